-- The bands that a range of prices reaches in a market, as search_banded_terms() counts them: each an eighth of a power of ten, from what is hardly
-- ever asked for less than, to ten billion. An end that is null is open.
CREATE OR REPLACE FUNCTION search_bands(market text, low bigint, high bigint) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '=band' || band FROM (SELECT CASE market WHEN '=sale' THEN 48 ELSE 32 END AS lowest, 80 AS highest) AS ends,
    generate_series(greatest(lowest, least(highest, floor(8 * log(greatest(1, low)))::integer)),
      greatest(lowest, CASE WHEN high IS NULL THEN highest ELSE least(highest, floor(8 * log(greatest(1, high)))::integer) END)) AS band
$$;
