-- One page of the homes that meet all clauses within the bounds. Reads at most 50,000 matches, or the newest (oldest) 30,000 homes
-- and 50 more for each match down to the end of the page, whatever there is to find.
--
-- clauses      what a home must meet, each a query over its terms
-- heads        the same clauses, met by the words of name and place alone (`^lekki` for `lekki`), and others that raise a home
-- bounds       see search_bounds_sql(); '{}' for none
-- sort         'best' (homes that meet all `heads` first, each part newest first), 'newest', 'oldest', 'price', 'price-desc',
--              'total', 'size' (largest first)
-- skip, take   the page
-- ids          of the page, in order
-- total        how many homes match; null where it is certain to be above 1,000
CREATE OR REPLACE FUNCTION search_listings(clauses tsquery[], heads tsquery[], bounds jsonb, sort text, skip integer, take integer,
  OUT ids uuid[], OUT total integer) LANGUAGE plpgsql STABLE AS $$
DECLARE
  max_matches CONSTANT integer := 50000;
  newest CONSTANT text := 'updated_at DESC, listing_id DESC';
  page_end integer := skip + take;
  max_rows integer := 30000 + 50 * page_end;
  conditions text;
  ordering text := CASE sort WHEN 'price' THEN 'price, ' WHEN 'price-desc' THEN 'price DESC, ' WHEN 'total' THEN 'total, '
    WHEN 'size' THEN 'size_sqm DESC NULLS LAST, ' WHEN 'best' THEN 'in_name DESC, ' WHEN 'oldest' THEN 'updated_at, listing_id, '
    ELSE '' END || newest;
  covering tsquery[];
  -- Whether some matches come first; no row's terms are read again where all of them meet it.
  is_raised CONSTANT boolean := sort = 'best' AND heads <> clauses;
  raising tsquery;
  head_split record;
  others uuid[];
  -- How many homes are read from newest to oldest: of a state and one market less than a sixth.
  homes CONSTANT double precision := search_market_size();
  common CONSTANT integer := CASE WHEN sort IN ('best', 'newest') AND search_regional_markets(clauses) IS NOT NULL
    THEN greatest(40, sqrt(page_end * homes / 6) / search_sample_rate()) ELSE search_sample_threshold(page_end) END;
  -- The same where nobody needs to be certain that there are more than 1,000 matches.
  frequent CONSTANT integer := greatest(10, sqrt(page_end * CASE WHEN search_regional_markets(heads) IS NULL THEN homes ELSE homes / 6 END)
    / search_sample_rate());
BEGIN
  SELECT split.looked_up, split.covering, split.conditions INTO clauses, covering, conditions FROM search_split(clauses, bounds) AS split;
  clauses := clauses || covering;
  heads := CASE WHEN is_raised THEN heads || covering ELSE clauses END;
  raising := CASE WHEN is_raised THEN search_conjunction(heads) END;

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
    IF NOT is_raised OR search_sampled(heads, conditions, frequent) = frequent THEN
      ids := search_scan_recent(heads, conditions, max_rows, page_end);
    END IF;
    IF coalesce(cardinality(ids), 0) < page_end AND NOT is_raised THEN
      ids := search_scan_index(clauses, raising, conditions, ordering, max_matches);
    ELSIF coalesce(cardinality(ids), 0) < page_end THEN
      head_split := search_split(heads, '{}');
      ids := search_scan_index(head_split.looked_up, NULL, conditions || head_split.conditions, ordering, max_matches);
      IF cardinality(ids) < page_end THEN
        others := search_scan_recent(clauses || !!raising, conditions, max_rows, page_end - cardinality(ids));
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
