-- How many matches in the sample make it certain that there are more than so many in all: six deviations above what as many would leave there.
-- Of fewer than a hundred it is likely, not certain.
CREATE OR REPLACE FUNCTION search_certain_sample(matches integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ceil(matches / search_sample_rate()::float8 + 6 * sqrt(matches / search_sample_rate()::float8))::integer
$$;
