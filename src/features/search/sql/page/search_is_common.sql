-- Whether reading the newest homes fills the page sooner than the index does, judged by the matches in the sample: the planner
-- cannot know how often words occur together, and at a million homes its guess costs 600 ms.
--
-- conditions   further SQL conditions on the row, of search_bounds_sql()
-- need         how many matches are needed, down to the end of the page
CREATE OR REPLACE FUNCTION search_is_common(query tsquery, conditions text, need integer) RETURNS boolean
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  threshold integer := search_sample_threshold(need);
  sampled_matches integer;
BEGIN
  EXECUTE 'SELECT count(*) FROM (SELECT FROM listing_search WHERE sampled AND terms @@ $1' || conditions || ' LIMIT $2) AS matches'
    INTO sampled_matches USING query, threshold;
  RETURN sampled_matches = threshold;
END $$;
