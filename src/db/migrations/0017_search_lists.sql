-- The functions of the search index in other words, with their lists as functions of their own, so that tests can read them. They
-- write the same terms as before: no home has to be written again. search_steps() is called by nothing any more and goes with a
-- later release of src/db/functions.
ALTER FUNCTION tell_change() RENAME TO notify_change;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_sample_rate() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 64 $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_feature_words() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY['serviced', 'bq', 'inverter', 'solar', 'generator', 'borehole', 'cctv', 'pool', 'gym', 'lift', 'internet', 'balcony',
    'wardrobes', 'laundry', 'garden', 'waterfront', 'negotiable']
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_roomless_kinds() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY['office', 'shop', 'plaza', 'showroom', 'warehouse', 'factory', 'filling-station', 'hotel', 'restaurant', 'school',
    'church', 'event-centre', 'co-working', 'residential-land', 'commercial-land', 'mixed-use-land', 'industrial-land', 'farmland']
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_kind_patterns() RETURNS TABLE (rank integer, kind text, pattern text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  VALUES
    (1, 'self-contain', '\mself ?con(tain(ed)?)?\M'),
    (2, 'mini-flat', '\mmini ?flat\M'),
    (3, 'room-and-parlour', '\mroom (and|n) parlou?r\M'),
    (4, 'penthouse', '\mpent ?house\M'),
    (5, 'maisonette', '\mmaisonn?ette\M'),
    (6, 'semi-detached-bungalow', '\msemi detached.*\mbungalow'),
    (7, 'terraced-bungalow', '\mterraced?.*\mbungalow'),
    (8, 'detached-bungalow', '\mdetached.*\mbungalow'),
    (9, 'bungalow', '\mbungalow'),
    (10, 'semi-detached-duplex', '\msemi detached'),
    (11, 'terraced-duplex', '\mterraced?\M'),
    (12, 'detached-duplex', '\mdetached'),
    (13, 'duplex', '\mduplex'),
    (14, 'mansion', '\mmansion'),
    (15, 'studio', '\mstudio\M'),
    (16, 'block-of-flats', '\mblock of .*flats\M'),
    (17, 'event-centre', '\mevents? cent(re|er)\M'),
    (18, 'warehouse', '\mwarehouse'),
    (19, 'office', '\moffices?\M'),
    (20, 'shop', '\mshops?\M'),
    (21, 'farmland', '\mfarm ?land'),
    (22, 'flat', '\m(flats?|apartments?)\M'),
    (23, 'residential-land', '\m(land|plots?|acres?|hectares?)\M')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_kind(home listings) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(home.property_type, (
    SELECT kind FROM search_kind_patterns(), (SELECT search_fold(home.name) AS name OFFSET 0) AS folded
    WHERE folded.name ~ pattern ORDER BY rank LIMIT 1))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_buckets_of(name text, amount bigint) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY['=' || name || length(amount::text) - 1, '=' || name || left(amount::text, 1) || 'e' || length(amount::text) - 1]
    || CASE WHEN amount >= 10 THEN ARRAY['=' || name || left(amount::text, 2) || 'e' || length(amount::text) - 2] END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_document(home listings, OUT terms tsvector, OUT facts text[]) LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  -- Words are cut where wordsOf() in TypeScript cuts them.
  name_words text[] := ARRAY(SELECT left(word, 32)
    FROM string_to_table(search_fold(concat_ws(' ', home.name, home.city, home.state, home.address, home.country)), ' ') AS word
    WHERE word <> '');
  other_words text[] := ARRAY(SELECT left(word, 32)
    FROM string_to_table(search_fold(concat_ws(' ', home.description, home.type)), ' ') AS word WHERE word <> '');
  kind text := search_kind(home);
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
    || ARRAY(SELECT '=f:' || feature FROM unnest(home.features) AS feature
      UNION SELECT '=f:' || word FROM unnest(name_words || other_words) AS word WHERE word = ANY (search_feature_words()))
    || ARRAY(SELECT DISTINCT '=in:' || place FROM unnest(home.within) AS place);
  terms := array_to_tsvector(
    ARRAY(SELECT '^' || word FROM unnest(name_words) AS word UNION ALL SELECT word FROM unnest(name_words || other_words) AS word)
    || facts || ARRAY['=ref' || home.reference]
    || search_buckets_of('price', home.price) || search_buckets_of('total', coalesce(home.first_total, home.price))
    || search_buckets_of('size', floor(home.size_sqm)::bigint) || search_cells_of(home.latitude, home.longitude));
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_listing_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM listing_search USING new_rows AS home WHERE listing_id = home.id AND home.status <> 'active';
  END IF;
  WITH written AS (
    INSERT INTO listing_search AS indexed
      (listing_id, updated_at, price, total, size_sqm, latitude, longitude, terms, facts, sampled)
    SELECT home.id, home.updated_at, home.price, coalesce(home.first_total, home.price), home.size_sqm, home.latitude,
      home.longitude, document.terms, document.facts, hashtext(home.id::text) & (search_sample_rate() - 1) = 0
    FROM new_rows AS home CROSS JOIN LATERAL search_document(home::listings) AS document WHERE home.status = 'active'
    ON CONFLICT (listing_id) DO UPDATE SET updated_at = excluded.updated_at, price = excluded.price, total = excluded.total,
      size_sqm = excluded.size_sqm, latitude = excluded.latitude, longitude = excluded.longitude, terms = excluded.terms,
      facts = excluded.facts
    WHERE (indexed.updated_at, indexed.price, indexed.total, indexed.size_sqm, indexed.latitude, indexed.longitude, indexed.terms)
      IS DISTINCT FROM (excluded.updated_at, excluded.price, excluded.total, excluded.size_sqm, excluded.latitude,
        excluded.longitude, excluded.terms)
    RETURNING terms
  )
  -- In one order for everybody, so that two writers of the same new words never wait for each other in a circle.
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM written, unnest(tsvector_to_array(terms)) AS word WHERE word ~ '^[a-z]{2,}$' ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
