import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FEATURE_SETS, FEATURES } from '#features/listings/property/features.ts';
import { asksForRooms, FAMILIES, KINDS, kindsOf } from '#features/listings/property/kinds.ts';
import { clustersOf, countFacts, findAsWritten } from '../../../tests/support/search.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';
import { readQuery } from './parse/service.server.ts';
import { MAX_DEPTH } from './rules.ts';
import { wordsOf } from './terms/words.ts';

let world: World;
const SELLER = '00000000-0000-7000-8000-000000000007';

beforeAll(async () => {
  world = await createWorld();
  await world.db.execute(sql`insert into users (id, name, email) values (${SELLER}, 'Seller', 'seller@homes.example')`);
});
afterAll(() => world[Symbol.asyncDispose]());

interface Home {
  name?: string;
  description?: string;
  propertyType?: string | null;
}
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();

/** Stores homes with 2 bedrooms and 1 bathroom; gives what the index holds of each. */
async function indexed(homes: readonly Home[]): Promise<{ facts: string[]; terms: string[] }[]> {
  const rows = homes.map(({ name = 'A place', description = 'Quiet.', propertyType = null }, at) => {
    const slug = `${at}-${Math.random()}`;
    return { slug, user_id: SELLER, name, description, property_type: propertyType, bedrooms: 2, bathrooms: 1 };
  });
  await world.db.execute(sql`
    insert into listings (slug, user_id, name, description, property_type, bedrooms, bathrooms)
    select slug, user_id, name, description, property_type, bedrooms, bathrooms
    from jsonb_populate_recordset(null::listings, ${JSON.stringify(rows)}::jsonb)
  `);
  const { rows: found } = await world.db.execute<{ slug: string; facts: string[]; terms: string[] }>(sql`
    select slug, facts, tsvector_to_array(terms) as terms from listing_search join listings on id = listing_id
  `);
  return rows.map(({ slug }) => found.find((one) => one.slug === slug) ?? { facts: [], terms: [] });
}

async function list(call: string): Promise<string[]> {
  const { rows } = await world.db.execute<{ value: string }>(sql.raw(`select value from ${call} as list(value)`));
  return rows.map(({ value }) => value).sort();
}

const kindIn = (facts: readonly string[]) => facts.find((fact) => fact.startsWith('=k:'))?.slice(3);

test('the database knows the families of kinds', async () => {
  const { rows } = await world.db.execute<{ families: unknown }>(sql`select search_families() as families`);
  expect(rows[0]?.families).toEqual(FAMILIES);
});

describe('kinds without rooms', () => {
  test('the database lists those that the rules say', async () => {
    expect(await list('unnest(search_roomless_kinds())')).toEqual(ids(KINDS.filter(({ id }) => !asksForRooms(id))));
  });

  test('a home of each kind is found by its rooms where the rules ask for them, and only there', async () => {
    const homes = await indexed([{}, ...KINDS.map(({ id }) => ({ propertyType: id }))]);
    const kinds = [null, ...KINDS.map(({ id }) => id)];
    expect(homes.map(({ facts }, at) => [kinds[at], facts.includes('=bed2'), facts.includes('=bath1')])).toEqual(
      kinds.map((kind) => [kind, asksForRooms(kind), asksForRooms(kind)]),
    );
  });
});

test('the database groups features as the filters do', async () => {
  const { rows } = await world.db.execute<{ tag: string; members: string[] }>(
    sql`select * from search_feature_groups()`,
  );
  const groups = Object.entries(FEATURE_SETS).map(([id, { members }]) => [
    `=g:${id}`,
    members.map((one) => `=f:${one}`),
  ]);
  expect(rows.map(({ tag, members }) => [tag, members])).toEqual(groups);
});

describe('features that a text tells', () => {
  const oneWord = FEATURES.filter(({ id }) => !id.includes('-') || id === 'payment-plan');

  test('are all of one word in name or description, each marked as told, and no others', async () => {
    for (const field of ['name', 'description']) {
      const homes = await indexed(FEATURES.map(({ id }) => ({ [field]: `With ${id} here` })));
      expect(homes.map(({ facts }) => facts.filter((fact) => /^=(?:f|described):/.test(fact)))).toEqual(
        FEATURES.map((feature) => (oneWord.includes(feature) ? [`=f:${feature.id}`, `=described:${feature.id}`] : [])),
      );
    }
  });
});

describe('kinds that a name tells', () => {
  /** For each kind names that are read as it: its label, and other ways to write it. */
  const NAMES: Record<string, string[]> = {
    'self-contain': ['Self con in Yaba', 'Selfcon', 'Self contained', 'Selfcontain'],
    'mini-flat': ['Miniflat at Ojodu'],
    'room-and-parlour': ['Room n parlor', 'Room and parlour'],
    penthouse: ['Pent house with 4 bedrooms'],
    maisonette: ['Maisonnette', '3 bed maisonette'],
    'semi-detached-bungalow': ['Semi detached 3 bedroom bungalow'],
    'terraced-bungalow': ['Terrace bungalow', 'Terraced 2 bedroom bungalow'],
    'detached-bungalow': ['Fully detached bungalow', 'Detached 3 bedroom bungalow'],
    bungalow: ['3 bedroom bungalows'],
    'semi-detached-duplex': ['4 bedroom semi-detached house'],
    'terraced-duplex': ['4 bedroom terrace', 'Terraced house'],
    'detached-duplex': ['5 bedroom fully detached house'],
    duplex: ['Duplexes', '4 bed duplex'],
    mansion: ['Mansions'],
    studio: ['Studio apartment'],
    'block-of-flats': ['Block of 6 flats'],
    'event-centre': ['Events center', 'Event centre'],
    warehouse: ['Warehouses', 'Warehouse space'],
    office: ['Offices', 'Office space'],
    shop: ['Shops', 'Shop at Ikeja'],
    farmland: ['Farm land', 'Farmland'],
    flat: ['3 bedroom flats', 'Apartment', 'Apartments'],
    'residential-land': ['Land', 'Plots of land', 'Acre of land', 'Hectares of land', 'Residential plot'],
  };
  /** Kinds without a pattern whose label has words of a wider one. */
  const READ_AS: Record<string, string> = {
    'shared-apartment': 'flat',
    'commercial-land': 'residential-land',
    'mixed-use-land': 'residential-land',
    'industrial-land': 'residential-land',
  };

  test('the database has patterns for kinds of the rules, each once, and each is tried here', async () => {
    const kinds = await list('(select kind from search_kind_patterns())');
    expect(kinds).toEqual(Object.keys(NAMES).sort());
    expect(kinds.filter((kind) => !KINDS.some(({ id }) => id === kind))).toEqual([]);
  });

  test('the label of each kind is read as that kind, or as nothing where the database has no pattern for it', async () => {
    const homes = await indexed(KINDS.map(({ label }) => ({ name: label })));
    expect(homes.map(({ facts }, at) => [KINDS[at]?.label, kindIn(facts)])).toEqual(
      KINDS.map(({ id, label }) => [label, id in NAMES ? id : READ_AS[id]]),
    );
  });

  test.each(Object.entries(NAMES))('%s: a name that says it is found by a search that says it', async (kind, names) => {
    const homes = await indexed(names.map((name) => ({ name })));
    expect(homes.map(({ facts }) => kindIn(facts))).toEqual(names.map(() => kind));
    for (const name of names) {
      const asked = readQuery(name).filters.kind?.flatMap(kindsOf);
      expect(asked, `"${name}" in a search`).toContain(kind);
    }
  });

  test('what the owner chose goes over what the name says', async () => {
    const [home] = await indexed([{ name: 'Duplex', propertyType: 'church' }]);
    expect(kindIn(home?.facts ?? [])).toBe('church');
  });
});

describe('limits', () => {
  const number = async (expression: string) => {
    const { rows } = await world.db.execute<{ value: number }>(sql.raw(`select (${expression})::float8 as value`));
    return rows[0]?.value ?? NaN;
  };
  /** Homes with this word, the same ones with the same ids each time. */
  const fill = (word: string, count: number) =>
    world.db.execute(sql`
      insert into listings (id, slug, user_id, name, description, latitude, longitude)
      select md5(${word} || n)::uuid, ${word} || n, ${SELLER}, ${word}, 'Quiet.', 6, 3 from generate_series(1, ${count}::int) as n
    `);

  test('a word is cut where the search cuts it', async () => {
    const word = 'x'.repeat(100);
    const [home] = await indexed([{ name: word }]);
    expect(home?.terms).toContain(wordsOf(word)[0]);
    expect(await indexed([{ description: word }])).toMatchObject([{ terms: expect.arrayContaining(wordsOf(word)) }]);
  });

  test('counts are exact up to as many homes as paging reaches, and estimates above', async () => {
    await fill('hornbill', MAX_DEPTH);
    const all = { searchTerm: 'hornbill' };
    expect(await countFacts(world.ctx(), all, ['rent'])).toEqual({
      counts: { '=home': MAX_DEPTH, '=rent': MAX_DEPTH },
      scale: 1,
    });
    expect(await findAsWritten(world.ctx(), all, { skip: 0, take: 9 })).toMatchObject({
      total: MAX_DEPTH,
      capped: false,
    });

    await indexed([{ name: 'Hornbill' }]);
    const { counts, scale } = await countFacts(world.ctx(), all, ['rent']);
    expect(scale).toBeGreaterThan(1);
    expect(Math.round((counts['=home'] ?? 0) * scale)).toBe(MAX_DEPTH + 1);
    expect(await findAsWritten(world.ctx(), all, { skip: 0, take: 9 })).toMatchObject({
      total: MAX_DEPTH,
      capped: true,
    });
  });

  test('a search counts as common only where more match than paging reaches, by six standard deviations', async () => {
    const sampled = MAX_DEPTH / (await number('search_sample_rate()'));
    expect(sampled + 6 * Math.sqrt(sampled)).toBeLessThan(await number('search_sample_threshold(1)'));
  });

  test('the sample holds the homes that the rate says, and each stands for as many', async () => {
    await fill('kingfisher', 5_000);
    const rate = await number('search_sample_rate()');
    const { rows } = await world.db.execute<{ wrong: number; sampled: number }>(sql`
      select count(*) filter (where sampled <> (hashtext(listing_id::text) & ${rate - 1} = 0))::int as wrong,
        count(*) filter (where sampled and terms @@ '''kingfisher''')::int as sampled
      from listing_search
    `);
    const [{ wrong, sampled } = { wrong: NaN, sampled: NaN }] = rows;
    expect(wrong).toBe(0);
    expect(sampled).toBeGreaterThan(await number('search_sample_threshold(9)'));

    const all = { searchTerm: 'kingfisher' };
    expect(await clustersOf(world.ctx(), all, 1)).toMatchObject([{ homes: sampled, scale: rate }]);
    expect(await countFacts(world.ctx(), all, [])).toEqual({ counts: { '=home': sampled }, scale: rate });
  });
});
