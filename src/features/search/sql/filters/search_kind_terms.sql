-- Kinds of which any is asked for (`=k:flat`), as search_combined_terms() says them: by families as far as they are complete, else by themselves;
-- null where it does not say them.
CREATE OR REPLACE FUNCTION search_kind_terms(kinds text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  families CONSTANT jsonb := search_families();
  terms text[] := '{}';
  family text;
  kind text;
  others text[] := string_to_array(replace(array_to_string(kinds, ','), '=k:', ''), ',');
BEGIN
  -- The largest first: a house is also a flat.
  FOREACH family IN ARRAY '{house,commercial,land,flat,duplex,bungalow}'::text[] LOOP
    IF families -> family <@ to_jsonb(others) THEN
      terms := terms || ('=kinds:' || family);
      others := ARRAY(SELECT other FROM unnest(others) AS other WHERE NOT families -> family ? other);
    END IF;
  END LOOP;
  IF families ?| others THEN RETURN NULL; END IF;
  FOREACH kind IN ARRAY others LOOP terms := terms || ('=k:' || kind); END LOOP;
  RETURN terms;
END $$;
