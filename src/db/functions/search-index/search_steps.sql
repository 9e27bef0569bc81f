-- Changed by migrations only: triggers call it.
-- Steps of a number, for ranges: its power of ten, its first digit and its first two digits. 2,500,000 lies on the steps 6, 2e6
-- and 25e5.
CREATE OR REPLACE FUNCTION search_steps(name text, amount bigint) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY['=' || name || length(amount::text) - 1, '=' || name || left(amount::text, 1) || 'e' || length(amount::text) - 1]
    || CASE WHEN amount >= 10 THEN ARRAY['=' || name || left(amount::text, 2) || 'e' || length(amount::text) - 2] END
$$;
