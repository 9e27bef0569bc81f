-- Changed by migrations only: a trigger calls it.
-- The grid cells that a point lies in, as tags: cells of 1, 1/5, 1/25 and 1/125 of a degree, the last about 900 m wide. They nest as
-- the prefixes of a geohash do: `=c2:85:161` is column 85, row 161 of level 2. search_cover() covers a part of the map with them.
CREATE OR REPLACE FUNCTION search_cells_of(latitude double precision, longitude double precision) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(format('=c%s:%s:%s', level, floor(longitude * (5 ^ level))::integer, floor(latitude * (5 ^ level))::integer))
  FROM generate_series(0, 3) AS level WHERE latitude IS NOT NULL AND longitude IS NOT NULL
$$;
