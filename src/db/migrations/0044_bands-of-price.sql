-- What comes before the rename is made ahead of this transaction (ahead.server.ts).
CREATE OR REPLACE FUNCTION search_banded_terms(facts text[], cells text[], price bigint, families jsonb) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  fact text;
  market text;
  area text;
  kind text;
  room text;
  family text;
  band text;
  areas text[] := ARRAY(SELECT cell FROM unnest(cells) AS cell WHERE cell ~ '^=c[12]:');
  kinds text[] := '{""}';
  rooms text[] := '{""}';
  terms text[] := '{}';
BEGIN
  FOREACH fact IN ARRAY facts LOOP
    IF fact = ANY ('{=rent,=sale,=shortlet}') THEN market := fact;
    ELSIF starts_with(fact, '=bed') THEN rooms := rooms || fact;
    ELSIF starts_with(fact, '=in:') THEN areas := areas || replace(fact, '=in:', '=at:');
    ELSIF starts_with(fact, '=named:') THEN areas := areas || replace(fact, '=named:', '=at:');
    ELSIF starts_with(fact, '=k:') THEN
      kinds := kinds || fact;
      FOREACH family IN ARRAY '{flat,duplex,bungalow,land}'::text[] LOOP
        IF families -> family ? substr(fact, 4) THEN kinds := kinds || ('=kinds:' || family); END IF;
      END LOOP;
    END IF;
  END LOOP;
  -- As search_bands counts them; the index finds no function of ours while it is built.
  band := '=band' || greatest(CASE market WHEN '=sale' THEN 48 ELSE 32 END, least(80, floor(8 * log(greatest(1, price)))::integer));
  FOREACH area IN ARRAY areas LOOP
    FOREACH kind IN ARRAY kinds LOOP
      FOREACH room IN ARRAY rooms LOOP terms := terms || (area || market || kind || room || band); END LOOP;
    END LOOP;
  END LOOP;
  RETURN array_remove(terms, NULL);
END $$;
--> statement-breakpoint
SET maintenance_work_mem = '256MB';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_search_bands_new" ON "listing_search" USING gin (search_banded_terms(facts, search_cells_of(latitude, longitude), price, search_families())) WITH (gin_pending_list_limit=64);--> statement-breakpoint
ALTER INDEX "listing_search_bands_new" RENAME TO "listing_search_bands";--> statement-breakpoint
-- The search says itself how it is run; see 0034_short-statistics.
ALTER INDEX "listing_search_bands" ALTER COLUMN 1 SET STATISTICS 0;
