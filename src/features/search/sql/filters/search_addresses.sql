-- The addresses of up to `most` homes that meet all clauses, in no order.
--
-- among        an SQL condition on the row, such as that of a sample
-- conditions   further SQL conditions on the row, of search_split()
CREATE OR REPLACE FUNCTION search_addresses(among text, clauses tsquery[], conditions text, most integer) RETURNS tid[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  found tid[];
BEGIN
  EXECUTE 'SELECT ARRAY(SELECT ctid FROM listing_search WHERE ' || among || ' AND ' || search_clauses_sql(clauses) || conditions || ' LIMIT $2)'
    INTO found USING clauses, most;
  RETURN found;
END $$;
