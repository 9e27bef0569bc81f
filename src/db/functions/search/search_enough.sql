-- From how many matches in the sample on matches are common, where so many homes are needed.
CREATE OR REPLACE FUNCTION search_enough(need integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT greatest(40, sqrt(need * search_homes()) / 64)::integer
$$;
