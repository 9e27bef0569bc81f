-- The clauses as SQL conditions that the index answers, for a statement whose $1 is the array of clauses. One condition for each, because
-- the index joins conditions three times as fast as it judges one long query; for what is asked for together one for all of it. Single terms are one query:
-- of that the index looks for the rarest, and of several conditions it joins the first ones before it sees that no home meets the last.
CREATE OR REPLACE FUNCTION search_clauses_sql(clauses tsquery[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  -- As the index has it.
  any_of CONSTANT text := 'search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()) && %L::text[]';
  -- Kinds are terms of several tags.
  single CONSTANT text := '^''([^=''][^'']*|=[^k][^'']*)''$';
  parts record := search_combined_parts(clauses);
  singles text;
  conditions text[] := '{}';
  terms text[];
  n integer;
BEGIN
  FOREACH n IN ARRAY parts.others LOOP
    IF clauses[n]::text ~ single THEN
      singles := concat_ws(' & ', singles, clauses[n]);
    ELSE
      terms := search_clause_terms(clauses[n]);
      conditions := conditions || CASE WHEN terms IS NULL THEN format('terms @@ $1[%s]', n) ELSE format(any_of, terms) END;
    END IF;
  END LOOP;
  IF singles IS NOT NULL THEN conditions := format('terms @@ %L::tsquery', singles) || conditions; END IF;
  IF parts.areas IS NOT NULL THEN conditions := format(any_of, parts.areas) || conditions; END IF;
  IF parts.together IS NOT NULL THEN conditions := conditions || format(any_of, parts.together); END IF;
  RETURN array_to_string(conditions, ' AND ');
END $$;
