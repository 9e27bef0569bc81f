-- For processes of the release before, which have matches counted up to 1,000; see search_page().
CREATE OR REPLACE FUNCTION search_listings(clauses tsquery[], heads tsquery[], bounds jsonb, sort text, skip integer, take integer,
  OUT ids uuid[], OUT total integer) LANGUAGE sql STABLE AS $$
  SELECT page.ids, page.total FROM search_page(clauses, heads, bounds, sort, skip, take, 1000) AS page
$$;
