-- The fewest steps that cover everything between two amounts; NULL for none.
CREATE OR REPLACE FUNCTION search_range(name text, low bigint, high bigint) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  names text[] := '{}';
  unit bigint := 1;
BEGIN
  FOR power IN 0 .. 12 LOOP
    IF unit * 10 - 1 >= low AND unit <= high OR power = 0 AND low <= 0 THEN
      IF (unit >= low OR power = 0 AND low <= 0) AND unit * 10 - 1 <= high THEN
        names := names || ('=' || name || power);
      ELSE
        FOR digit IN CASE WHEN power = 0 THEN 0 ELSE 1 END .. 9 LOOP
          CONTINUE WHEN (digit + 1) * unit - 1 < low OR digit * unit > high;
          IF power = 0 OR (digit * unit >= low AND (digit + 1) * unit - 1 <= high) THEN
            names := names || ('=' || name || digit || 'e' || power);
          ELSE
            FOR part IN digit * 10 .. digit * 10 + 9 LOOP
              CONTINUE WHEN (part + 1) * unit / 10 - 1 < low OR part * unit / 10 > high;
              names := names || ('=' || name || part || 'e' || power - 1);
            END LOOP;
          END IF;
        END LOOP;
      END IF;
    END IF;
    unit := unit * 10;
  END LOOP;
  RETURN (SELECT string_agg(quote_literal(one), ' | ') FROM unnest(names) AS one)::tsquery;
END $$;
