-- How many of the sample match, counted up to `most`: tells how common a search is before it is run. Finding all that match in the sample
-- is what takes the time, so whether very many homes meet one or two clauses, or such as say no place and no word, is told from the smaller sample.
-- The planner cannot know how often words occur together, and at a million homes its guess costs 600 ms.
--
-- conditions   further SQL conditions on the row, of search_split()
CREATE OR REPLACE FUNCTION search_sampled(clauses tsquery[], conditions text, most integer) RETURNS integer
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  -- With so many in the smaller sample, an eighth of the other, that one is certain to hold `most`.
  plenty CONSTANT integer := ceil(most / 4.0 + 6 * sqrt(most / 4.0));
  matches integer;
BEGIN
  IF search_small_sample() IS NOT NULL AND (cardinality(clauses) <= 2 OR search_is_broad(clauses)) THEN
    EXECUTE 'SELECT count(*) FROM (SELECT FROM listing_search WHERE ' || search_small_sample() || ' AND ' || search_clauses_sql(clauses)
      || conditions || ' LIMIT $2) AS matches' INTO matches USING clauses, plenty;
    IF matches = plenty THEN RETURN most; END IF;
  END IF;
  EXECUTE 'SELECT count(*) FROM (SELECT FROM listing_search WHERE sampled AND ' || search_clauses_sql(clauses) || conditions
    || ' LIMIT $2) AS matches' INTO matches USING clauses, most;
  RETURN matches;
END $$;
