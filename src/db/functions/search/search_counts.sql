-- How many matches have each of the facts that are asked about (all where `wanted` is null), and how many matches one of them
-- stands for: 1 where they are counted exactly, up to 1,000; else on up to 400 of them. Of more than about 87,000 matches one in
-- 512 is looked at, of less than that but many one in 64: finding all places in the index is what takes the time. The index is asked
-- once: where the rows lie says how many there are, and leads to those that are counted.
CREATE OR REPLACE FUNCTION search_counts(clauses tsquery[], bounds jsonb, wanted text[], OUT counts jsonb, OUT scale double precision)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  most CONSTANT integer := 400;
  exactly CONSTANT integer := 1000;
  few CONSTANT integer := 170;
  matching text;
  found tid[];
BEGIN
  clauses := search_narrowed(clauses, bounds);
  matching := search_clauses(clauses) || search_conditions(bounds) || ' LIMIT 20000)';
  -- In a smaller market hardly any search has so many matches.
  IF search_homes() > 200000 THEN
    scale := 512;
    EXECUTE 'SELECT ARRAY(SELECT ctid FROM listing_search WHERE hashtext(listing_id::text) & 511 = 0 AND ' || matching INTO found USING clauses;
  END IF;
  IF found IS NULL OR cardinality(found) < few THEN
    scale := 64;
    EXECUTE 'SELECT ARRAY(SELECT ctid FROM listing_search WHERE sampled AND ' || matching INTO found USING clauses;
    IF cardinality(found) < search_enough(9) THEN
      scale := 1;
      EXECUTE 'SELECT ARRAY(SELECT ctid FROM listing_search WHERE ' || matching INTO found USING clauses;
    END IF;
  END IF;
  IF cardinality(found) > (CASE scale WHEN 1 THEN exactly ELSE most END) THEN
    scale := scale * cardinality(found) / most;
    found := found[1:most];
  END IF;
  SELECT jsonb_object_agg(fact, homes) INTO counts FROM (
    SELECT fact, count(*) AS homes FROM listing_search, unnest(facts) AS fact
    WHERE listing_search.ctid = ANY (found) AND (wanted IS NULL OR fact = ANY (wanted || '{=home}'::text[]))
    GROUP BY fact
  ) AS counted;
END $$;
