-- The clauses as SQL conditions that the index answers, for a statement whose $1 is the array of clauses. One condition for each, because
-- the index joins conditions three times as fast as it judges one long query; for market, kind and bedrooms one for all of them, see
-- search_together(), and for the cells of a box one that is judged faster. A clause of which only a part is said so stays beside it.
CREATE OR REPLACE FUNCTION search_clauses_sql(clauses tsquery[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  any_rooms CONSTANT text := '''=bed1'' | ''=bed2'' | ''=bed3'' | ''=bed4'' | ''=bed5'' | ''=bed6'' | ''=bed7'' | ''=bed8'' | ''=bed9'' | ''=bed10''';
  conditions text[] := '{}';
  clause text;
  any_of text;
  facts text[];
  markets text[];
  kinds text[];
  rooms text[];
BEGIN
  FOR n IN 1 .. cardinality(clauses) LOOP
    clause := clauses[n];
    -- What is asked for, without what is refused beside it.
    any_of := btrim(split_part(clause, ' & !', 1), '( )');
    facts := CASE WHEN any_of NOT LIKE '%&%' AND substr(clause, length(any_of) + 1) NOT LIKE '%|%' THEN string_to_array(replace(any_of, '''', ''), ' | ') END;
    IF markets IS NULL AND facts <@ '{=rent,=sale,=shortlet}' THEN markets := facts;
    ELSIF kinds IS NULL AND starts_with(facts[1], '=k:') AND replace(any_of, ' | ''=k:', '') NOT LIKE '%|%' THEN kinds := facts;
    ELSIF rooms IS NULL AND starts_with(facts[1], '=bed') AND replace(any_of, ' | ''=bed', '') NOT LIKE '%|%' THEN
      rooms := CASE WHEN right(any_rooms, length(any_of)) = any_of THEN ARRAY[facts[1] || '+'] ELSE facts END;
    ELSIF facts[1] ~ '^=c\d:' AND replace(any_of, ' | ''=c', '') NOT LIKE '%|%' THEN
      conditions := conditions || format('search_cells_of(latitude, longitude) && %L::text[]', facts);
    ELSE facts := NULL;
    END IF;
    IF facts IS NULL OR clause LIKE '% & %' THEN conditions := conditions || format('terms @@ $1[%s]', n); END IF;
  END LOOP;
  IF coalesce(markets, kinds, rooms) IS NOT NULL THEN
    conditions := conditions || format('search_together(facts) && %L::text[]', ARRAY(
      SELECT concat(market, kind, room) FROM unnest(coalesce(markets, '{NULL}')) AS market, unnest(coalesce(kinds, '{NULL}')) AS kind,
        unnest(coalesce(rooms, '{NULL}')) AS room));
  END IF;
  RETURN array_to_string(conditions, ' AND ');
END $$;
