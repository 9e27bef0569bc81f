-- Changed by migrations only: indexes hold what it gives.
-- The market and the kind of a home as one word, `=sale=k:duplex`, for an index that has its newest homes in a row. NULL for a home of no kind
-- that is known.
CREATE OR REPLACE FUNCTION search_market_of_kind(facts text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  fact text;
  market text;
  kind text;
BEGIN
  FOREACH fact IN ARRAY facts LOOP
    IF fact = ANY ('{=rent,=sale,=shortlet}') THEN market := fact;
    ELSIF starts_with(fact, '=k:') THEN kind := fact;
    END IF;
  END LOOP;
  RETURN market || kind;
END $$;
