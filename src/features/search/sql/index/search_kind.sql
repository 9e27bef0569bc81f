-- Changed by migrations only: a trigger calls it.
-- The kind of a property: as its owner chose it, else as its name says it; null where neither does.
CREATE OR REPLACE FUNCTION search_kind(home listings) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(home.property_type, (
    SELECT kind FROM search_kind_patterns(), (SELECT search_fold(home.name) AS name OFFSET 0) AS folded
    WHERE folded.name ~ pattern ORDER BY rank LIMIT 1))
$$;
