-- Changed by migrations only: a trigger calls it.
-- Kinds of which bedrooms and bathrooms say nothing: business premises and land. A test compares them
-- with asksForRooms() in TypeScript.
CREATE OR REPLACE FUNCTION search_roomless_kinds() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY['office', 'shop', 'plaza', 'showroom', 'warehouse', 'factory', 'filling-station', 'hotel', 'restaurant', 'school',
    'church', 'event-centre', 'co-working', 'residential-land', 'commercial-land', 'mixed-use-land', 'industrial-land', 'farmland']
$$;
