-- The clauses with the bounds as terms, where that pays: a clause of many terms costs the index more than comparing the rows
-- themselves, as long as those are a few thousand.
CREATE OR REPLACE FUNCTION search_narrowed(clauses tsquery[], bounds jsonb) RETURNS tsquery[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  enough CONSTANT integer := 80;
  found integer;
BEGIN
  IF bounds = '{}' THEN RETURN clauses; END IF;
  EXECUTE 'SELECT count(*) FROM (SELECT FROM listing_search WHERE sampled AND ' || search_clauses(clauses) || ' LIMIT $2) AS matches'
    INTO found USING clauses, enough;
  RETURN CASE WHEN found < enough THEN clauses ELSE clauses || search_narrowing(bounds) END;
END $$;
