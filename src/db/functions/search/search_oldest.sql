-- The same as search_recent(), the homes that were changed longest ago first.
CREATE OR REPLACE FUNCTION search_oldest(query tsquery, conditions text, reach integer, need integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off AS $$
DECLARE
  found uuid[];
BEGIN
  EXECUTE 'SELECT ARRAY(
    SELECT listing_id FROM (SELECT * FROM listing_search ORDER BY updated_at, listing_id LIMIT $2) AS oldest
    WHERE terms @@ $1' || conditions || ' LIMIT $3)'
    INTO found USING query, reach, need;
  RETURN found;
END $$;
