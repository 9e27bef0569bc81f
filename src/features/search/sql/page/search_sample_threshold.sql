-- From how many matches in the sample on a search counts as common: reading the newest homes until the page is full then costs
-- less than reading every match from the index. Of M homes with N matches the first reads about page_end * M / N rows and the
-- second N, so they cost the same at N = sqrt(page_end * M), and the sample holds one of search_sample_rate() of these.
-- Never below what makes more than 1,000 matches certain (MAX_DEPTH of the search in TypeScript).
--
-- page_end   how many matches are needed, down to the end of the page
CREATE OR REPLACE FUNCTION search_sample_threshold(page_end integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT greatest(search_certain_sample(1000), sqrt(page_end * search_market_size()) / search_sample_rate())::integer
$$;
