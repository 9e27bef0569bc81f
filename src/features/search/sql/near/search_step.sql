-- Homes that meet all clauses within the bounds, up to `most` of them, in no order. Where very many do, the sample stands for them, so the
-- cost does not grow with the market. For search_near() alone, whose settings hold here: a dozen steps are often empty, so its statements are
-- planned once for a connection; only with bounds but without market, kind, bedrooms and box they are made for the step.
--
-- clauses      what a home must meet, each a query over its terms
-- bounds       see search_bounds_sql(); '{}' for none
CREATE OR REPLACE FUNCTION search_step(clauses tsquery[], bounds jsonb, most integer) RETURNS tid[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  -- From so many in the sample on, it is read alone: finding all of more than 1,500 takes too long.
  enough_sampled CONSTANT integer := 24;
  -- So many of the sample are looked at.
  most_sampled CONSTANT integer := 1000;
  -- This many homes from the middle of a box, or from the one-in-eight sample, are enough; either is tried from this many in the sample on, the
  -- one-in-eight sample from one fewer with features, whose lists in the full index are long.
  enough_of_part CONSTANT integer := 12;
  few_sampled CONSTANT integer := 3;
  -- Cells at the edges of a box may hold a city that is not meant: with so many of the sample in the cells and hardly one in the box, what lies
  -- in the box is read by its place.
  many_beside CONSTANT integer := 8;
  -- Of so many in the sample it can be told how many are within the numbers.
  few_within CONSTANT integer := 8;
  -- A cover of few cells.
  coarse CONSTANT jsonb := '{"cells": 16}';
  -- Numbers are many terms and features long lists, which cost the index more than comparing some rows.
  few integer;
  numbers CONSTANT jsonb := bounds - '{box,area}'::text[];
  cells tsquery[] := CASE WHEN bounds ? 'box' THEN search_bounds_clauses(bounds - '{minPrice,maxPrice,minTotal,maxTotal,minSize,maxSize}'::text[])
    ELSE '{}' END;
  parts CONSTANT record := search_combined_parts(clauses || cells);
  together CONSTANT text[] := coalesce(parts.areas, parts.together);
  -- What the areas leave out: how many bedrooms, and of some kinds all but the family.
  rooms CONSTANT text[] := CASE WHEN parts.areas IS NOT NULL THEN parts.together END;
  kinds text[];
  is_small CONSTANT boolean := search_small_sample() IS NOT NULL AND search_is_broad(clauses);
  others tsquery[] := '{}';
  features tsquery[] := '{}';
  -- The index must be asked for some term, or it reads all that it has: best for one that is asked for anyway.
  anything tsquery := '''=home''';
  wanted tsquery;
  compared tsquery[] := '{}';
  least_price bigint := coalesce((bounds ->> 'minPrice')::bigint, 0);
  most_price bigint := coalesce((bounds ->> 'maxPrice')::bigint, 9223372036854775807);
  least_total bigint := coalesce((bounds ->> 'minTotal')::bigint, 0);
  most_total bigint := coalesce((bounds ->> 'maxTotal')::bigint, 9223372036854775807);
  least_size double precision := bounds ->> 'minSize';
  most_size double precision := bounds ->> 'maxSize';
  south double precision := bounds #>> '{box,0}';
  west double precision := bounds #>> '{box,1}';
  north double precision := bounds #>> '{box,2}';
  east double precision := bounds #>> '{box,3}';
  shape polygon := bounds ->> 'area';
  sampled_homes integer;
  -- In the area, whatever its features; in its cells, whether within the box or not.
  sampled_rows integer;
  sampled_in_cells integer;
  split record;
  clause tsquery;
  n integer;
  found tid[];
  part tid[];
  middle jsonb;
  few_have_price boolean;
BEGIN
  -- Finding all of the sample that match is what takes the time: of what most homes may meet, the smaller one holds enough.
  IF together IS NULL THEN
    IF is_small AND bounds = '{}' THEN
      wanted := coalesce(search_conjunction(clauses), anything);
      found := ARRAY(SELECT ctid FROM listing_search WHERE hashtext(listing_id::text) & 511 = 0 AND terms @@ wanted LIMIT most);
    ELSIF is_small THEN
      found := search_addresses(search_small_sample(), clauses, search_bounds_sql(bounds), most);
    END IF;
    IF cardinality(found) >= most THEN RETURN found; END IF;
    -- Terms of several tags are no part of the statements then.
    split := search_split(clauses, bounds);
    others := split.looked_up || split.covering;
    found := search_addresses('sampled', others, split.conditions, most);
    RETURN CASE WHEN cardinality(found) < enough_sampled THEN search_addresses('true', others, split.conditions, most) ELSE found END;
  END IF;
  FOREACH n IN ARRAY parts.others LOOP others := others || (clauses || cells)[n]; END LOOP;
  -- The areas do not say how many bedrooms.
  IF parts.areas IS NOT NULL AND parts.together IS NOT NULL THEN
    others := others || ARRAY(SELECT one FROM unnest(clauses) AS one WHERE starts_with(one::text, '''=bed'));
  END IF;
  features := CASE WHEN others = '{}' THEN '{}' ELSE search_features(others) END;
  FOREACH clause IN ARRAY clauses LOOP IF clause <> ALL (features) THEN anything := clause; END IF; END LOOP;
  wanted := coalesce(search_conjunction(others), anything);
  IF is_small THEN
    found := ARRAY(
      SELECT ctid FROM listing_search WHERE hashtext(listing_id::text) & 511 = 0
        AND search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()) && together AND terms @@ wanted
        AND price BETWEEN least_price AND most_price AND total BETWEEN least_total AND most_total
        AND (least_size IS NULL OR size_sqm >= least_size) AND (most_size IS NULL OR size_sqm <= most_size)
        AND (south IS NULL OR latitude BETWEEN south AND north AND longitude BETWEEN west AND east)
        AND (shape IS NULL OR point(longitude, latitude) <@ shape) LIMIT most);
    IF cardinality(found) >= most THEN RETURN found; END IF;
  END IF;
  -- What the smaller sample has none of is rare enough to be read at once, whatever the other one has.
  IF NOT is_small OR found <> '{}' OR numbers <> '{}' OR bounds ? 'box' THEN
    SELECT count(*), array_agg(address) FILTER (WHERE fits) INTO sampled_homes, found FROM (
      SELECT ctid AS address, price BETWEEN least_price AND most_price AND total BETWEEN least_total AND most_total
        AND (least_size IS NULL OR size_sqm >= least_size) AND (most_size IS NULL OR size_sqm <= most_size) AS fits
      FROM listing_search WHERE sampled AND search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()) && together
        AND terms @@ wanted
        AND (south IS NULL OR latitude BETWEEN south AND north AND longitude BETWEEN west AND east)
        AND (shape IS NULL OR point(longitude, latitude) <@ shape) LIMIT CASE WHEN numbers = '{}' THEN most ELSE most_sampled END) AS matches;
    IF cardinality(found) >= enough_sampled THEN RETURN found[1:most]; END IF;
  END IF;
  IF bounds ? 'box' AND coalesce(sampled_homes, 0) <= 1 THEN
    SELECT count(*) INTO sampled_in_cells FROM (
      SELECT FROM listing_search WHERE sampled AND search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()) && together
        AND terms @@ wanted LIMIT many_beside) AS matches;
    IF sampled_in_cells = many_beside THEN
      part := search_in_box(clauses, bounds, most);
      IF part IS NOT NULL THEN RETURN part; END IF;
    END IF;
  END IF;
  IF search_small_sample() IS NOT NULL THEN
    -- Of many homes few have it; the cells of a box may hold a city beside it, so there no more than a quarter.
    few_have_price := features = '{}' AND sampled_homes >= few_within AND (NOT bounds ? 'box' OR coalesce(cardinality(found), 0) * 4 <= sampled_homes);
    -- The middle of the box holds the homes nearest to the place that it was drawn around.
    IF bounds ? 'box' AND NOT bounds ? 'area' AND features = '{}' AND cardinality(found) >= few_sampled THEN
      middle := search_middle(bounds, 40.0 / cardinality(found) / search_sample_rate());
      part := coalesce(CASE WHEN few_have_price THEN search_in_price(clauses, middle, most) END,
        search_addresses('true', array_remove(clauses, '''=home''') || search_cover(middle || coarse), search_bounds_sql(middle), most));
      IF cardinality(part) >= enough_of_part THEN RETURN part; END IF;
    END IF;
    IF few_have_price OR features <> '{}' AND bounds ?| '{minPrice,maxPrice,maxTotal}' AND search_sampled(
        ARRAY(SELECT one FROM unnest(clauses) AS one WHERE one <> ALL (features)) || cells, search_bounds_sql(bounds), enough_sampled) < enough_sampled THEN
      part := search_in_price(clauses, bounds, most);
      IF part IS NOT NULL THEN RETURN part; END IF;
    END IF;
    IF cardinality(found) + least(1, cardinality(features)) >= few_sampled THEN
      part := search_addresses('hashtext(listing_id::text) & 7 = 0', array_remove(clauses, '''=home''') || cells, search_bounds_sql(bounds), most);
      IF cardinality(part) >= enough_of_part THEN RETURN part; END IF;
    END IF;
  END IF;
  few := least(40, greatest(5, search_market_size() / 300 / search_sample_rate()));
  sampled_rows := coalesce(sampled_homes, 0);
  -- A feature that few homes have is a short list, so it is looked up.
  IF sampled_rows = 0 THEN features := ARRAY(SELECT feature FROM unnest(features) AS feature WHERE search_sampled(ARRAY[feature], '', few) = few); END IF;
  IF features <> '{}' THEN
    others := ARRAY(SELECT other FROM unnest(others) AS other WHERE other <> ALL (features));
    SELECT count(*) INTO sampled_rows FROM (
      SELECT FROM listing_search WHERE sampled AND search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()) && together
        AND terms @@ coalesce(search_conjunction(others), anything) LIMIT few * cardinality(features)) AS matches;
    IF sampled_rows < few * cardinality(features) THEN compared := features; END IF;
  END IF;
  IF sampled_rows <= 1 THEN
    kinds := (SELECT array_agg(market || kind) FROM unnest(parts.others) AS other, unnest(search_clause_terms((clauses || cells)[other])) AS kind,
      unnest(clauses) AS one, unnest(string_to_array(replace(one::text, '''', ''), ' | ')) AS market
      WHERE starts_with(kind, '=k') AND one::text ~ '^''=(rent|sale|shortlet)''( \| ''=(rent|sale|shortlet)'')*$');
    -- Where hardly any home in the whole country has these, their list is short, and the others are read no farther than it.
    IF coalesce(rooms, kinds) IS NOT NULL THEN
      RETURN ARRAY(
        SELECT ctid FROM listing_search WHERE search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()) && together
          AND search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()) && coalesce(rooms, kinds)
          AND search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()) && coalesce(kinds, rooms)
          AND terms @@ wanted
          AND price BETWEEN least_price AND most_price AND total BETWEEN least_total AND most_total
          AND (least_size IS NULL OR size_sqm >= least_size) AND (most_size IS NULL OR size_sqm <= most_size)
          AND (south IS NULL OR latitude BETWEEN south AND north AND longitude BETWEEN west AND east)
          AND (shape IS NULL OR point(longitude, latitude) <@ shape) LIMIT most);
    END IF;
    RETURN ARRAY(
      SELECT ctid FROM listing_search WHERE search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()) && together
        AND terms @@ wanted
        AND price BETWEEN least_price AND most_price AND total BETWEEN least_total AND most_total
        AND (least_size IS NULL OR size_sqm >= least_size) AND (most_size IS NULL OR size_sqm <= most_size)
        AND (south IS NULL OR latitude BETWEEN south AND north AND longitude BETWEEN west AND east)
        AND (shape IS NULL OR point(longitude, latitude) <@ shape) LIMIT most);
  END IF;
  IF numbers <> '{}' AND sampled_homes >= few_within AND coalesce(cardinality(found), 0) * 4 <= sampled_homes THEN
    -- Few homes remain, and the index checks each against every cell.
    cells := search_bounds_clauses(bounds || coarse);
  END IF;
  -- Where all is said by terms of several tags, to look for many homes in a long list beside them takes longer than to plan a statement without it.
  RETURN search_addresses('true', ARRAY(SELECT one FROM unnest(clauses) AS one WHERE one <> ALL (compared || '''=home'''::tsquery)) || cells,
    coalesce((SELECT string_agg(format(' AND (terms @@ %L::tsquery) IS TRUE', one), '') FROM unnest(compared) AS one), '')
      || search_bounds_sql(bounds), most);
END $$;
