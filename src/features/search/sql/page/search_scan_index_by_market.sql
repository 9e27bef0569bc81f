-- All matches of several markets, each in order; otherwise as search_scan_index().
--
-- markets      a clause for each
-- market       the market, the first one is 0; none that has no matches
CREATE OR REPLACE FUNCTION search_scan_index_by_market(clauses tsquery[], name_query tsquery, conditions text, ordering text, max_matches integer,
  markets tsquery[]) RETURNS TABLE (market integer, ids uuid[])
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off AS $$
BEGIN
  RETURN QUERY EXECUTE 'SELECT number::integer - 1, array_agg(listing_id ORDER BY ' || ordering || ') FROM (
      SELECT listing_id, updated_at, price, total, size_sqm, terms, terms @@ $2 AS in_name FROM listing_search WHERE '
    || search_clauses_sql(clauses) || conditions || ' LIMIT $3) AS matches
    JOIN unnest($4) WITH ORDINALITY AS one (clause, number) ON terms @@ clause GROUP BY number'
    USING clauses, name_query, max_matches, markets;
END $$;
