-- What comes before the first DROP is made ahead of this transaction (ahead.server.ts): homes are written meanwhile, and none anew.
CREATE OR REPLACE FUNCTION search_families() RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '{
    "flat": ["flat", "mini-flat", "penthouse", "studio"],
    "duplex": ["duplex", "detached-duplex", "semi-detached-duplex", "terraced-duplex"],
    "bungalow": ["bungalow", "detached-bungalow", "semi-detached-bungalow", "terraced-bungalow"],
    "land": ["residential-land", "commercial-land", "mixed-use-land", "industrial-land", "farmland"],
    "house": ["self-contain", "mini-flat", "room-and-parlour", "single-room", "studio", "shared-apartment", "flat", "block-of-flats",
      "maisonette", "penthouse", "duplex", "detached-duplex", "semi-detached-duplex", "terraced-duplex", "bungalow",
      "detached-bungalow", "semi-detached-bungalow", "terraced-bungalow", "mansion", "face-me-i-face-you"],
    "commercial": ["office", "shop", "plaza", "showroom", "warehouse", "factory", "filling-station", "hotel", "restaurant", "school",
      "church", "event-centre", "co-working"]
  }'::jsonb
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_terms_together(facts text[], cells text[], families jsonb) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  small_families CONSTANT text[] := '{flat,duplex,bungalow,land}';
  fact text;
  own_kind text;
  family text;
  bedrooms integer;
  cell text;
  market text;
  kind text;
  room text;
  markets text[] := '{""}';
  kinds text[] := '{""}';
  other_kinds text[] := '{}';
  rooms text[] := '{""}';
  terms text[] := '{}';
BEGIN
  FOREACH fact IN ARRAY facts LOOP
    IF fact = ANY ('{=rent,=sale,=shortlet}') THEN markets := markets || fact;
    ELSIF starts_with(fact, '=k:') THEN own_kind := substr(fact, 4);
    ELSIF starts_with(fact, '=bed') THEN bedrooms := substr(fact, 5);
    ELSIF starts_with(fact, '=f:') AND replace(fact, '=f:', '=described:') <> ALL (facts) THEN terms := terms || replace(fact, '=f:', '=stated:');
    END IF;
  END LOOP;
  IF own_kind IS NOT NULL THEN
    FOREACH family IN ARRAY small_families LOOP
      IF families -> family ? own_kind THEN kinds := kinds || ('=kinds:' || family); END IF;
    END LOOP;
    IF cardinality(kinds) = 1 THEN kinds := kinds || ('=k:' || own_kind);
    ELSIF NOT families ? own_kind THEN other_kinds := other_kinds || ('=k:' || own_kind);
    END IF;
    IF families -> 'house' ? own_kind THEN other_kinds := other_kinds || '=kinds:house'::text; END IF;
    IF families -> 'commercial' ? own_kind THEN other_kinds := other_kinds || '=kinds:commercial'::text; END IF;
  END IF;
  -- No search asks for more than ten.
  FOR fewest IN 1 .. CASE WHEN bedrooms <= 10 THEN bedrooms ELSE 0 END LOOP rooms := rooms || ('=bed' || fewest || '+'); END LOOP;
  IF bedrooms <= 10 THEN rooms := rooms || ('=bed' || bedrooms); END IF;
  FOREACH market IN ARRAY markets LOOP
    FOREACH kind IN ARRAY kinds LOOP
      FOREACH room IN ARRAY rooms LOOP terms := terms || (market || kind || room); END LOOP;
      FOREACH cell IN ARRAY coalesce(cells, '{}') LOOP terms := terms || (cell || market || kind); END LOOP;
    END LOOP;
    FOREACH kind IN ARRAY other_kinds LOOP terms := terms || (market || kind); END LOOP;
  END LOOP;
  RETURN array_remove(terms, '');
END $$;
--> statement-breakpoint
SET maintenance_work_mem = '256MB';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_search_terms_new" ON "listing_search" USING gin (search_terms_together(facts, search_cells_of(latitude, longitude), search_families()),"terms") WITH (gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_search_sample_new" ON "listing_search" USING gin (search_terms_together(facts, search_cells_of(latitude, longitude), search_families()),"terms") WITH (gin_pending_list_limit=64) WHERE sampled;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_search_small_sample_new" ON "listing_search" USING gin (search_terms_together(facts, search_cells_of(latitude, longitude), search_families()),"terms") WITH (gin_pending_list_limit=64) WHERE hashtext(listing_id::text) & 511 = 0;--> statement-breakpoint
DROP INDEX "listing_search_terms";--> statement-breakpoint
DROP INDEX "listing_search_sample";--> statement-breakpoint
DROP INDEX "listing_search_small_sample";--> statement-breakpoint
ALTER INDEX "listing_search_terms_new" RENAME TO "listing_search_terms";--> statement-breakpoint
ALTER INDEX "listing_search_sample_new" RENAME TO "listing_search_sample";--> statement-breakpoint
ALTER INDEX "listing_search_small_sample_new" RENAME TO "listing_search_small_sample";--> statement-breakpoint
-- The search says itself how it is run; see 0034_short-statistics.
ALTER INDEX "listing_search_terms" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "listing_search_sample" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "listing_search_small_sample" ALTER COLUMN 1 SET STATISTICS 0;
