-- The tags of the matches, by which is counted how many have each. Up to 1,000 matches are given; of more, 400 that stand for the others.
-- Finding the rows of all matches is what takes the time: so of more than about 87,000 matches (170 in the smaller sample) one in
-- 512 is found, of fewer but many one in search_sample_rate(). The index is asked once: the addresses of the rows (ctid) say how
-- many there are, and lead to those that are given. Whoever asks counts: grouped here, thousands of tags took ten times as long.
--
-- clauses   what a home must meet, each a query over its terms
-- bounds    see search_bounds_sql(); '{}' for none
-- facts     the tags of each home, a home a line, with spaces between them; null where nothing matches
-- scale     how many matches one line stands for; 1 where all are given
CREATE OR REPLACE FUNCTION search_facts(clauses tsquery[], bounds jsonb, OUT facts text, OUT scale double precision)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  max_exact CONSTANT integer := 1000;
  max_estimated CONSTANT integer := 400;
  small_sample_rate CONSTANT integer := 512;
  small_sample_many CONSTANT integer := 170;
  max_found CONSTANT integer := 20000;
  conditions text;
  row_addresses tid[];
BEGIN
  SELECT split.looked_up || split.covering, split.conditions INTO clauses, conditions FROM search_split(clauses, bounds) AS split;
  IF search_small_sample() IS NOT NULL THEN
    scale := small_sample_rate;
    row_addresses := search_addresses(search_small_sample(), clauses, conditions, max_found);
  END IF;
  IF row_addresses IS NULL OR cardinality(row_addresses) < small_sample_many THEN
    scale := search_sample_rate();
    row_addresses := search_addresses('sampled', clauses, conditions, max_found);
    -- Common for a first page of nine homes.
    IF cardinality(row_addresses) < search_sample_threshold(9) THEN
      scale := 1;
      row_addresses := search_addresses('true', clauses, conditions, max_found);
    END IF;
  END IF;
  IF cardinality(row_addresses) > (CASE scale WHEN 1 THEN max_exact ELSE max_estimated END) THEN
    scale := scale * cardinality(row_addresses) / max_estimated;
    row_addresses := row_addresses[1:max_estimated];
  END IF;
  SELECT string_agg(array_to_string(home.facts, ' '), E'\n') INTO facts FROM listing_search AS home WHERE ctid = ANY (row_addresses);
END $$;
