-- From how many matches in the sample on matches are common, where so many homes are needed.
CREATE FUNCTION search_enough(need integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT greatest(40, sqrt(need * greatest(reltuples, 0)) / 64)::integer FROM pg_class WHERE oid = 'listing_search'::regclass
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_is_common(query tsquery, conditions text, need integer) RETURNS boolean
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  enough integer := search_enough(need);
  found integer;
BEGIN
  EXECUTE 'SELECT count(*) FROM (SELECT FROM listing_search WHERE sampled AND terms @@ $1' || conditions || ' LIMIT $2) AS matches'
    INTO found USING query, enough;
  RETURN found = enough;
END $$;
--> statement-breakpoint
DROP FUNCTION search_counts(tsquery[], jsonb);
--> statement-breakpoint
-- How many matches have each of the facts that are asked about (all where `wanted` is null): of up to 600 matches, from the
-- sample where matches are common; `scale` says how many matches one of them stands for, and 1 that the counts are exact.
-- The index is asked once: where the rows lie says how many there are, and leads to those that are counted.
CREATE FUNCTION search_counts(clauses tsquery[], bounds jsonb, wanted text[], OUT counts jsonb, OUT scale double precision)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  most CONSTANT integer := 600;
  matching text;
  found tid[];
BEGIN
  clauses := search_narrowed(clauses, bounds);
  matching := search_clauses(clauses) || search_conditions(bounds) || ' LIMIT 20000)';
  scale := 64;
  EXECUTE 'SELECT ARRAY(SELECT ctid FROM listing_search WHERE sampled AND ' || matching INTO found USING clauses;
  IF cardinality(found) < search_enough(9) THEN
    scale := 1;
    EXECUTE 'SELECT ARRAY(SELECT ctid FROM listing_search WHERE ' || matching INTO found USING clauses;
  END IF;
  IF cardinality(found) > most THEN
    scale := scale * cardinality(found) / most;
    found := found[1:most];
  END IF;
  SELECT jsonb_object_agg(fact, homes) INTO counts FROM (
    SELECT fact, count(*) AS homes FROM listing_search, unnest(facts) AS fact
    WHERE listing_search.ctid = ANY (found) AND (wanted IS NULL OR fact = ANY (wanted || '{=home}'::text[]))
    GROUP BY fact
  ) AS counted;
END $$;
