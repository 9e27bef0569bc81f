-- Common matches in the order of a number: the sample tells a value that about twice as many matches lie below as are
-- needed, and the steps of that number narrow the index to them. Many homes at the very same value are looked through by
-- age instead. `measure` is a column, `name` its steps.
CREATE OR REPLACE FUNCTION search_extreme(clauses tsquery[], conditions text, measure text, name text, falling boolean, ordering text,
  reach integer, need integer, most integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
DECLARE
  query tsquery := search_all(clauses);
  found uuid[];
  ties text;
  edge double precision;
BEGIN
  FOR attempt IN 0 .. 1 LOOP
    EXECUTE format('SELECT %1$s(value) FROM (SELECT %2$s AS value FROM listing_search
        WHERE sampled AND terms @@ $1 AND %2$s IS NOT NULL%3$s ORDER BY 1 %4$s LIMIT $2) AS first',
        CASE WHEN falling THEN 'min' ELSE 'max' END, measure, conditions, CASE WHEN falling THEN 'DESC' ELSE 'ASC' END)
      INTO edge USING query, ((ceil(need / 64.0) * 2 + 3) * 8 ^ attempt)::integer;
    EXIT WHEN edge IS NULL;
    found := search_indexed(
      clauses || array_remove(ARRAY[search_range(name,
        CASE WHEN NOT falling THEN 0 WHEN name = 'size' THEN floor(edge)::bigint ELSE edge::bigint + 1 END,
        CASE WHEN falling THEN 9999999999999 ELSE ceil(edge)::bigint - 1 END)], NULL),
      query, conditions || format(CASE WHEN falling THEN ' AND %s > %s' ELSE ' AND %s < %s' END, measure, edge), ordering, most);
    IF cardinality(found) >= need THEN RETURN found; END IF;
    ties := conditions || format(' AND %s = %s', measure, edge);
    found := found || CASE WHEN search_is_common(query, ties, need)
      THEN search_recent(query, ties, reach, need - cardinality(found))
      ELSE search_indexed(clauses || search_range(name, floor(edge)::bigint, ceil(edge)::bigint), query, ties, ordering, most) END;
    IF cardinality(found) >= need THEN RETURN found; END IF;
  END LOOP;
  RETURN search_indexed(clauses, query, conditions, ordering, most);
END $$;
