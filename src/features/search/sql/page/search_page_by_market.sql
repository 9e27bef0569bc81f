-- A page of each of several markets, of the first attempt that finds homes in any of them: while somebody types, neither market may push
-- the other out. Where few match in all markets together, the lists of the index are read once for all.
--
-- attempts       [{"clauses": [...], "heads": [...], "bounds": {...}}, ...], without a market; see search_page()
-- markets        a clause for each
-- sort, take     as of search_page(), from the first home on
-- count_to       up to how many matches are counted for certain
-- attempt        the attempt, the first one is 0
-- market         the market, the first one is 0; none that has no matches
-- ids, total     as of search_page()
CREATE OR REPLACE FUNCTION search_page_by_market(attempts jsonb, markets tsquery[], sort text, take integer, count_to integer)
RETURNS TABLE (attempt integer, market integer, ids uuid[], total integer) LANGUAGE plpgsql STABLE AS $$
DECLARE
  few CONSTANT integer := cardinality(markets) * search_certain_sample(count_to);
  asked jsonb;
  bounds jsonb;
  clauses tsquery[];
  heads tsquery[];
  looked_up tsquery[];
  split record;
BEGIN
  FOR n IN 0 .. jsonb_array_length(attempts) - 1 LOOP
    asked := attempts -> n;
    clauses := ARRAY(SELECT clause::tsquery FROM jsonb_array_elements_text(asked -> 'clauses') AS clause);
    heads := ARRAY(SELECT clause::tsquery FROM jsonb_array_elements_text(asked -> 'heads') AS clause);
    bounds := asked -> 'bounds';
    IF bounds ? 'box' THEN bounds := bounds || jsonb_build_object('cover', search_cover(bounds)); END IF;
    split := search_split(clauses, bounds);
    looked_up := split.looked_up || split.covering;
    IF search_sampled(looked_up, split.conditions, few) < few THEN
      RETURN QUERY SELECT n, found.market, found.ids[1:take], cardinality(found.ids)
        FROM search_scan_index_by_market(looked_up, search_raising(heads, clauses), split.conditions, search_ordering(sort),
          50000, markets) AS found;
    ELSE
      RETURN QUERY SELECT n, number::integer - 1, page.ids, page.total FROM unnest(markets) WITH ORDINALITY AS one (clause, number),
        search_page(clauses || clause, heads || clause, bounds, sort, 0, take, count_to) AS page WHERE page.ids <> '{}';
    END IF;
    EXIT WHEN FOUND;
  END LOOP;
END $$;
