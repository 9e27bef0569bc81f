-- What comes before the renames is made ahead of this transaction (ahead.server.ts).
CREATE OR REPLACE FUNCTION search_market_of_kind(facts text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  fact text;
  market text;
  kind text;
BEGIN
  FOREACH fact IN ARRAY facts LOOP
    IF fact = ANY ('{=rent,=sale,=shortlet}') THEN market := fact;
    ELSIF starts_with(fact, '=k:') THEN kind := fact;
    END IF;
  END LOOP;
  RETURN market || kind;
END $$;
--> statement-breakpoint
SET maintenance_work_mem = '256MB';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_search_newest_of_kind_new" ON "listing_search" USING btree (search_market_of_kind(facts),"updated_at" DESC NULLS FIRST,"listing_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_search_points_new" ON "listing_search" USING gist (box(point(longitude, latitude)));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_search_large_sample_new" ON "listing_search" USING gin (search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()),"terms") WITH (fastupdate=false) WHERE hashtext(listing_id::text) & 7 = 0;--> statement-breakpoint
ALTER INDEX "listing_search_newest_of_kind_new" RENAME TO "listing_search_newest_of_kind";--> statement-breakpoint
ALTER INDEX "listing_search_points_new" RENAME TO "listing_search_points";--> statement-breakpoint
ALTER INDEX "listing_search_large_sample_new" RENAME TO "listing_search_large_sample";--> statement-breakpoint
-- The search says itself how it is run; see 0034_short-statistics.
ALTER INDEX "listing_search_newest_of_kind" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "listing_search_points" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "listing_search_large_sample" ALTER COLUMN 1 SET STATISTICS 0;
