-- What of the clauses is said by terms of several tags, see search_combined_terms(): market, kind and bedrooms in one, and the cells of a box,
-- or else the places, with market and kind where these are not too many terms.
--
-- together     any of these; null where none of the three is asked for, or the areas say them all
-- areas        any of these; null without a box or a place
-- others       the clauses, by number, that the terms are asked for; also one of which only a part is said by those
CREATE OR REPLACE FUNCTION search_combined_parts(clauses tsquery[], OUT together text[], OUT areas text[], OUT others integer[])
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  any_rooms CONSTANT text := '''=bed1'' | ''=bed2'' | ''=bed3'' | ''=bed4'' | ''=bed5'' | ''=bed6'' | ''=bed7'' | ''=bed8'' | ''=bed9'' | ''=bed10''';
  -- The index compares each home that it finds by one of them with all.
  max_areas CONSTANT integer := 96;
  clause text;
  any_of text;
  facts text[];
  cells text[];
  places text[];
  place_clause integer;
  markets text[];
  kinds text[];
  rooms text[];
  -- The kinds as terms with bedrooms or areas have them; with the terms for any kind where they are none of these.
  small_kinds text[] := '{}';
  kind_clause integer;
  families CONSTANT jsonb := search_families();
  market text;
  kind text;
  small_kind text;
  family text;
  room text;
BEGIN
  others := '{}';
  FOR n IN 1 .. cardinality(clauses) LOOP
    clause := clauses[n];
    -- What is asked for, without what is refused beside it.
    any_of := btrim(split_part(clause, ' & !', 1), '( )');
    facts := CASE WHEN any_of NOT LIKE '%&%' AND substr(clause, length(any_of) + 1) NOT LIKE '%|%' THEN string_to_array(replace(any_of, '''', ''), ' | ') END;
    IF markets IS NULL AND facts <@ '{=rent,=sale,=shortlet}' THEN markets := facts;
    ELSIF kinds IS NULL AND starts_with(facts[1], '=k:') AND replace(any_of, ' | ''=k:', '') NOT LIKE '%|%' THEN
      kinds := search_kind_terms(facts);
      kind_clause := n;
      IF kinds IS NULL THEN facts := NULL; END IF;
    ELSIF rooms IS NULL AND starts_with(facts[1], '=bed') AND replace(any_of, ' | ''=bed', '') NOT LIKE '%|%' THEN
      rooms := CASE WHEN right(any_rooms, length(any_of)) = any_of THEN ARRAY[facts[1] || '+'] ELSE facts END;
    ELSIF cells IS NULL AND facts[1] ~ '^=c\d:' AND replace(any_of, ' | ''=c', '') NOT LIKE '%|%' THEN cells := facts;
    ELSIF places IS NULL AND starts_with(facts[1], '=in:') THEN
      places := search_place_terms(facts);
      place_clause := n;
      IF places IS NULL THEN facts := NULL; END IF;
    ELSE facts := NULL;
    END IF;
    IF facts IS NULL OR clause LIKE '% & %' THEN others := others || n; END IF;
  END LOOP;
  areas := coalesce(cells, places);
  IF cells IS NOT NULL AND places IS NOT NULL THEN others := others || place_clause; END IF;
  FOREACH kind IN ARRAY coalesce(kinds, '{}') LOOP
    small_kind := CASE WHEN starts_with(kind, '=k:') THEN kind END;
    FOREACH family IN ARRAY '{flat,duplex,bungalow,land}'::text[] LOOP
      IF kind = '=kinds:' || family OR families -> family ? substr(kind, 4) THEN small_kind := '=kinds:' || family; END IF;
    END LOOP;
    IF array_position(small_kinds, small_kind) IS NULL THEN small_kinds := small_kinds || small_kind; END IF;
  END LOOP;
  IF small_kinds = '{}' OR array_position(small_kinds, NULL) IS NOT NULL
    OR cardinality(areas) * cardinality(coalesce(markets, '{""}')) * cardinality(small_kinds) > max_areas THEN small_kinds := '{""}'; END IF;
  IF coalesce(rooms, areas) IS NOT NULL AND NOT small_kinds <@ kinds AND kind_clause <> ALL (others) THEN others := others || kind_clause; END IF;
  IF areas IS NOT NULL THEN
    areas := ARRAY(SELECT area || any_market || any_kind FROM unnest(areas) AS area, unnest(coalesce(markets, '{""}')) AS any_market,
      unnest(small_kinds) AS any_kind);
    IF rooms IS NULL THEN RETURN; END IF;
  END IF;
  IF rooms IS NOT NULL THEN kinds := small_kinds; END IF;
  IF coalesce(markets, kinds, rooms) IS NULL THEN RETURN; END IF;
  FOREACH market IN ARRAY coalesce(markets, '{""}') LOOP
    FOREACH kind IN ARRAY coalesce(kinds, '{""}') LOOP
      FOREACH room IN ARRAY coalesce(rooms, '{""}') LOOP together := together || (market || kind || room); END LOOP;
    END LOOP;
  END LOOP;
END $$;
