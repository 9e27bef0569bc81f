import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';

/**
 * Fills the market with `count` homes of 500 people, the same ones with the same ids each time: common and rare words, two years of
 * changes, every kind of fact. Vacuumed, so that plans are those of a market that has settled.
 */
export async function fillMarket(db: Db, count: number): Promise<void> {
  await db.execute(sql`
    insert into users (id, name, email)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Seller ' || n, 'seller' || n || '@homes.example'
    from generate_series(0, 499) as n
  `);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select setseed(0.5)`);
    // Building the indexes afterwards takes a third of what keeping them in step does.
    const { rows: indexes } = await tx.execute<{ name: string; definition: string }>(sql`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid in ('listings'::regclass, 'listing_search'::regclass) and not indisunique
    `);
    for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
    await tx.execute(homes(count));
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  });
  for (const table of ['listings', 'listing_search', 'search_words', 'users'])
    await db.execute(sql.raw(`vacuum analyze ${table}`));
}

// Products of random numbers make the first of each list common and the last rare.
const homes = (count: number) => sql`
    insert into listings (id, slug, user_id, name, description, address, city, state, country, type, bedrooms, bathrooms,
      regular_price, offer, discount_price, parking, furnished, exclusive, created_at, updated_at, images,
      property_type, features, within, latitude, longitude, size_sqm, first_total, masked)
    select md5(n::text)::uuid, 'home-' || n, ('00000000-0000-7000-8000-' || lpad((n % 500)::text, 12, '0'))::uuid,
      looks[1 + floor(random() * 12)] || ' ' || beds || ' bedroom ' || kinds[1 + floor(random() * random() * 10)],
      'Has ' || goods[1 + floor(random() * random() * 24)] || ', ' || goods[1 + floor(random() * random() * 24)] || ' and '
        || goods[1 + floor(random() * random() * 24)] || '. Ask for '
        || chr(97 + n % 26) || chr(97 + (n / 26) % 26) || chr(97 + (n / 676) % 26) || 'house.',
      n % 200 || ' ' || chr(97 + (n * 7) % 26) || chr(97 + (n / 26) % 26) || 'ola street',
      towns[town], states[town], 'Nigeria', (array['rent', 'rent', 'shortlet', 'sale', 'sale'])[1 + floor(random() * 5)],
      beds, greatest(1, beds - 1), 50001 * power(10, random() * 4), is_offer, case when is_offer then 50000 else 0 end,
      random() < 0.5, random() < 0.3, random() < 0.01, now() - age, now() - age * random(), '[]',
      case when n % 4 > 0 then (array['flat', 'duplex', 'bungalow', 'self-contain', 'office', 'residential-land'])[1 + floor(random() * random() * 6)] end,
      (array['borehole', 'band-a', 'gym', 'pool', 'bq'])[1 + floor(random() * 5) :],
      array[lower(states[town]), lower(states[town]) || '/' || replace(lower(towns[town]), ' ', '-')],
      5 + town * 0.4 + random() * 0.2, 3 + town * 0.5 + random() * 0.2,
      case when n % 3 > 0 then floor(40 * power(10, random() * 2)) end, case when n % 2 = 0 then 60000 * power(10, random() * 4) end, '{}'
    from generate_series(1, ${count}) as n,
    lateral (select 1 + floor(random() * random() * 8 + n * 0)::integer as beds, 1 + floor(random() * random() * 16 + n * 0)::integer as town,
      random() + n * 0 < 0.2 as is_offer, (random() + n * 0) * interval '700 days' as age) as facts,
    (select array['Fine', 'Spacious', 'Modern', 'New', 'Serviced', 'Luxury', 'Quiet', 'Lovely', 'Bright', 'Detached', 'Renovated', 'Cosy'] as looks,
      array['duplex', 'flat', 'apartment', 'bungalow', 'penthouse', 'terrace', 'mansion', 'studio', 'maisonette', 'house'] as kinds,
      array['pool', 'gym', 'security', 'water', 'power', 'borehole', 'fence', 'gate', 'parking', 'kitchen', 'wardrobe', 'tiles',
        'balcony', 'garden', 'generator', 'solar', 'inverter', 'internet', 'cctv', 'lift', 'study', 'gallery', 'cinema', 'helipad'] as goods,
      array['Lekki', 'Ikeja', 'Yaba', 'Surulere', 'Maitama', 'Wuse', 'Ajah', 'Ibadan', 'Port Harcourt', 'Benin City', 'Enugu', 'Kano', 'Kaduna', 'Jos', 'Uyo', 'Calabar'] as towns,
      array['Lagos', 'Lagos', 'Lagos', 'Lagos', 'Abuja', 'Abuja', 'Lagos', 'Oyo', 'Rivers', 'Edo', 'Enugu', 'Kano', 'Kaduna', 'Plateau', 'Akwa Ibom', 'Cross River'] as states) as words
`;
