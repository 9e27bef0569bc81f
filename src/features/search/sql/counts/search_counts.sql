-- For processes of the release before, which count in the database; DROPS names it with the next release, as search_feature_groups().
-- How many matches have each tag, and how many any of each group of features. Up to 1,000 matches are counted exactly; of more, 400 are counted and stand for the others.
-- Finding the rows of all matches is what takes the time: so of more than about 87,000 matches (170 in the smaller sample) one in
-- 512 is found, of fewer but many one in search_sample_rate(). The index is asked once: the addresses of the rows (ctid) say how
-- many there are, and lead to those that are counted.
--
-- clauses   what a home must meet, each a query over its terms
-- bounds    see search_bounds_sql(); '{}' for none
-- wanted    the tags to count, beside `=home`, which every home has; null for all
-- counts    for each tag that occurs, how many of the counted homes have it
-- scale     how many matches one counted home stands for; 1 where the counts are exact
CREATE OR REPLACE FUNCTION search_counts(clauses tsquery[], bounds jsonb, wanted text[], OUT counts jsonb, OUT scale double precision)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  max_exact CONSTANT integer := 1000;
  max_estimated CONSTANT integer := 400;
  small_sample_rate CONSTANT integer := 512;
  small_sample_many CONSTANT integer := 170;
  find_rows CONSTANT text := 'SELECT ARRAY(SELECT ctid FROM listing_search WHERE ';
  with_groups boolean := wanted IS NULL OR array_to_string(wanted, ' ') LIKE '%=g:%';
  matching text;
  row_addresses tid[];
BEGIN
  clauses := search_with_bounds(clauses, bounds);
  matching := search_clauses_sql(clauses) || search_bounds_sql(bounds) || ' LIMIT 20000)';
  -- In a smaller market hardly any search has so many matches.
  IF search_market_size() > 200000 THEN
    scale := small_sample_rate;
    -- As the index listing_search_small_sample says it.
    EXECUTE find_rows || format('hashtext(listing_id::text) & %s = 0 AND ', small_sample_rate - 1) || matching
      INTO row_addresses USING clauses;
  END IF;
  IF row_addresses IS NULL OR cardinality(row_addresses) < small_sample_many THEN
    scale := search_sample_rate();
    EXECUTE find_rows || 'sampled AND ' || matching INTO row_addresses USING clauses;
    -- Common for a first page of nine homes.
    IF cardinality(row_addresses) < search_sample_threshold(9) THEN
      scale := 1;
      EXECUTE find_rows || matching INTO row_addresses USING clauses;
    END IF;
  END IF;
  IF cardinality(row_addresses) > (CASE scale WHEN 1 THEN max_exact ELSE max_estimated END) THEN
    scale := scale * cardinality(row_addresses) / max_estimated;
    row_addresses := row_addresses[1:max_estimated];
  END IF;
  -- Each home's tags are unnested without a join, and looked up in a hash: one by one they took longer than finding the homes.
  SELECT jsonb_object_agg(tag, homes) INTO counts FROM (
    SELECT tag, count(*) AS homes FROM (
      SELECT unnest(facts || CASE WHEN with_groups THEN
        ARRAY(SELECT one.tag FROM search_feature_groups() AS one WHERE one.members && facts) END) AS tag
      FROM listing_search WHERE ctid = ANY (row_addresses)
    ) AS tags
    WHERE wanted IS NULL OR tag IN (SELECT unnest(wanted || '{=home}'::text[]))
    GROUP BY tag
  ) AS counted;
END $$;
