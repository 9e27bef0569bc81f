DROP FUNCTION search_counts(tsquery[], jsonb);
--> statement-breakpoint
-- How many matches have each of the facts that are asked about (all where `wanted` is null): of up to 600 matches, from the
-- sample where matches are common; `scale` says how many matches one of them stands for, and 1 that the counts are exact.
CREATE FUNCTION search_counts(clauses tsquery[], bounds jsonb, wanted text[], OUT counts jsonb, OUT scale double precision)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  most CONSTANT integer := 600;
  conditions text := search_conditions(bounds);
  found text;
  matches integer;
BEGIN
  clauses := search_narrowed(clauses, bounds);
  IF search_is_common(search_all(clauses), conditions, 9) THEN
    scale := 64;
    found := ' FROM listing_search WHERE sampled AND ' || search_clauses(clauses) || conditions;
  ELSE
    scale := 1;
    found := ' FROM listing_search WHERE ' || search_clauses(clauses) || conditions;
  END IF;
  EXECUTE 'SELECT jsonb_object_agg(fact, homes) FROM (SELECT fact, count(*) AS homes
    FROM (SELECT facts' || found || ' LIMIT $2) AS matches, unnest(facts) AS fact'
    || CASE WHEN wanted IS NULL THEN '' ELSE ' WHERE fact = ANY ($3 || ''{=home}''::text[])' END || ' GROUP BY fact) AS counted'
    INTO counts USING clauses, most, wanted;
  IF (counts ->> '=home')::integer = most THEN
    EXECUTE 'SELECT count(*) FROM (SELECT' || found || ' LIMIT 20000) AS matches' INTO matches USING clauses;
    scale := scale * matches / most;
  END IF;
END $$;
