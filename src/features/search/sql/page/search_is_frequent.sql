-- The same as search_is_common(), where nobody needs to be certain that there are more than 1,000 matches.
CREATE OR REPLACE FUNCTION search_is_frequent(query tsquery, conditions text, need integer) RETURNS boolean
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  threshold integer := greatest(10, sqrt(need * search_market_size()) / search_sample_rate());
  sampled_matches integer;
BEGIN
  EXECUTE 'SELECT count(*) FROM (SELECT FROM listing_search WHERE sampled AND terms @@ $1' || conditions || ' LIMIT $2) AS matches'
    INTO sampled_matches USING query, threshold;
  RETURN sampled_matches = threshold;
END $$;
