-- What is compared on each match to tell which come first: the heads that not every match meets anyway, because it is a clause; null where all
-- of them meet it.
--
-- heads, clauses   as of search_page()
CREATE OR REPLACE FUNCTION search_raising(heads tsquery[], clauses tsquery[]) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_conjunction(ARRAY(SELECT head FROM unnest(heads) AS head WHERE head <> ALL (clauses)))
$$;
