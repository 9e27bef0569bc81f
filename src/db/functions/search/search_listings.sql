-- One page of the homes that match all clauses within the bounds. `sort`: 'best' (those that match all `heads` first, each
-- newest first), 'newest', 'oldest', 'price', 'price-desc', 'total', 'size' (largest first). `total` is null where it is certain
-- to be above 1,000. Reads at most 50,000 matches, or the newest (oldest) 30,000 + 50 for each home
-- down to the end of the page.
CREATE OR REPLACE FUNCTION search_listings(clauses tsquery[], heads tsquery[], bounds jsonb, sort text, skip integer, take integer,
  OUT ids uuid[], OUT total integer) LANGUAGE plpgsql STABLE AS $$
DECLARE
  most CONSTANT integer := 50000;
  newest CONSTANT text := 'updated_at DESC, listing_id DESC';
  need integer := skip + take;
  reach integer := 30000 + 50 * need;
  conditions text := search_conditions(bounds);
  ordering text := CASE sort WHEN 'price' THEN 'price, ' WHEN 'price-desc' THEN 'price DESC, ' WHEN 'total' THEN 'total, '
    WHEN 'size' THEN 'size_sqm DESC NULLS LAST, ' WHEN 'best' THEN 'leads DESC, ' WHEN 'oldest' THEN 'updated_at, listing_id, '
    ELSE '' END || newest;
  query tsquery;
  head tsquery;
  rest uuid[];
BEGIN
  clauses := search_narrowed(clauses, bounds);
  heads := CASE WHEN sort = 'best' THEN heads || clauses[cardinality(heads) + 1:] ELSE clauses END;
  query := search_all(clauses);
  head := search_all(heads);

  IF NOT search_is_common(query, conditions, need) THEN
    ids := search_indexed(clauses, head, conditions, ordering, most);
    total := cardinality(ids);
  ELSIF sort IN ('price', 'price-desc', 'total', 'size') THEN
    ids := CASE sort
      WHEN 'total' THEN search_extreme(clauses, conditions, 'total', 'total', false, ordering, reach, need, most)
      WHEN 'size' THEN search_extreme(clauses, conditions, 'size_sqm', 'size', true, ordering, reach, need, most)
      ELSE search_extreme(clauses, conditions, 'price', 'price', sort = 'price-desc', ordering, reach, need, most) END;
  ELSIF sort = 'oldest' THEN
    ids := search_oldest(query, conditions, reach, need);
    IF cardinality(ids) < need THEN ids := search_indexed(clauses, head, conditions, ordering, most); END IF;
  ELSE
    IF search_is_common(head, conditions, need) THEN ids := search_recent(head, conditions, reach, need); END IF;
    IF coalesce(cardinality(ids), 0) < need AND head = query THEN
      ids := search_indexed(clauses, head, conditions, ordering, most);
    ELSIF coalesce(cardinality(ids), 0) < need THEN
      ids := search_indexed(heads, head, conditions, ordering, most);
      IF cardinality(ids) < need THEN
        rest := search_recent(query && !!head, conditions, reach, need - cardinality(ids));
        IF cardinality(ids) + cardinality(rest) < need THEN
          ids := search_indexed(clauses, head, conditions, ordering, most);
        ELSE
          ids := ids || rest;
        END IF;
      END IF;
    END IF;
  END IF;
  ids := ids[skip + 1:need];
END $$;
