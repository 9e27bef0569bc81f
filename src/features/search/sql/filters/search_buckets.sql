-- The fewest prefix buckets that cover everything from one amount to another, as one clause; null for none. Buckets at the edges
-- reach beyond the range where two digits do not tell. search_buckets_of() says which buckets a number lies in.
--
-- name         which number: 'price', 'total' or 'size'
-- low, high    the range, both included
CREATE OR REPLACE FUNCTION search_buckets(name text, low bigint, high bigint) RETURNS tsquery
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  buckets text[] := '{}';
  unit bigint := 1;
BEGIN
  FOR power IN 0 .. 12 LOOP
    IF unit * 10 - 1 >= low AND unit <= high OR power = 0 AND low <= 0 THEN
      IF (unit >= low OR power = 0 AND low <= 0) AND unit * 10 - 1 <= high THEN
        buckets := buckets || ('=' || name || power);
      ELSE
        FOR digit IN CASE WHEN power = 0 THEN 0 ELSE 1 END .. 9 LOOP
          CONTINUE WHEN (digit + 1) * unit - 1 < low OR digit * unit > high;
          IF power = 0 OR (digit * unit >= low AND (digit + 1) * unit - 1 <= high) THEN
            buckets := buckets || ('=' || name || digit || 'e' || power);
          ELSE
            FOR two_digits IN digit * 10 .. digit * 10 + 9 LOOP
              CONTINUE WHEN (two_digits + 1) * unit / 10 - 1 < low OR two_digits * unit / 10 > high;
              buckets := buckets || ('=' || name || two_digits || 'e' || power - 1);
            END LOOP;
          END IF;
        END LOOP;
      END IF;
    END IF;
    unit := unit * 10;
  END LOOP;
  RETURN (SELECT string_agg(quote_literal(bucket), ' | ') FROM unnest(buckets) AS bucket)::tsquery;
END $$;
