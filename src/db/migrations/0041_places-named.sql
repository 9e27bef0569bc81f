-- What comes before the first DROP is made ahead of this transaction (ahead.server.ts): homes are written meanwhile, and none anew.
CREATE OR REPLACE FUNCTION search_combined_terms(facts text[], cells text[], families jsonb) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  small_families CONSTANT text[] := '{flat,duplex,bungalow,land}';
  fact text;
  own_kind text;
  family text;
  bedrooms integer;
  area text;
  areas text[] := coalesce(cells, '{}');
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
    ELSIF starts_with(fact, '=in:') THEN areas := areas || replace(fact, '=in:', '=at:');
    ELSIF starts_with(fact, '=named:') THEN areas := areas || replace(fact, '=named:', '=at:');
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
      FOREACH area IN ARRAY areas LOOP terms := terms || (area || market || kind); END LOOP;
    END LOOP;
    FOREACH kind IN ARRAY other_kinds LOOP terms := terms || (market || kind); END LOOP;
  END LOOP;
  RETURN array_remove(terms, '');
END $$;
--> statement-breakpoint
SET maintenance_work_mem = '256MB';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_search_terms_new" ON "listing_search" USING gin (search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()),"terms") WITH (gin_pending_list_limit=64);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_search_sample_new" ON "listing_search" USING gin (search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()),"terms") WITH (gin_pending_list_limit=64) WHERE sampled;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "listing_search_small_sample_new" ON "listing_search" USING gin (search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()),"terms") WITH (gin_pending_list_limit=64) WHERE hashtext(listing_id::text) & 511 = 0;--> statement-breakpoint
DROP INDEX "listing_search_terms";--> statement-breakpoint
DROP INDEX "listing_search_sample";--> statement-breakpoint
DROP INDEX "listing_search_small_sample";--> statement-breakpoint
ALTER INDEX "listing_search_terms_new" RENAME TO "listing_search_terms";--> statement-breakpoint
ALTER INDEX "listing_search_sample_new" RENAME TO "listing_search_sample";--> statement-breakpoint
ALTER INDEX "listing_search_small_sample_new" RENAME TO "listing_search_small_sample";--> statement-breakpoint
-- The search says itself how it is run; see 0034_short-statistics.
ALTER INDEX "listing_search_terms" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "listing_search_sample" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "listing_search_small_sample" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "named" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_document(home listings, OUT terms tsvector, OUT facts text[]) LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  -- Words are cut where wordsOf() in TypeScript cuts them.
  name_words text[] := ARRAY(SELECT left(word, 32)
    FROM string_to_table(search_fold(concat_ws(' ', home.name, home.city, home.state, home.address, home.country)), ' ') AS word
    WHERE word <> '');
  other_words text[] := ARRAY(SELECT left(word, 32)
    FROM string_to_table(search_fold(concat_ws(' ', home.description, home.type)), ' ') AS word WHERE word <> '');
  kind text := search_kind(home);
  described text[] := ARRAY(SELECT feature FROM unnest(search_described_features(concat_ws(E'\n', home.name, home.description))) AS feature
    WHERE feature <> ALL (home.features));
BEGIN
  facts := ARRAY['=home', '=' || home.type]
    || CASE WHEN kind IS NULL OR kind <> ALL (search_roomless_kinds())
      THEN ARRAY['=bed' || home.bedrooms, '=bath' || home.bathrooms] END
    || CASE WHEN home.offer THEN ARRAY['=offer'] END
    || CASE WHEN home.parking THEN ARRAY['=parking'] END
    || CASE WHEN home.furnished THEN ARRAY['=furnished'] END
    || CASE WHEN home.exclusive THEN ARRAY['=exclusive'] END
    || CASE WHEN kind IS NOT NULL THEN ARRAY['=k:' || kind] END
    || CASE WHEN home.title_paper IS NOT NULL THEN ARRAY['=t:' || home.title_paper] END
    || ARRAY(SELECT DISTINCT '=f:' || feature FROM unnest(home.features || described) AS feature)
    || ARRAY(SELECT '=described:' || feature FROM unnest(described) AS feature)
    || ARRAY(SELECT DISTINCT '=in:' || place FROM unnest(home.within) AS place)
    || ARRAY(SELECT DISTINCT '=named:' || place FROM unnest(home.named) AS place);
  terms := array_to_tsvector(
    ARRAY(SELECT '^' || word FROM unnest(name_words) AS word UNION ALL SELECT word FROM unnest(name_words || other_words) AS word)
    || facts || ARRAY['=ref' || home.reference]
    || search_buckets_of('price', home.price) || search_buckets_of('total', coalesce(home.first_total, home.price))
    || search_buckets_of('size', floor(home.size_sqm)::bigint) || search_cells_of(home.latitude, home.longitude));
END $$;
