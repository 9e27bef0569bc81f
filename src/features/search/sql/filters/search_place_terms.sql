-- Places of which any is asked for, each as what lies in it or names it (`=in:lagos/yaba`, `=named:lagos/yaba`; states are not named), as
-- search_combined_terms() says them; null where it does not say them.
CREATE OR REPLACE FUNCTION search_place_terms(facts text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN said @> facts AND facts @> said THEN terms END FROM (
    SELECT array_agg('=in:' || id) || coalesce(array_agg('=named:' || id) FILTER (WHERE id LIKE '%/%'), '{}') AS said,
      array_agg('=at:' || id) AS terms
    FROM unnest(facts) AS fact, substr(fact, 5) AS id WHERE starts_with(fact, '=in:')) AS places
$$;
