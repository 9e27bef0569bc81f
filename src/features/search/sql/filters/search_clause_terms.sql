-- A clause as search_combined_terms() says it, any of these terms: kinds, and features that are stated, not only told in the text; null for any
-- other clause.
CREATE OR REPLACE FUNCTION search_clause_terms(clause tsquery) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  said CONSTANT text := clause;
  features CONSTANT text[] := ARRAY(SELECT feature[1] FROM regexp_matches(said, '''=f:([^'']+)'' & !''=described:', 'g') AS feature);
BEGIN
  IF said ~ '^''=k:[^'']+''( \| ''=k:[^'']+'')*$' THEN RETURN search_kind_terms(string_to_array(replace(said, '''', ''), ' | ')); END IF;
  IF said = (SELECT string_agg(format('''=f:%s'' & !''=described:%1$s''', feature), ' | ') FROM unnest(features) AS feature) THEN
    RETURN ARRAY(SELECT '=stated:' || feature FROM unnest(features) AS feature);
  END IF;
  RETURN NULL;
END $$;
