-- Matches among the oldest homes, those that were changed longest ago first; otherwise as search_scan_recent().
CREATE OR REPLACE FUNCTION search_scan_oldest(query tsquery, conditions text, max_rows integer, max_matches integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off AS $$
DECLARE
  ids uuid[];
BEGIN
  EXECUTE 'SELECT ARRAY(
    SELECT listing_id FROM (SELECT * FROM listing_search ORDER BY updated_at, listing_id LIMIT $2) AS oldest
    WHERE terms @@ $1' || conditions || ' LIMIT $3)'
    INTO ids USING query, max_rows, max_matches;
  RETURN ids;
END $$;
