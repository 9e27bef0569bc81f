-- The smallest squares that cover a box with at most 16 of them; NULL for a box of many degrees.
CREATE OR REPLACE FUNCTION search_cells(south double precision, west double precision, north double precision, east double precision)
RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  parts integer;
  wide integer;
  high integer;
BEGIN
  FOR level IN REVERSE 3 .. 0 LOOP
    parts := 5 ^ level;
    wide := floor(east * parts)::integer - floor(west * parts)::integer + 1;
    high := floor(north * parts)::integer - floor(south * parts)::integer + 1;
    IF wide::bigint * high <= 16 THEN
      RETURN (SELECT string_agg(format('''=c%s:%s:%s''', level, x, y), ' | ')
        FROM generate_series(floor(west * parts)::integer, floor(east * parts)::integer) AS x,
             generate_series(floor(south * parts)::integer, floor(north * parts)::integer) AS y)::tsquery;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
