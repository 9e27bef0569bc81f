-- Up to `most` homes within the bounds that meet all clauses, in no order, found by what they cost where they are; NULL without a price, or without a
-- place or box, or with too many terms for the index. For a price that few homes around have: the others need not be read.
--
-- bounds   see search_bounds_sql()
CREATE OR REPLACE FUNCTION search_in_price(clauses tsquery[], bounds jsonb, most integer) RETURNS tid[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  -- The index compares each home that it finds with all.
  max_terms CONSTANT integer := 1000;
  -- More kinds or numbers of bedrooms than these leave out few homes.
  most_of_any CONSTANT integer := 4;
  -- Nothing costs less in all than by itself.
  high CONSTANT bigint := least((bounds ->> 'maxPrice')::bigint, (bounds ->> 'maxTotal')::bigint);
  low CONSTANT bigint := bounds ->> 'minPrice';
  clause tsquery;
  any_of text[];
  areas text[];
  markets text[];
  kinds text[];
  rooms text[];
  terms text[];
  compared text := '';
  found tid[];
BEGIN
  IF coalesce(low, high) IS NULL THEN RETURN NULL; END IF;
  FOREACH clause IN ARRAY array_remove(clauses, '''=home''') LOOP
    -- Numbers, cells and references are no facts.
    any_of := CASE WHEN clause::text ~ '^''=(?!price|total|size|c\d:|ref)[^'']+''( \| ''=(?!price|total|size|c\d:|ref)[^'']+'')*$' THEN string_to_array(replace(clause::text, '''', ''), ' | ') END;
    IF any_of IS NULL THEN
      compared := compared || format(' AND (terms @@ %L::tsquery) IS TRUE', clause);
    ELSIF markets IS NULL AND any_of <@ '{=rent,=sale,=shortlet}' THEN
      markets := any_of;
    ELSIF areas IS NULL AND NOT bounds ? 'box' AND search_place_terms(any_of) IS NOT NULL THEN
      areas := search_place_terms(any_of);
    ELSIF rooms IS NULL AND clause::text ~ '^''=bed\d+''( \| ''=bed\d+'')*$' AND cardinality(any_of) <= most_of_any THEN
      rooms := any_of;
    ELSIF kinds IS NULL AND clause::text ~ '^''=k:[^'']+''( \| ''=k:[^'']+'')*$' AND NOT search_kind_terms(any_of) && '{=kinds:house,=kinds:commercial}'
      AND cardinality(search_kind_terms(any_of)) <= most_of_any THEN
      kinds := search_kind_terms(any_of);
    ELSE
      compared := compared || format(' AND facts && %L::text[]', any_of);
    END IF;
  END LOOP;
  FOR finest IN REVERSE 2 .. 1 LOOP
    IF bounds ? 'box' THEN
      areas := string_to_array(replace(search_cover(bounds || jsonb_build_object('cells', 30, 'finest', finest))::text, '''', ''), ' | ');
    END IF;
    IF areas IS NULL OR areas[1] !~ '^=(at|c[12]):' THEN RETURN NULL; END IF;
    terms := ARRAY(SELECT area || market || kind || room || band FROM unnest(areas) AS area, unnest(coalesce(markets, '{=rent,=sale,=shortlet}')) AS market,
      unnest(coalesce(kinds, '{""}')) AS kind, unnest(coalesce(rooms, '{""}')) AS room, search_bands(market, low, high) AS band);
    EXIT WHEN cardinality(terms) <= max_terms;
  END LOOP;
  IF cardinality(terms) > max_terms THEN RETURN NULL; END IF;
  EXECUTE 'SELECT ARRAY(SELECT ctid FROM listing_search
      WHERE search_banded_terms(facts, search_cells_of(latitude, longitude), price, search_families()) && $1'
      || compared || search_bounds_sql(bounds) || ' LIMIT $2)'
    INTO found USING terms, most;
  RETURN found;
END $$;
