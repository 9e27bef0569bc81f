-- Bounds as clauses: the prefix buckets of the numbers and the grid cells of the box, so that the index can narrow a search to
-- them. They let in homes at the edges of the bounds; search_bounds_sql() refuses those. A range that ends before it begins is a term of no
-- home.
CREATE OR REPLACE FUNCTION search_bounds_clauses(bounds jsonb) RETURNS tsquery[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN bounds ?| ARRAY['minPrice', 'maxPrice'] THEN coalesce(search_buckets('price',
      coalesce((bounds ->> 'minPrice')::bigint, 0), coalesce((bounds ->> 'maxPrice')::bigint, 9999999999999)), nothing) END,
    CASE WHEN bounds ?| ARRAY['minTotal', 'maxTotal'] THEN coalesce(search_buckets('total',
      coalesce((bounds ->> 'minTotal')::bigint, 0), coalesce((bounds ->> 'maxTotal')::bigint, 9999999999999)), nothing) END,
    CASE WHEN bounds ?| ARRAY['minSize', 'maxSize'] THEN coalesce(search_buckets('size',
      coalesce((bounds ->> 'minSize')::bigint, 0), coalesce((bounds ->> 'maxSize')::bigint, 9999999999999)), nothing) END,
    CASE WHEN bounds ? 'cover' THEN (bounds ->> 'cover')::tsquery WHEN bounds ? 'box' THEN search_cover(bounds) END
  ], NULL) FROM (VALUES ('''=nothing'''::tsquery)) AS none (nothing)
$$;
