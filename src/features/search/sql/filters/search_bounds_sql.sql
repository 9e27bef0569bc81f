-- Bounds as SQL conditions on a row of listing_search, each beginning with AND; '' where there are none. Every value passes
-- through a type, so none can be read as SQL.
--
-- bounds   minPrice, maxPrice, minTotal, maxTotal (naira); minSize, maxSize (square metres);
--          box [south, west, north, east] (degrees); area (a polygon of longitude and latitude as PostgreSQL writes it); cover (what
--          search_cover() gives for them, where it is known already)
CREATE OR REPLACE FUNCTION search_bounds_sql(bounds jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat(
    ' AND price >= ' || (bounds ->> 'minPrice')::bigint, ' AND price <= ' || (bounds ->> 'maxPrice')::bigint,
    ' AND total >= ' || (bounds ->> 'minTotal')::bigint, ' AND total <= ' || (bounds ->> 'maxTotal')::bigint,
    ' AND size_sqm >= ' || (bounds ->> 'minSize')::bigint, ' AND size_sqm <= ' || (bounds ->> 'maxSize')::bigint,
    CASE WHEN bounds ? 'box' THEN format(
      ' AND latitude BETWEEN %L::float8 AND %L::float8 AND longitude BETWEEN %L::float8 AND %L::float8',
      (bounds #>> '{box,0}')::float8, (bounds #>> '{box,2}')::float8,
      (bounds #>> '{box,1}')::float8, (bounds #>> '{box,3}')::float8) END,
    CASE WHEN bounds ? 'area' THEN
      format(' AND point(longitude, latitude) <@ %L::polygon', ((bounds ->> 'area')::polygon)::text) END)
$$;
