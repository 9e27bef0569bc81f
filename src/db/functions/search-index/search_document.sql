-- Changed by migrations only: triggers call it.
-- The terms of a home, and those among them that filters count; see src/db/schema/listing-search.ts. Rooms of land, shops and
-- offices are no bedrooms. What the owner wrote counts as ticked where one word says it.
CREATE OR REPLACE FUNCTION search_document(home listings, OUT terms tsvector, OUT facts text[]) LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  head text[] := ARRAY(SELECT left(word, 32)
    FROM string_to_table(search_fold(concat_ws(' ', home.name, home.city, home.state, home.address, home.country)), ' ') AS word
    WHERE word <> '');
  body text[] := ARRAY(SELECT left(word, 32)
    FROM string_to_table(search_fold(concat_ws(' ', home.description, home.type)), ' ') AS word WHERE word <> '');
  kind text := search_kind(home);
BEGIN
  facts := ARRAY['=home', '=' || home.type]
    || CASE WHEN kind IS NULL OR kind NOT IN ('office', 'shop', 'plaza', 'showroom', 'warehouse', 'factory', 'filling-station', 'hotel',
        'restaurant', 'school', 'church', 'event-centre', 'co-working', 'residential-land', 'commercial-land', 'mixed-use-land',
        'industrial-land', 'farmland')
      THEN ARRAY['=bed' || home.bedrooms, '=bath' || home.bathrooms] END
    || CASE WHEN home.offer THEN ARRAY['=offer'] END
    || CASE WHEN home.parking THEN ARRAY['=parking'] END
    || CASE WHEN home.furnished THEN ARRAY['=furnished'] END
    || CASE WHEN home.exclusive THEN ARRAY['=exclusive'] END
    || CASE WHEN kind IS NOT NULL THEN ARRAY['=k:' || kind] END
    || CASE WHEN home.title_paper IS NOT NULL THEN ARRAY['=t:' || home.title_paper] END
    || ARRAY(SELECT '=f:' || feature FROM unnest(home.features) AS feature
      UNION SELECT '=f:' || word FROM unnest(head || body) AS word WHERE word IN ('serviced', 'bq', 'inverter', 'solar', 'generator',
        'borehole', 'cctv', 'pool', 'gym', 'lift', 'internet', 'balcony', 'wardrobes', 'laundry', 'garden', 'waterfront', 'negotiable'))
    || ARRAY(SELECT DISTINCT '=in:' || place FROM unnest(home.within) AS place);
  terms := array_to_tsvector(
    ARRAY(SELECT '^' || word FROM unnest(head) AS word UNION ALL SELECT word FROM unnest(head || body) AS word)
    || facts || ARRAY['=ref' || home.reference]
    || search_steps('price', home.price) || search_steps('total', coalesce(home.first_total, home.price))
    || search_steps('size', floor(home.size_sqm)::bigint) || search_cells_of(home.latitude, home.longitude));
END $$;
