-- The clauses as SQL conditions that the index answers, for a statement whose $1 is the array of clauses. One condition for each, because
-- the index joins conditions three times as fast as it judges one long query; for market, kind and bedrooms one for all of them, and for the
-- cells of a box one that is judged faster.
CREATE OR REPLACE FUNCTION search_clauses_sql(clauses tsquery[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  parts record := search_parts(clauses);
  conditions text[] := '{}';
  n integer;
BEGIN
  IF parts.cells IS NOT NULL THEN conditions := ARRAY[format('search_cells_of(latitude, longitude) && %L::text[]', parts.cells)]; END IF;
  FOREACH n IN ARRAY parts.others LOOP conditions := conditions || format('terms @@ $1[%s]', n); END LOOP;
  IF parts.together IS NOT NULL THEN conditions := conditions || format('search_together(facts) && %L::text[]', parts.together); END IF;
  RETURN array_to_string(conditions, ' AND ');
END $$;
