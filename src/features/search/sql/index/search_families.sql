-- Changed by migrations only: indexes hold what depends on it.
-- The families of kinds: a search for one is met by each of its members. A test compares them with FAMILIES in TypeScript.
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
