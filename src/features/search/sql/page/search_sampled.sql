-- How many of the sample match, counted up to `most`: tells how common a search is before it is run. The planner cannot know how often
-- words occur together, and at a million homes its guess costs 600 ms.
--
-- conditions   further SQL conditions on the row, of search_split()
CREATE OR REPLACE FUNCTION search_sampled(clauses tsquery[], conditions text, most integer) RETURNS integer
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  matches integer;
BEGIN
  EXECUTE 'SELECT count(*) FROM (SELECT FROM listing_search WHERE sampled AND ' || search_clauses_sql(clauses) || conditions
    || ' LIMIT $2) AS matches' INTO matches USING clauses, most;
  RETURN matches;
END $$;
