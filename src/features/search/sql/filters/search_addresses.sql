-- The addresses of up to `most` homes that meet all clauses, in no order.
--
-- among        further SQL conditions, ending with AND, such as that of a sample; '' for none
-- conditions   further SQL conditions on the row, of search_split()
CREATE OR REPLACE FUNCTION search_addresses(among text, clauses tsquery[], conditions text, most integer) RETURNS tid[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  found tid[];
BEGIN
  EXECUTE 'SELECT ARRAY(SELECT ctid FROM listing_search WHERE ' || among || search_clauses_sql(clauses) || conditions || ' LIMIT $2)'
    INTO found USING clauses, most;
  RETURN found;
END $$;
