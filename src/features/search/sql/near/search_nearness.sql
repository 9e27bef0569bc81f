-- How near a number comes to a range, on a log scale: 1 inside, else the ratio to the next end to the power of `weight`, and hardly near at all
-- beyond five times; 0.5 for a number that is not known. An end that is null is open.
CREATE OR REPLACE FUNCTION search_nearness(amount double precision, least_amount double precision, most_amount double precision, weight double precision)
RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN least_amount IS NULL AND most_amount IS NULL THEN 1 WHEN amount IS NULL THEN 0.5
    ELSE greatest(1, amount / nullif(most_amount, 0), least_amount / nullif(amount, 0)) ^ -weight
      * CASE WHEN amount > most_amount * 5 OR amount * 5 < least_amount THEN 0.05 ELSE 1 END END
$$;
