-- The smallest grid cells that cover a box with at most 16 of them, as one clause; null for a box of many degrees. Cells at the
-- edges reach beyond the box. search_cells_of() says which cells a point lies in.
CREATE OR REPLACE FUNCTION search_cells(south double precision, west double precision, north double precision, east double precision)
RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  cells_per_degree integer;
  cell_columns integer;
  cell_rows integer;
BEGIN
  FOR level IN REVERSE 3 .. 0 LOOP
    cells_per_degree := 5 ^ level;
    cell_columns := floor(east * cells_per_degree)::integer - floor(west * cells_per_degree)::integer + 1;
    cell_rows := floor(north * cells_per_degree)::integer - floor(south * cells_per_degree)::integer + 1;
    IF cell_columns::bigint * cell_rows <= 16 THEN
      RETURN (SELECT string_agg(format('''=c%s:%s:%s''', level, x, y), ' | ')
        FROM generate_series(floor(west * cells_per_degree)::integer, floor(east * cells_per_degree)::integer) AS x,
             generate_series(floor(south * cells_per_degree)::integer, floor(north * cells_per_degree)::integer) AS y)::tsquery;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
