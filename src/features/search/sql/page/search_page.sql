-- One page of the homes that meet all clauses within the bounds. Reads at most 50,000 matches, or the newest (oldest) 30,000 homes
-- and 50 more for each match down to the end of the page, whatever there is to find.
--
-- clauses      what a home must meet, each a query over its terms
-- heads        the same clauses, met by the words of name and place alone (`^lekki` for `lekki`), and others that raise a home
-- bounds       see search_bounds_sql(); '{}' for none; with a box `region` may be a query for the states that it lies in
-- sort         'best' (homes that meet all `heads` first, each part newest first), 'newest', 'oldest', 'price', 'price-desc',
--              'total', 'size' (largest first)
-- skip, take   the page
-- count_to     up to how many matches are counted for certain
-- ids          of the page, in order
-- total        how many homes match; null where it is certain to be above `count_to`
CREATE OR REPLACE FUNCTION search_page(clauses tsquery[], heads tsquery[], bounds jsonb, sort text, skip integer, take integer,
  count_to integer, OUT ids uuid[], OUT total integer) LANGUAGE plpgsql STABLE AS $$
DECLARE
  max_matches CONSTANT integer := 50000;
  page_end integer := skip + take;
  max_rows integer := 30000 + 50 * page_end;
  conditions text;
  ordering CONSTANT text := search_ordering(sort);
  covering tsquery[];
  raising CONSTANT tsquery := CASE WHEN sort = 'best' THEN search_raising(heads, clauses) END;
  is_raised CONSTANT boolean := raising IS NOT NULL;
  region CONSTANT tsquery[] := CASE WHEN bounds ? 'region' THEN ARRAY[(bounds ->> 'region')::tsquery] ELSE '{}' END;
  head_split record;
  others uuid[];
  common integer;
  frequent integer;
BEGIN
  SELECT split.looked_up, split.covering, split.conditions INTO clauses, covering, conditions FROM search_split(clauses, bounds) AS split;
  clauses := clauses || covering;
  heads := CASE WHEN is_raised THEN heads || covering ELSE clauses END;

  common := greatest(search_certain_sample(count_to), CASE WHEN sort IN ('best', 'newest') THEN search_scan_threshold(clauses || region, clauses, page_end)
    ELSE search_sample_threshold(page_end) END);
  IF search_sampled(clauses, conditions, common) < common THEN
    ids := search_scan_index(clauses, raising, conditions, ordering, max_matches);
    total := cardinality(ids);
  ELSIF sort IN ('price', 'price-desc', 'total', 'size') THEN
    ids := CASE sort
      WHEN 'total' THEN search_scan_by_number(clauses, conditions, 'total', 'total', false, ordering, max_rows, page_end, max_matches)
      WHEN 'size' THEN search_scan_by_number(clauses, conditions, 'size_sqm', 'size', true, ordering, max_rows, page_end, max_matches)
      ELSE search_scan_by_number(clauses, conditions, 'price', 'price', sort = 'price-desc', ordering, max_rows, page_end, max_matches)
    END;
  ELSIF sort = 'oldest' THEN
    ids := search_scan_oldest(search_conjunction(clauses), conditions, max_rows, page_end);
    IF cardinality(ids) < page_end THEN
      ids := search_scan_index(clauses, raising, conditions, ordering, max_matches);
    END IF;
  ELSE
    -- Homes with all words in name or place first. Where these alone do not fill the page, the newest of the others follow.
    -- Of what comes first nobody needs to know how many.
    frequent := CASE WHEN is_raised THEN greatest(10, search_scan_threshold(heads || region, clauses, page_end)) END;
    IF NOT is_raised OR search_sampled(heads, conditions, frequent) = frequent THEN
      ids := search_scan_recent(heads || region, conditions, max_rows, page_end);
    END IF;
    IF coalesce(cardinality(ids), 0) < page_end AND NOT is_raised THEN
      ids := search_scan_index(clauses, raising, conditions, ordering, max_matches);
    ELSIF coalesce(cardinality(ids), 0) < page_end THEN
      head_split := search_split(heads, '{}');
      ids := search_scan_index(head_split.looked_up, NULL, conditions || head_split.conditions, ordering, max_matches);
      IF cardinality(ids) < page_end THEN
        others := search_scan_recent(clauses || region || !!raising, conditions, max_rows, page_end - cardinality(ids));
        IF cardinality(ids) + cardinality(others) < page_end THEN
          ids := search_scan_index(clauses, raising, conditions, ordering, max_matches);
        ELSE
          ids := ids || others;
        END IF;
      END IF;
    END IF;
  END IF;
  ids := ids[skip + 1:page_end];
END $$;
