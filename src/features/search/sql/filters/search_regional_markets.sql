-- The markets and states that a home must be in to meet the clauses, each as search_regional_market() names it; NULL where they say no state,
-- or many.
CREATE OR REPLACE FUNCTION search_regional_markets(clauses tsquery[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  most CONSTANT integer := 6;
  clause text;
  any_of text[];
  markets text[] := '{=rent,=sale,=shortlet}';
  states text[];
BEGIN
  FOREACH clause IN ARRAY clauses::text[] LOOP
    -- A place beside words that raise it: `( '=in:lagos/yaba' | '=named:lagos/yaba' ) & 'serene'`.
    clause := regexp_replace(clause, '^(?:\( ([^()]+) \)|([^()|&]+)) & (?:[^()|]+|\( [^()]+ \))$', '\1\2');
    any_of := string_to_array(clause, ' | ');
    IF any_of <@ '{''=rent'',''=sale'',''=shortlet''}' THEN markets := string_to_array(replace(clause, '''', ''), ' | ');
    -- Each alternative must say the state: by a place in it, or beside the words of a name.
    ELSIF clause LIKE '%''=in:%' AND clause NOT LIKE '%(%' AND clause NOT LIKE '''=home'' & !%' THEN
      states := ARRAY(SELECT DISTINCT '=in:' || substring(alternative FROM '(?:^|& )''=(?:in|named):([^/'']+)') FROM unnest(any_of) AS alternative);
    END IF;
  END LOOP;
  IF array_position(states, NULL) IS NULL AND cardinality(markets) * cardinality(states) <= most THEN
    RETURN ARRAY(SELECT market || state FROM unnest(markets) AS market, unnest(states) AS state);
  END IF;
  RETURN NULL;
END $$;
