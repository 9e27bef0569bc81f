-- What of the clauses the index holds as terms of its own: market, kind and bedrooms in one, see search_together(), and the cells of a box.
--
-- together     any of these; null where none of the three is asked for
-- cells        any of these; null without a box
-- others       the clauses, by number, that the terms are asked for; also one of which only a part is said by those
CREATE OR REPLACE FUNCTION search_parts(clauses tsquery[], OUT together text[], OUT cells text[], OUT others integer[])
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  any_rooms CONSTANT text := '''=bed1'' | ''=bed2'' | ''=bed3'' | ''=bed4'' | ''=bed5'' | ''=bed6'' | ''=bed7'' | ''=bed8'' | ''=bed9'' | ''=bed10''';
  clause text;
  any_of text;
  facts text[];
  markets text[];
  kinds text[];
  rooms text[];
BEGIN
  others := '{}';
  FOR n IN 1 .. cardinality(clauses) LOOP
    clause := clauses[n];
    -- What is asked for, without what is refused beside it.
    any_of := btrim(split_part(clause, ' & !', 1), '( )');
    facts := CASE WHEN any_of NOT LIKE '%&%' AND substr(clause, length(any_of) + 1) NOT LIKE '%|%' THEN string_to_array(replace(any_of, '''', ''), ' | ') END;
    IF markets IS NULL AND facts <@ '{=rent,=sale,=shortlet}' THEN markets := facts;
    ELSIF kinds IS NULL AND starts_with(facts[1], '=k:') AND replace(any_of, ' | ''=k:', '') NOT LIKE '%|%' THEN kinds := facts;
    ELSIF rooms IS NULL AND starts_with(facts[1], '=bed') AND replace(any_of, ' | ''=bed', '') NOT LIKE '%|%' THEN
      rooms := CASE WHEN right(any_rooms, length(any_of)) = any_of THEN ARRAY[facts[1] || '+'] ELSE facts END;
    ELSIF cells IS NULL AND facts[1] ~ '^=c\d:' AND replace(any_of, ' | ''=c', '') NOT LIKE '%|%' THEN cells := facts;
    ELSE facts := NULL;
    END IF;
    IF facts IS NULL OR clause LIKE '% & %' THEN others := others || n; END IF;
  END LOOP;
  IF coalesce(markets, kinds, rooms) IS NOT NULL THEN
    together := ARRAY(
      SELECT concat(market, kind, room) FROM unnest(coalesce(markets, '{NULL}')) AS market, unnest(coalesce(kinds, '{NULL}')) AS kind,
        unnest(coalesce(rooms, '{NULL}')) AS room);
  END IF;
END $$;
