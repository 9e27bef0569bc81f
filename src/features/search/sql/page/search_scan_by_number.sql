-- Common matches in the order of a number. The sample tells a value before which about twice as many matches lie as are needed,
-- and the prefix buckets of the number narrow the index to these. Where very many homes share that value, they are taken by age.
-- A second try asks the sample for eight times as many; after that all matches are sorted.
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
  ids uuid[];
  at_edge text;
  edge double precision;
BEGIN
  FOR attempt IN 0 .. 1 LOOP
    EXECUTE format('SELECT %1$s(value) FROM (SELECT %2$s AS value FROM listing_search
        WHERE sampled AND %5$s AND %2$s IS NOT NULL%3$s ORDER BY 1 %4$s LIMIT $2) AS first',
        CASE WHEN descending THEN 'min' ELSE 'max' END, number_column, conditions, CASE WHEN descending THEN 'DESC' ELSE 'ASC' END,
        search_clauses_sql(clauses))
      INTO edge USING clauses, ((ceil(page_end / search_sample_rate()::numeric) * 2 + 3) * 8 ^ attempt)::integer;
    EXIT WHEN edge IS NULL;
    ids := search_scan_index(
      clauses || array_remove(ARRAY[search_buckets(bucket_name,
        CASE WHEN NOT descending THEN 0 WHEN bucket_name = 'size' THEN floor(edge)::bigint ELSE edge::bigint + 1 END,
        CASE WHEN descending THEN 9999999999999 ELSE ceil(edge)::bigint - 1 END)], NULL),
      NULL, conditions || format(CASE WHEN descending THEN ' AND %s > %s' ELSE ' AND %s < %s' END, number_column, edge),
      ordering, max_matches);
    IF cardinality(ids) >= page_end THEN RETURN ids; END IF;
    at_edge := conditions || format(' AND %s = %s', number_column, edge);
    ids := ids || CASE WHEN search_sampled(clauses, at_edge, common) = common
      THEN search_scan_recent(clauses, at_edge, max_rows, page_end - cardinality(ids))
      ELSE search_scan_index(clauses || search_buckets(bucket_name, floor(edge)::bigint, ceil(edge)::bigint), NULL, at_edge,
        ordering, max_matches) END;
    IF cardinality(ids) >= page_end THEN RETURN ids; END IF;
  END LOOP;
  RETURN search_scan_index(clauses, NULL, conditions, ordering, max_matches);
END $$;
