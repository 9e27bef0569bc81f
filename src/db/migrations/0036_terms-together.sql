-- What comes before the first DROP is made ahead of this transaction (ahead.server.ts): homes are written meanwhile, and none anew.
CREATE OR REPLACE FUNCTION search_together(facts text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  fact text;
  market text;
  kind text;
  bedrooms integer;
  rooms text;
  together text[];
BEGIN
  FOREACH fact IN ARRAY facts LOOP
    IF fact = ANY ('{=rent,=sale,=shortlet}') THEN market := fact;
    ELSIF starts_with(fact, '=k:') THEN kind := fact;
    ELSIF starts_with(fact, '=bed') THEN bedrooms := substr(fact, 5);
    END IF;
  END LOOP;
  together := ARRAY[market, kind, market || kind];
  -- No search asks for more than ten.
  FOR fewest IN 1 .. CASE WHEN bedrooms <= 10 THEN bedrooms + 1 ELSE 0 END LOOP
    rooms := CASE WHEN fewest > bedrooms THEN '=bed' || bedrooms ELSE '=bed' || fewest || '+' END;
    together := together || ARRAY[rooms, market || rooms, kind || rooms, market || kind || rooms];
  END LOOP;
  RETURN array_remove(together, NULL);
END $$;
--> statement-breakpoint
SET maintenance_work_mem = '256MB';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_search_terms_new" ON "listing_search" USING gin (search_together(facts),search_cells_of(latitude, longitude),"terms") WITH (gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_search_sample_new" ON "listing_search" USING gin (search_together(facts),search_cells_of(latitude, longitude),"terms") WITH (gin_pending_list_limit=64) WHERE sampled;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_search_small_sample_new" ON "listing_search" USING gin (search_together(facts),search_cells_of(latitude, longitude),"terms") WITH (gin_pending_list_limit=64) WHERE hashtext(listing_id::text) & 511 = 0;--> statement-breakpoint
DROP INDEX "listing_search_terms";--> statement-breakpoint
DROP INDEX "listing_search_sample";--> statement-breakpoint
DROP INDEX "listing_search_small_sample";--> statement-breakpoint
ALTER INDEX "listing_search_terms_new" RENAME TO "listing_search_terms";--> statement-breakpoint
ALTER INDEX "listing_search_sample_new" RENAME TO "listing_search_sample";--> statement-breakpoint
ALTER INDEX "listing_search_small_sample_new" RENAME TO "listing_search_small_sample";--> statement-breakpoint
-- The search says itself how it is run; see 0034_short-statistics.
ALTER INDEX "listing_search_terms" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "listing_search_terms" ALTER COLUMN 2 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "listing_search_sample" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "listing_search_sample" ALTER COLUMN 2 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "listing_search_small_sample" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "listing_search_small_sample" ALTER COLUMN 2 SET STATISTICS 0;
