-- What comes before the rename is made ahead of this transaction (ahead.server.ts).
CREATE OR REPLACE FUNCTION search_regional_market(facts text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  fact text;
  market text;
  state text;
BEGIN
  FOREACH fact IN ARRAY facts LOOP
    IF fact = ANY ('{=rent,=sale,=shortlet}') THEN market := fact;
    ELSIF starts_with(fact, '=in:') THEN state := split_part(fact, '/', 1);
    END IF;
  END LOOP;
  RETURN market || state;
END $$;
--> statement-breakpoint
SET maintenance_work_mem = '256MB';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_search_newest_regional_new" ON "listing_search" USING btree (search_regional_market(facts),"updated_at" DESC NULLS FIRST,"listing_id" DESC NULLS FIRST);--> statement-breakpoint
ALTER INDEX "listing_search_newest_regional_new" RENAME TO "listing_search_newest_regional";--> statement-breakpoint
-- The search says itself how it is run; see 0034_short-statistics.
ALTER INDEX "listing_search_newest_regional" ALTER COLUMN 1 SET STATISTICS 0;
