-- Changed by migrations only: indexes hold what it gives.
-- What people ask for together, as one term each: market, kind and bedrooms, every two of them and all three, with `=bed2+` for two
-- bedrooms and more: `=rent=k:flat=bed2+`. Read apart, `=rent`, `=k:flat` and nine numbers of bedrooms are the longest lists of the index.
CREATE OR REPLACE FUNCTION search_together(facts text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  fact text;
  market text;
  kind text;
  bedrooms integer;
  rooms text;
  together text[];
BEGIN
  FOREACH fact IN ARRAY facts LOOP
    IF fact = ANY ('{=rent,=sale,=shortlet}') THEN market := fact;
    ELSIF starts_with(fact, '=k:') THEN kind := fact;
    ELSIF starts_with(fact, '=bed') THEN bedrooms := substr(fact, 5);
    END IF;
  END LOOP;
  together := ARRAY[market, kind, market || kind];
  -- No search asks for more than ten.
  FOR fewest IN 1 .. CASE WHEN bedrooms <= 10 THEN bedrooms + 1 ELSE 0 END LOOP
    rooms := CASE WHEN fewest > bedrooms THEN '=bed' || bedrooms ELSE '=bed' || fewest || '+' END;
    together := together || ARRAY[rooms, market || rooms, kind || rooms, market || kind || rooms];
  END LOOP;
  RETURN array_remove(together, NULL);
END $$;
