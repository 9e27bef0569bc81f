-- The markets and kinds of which a home must be one to meet the clauses, each as search_market_of_kind() names it; NULL if they name no
-- kind, or more than eight combinations.
CREATE OR REPLACE FUNCTION search_markets_of_kinds(clauses tsquery[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  most CONSTANT integer := 8;
  clause text;
  any_of text[];
  markets text[] := '{=rent,=sale,=shortlet}';
  kinds text[];
BEGIN
  FOREACH clause IN ARRAY clauses::text[] LOOP
    CONTINUE WHEN clause !~ '^''=[^'']+''( \| ''=[^'']+'')*$';
    any_of := string_to_array(replace(clause, '''', ''), ' | ');
    IF any_of <@ '{=rent,=sale,=shortlet}' THEN markets := any_of;
    ELSIF (SELECT bool_and(starts_with(one, '=k:')) FROM unnest(any_of) AS one) THEN kinds := any_of;
    END IF;
  END LOOP;
  IF cardinality(markets) * cardinality(kinds) <= most THEN
    RETURN ARRAY(SELECT DISTINCT market || kind FROM unnest(markets) AS market, unnest(kinds) AS kind);
  END IF;
  RETURN NULL;
END $$;
