-- What of a search the index is asked for, and what is compared on the rows that it gives.
--
-- The cells of a box are few terms and leave few rows, so they always pay. What many homes have, such as a pool, what is refused, a market
-- without kind, bedrooms, cells or place (with them it is one term, see search_combined_parts()), and the buckets of numbers are long lists, which cost the index more
-- than looking at some rows: they are looked up only where the other clauses leave more homes for each of them than one in 300 (or 2,500),
-- numbers only where as many are left, no more than a quarter of which are within.
--
-- The clause that every home meets is left out where anything else is asked for: the index would read every home.
--
-- clauses      what a home must meet, each a query over its terms
-- bounds       see search_bounds_sql(); '{}' for none
-- looked_up    the clauses that the index is asked for
-- covering     further ones, which cover the bounds
-- conditions   the rest as SQL conditions on the row, each beginning with AND; '' for none
CREATE OR REPLACE FUNCTION search_split(clauses tsquery[], bounds jsonb, OUT looked_up tsquery[], OUT covering tsquery[], OUT conditions text)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  few CONSTANT integer := least(40, greatest(5, search_market_size() / 300 / search_sample_rate()));
  numbers CONSTANT jsonb := bounds - '{box,area,cover,region}'::text[];
  features tsquery[] := search_features(clauses);
  -- What is refused is taken from the list of all homes.
  lists integer;
  sampled_matches integer;
  within_numbers integer;
  sample text;
BEGIN
  covering := search_bounds_clauses(bounds - ARRAY(SELECT jsonb_object_keys(numbers)));
  conditions := search_bounds_sql(bounds);
  IF covering = '{}' AND (search_combined_parts(clauses)).together <@ '{=rent,=sale,=shortlet}' THEN
    features := features || ARRAY(SELECT clause FROM unnest(clauses) AS clause WHERE clause::text ~ '^''=(rent|sale|shortlet)''');
  END IF;
  IF cardinality(clauses || covering) > 1 THEN clauses := array_remove(clauses, '''=home'''); END IF;
  looked_up := ARRAY(SELECT clause FROM unnest(clauses) AS clause WHERE clause <> ALL (features));
  lists := (SELECT sum(CASE WHEN starts_with(feature::text, '''=home''') THEN 2 ELSE 1 END) FROM unnest(features) AS feature);
  IF features <> '{}' AND cardinality(looked_up || covering) > 0
    AND search_sampled(looked_up || covering, '', few * lists) < few * lists THEN
    -- Said otherwise the index would be asked for it.
    conditions := (SELECT string_agg(format(' AND (terms @@ %L::tsquery) IS TRUE', feature), '') FROM unnest(features) AS feature)
      || conditions;
    RETURN;
  END IF;
  looked_up := clauses;
  IF numbers = '{}' THEN RETURN; END IF;
  -- Of what most homes may meet, the smaller sample has enough, and finding all of the other takes the time.
  FOREACH sample IN ARRAY array_remove(ARRAY[CASE WHEN search_is_broad(clauses || covering) THEN search_small_sample() END, 'sampled'], NULL) LOOP
    EXECUTE 'SELECT count(*), count(*) FILTER (WHERE true' || search_bounds_sql(numbers)
      || ') FROM (SELECT price, total, size_sqm FROM listing_search WHERE ' || sample || ' AND ' || search_clauses_sql(clauses || covering)
      || ' LIMIT $2) AS matches' INTO sampled_matches, within_numbers USING clauses || covering, few;
    EXIT WHEN sampled_matches = few;
  END LOOP;
  IF sampled_matches = few AND within_numbers * 4 <= few THEN covering := covering || search_bounds_clauses(numbers); END IF;
END $$;
