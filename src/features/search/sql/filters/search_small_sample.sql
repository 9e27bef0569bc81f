-- The condition of the smaller sample, one home in 512, letter for letter that of its index listing_search_small_sample; null in a market so
-- small that hardly any search has enough of it.
CREATE OR REPLACE FUNCTION search_small_sample() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN search_market_size() > 200000 THEN 'hashtext(listing_id::text) & 511 = 0' END
$$;
