-- How many homes are on the market, as the database last counted them (ANALYZE, autovacuum); 0 before it did.
CREATE OR REPLACE FUNCTION search_market_size() RETURNS double precision LANGUAGE sql STABLE AS $$
  SELECT greatest(reltuples, 0)::double precision FROM pg_class WHERE oid = 'listing_search'::regclass
$$;
