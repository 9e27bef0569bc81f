-- The smallest grid cells that cover a part of the map with at most 48 of them (144 of 22 km, all within 100 km of a point), as one clause; null for one of many degrees. Cells at the
-- edges reach beyond it. search_cells_of() says which cells a point lies in.
--
-- bounds   with a box, and an area where only that part of it is asked for; see search_bounds_sql(). `cells` is another number than these, except for cells of 110 km; `finest`
--          the level of the smallest cells, if not 3
CREATE OR REPLACE FUNCTION search_cover(bounds jsonb) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  max_cells integer := coalesce((bounds ->> 'cells')::integer, 48);
  area CONSTANT polygon := bounds ->> 'area';
  sides CONSTANT double precision[] := translate(bounds ->> 'box', '[]', '{}');
  per_degree integer;
  south integer;
  west integer;
  north integer;
  east integer;
  cells text[];
BEGIN
  FOR level IN REVERSE coalesce((bounds ->> 'finest')::integer, 3) .. 0 LOOP
    -- The next level has cells of 110 km, which hold whole cities that are not meant.
    IF level = 0 OR level = 1 AND NOT bounds ? 'cells' THEN max_cells := 144; END IF;
    per_degree := 5 ^ level;
    south := floor(sides[1] * per_degree);
    west := floor(sides[2] * per_degree);
    north := floor(sides[3] * per_degree);
    east := floor(sides[4] * per_degree);
    CONTINUE WHEN (north - south + 1)::bigint * (east - west + 1) > CASE WHEN area IS NULL THEN max_cells ELSE 3 * max_cells END;
    cells := ARRAY(SELECT format('''=c%s:%s:%s''', level, x, y) FROM generate_series(west, east) AS x, generate_series(south, north) AS y
      WHERE area IS NULL OR area && polygon(box(point(x, y) / point(per_degree, 0), point(x + 1, y + 1) / point(per_degree, 0))));
    IF cardinality(cells) <= max_cells THEN RETURN coalesce(nullif(array_to_string(cells, ' | '), ''), '''=nothing''')::tsquery; END IF;
  END LOOP;
  RETURN NULL;
END $$;
