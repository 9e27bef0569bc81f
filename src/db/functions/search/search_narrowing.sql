-- The same bounds as terms, so that the index narrows a search to them.
CREATE OR REPLACE FUNCTION search_narrowing(bounds jsonb) RETURNS tsquery[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_remove(ARRAY[
    CASE WHEN bounds ?| ARRAY['minPrice', 'maxPrice'] THEN search_range('price',
      coalesce((bounds ->> 'minPrice')::bigint, 0), coalesce((bounds ->> 'maxPrice')::bigint, 9999999999999)) END,
    CASE WHEN bounds ?| ARRAY['minTotal', 'maxTotal'] THEN search_range('total',
      coalesce((bounds ->> 'minTotal')::bigint, 0), coalesce((bounds ->> 'maxTotal')::bigint, 9999999999999)) END,
    CASE WHEN bounds ?| ARRAY['minSize', 'maxSize'] THEN search_range('size',
      coalesce((bounds ->> 'minSize')::bigint, 0), coalesce((bounds ->> 'maxSize')::bigint, 9999999999999)) END,
    CASE WHEN bounds ? 'box' THEN search_cells((bounds #>> '{box,0}')::float8, (bounds #>> '{box,1}')::float8,
      (bounds #>> '{box,2}')::float8, (bounds #>> '{box,3}')::float8) END
  ], NULL)
$$;
