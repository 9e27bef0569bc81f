-- The matches on a map as clusters: those in one square of 1/`parts` degree are one. Reads at most 4,000 homes; where matches are
-- common (for a first page of nine homes) only the sample.
--
-- clauses                what a home must meet, each a query over its terms
-- bounds                 see search_bounds_sql()
-- parts                  squares in one degree
-- homes                  how many homes were found in the square
-- latitude, longitude    their middle
-- price                  the lowest of them
-- market                 of all of them, 'sale', 'rent' or 'shortlet'; null where they are of several
-- listing_id             one of them: the home, where there is one
-- scale                  how many homes each that was found stands for: 1, or search_sample_rate()
CREATE OR REPLACE FUNCTION search_clusters(clauses tsquery[], bounds jsonb, parts double precision)
RETURNS TABLE (homes integer, latitude double precision, longitude double precision, price bigint, market text, listing_id uuid, scale integer)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  -- For a first page of nine homes.
  common CONSTANT integer := search_sample_threshold(9);
  conditions text;
  is_common boolean;
BEGIN
  SELECT split.looked_up || split.covering, split.conditions INTO clauses, conditions FROM search_split(clauses, bounds) AS split;
  is_common := search_sampled(clauses, conditions, common) = common;
  RETURN QUERY EXECUTE 'SELECT count(*)::integer, avg(latitude), avg(longitude), min(price),
      CASE WHEN min(market) = max(market) THEN min(market) END, min(listing_id::text)::uuid, $2
    FROM (SELECT latitude, longitude, price, listing_id,
        CASE WHEN ''=sale'' = ANY (facts) THEN ''sale'' WHEN ''=rent'' = ANY (facts) THEN ''rent'' ELSE ''shortlet'' END AS market FROM listing_search
      WHERE latitude IS NOT NULL AND ' || CASE WHEN is_common THEN 'sampled AND ' ELSE '' END
    || search_clauses_sql(clauses) || conditions || ' LIMIT 4000) AS found
    GROUP BY floor(latitude * $3), floor(longitude * $3)'
    USING clauses, CASE WHEN is_common THEN search_sample_rate() ELSE 1 END, parts;
END $$;
