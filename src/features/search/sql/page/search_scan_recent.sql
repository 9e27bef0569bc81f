-- Matches among the newest homes, newest first, found by reading those one after the other: fast where matches are common. Of a search that
-- names places only homes of their states are read, of one that names kinds only homes of these.
--
-- conditions    further SQL conditions on the row, of search_bounds_sql()
-- max_rows      how many homes are read at the most
-- max_matches   where to stop
CREATE OR REPLACE FUNCTION search_scan_recent(clauses tsquery[], conditions text, max_rows integer, max_matches integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off AS $$
DECLARE
  newest CONSTANT text := 'ORDER BY updated_at DESC, listing_id DESC LIMIT $2';
  regional CONSTANT text[] := search_regional_markets(clauses);
  markets CONSTANT text[] := coalesce(regional, search_markets_of_kinds(clauses));
  of_home CONSTANT text := CASE WHEN regional IS NULL THEN 'search_market_of_kind' ELSE 'search_regional_market' END;
  ids uuid[];
BEGIN
  -- Each market in a state, or of a kind, in order by itself, so that they are merged and not sorted.
  EXECUTE 'SELECT ARRAY(SELECT listing_id FROM (SELECT * FROM ('
    || coalesce((SELECT string_agg(format('(SELECT * FROM listing_search WHERE %s(facts) = %L %s)', of_home, market, newest), ' UNION ALL ')
      FROM unnest(markets) AS market), format('SELECT * FROM listing_search %s', newest))
    || format(') AS homes %s) AS newest WHERE terms @@ $1 %s LIMIT $3)', newest, conditions)
    INTO ids USING search_conjunction(clauses), max_rows, max_matches;
  RETURN ids;
END $$;
