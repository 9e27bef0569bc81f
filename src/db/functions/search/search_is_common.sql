-- Whether looking through the newest homes finds `need` matches sooner than the index does, judged on the sample: the
-- planner cannot know how often words occur together, and at a million homes its guess costs 600 ms. The two ways cost
-- the same where a search has about sqrt(need * homes) matches. Below 40 in the sample never, so that "common" is also
-- certain to be more than 1,000 matches.
CREATE OR REPLACE FUNCTION search_is_common(query tsquery, conditions text, need integer) RETURNS boolean
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  enough integer := search_enough(need);
  found integer;
BEGIN
  EXECUTE 'SELECT count(*) FROM (SELECT FROM listing_search WHERE sampled AND terms @@ $1' || conditions || ' LIMIT $2) AS matches'
    INTO found USING query, enough;
  RETURN found = enough;
END $$;
