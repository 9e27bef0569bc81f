-- Every match through the index, in the wanted order: right where matches are few.
CREATE OR REPLACE FUNCTION search_indexed(clauses tsquery[], head tsquery, conditions text, ordering text, need integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  found uuid[];
BEGIN
  EXECUTE 'SELECT ARRAY(SELECT listing_id FROM (
      SELECT listing_id, updated_at, price, total, size_sqm, terms @@ $2 AS leads FROM listing_search WHERE '
    || search_clauses(clauses) || conditions || ' LIMIT $3) AS matches ORDER BY ' || ordering || ')'
    INTO found USING clauses, head, need;
  RETURN found;
END $$;
