-- All matches out of the index, then sorted: fast where matches are few.
--
-- name_query    as search_raising() gives it; homes that match it have the column `in_name`; null where none is told apart
-- conditions    further SQL conditions on the row, of search_bounds_sql()
-- ordering      the ORDER BY list, over listing_id, updated_at, price, total, size_sqm and in_name
-- max_matches   how many matches are read at the most; beyond it the order is that of some of the matches
CREATE OR REPLACE FUNCTION search_scan_index(clauses tsquery[], name_query tsquery, conditions text, ordering text, max_matches integer)
RETURNS uuid[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  ids uuid[];
BEGIN
  EXECUTE 'SELECT ARRAY(SELECT listing_id FROM (
      SELECT listing_id, updated_at, price, total, size_sqm, terms @@ $2 AS in_name FROM listing_search WHERE '
    || search_clauses_sql(clauses) || conditions || ' LIMIT $3) AS matches ORDER BY ' || ordering || ')'
    INTO ids USING clauses, name_query, max_matches;
  RETURN ids;
END $$;
