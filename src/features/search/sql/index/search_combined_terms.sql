-- Changed by migrations only: indexes hold what it gives.
-- What people ask for together, as one term each, because the lists of the index for each alone are long and every home in them is judged:
--
-- =rent=kinds:flat=bed2+        market, kind and bedrooms, every two of them and each alone, with `=bed2+` for two bedrooms and more. The kind is
--                               said by its small family, if it has one
-- =c2:85:161=rent=kinds:flat    a grid cell, alone and with market, kind or both
-- =at:lagos/yaba=rent=kinds:flat                              the same of a place, in which the home lies or which its name or address names
-- =rent=kinds:house             a large family, and a kind that is only one of a small family, alone and with the market
-- =stated:pool                  a feature that the seller stated, not only name or description
CREATE OR REPLACE FUNCTION search_combined_terms(facts text[], cells text[], families jsonb) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  small_families CONSTANT text[] := '{flat,duplex,bungalow,land}';
  fact text;
  own_kind text;
  family text;
  bedrooms integer;
  area text;
  areas text[] := coalesce(cells, '{}');
  market text;
  kind text;
  room text;
  markets text[] := '{""}';
  kinds text[] := '{""}';
  other_kinds text[] := '{}';
  rooms text[] := '{""}';
  terms text[] := '{}';
BEGIN
  FOREACH fact IN ARRAY facts LOOP
    IF fact = ANY ('{=rent,=sale,=shortlet}') THEN markets := markets || fact;
    ELSIF starts_with(fact, '=k:') THEN own_kind := substr(fact, 4);
    ELSIF starts_with(fact, '=bed') THEN bedrooms := substr(fact, 5);
    ELSIF starts_with(fact, '=in:') THEN areas := areas || replace(fact, '=in:', '=at:');
    ELSIF starts_with(fact, '=named:') THEN areas := areas || replace(fact, '=named:', '=at:');
    ELSIF starts_with(fact, '=f:') AND replace(fact, '=f:', '=described:') <> ALL (facts) THEN terms := terms || replace(fact, '=f:', '=stated:');
    END IF;
  END LOOP;
  IF own_kind IS NOT NULL THEN
    FOREACH family IN ARRAY small_families LOOP
      IF families -> family ? own_kind THEN kinds := kinds || ('=kinds:' || family); END IF;
    END LOOP;
    IF cardinality(kinds) = 1 THEN kinds := kinds || ('=k:' || own_kind);
    ELSIF NOT families ? own_kind THEN other_kinds := other_kinds || ('=k:' || own_kind);
    END IF;
    IF families -> 'house' ? own_kind THEN other_kinds := other_kinds || '=kinds:house'::text; END IF;
    IF families -> 'commercial' ? own_kind THEN other_kinds := other_kinds || '=kinds:commercial'::text; END IF;
  END IF;
  -- No search asks for more than ten.
  FOR fewest IN 1 .. CASE WHEN bedrooms <= 10 THEN bedrooms ELSE 0 END LOOP rooms := rooms || ('=bed' || fewest || '+'); END LOOP;
  IF bedrooms <= 10 THEN rooms := rooms || ('=bed' || bedrooms); END IF;
  FOREACH market IN ARRAY markets LOOP
    FOREACH kind IN ARRAY kinds LOOP
      FOREACH room IN ARRAY rooms LOOP terms := terms || (market || kind || room); END LOOP;
      FOREACH area IN ARRAY areas LOOP terms := terms || (area || market || kind); END LOOP;
    END LOOP;
    FOREACH kind IN ARRAY other_kinds LOOP terms := terms || (market || kind); END LOOP;
  END LOOP;
  RETURN array_remove(terms, '');
END $$;
