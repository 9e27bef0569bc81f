-- Changed by migrations only: a trigger calls it.
-- The prefix buckets that a number lies in, as tags: its power of ten, its first digit and its first two digits. A price of 2,500,000
-- lies in `=price6`, `=price2e6` and `=price25e5`. So the index answers ranges: search_buckets() covers one with buckets.
--
-- name     which number: 'price', 'total' or 'size'
-- amount   the number; null has no buckets
CREATE OR REPLACE FUNCTION search_buckets_of(name text, amount bigint) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY['=' || name || length(amount::text) - 1, '=' || name || left(amount::text, 1) || 'e' || length(amount::text) - 1]
    || CASE WHEN amount >= 10 THEN ARRAY['=' || name || left(amount::text, 2) || 'e' || length(amount::text) - 2] END
$$;
