-- Changed by migrations only: triggers call it.
-- The squares of four sizes that a point lies in: 1, 1/5, 1/25 and 1/125 of a degree, the last about 900 m wide.
CREATE OR REPLACE FUNCTION search_cells_of(latitude double precision, longitude double precision) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(format('=c%s:%s:%s', level, floor(longitude * (5 ^ level))::integer, floor(latitude * (5 ^ level))::integer))
  FROM generate_series(0, 3) AS level WHERE latitude IS NOT NULL AND longitude IS NOT NULL
$$;
