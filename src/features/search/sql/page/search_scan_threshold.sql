-- From how many matches in the sample on search_scan_recent() fills a page sooner than search_scan_index(). Of M homes with N matches the
-- first reads page_end * M / N rows, each at the cost of four thirds of a row of the second, which reads N and, before these, the lists
-- of the index: by experience as much as a 300th of the market, and a 60th for each feature.
--
-- clauses    what the homes must meet
-- looked_up  of these, what the index would be asked for
-- page_end   how many matches are needed, down to the end of the page
CREATE OR REPLACE FUNCTION search_scan_threshold(clauses tsquery[], looked_up tsquery[], page_end integer) RETURNS integer LANGUAGE plpgsql STABLE AS $$
DECLARE
  homes CONSTANT double precision := search_market_size();
  -- Of a state and one market, less than a sixth; of a market and one kind, about a 40th.
  reach CONSTANT double precision := homes * CASE WHEN search_regional_markets(clauses) IS NOT NULL THEN 1 / 6.0
    ELSE coalesce(cardinality(search_markets_of_kinds(clauses)) / 40.0, 1) END;
  lists CONSTANT double precision := homes / 300 + cardinality(search_features(looked_up)) * homes / 60;
BEGIN
  RETURN (sqrt(lists ^ 2 + 4 * 4 / 3.0 * page_end * reach) - lists) / 2 / search_sample_rate();
END $$;
