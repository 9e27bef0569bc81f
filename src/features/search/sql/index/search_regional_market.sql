-- Changed by migrations only: indexes hold what it gives.
-- The market and the state of a home as one word, `=sale=in:lagos`, for an index that has its newest homes in a row. NULL for a home in no
-- state that is known.
CREATE OR REPLACE FUNCTION search_regional_market(facts text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  fact text;
  market text;
  state text;
BEGIN
  FOREACH fact IN ARRAY facts LOOP
    IF fact = ANY ('{=rent,=sale,=shortlet}') THEN market := fact;
    ELSIF starts_with(fact, '=in:') THEN state := split_part(fact, '/', 1);
    END IF;
  END LOOP;
  RETURN market || state;
END $$;
