-- How many of the sample match, counted up to `most`: tells how common a search is before it is run. Finding all that match in the sample
-- is what takes the time, so whether very many homes meet one or two clauses, or such as say no place and no word, is told from the smaller sample.
-- The planner cannot know how often words occur together, and at a million homes its guess costs 600 ms. A page asks this up to ten times, and
-- planning takes longer than counting: without conditions the statements are planned once for a connection.
--
-- conditions   further SQL conditions on the row, of search_split()
CREATE OR REPLACE FUNCTION search_sampled(clauses tsquery[], conditions text, most integer) RETURNS integer
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  -- With so many in the smaller sample, an eighth of the other, that one is certain to hold `most`.
  plenty CONSTANT integer := ceil(most / 4.0 + 6 * sqrt(most / 4.0));
  is_small CONSTANT boolean := search_small_sample() IS NOT NULL AND (cardinality(clauses) <= 2 OR search_is_broad(clauses));
  parts record;
  -- Terms of several tags, some of each of both; null where the clauses say none.
  together text[];
  also text[];
  terms_of_clause text[];
  wanted tsquery;
  n integer;
  matches integer;
BEGIN
  IF conditions <> '' THEN
    IF is_small THEN
      EXECUTE 'SELECT count(*) FROM (SELECT FROM listing_search WHERE ' || search_small_sample() || ' AND ' || search_clauses_sql(clauses)
        || conditions || ' LIMIT $2) AS matches' INTO matches USING clauses, plenty;
      IF matches = plenty THEN RETURN most; END IF;
    END IF;
    EXECUTE 'SELECT count(*) FROM (SELECT FROM listing_search WHERE sampled AND ' || search_clauses_sql(clauses) || conditions
      || ' LIMIT $2) AS matches' INTO matches USING clauses, most;
    RETURN matches;
  END IF;
  parts := search_combined_parts(clauses);
  together := coalesce(parts.areas, parts.together);
  also := CASE WHEN parts.areas IS NOT NULL THEN parts.together END;
  FOREACH n IN ARRAY parts.others LOOP
    terms_of_clause := CASE WHEN also IS NULL THEN search_clause_terms(clauses[n]) END;
    IF terms_of_clause IS NULL THEN wanted := coalesce(wanted && clauses[n], clauses[n]);
    ELSIF together IS NULL THEN together := terms_of_clause;
    ELSE also := terms_of_clause;
    END IF;
  END LOOP;
  -- Without tags and without terms the index would read all that it has. The lists of a sample are short, so one query is as fast as several conditions.
  wanted := coalesce(wanted, clauses[1], '''=home''');
  also := coalesce(also, together);
  IF is_small THEN
    IF together IS NULL THEN
      SELECT count(*) INTO matches FROM (
        SELECT FROM listing_search WHERE hashtext(listing_id::text) & 511 = 0 AND terms @@ wanted LIMIT plenty) AS matches;
    ELSE
      SELECT count(*) INTO matches FROM (SELECT FROM listing_search WHERE hashtext(listing_id::text) & 511 = 0
        AND search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()) && together
        AND search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()) && also AND terms @@ wanted LIMIT plenty) AS matches;
    END IF;
    IF matches = plenty THEN RETURN most; END IF;
  END IF;
  IF together IS NULL THEN
    SELECT count(*) INTO matches FROM (SELECT FROM listing_search WHERE sampled AND terms @@ wanted LIMIT most) AS matches;
  ELSE
    SELECT count(*) INTO matches FROM (SELECT FROM listing_search WHERE sampled
      AND search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()) && together
      AND search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()) && also AND terms @@ wanted LIMIT most) AS matches;
  END IF;
  RETURN matches;
END $$;
