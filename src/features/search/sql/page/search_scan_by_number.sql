-- Common matches in the order of a number. The sample tells a value before which about twice as many matches lie as are needed,
-- and the prefix buckets of the number narrow the index to these. Where very many homes share that value, they are taken by age.
-- The next try asks the sample for eight times as many; after that all matches are sorted. What very many homes meet is tried with the smaller
-- sample first, since finding all of the other takes the time.
--
-- conditions      further SQL conditions on the row, of search_bounds_sql()
-- number_column   'price', 'total' or 'size_sqm'
-- bucket_name     the same number in search_buckets(): 'price', 'total' or 'size'
-- descending      whether the largest come first
-- ordering        the ORDER BY list that says the same
-- max_rows        how many of the newest homes are read at the most, where homes of one value are taken by age
-- page_end        how many matches are needed, down to the end of the page
-- max_matches     how many matches are sorted at the most
CREATE OR REPLACE FUNCTION search_scan_by_number(clauses tsquery[], conditions text, number_column text, bucket_name text,
  descending boolean, ordering text, max_rows integer, page_end integer, max_matches integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  common CONSTANT integer := search_sample_threshold(page_end);
  smaller CONSTANT text := CASE WHEN conditions = '' AND page_end <= 100 AND search_is_broad(clauses) THEN search_small_sample() END;
  -- With fewer matches in the smaller sample, the other is read as soon.
  very_many CONSTANT double precision := search_market_size() / search_sample_rate() / 64;
  ids uuid[];
  matches integer;
  at_edge text;
  edge double precision;
  is_shared boolean;
BEGIN
  FOR attempt IN CASE WHEN smaller IS NULL THEN 0 ELSE -1 END .. 1 LOOP
    EXECUTE format('SELECT %1$s(value), max(matches) FROM (SELECT %2$s AS value, %7$s AS matches FROM listing_search
        WHERE %6$s AND %5$s AND %2$s IS NOT NULL%3$s ORDER BY 1 %4$s LIMIT $2) AS first',
        CASE WHEN descending THEN 'min' ELSE 'max' END, number_column, conditions, CASE WHEN descending THEN 'DESC' ELSE 'ASC' END,
        search_clauses_sql(clauses), CASE WHEN attempt < 0 THEN smaller ELSE 'sampled' END,
        CASE WHEN attempt < 0 THEN 'count(*) OVER ()' ELSE 'NULL::bigint' END)
      INTO edge, matches USING clauses, CASE WHEN attempt < 0 THEN 2
        ELSE ((ceil(page_end / search_sample_rate()::numeric) * 2 + 3) * 8 ^ attempt)::integer END;
    CONTINUE WHEN attempt < 0 AND coalesce(matches, 0) < very_many;
    EXIT WHEN edge IS NULL;
    ids := search_scan_index(
      clauses || array_remove(ARRAY[search_buckets(bucket_name,
        CASE WHEN NOT descending THEN 0 WHEN bucket_name = 'size' THEN floor(edge)::bigint ELSE edge::bigint + 1 END,
        CASE WHEN descending THEN 9999999999999 ELSE ceil(edge)::bigint - 1 END)], NULL),
      NULL, conditions || format(CASE WHEN descending THEN ' AND %s > %s' ELSE ' AND %s < %s' END, number_column, edge),
      ordering, max_matches);
    IF cardinality(ids) >= page_end THEN RETURN ids; END IF;
    at_edge := conditions || format(' AND %s = %s', number_column, edge);
    IF attempt < 0 THEN
      EXECUTE format('SELECT count(*) * 8 >= $2 FROM listing_search WHERE %s AND %s%s', smaller, search_clauses_sql(clauses), at_edge)
        INTO is_shared USING clauses, common;
    ELSE
      is_shared := search_sampled(clauses, at_edge, common) = common;
    END IF;
    ids := ids || CASE WHEN is_shared
      THEN search_scan_recent(clauses, at_edge, max_rows, page_end - cardinality(ids))
      ELSE search_scan_index(clauses || search_buckets(bucket_name, floor(edge)::bigint, ceil(edge)::bigint), NULL, at_edge,
        ordering, max_matches) END;
    IF cardinality(ids) >= page_end THEN RETURN ids; END IF;
  END LOOP;
  RETURN search_scan_index(clauses, NULL, conditions, ordering, max_matches);
END $$;
