import type pg from 'pg';
import { PLACES } from '#features/places/service.server.ts';
import { copyHomes, countHomes } from './market-copies.ts';

export const SELLERS = 2000;
const BATCH = 10_000;
/** As many as there are cores on the smallest machine; triggers that write the search take most of the time. */
const WRITERS = 2;
/** What is beyond is copied, as the triggers take 40 minutes of a core for each million. */
const WRITTEN_MAX = 1_000_000;

/**
 * Fills an empty database with that many homes: seeded, so that every machine measures the same market. Words are as uneven
 * as in life: a few stand in every third listing, streets are rare, and every listing has a number of its own.
 */
export async function fillMarket(pool: pg.Pool, listings: number, say: (text: string) => void): Promise<void> {
  const there = await countHomes(pool);
  await addSellers(pool);
  const written = Math.min(listings, WRITTEN_MAX);
  const batches = { next: there };
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const client = await pool.connect();
      try {
        await client.query("SET statement_timeout = '10min'; SET synchronous_commit = off");
        while (batches.next < written) {
          const from = batches.next;
          const until = (batches.next = Math.min(written, from + BATCH));
          await client.query('SELECT setseed($1)', [(from % 1_000_003) / 1_000_003]);
          await client.query(INSERT, [from + 1, until, JSON.stringify(MIDDLES)]);
          say(`${until.toLocaleString('en')} of ${listings.toLocaleString('en')} listings`);
        }
      } finally {
        client.release(true);
      }
    }),
  );
  if (listings > written) await copyHomes(pool, listings, say);
  await pool.query('VACUUM ANALYZE');
}

/** The people who have the homes, if they are not there yet. */
export async function addSellers(pool: pg.Pool): Promise<void> {
  await pool.query(
    `INSERT INTO users (id, name, email, email_verified)
     SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Seller ' || n, 'seller' || n || '@bench.example', true
     FROM generate_series(0, $1 - 1) n ON CONFLICT DO NOTHING`,
    [SELLERS],
  );
}

/** The id of one of them. */
export const sellerId = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Where the places of the market lie, so that homes are found around them. */
const MIDDLES = PLACES.map(({ id, latitude, longitude }) => ({ id, latitude, longitude }));

const INSERT = `
WITH places AS (
  SELECT p.*, m.latitude, m.longitude, row_number() OVER () - 1 AS n FROM (VALUES
    ('Lekki', 'Lagos'), ('Ikeja', 'Lagos'), ('Yaba', 'Lagos'), ('Surulere', 'Lagos'), ('Ajah', 'Lagos'), ('Ikoyi', 'Lagos'),
    ('Victoria Island', 'Lagos'), ('Gbagada', 'Lagos'), ('Maryland', 'Lagos'), ('Ikorodu', 'Lagos'), ('Maitama', 'Abuja'),
    ('Wuse', 'Abuja'), ('Gwarinpa', 'Abuja'), ('Asokoro', 'Abuja'), ('Garki', 'Abuja'), ('Ibadan', 'Oyo'),
    ('Port Harcourt', 'Rivers'), ('Benin City', 'Edo'), ('Enugu', 'Enugu'), ('Kano', 'Kano'), ('Kaduna', 'Kaduna'),
    ('Jos', 'Plateau'), ('Abeokuta', 'Ogun'), ('Owerri', 'Imo'), ('Uyo', 'Akwa Ibom'), ('Calabar', 'Cross River'),
    ('Warri', 'Delta'), ('Asaba', 'Delta'), ('Ilorin', 'Kwara'), ('Akure', 'Ondo')) p (city, state)
  LEFT JOIN jsonb_to_recordset($3::jsonb) AS m (id text, latitude double precision, longitude double precision)
    ON m.id = replace(lower(state), ' ', '-') || '/' || replace(lower(city), ' ', '-')
), vocabulary AS (
  SELECT string_to_array('duplex flat apartment bungalow penthouse terrace mansion studio maisonette house', ' ') AS kinds,
    string_to_array('Fine Spacious Modern New Serviced Luxury Quiet Furnished Lovely Bright Detached Renovated Cosy Elegant', ' ') AS praise,
    string_to_array('estate security power water borehole fenced gated road tarred close market school church mosque beach airport
      mall gym pool swimming kitchen fitted wardrobe tiled floor ensuite master room toilet parlour balcony garden parking space
      generator solar inverter internet clean title documents survey deed consent governor approved agent landlord direct fee
      negotiable price viewing today call serious tenant family couple student office workers quiet serene calm accessible bus
      stop express drainage dry land compound upstairs downstairs newly built finished painted lights ceiling pop doors windows
      aluminium burglar proof cctv cameras guards', ' ') AS words
), homes AS (
  SELECT g, v.kinds, v.praise, v.words, p.city, p.state, 1 + floor(random() * random() * 8 + g * 0)::int AS beds,
    random() + g * 0 AS luck, random() + g * 0 AS kind_luck, random() + g * 0 AS age, 50000 * power(10, random() * 4 + g * 0) AS asked,
    p.latitude + (random() - 0.5) * 0.12 + g * 0 AS latitude, p.longitude + (random() - 0.5) * 0.12 + g * 0 AS longitude
  FROM generate_series($1::int, $2::int) g CROSS JOIN vocabulary v
  JOIN places p ON p.n = floor(power(abs(sin(g * 12.9898)), 2) * 30)::int
)
INSERT INTO listings (slug, user_id, name, description, address, city, state, country, phone, email, type, bedrooms,
  bathrooms, regular_price, offer, discount_price, parking, furnished, exclusive, created_at, updated_at, property_type,
  features, within, latitude, longitude, size_sqm, first_total, masked, images)
SELECT 'home-' || g, ('00000000-0000-7000-8000-' || lpad((g % 2000)::text, 12, '0'))::uuid,
  praise[1 + g % 14] || ' ' || beds || ' bedroom ' || kinds[1 + floor(power(kind_luck, 1.6) * 10)::int] || ' in ' || city,
  (SELECT string_agg(words[1 + floor(power(abs(sin(g * 7.13 + i * 3.7)), 1.6) * array_length(words, 1))::int], ' ')
     FROM generate_series(1, 60 + g % 40) i) || ' lot' || (g % 50000) || '.',
  (g % 200) || ' ' || initcap(substr(md5((g % 4000)::text), 1, 6)) || ' Street', city, state, 'Nigeria',
  '0803' || lpad((g % 10000000)::text, 7, '0'), 'seller' || (g % 2000) || '@bench.example',
  (array['rent', 'rent', 'shortlet', 'sale', 'sale'])[1 + floor(luck * 5)::int], beds, greatest(1, beds - 1),
  (asked + 1000)::bigint, g % 5 = 0, CASE WHEN g % 5 = 0 THEN 50000 ELSE 0 END, g % 2 = 0, g % 3 = 0, g % 100 = 0,
  now() - age * interval '700 days', now() - age * interval '700 days',
  CASE WHEN g % 5 > 0 THEN (array['duplex', 'flat', 'flat', 'bungalow', 'penthouse', 'terraced-duplex', 'mansion', 'studio',
    'maisonette', 'self-contain'])[1 + floor(power(kind_luck, 1.6) * 10)::int] END,
  (array['borehole', 'prepaid-meter', 'band-a', 'gated-estate', 'solar', 'pool', 'gym', 'bq', 'cctv', 'newly-built'])[1 + g % 10 : 1 + g % 10 + g % 5],
  ARRAY[replace(lower(state), ' ', '-') || '/' || replace(lower(city), ' ', '-'), replace(lower(state), ' ', '-')],
  latitude, longitude, CASE WHEN g % 3 = 0 THEN 40 + g % 900 END,
  -- No text of theirs holds a way to reach somebody; left open, each answer would look through them again.
  CASE WHEN g % 2 = 0 THEN (asked * 1.2)::bigint END, '{}'::jsonb,
  (SELECT jsonb_agg(jsonb_build_object('url', '/media/' || (1732190000000 + g) || '-front' || i || '.jpg', 'width', 1440,
     'height', 960, 'placeholder', 'data:image/webp;base64,' || repeat('UklGRlIAAABXRUJQ', 12))) FROM generate_series(1, 4) i)
FROM homes`;
