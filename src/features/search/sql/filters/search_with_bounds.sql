-- The clauses, and the bounds as further ones where that pays. The cells of a box are few terms and leave few rows, so they always do.
-- The buckets of numbers are many terms, which cost the index more than comparing the rows themselves: they pay only where more than
-- about 5,000 matches (80 in the sample) are left, no more than a quarter of which are within the numbers.
CREATE OR REPLACE FUNCTION search_with_bounds(clauses tsquery[], bounds jsonb) RETURNS tsquery[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  many CONSTANT integer := 80;
  numbers jsonb := bounds - 'box' - 'area';
  narrowed tsquery[] := clauses || search_bounds_clauses(bounds - ARRAY(SELECT jsonb_object_keys(numbers)));
  sampled_matches integer;
  within_numbers integer;
BEGIN
  IF numbers = '{}' THEN RETURN narrowed; END IF;
  EXECUTE 'SELECT count(*), count(*) FILTER (WHERE true' || search_bounds_sql(numbers)
    || ') FROM (SELECT price, total, size_sqm FROM listing_search WHERE sampled AND ' || search_clauses_sql(narrowed)
    || ' LIMIT $2) AS matches' INTO sampled_matches, within_numbers USING narrowed, many;
  RETURN CASE WHEN sampled_matches = many AND within_numbers * 4 <= many THEN narrowed || search_bounds_clauses(numbers)
    ELSE narrowed END;
END $$;
