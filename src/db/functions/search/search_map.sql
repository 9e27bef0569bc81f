-- The matches on a map, joined in squares of 1/`parts` degree: from the sample, each for 64, where matches are common.
CREATE OR REPLACE FUNCTION search_map(clauses tsquery[], bounds jsonb, parts double precision)
RETURNS TABLE (homes integer, latitude double precision, longitude double precision, price bigint, listing_id uuid, scale integer)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  conditions text := search_conditions(bounds);
  common boolean;
BEGIN
  clauses := search_narrowed(clauses, bounds);
  common := search_is_common(search_all(clauses), conditions, 9);
  RETURN QUERY EXECUTE 'SELECT count(*)::integer, avg(latitude), avg(longitude), min(price), min(listing_id::text)::uuid, $2
    FROM (SELECT latitude, longitude, price, listing_id FROM listing_search
      WHERE latitude IS NOT NULL AND ' || CASE WHEN common THEN 'sampled AND ' ELSE '' END
    || search_clauses(clauses) || conditions || ' LIMIT 4000) AS found
    GROUP BY floor(latitude * $3), floor(longitude * $3)'
    USING clauses, CASE WHEN common THEN 64 ELSE 1 END, parts;
END $$;
