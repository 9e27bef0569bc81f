-- Matches among the newest homes, newest first, found by reading those one after the other: fast where matches are common.
--
-- query         all clauses as one
-- conditions    further SQL conditions on the row, of search_bounds_sql()
-- max_rows      how many homes are read at the most
-- max_matches   where to stop
CREATE OR REPLACE FUNCTION search_scan_newest(query tsquery, conditions text, max_rows integer, max_matches integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off AS $$
DECLARE
  ids uuid[];
BEGIN
  EXECUTE 'SELECT ARRAY(
    SELECT listing_id FROM (SELECT * FROM listing_search ORDER BY updated_at DESC, listing_id DESC LIMIT $2) AS newest
    WHERE terms @@ $1' || conditions || ' LIMIT $3)'
    INTO ids USING query, max_rows, max_matches;
  RETURN ids;
END $$;
