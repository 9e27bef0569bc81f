-- Changed by migrations only: a trigger calls it.
-- One home in so many is in the sample, the rows with `sampled`, which have an index of their own. Which homes says their id, as if
-- by chance. The sample tells how common a search is before it is run, and stands for all homes where many are counted. A power of 2.
CREATE OR REPLACE FUNCTION search_sample_rate() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 64 $$;
