-- The clauses, and the bounds as further ones where that pays: a clause of many terms costs the index more than comparing the rows
-- themselves, as long as those are fewer than about 5,000 (80 in the sample).
CREATE OR REPLACE FUNCTION search_with_bounds(clauses tsquery[], bounds jsonb) RETURNS tsquery[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  many CONSTANT integer := 80;
  sampled_matches integer;
BEGIN
  IF bounds = '{}' THEN RETURN clauses; END IF;
  EXECUTE 'SELECT count(*) FROM (SELECT FROM listing_search WHERE sampled AND ' || search_clauses_sql(clauses) || ' LIMIT $2) AS matches'
    INTO sampled_matches USING clauses, many;
  RETURN CASE WHEN sampled_matches < many THEN clauses ELSE clauses || search_bounds_clauses(bounds) END;
END $$;
