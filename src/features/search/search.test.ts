import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeListing } from '../../../tests/support/listings.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';
import { findAsWritten } from '../../../tests/support/search.ts';
import type { Filters } from './filters.ts';
import { recountWords } from './service.server.ts';

/** A small market, oldest first: key, name, city, state, address, description, and facts. */
const HOMES: [string, string, string, string, string, string, object?][] = [
  [
    'lek-dup',
    '4 Bedroom Duplex with BQ',
    'Lekki',
    'Lagos',
    '12 Admiralty Way',
    'Fitted kitchen and a swimming pool.',
    { type: 'sale', bedrooms: 4 },
  ],
  [
    'lek-flat',
    'Serviced 2 Bedroom Flat',
    'Lekki',
    'Lagos',
    'Lekki Phase 1',
    'Gym, pool and 24-hour light.',
    { type: 'shortlet', bedrooms: 2 },
  ],
  [
    'vi-pent',
    'Penthouse by the Lagoon',
    'Victoria Island',
    'Lagos',
    'Ahmadu Bello Way',
    'Near Lekki toll gate.',
    { type: 'sale', bedrooms: 5 },
  ],
  [
    'yab-self',
    'Neat Self Contain near Unilag',
    'Yaba',
    'Lagos',
    'Akoka Road',
    'For students.',
    { regularPrice: 250_000 },
  ],
  ['ike-flat', '3 Bedroom Flat', 'Ikeja', 'Lagos', 'Allen Avenue', 'Gated estate.', { bedrooms: 3, parking: false }],
  [
    'abj-dup',
    'Luxury 5 Bedroom Duplex',
    'Maitama',
    'Abuja',
    'Gana Street',
    'Marble floors.',
    { type: 'sale', bedrooms: 5 },
  ],
  [
    'abj-flat',
    'Furnished 2 Bedroom Flat',
    'Wuse',
    'Abuja',
    'Adetokunbo Crescent',
    'By the night.',
    { type: 'shortlet', furnished: true },
  ],
  ['iba-bung', '3 Bedroom Bungalow', 'Ìbàdàn', 'Ọ̀yọ́', 'Bodija', 'Borehole and a large compound.', { bedrooms: 3 }],
  ['osu-bung', 'Bungalow at Òṣogbo', 'Òṣogbo', 'Ọ̀ṣun', 'Oba’s Palace Road', 'Quiet.', {}],
  [
    'phc-dup',
    'Semi-detached Duplex',
    'Port Harcourt',
    'Rivers',
    'GRA Phase 2',
    'Security day and night.',
    { regularPrice: 3_000_000 },
  ],
  [
    'enu-flat',
    'Mini Flat for a Couple',
    'Enugu',
    'Enugu',
    'Independence Layout',
    'Water runs.',
    { regularPrice: 400_000 },
  ],
  [
    'kan-comp',
    'Gidan Ƙofar Nassarawa',
    'Kano',
    'Kano',
    'Ƙofar Nassarawa',
    'Ɗakuna biyar.',
    { type: 'sale', bedrooms: 5 },
  ],
  [
    'cal-apt',
    'One Bedroom Apartment',
    'Calabar',
    'Cross River',
    'Marian Road',
    'Close to the duplex market.',
    { offer: true, discountPrice: 300_000 },
  ],
];

let world: World;
const keyOf = new Map<string, string>();

beforeAll(async () => {
  world = await createWorld();
  const seller = await world.person();
  for (const [at, [key, name, city, state, address, description, facts = {}]] of HOMES.entries()) {
    const updatedAt = new Date(Date.UTC(2026, 0, 1 + at));
    const id = await storeListing(world, seller, { name, city, state, address, description, updatedAt, ...facts });
    keyOf.set(id, key);
  }
  await storeListing(world, seller, { name: 'Hidden Lekki Duplex', status: 'removed' });
  await recountWords(world.deps);
});
afterAll(() => world[Symbol.asyncDispose]());

async function search(wanted: Filters | string) {
  const asked = typeof wanted === 'string' ? { searchTerm: wanted } : wanted;
  const { ids, ...facts } = await findAsWritten(world.ctx(), asked, { skip: 0, take: 9 });
  return { keys: ids.map((id) => keyOf.get(id)), ...facts };
}

describe('matches all words', () => {
  test.each<[string, string[]]>([
    // Words in the name or the place come first, then the newest.
    ['lekki', ['lek-flat', 'lek-dup', 'vi-pent']],
    ['LEKKI!', ['lek-flat', 'lek-dup', 'vi-pent']],
    ['lekki duplex', ['lek-dup']],
    ['duplex lekki', ['lek-dup']],
    ['duplex', ['phc-dup', 'abj-dup', 'lek-dup', 'cal-apt']],
    ['a duplex in Lekki', ['lek-dup']],
    ['pool', ['lek-flat', 'lek-dup']],
    ['swimming pool lekki', ['lek-dup']],
    ['penthouse', ['vi-pent']],
    ['victoria island', ['vi-pent']],
    ['admiralty way', ['lek-dup']],
    ['rivers', ['phc-dup']],
    ['port harcourt', ['phc-dup']],
    ['Cross River', ['cal-apt']],
    ['flat abuja', ['abj-flat']],
    ['lekki phase 1', ['lek-flat']],
    ['lekki phase1', ['lek-flat']],
    ['2bedroom lekki', ['lek-flat']],
    ['bedroom 5', ['abj-dup']],
    ['semi detached', ['phc-dup']],
    ['semi-detached', ['phc-dup']],
    ['24-hour light', ['lek-flat']],
    ['shortlet lekki', ['lek-flat']],
    ['duplex for sale in maitama', ['abj-dup']],
    // Marks, apostrophes and case do not matter.
    ['ibadan', ['iba-bung']],
    ['Ìbàdàn', ['iba-bung']],
    ['oyo', ['iba-bung']],
    ['osun', ['osu-bung']],
    ['Ọ̀ṣun', ['osu-bung']],
    ['oṣogbo bungalow', ['osu-bung']],
    ['kofar nassarawa', ['kan-comp']],
    ['ƘOFAR', ['kan-comp']],
    ["oba's palace", ['osu-bung']],
    ['obas palace', ['osu-bung']],
    // The last word may be half typed, and others may be cut.
    ['lek', ['lek-flat', 'lek-dup', 'vi-pent']],
    ['lekki dup', ['lek-dup']],
    ['pent', ['vi-pent']],
    ['abuj', ['abj-flat', 'abj-dup']],
    ['abuj flat', ['abj-flat']],
    ['bungal', ['osu-bung', 'iba-bung']],
    ['vic', ['vi-pent']],
  ])('%s', async (text, keys) => {
    const found = await search(text);
    expect(found.keys).toEqual(keys);
    expect(found).toMatchObject({ match: 'exact', total: keys.length, capped: false, corrections: [] });
  });
});

describe('corrects spelling', () => {
  test.each<[string, string[], string]>([
    ['leki', ['lek-flat', 'lek-dup', 'vi-pent'], 'leki>lekki'],
    ['lekii', ['lek-flat', 'lek-dup', 'vi-pent'], 'lekii>lekki'],
    ['kekki', ['lek-flat', 'lek-dup', 'vi-pent'], 'kekki>lekki'],
    ['lekki duplx', ['lek-dup'], 'duplx>duplex'],
    ['leki dupelx', ['lek-dup'], 'leki>lekki dupelx>duplex'],
    ['yba', ['yab-self'], 'yba>yaba'],
    ['abjua', ['abj-flat', 'abj-dup'], 'abjua>abuja'],
    ['ibdan', ['iba-bung'], 'ibdan>ibadan'],
    ['harcot', ['phc-dup'], 'harcot>harcourt'],
    ['bunglow ibadan', ['iba-bung'], 'bunglow>bungalow'],
    ['appartement', ['cal-apt'], 'appartement>apartment'],
    ['selfcontain', ['yab-self'], 'selfcontain>self contain'],
    ['portharcourt', ['phc-dup'], 'portharcourt>port harcourt'],
  ])('%s', async (text, keys, corrections) => {
    const found = await search(text);
    expect(found.corrections.map(({ typed, used }) => `${typed}>${used}`).join(' ')).toBe(corrections);
    expect(found.keys).toEqual(keys);
    expect(found.match).toBe('exact');
  });
});

describe('offers the nearest where nothing matches all', () => {
  test.each<[string, Filters, string[]]>([
    ['a word that nobody uses is left out', { searchTerm: 'lekki zzqqzz' }, ['lek-flat', 'lek-dup', 'vi-pent']],
    ['one word less of three', { searchTerm: 'penthouse lagoon enugu' }, ['vi-pent']],
    ['any of two words', { searchTerm: 'penthouse enugu' }, ['enu-flat', 'vi-pent']],
    ['without the other filters', { searchTerm: 'penthouse', bedrooms: 9 }, ['vi-pent']],
    ['without the price', { searchTerm: 'maitama duplex', type: 'sale', maxPrice: 60_000 }, ['abj-dup']],
    ['never on another market', { searchTerm: 'penthouse', type: 'rent' }, []],
    ['nothing for nonsense', { searchTerm: 'zzqqzz qqxxyy' }, []],
  ])('%s', async (_case, wanted, keys) => {
    expect(await search(wanted)).toMatchObject({ keys, match: 'similar', total: 0 });
  });
});

describe('takes any text', () => {
  test.each([
    "'",
    "''; drop table listings; --",
    '& | ! <-> :*',
    "lekki':* & !",
    '(((',
    '\\',
    '%_',
    '\u0000',
    '🏠',
    '日本',
    '-1',
    '"',
    "'^lekki'",
  ])('%s', async (text) => {
    const { total } = await search(text);
    expect(total).toBeGreaterThanOrEqual(0);
  });

  test('a very long one', async () => {
    expect((await search(`lekki ${'duplex '.repeat(5_000)}`)).keys).toEqual(['lek-dup']);
    expect((await search('x'.repeat(100_000))).keys).toEqual([]);
    expect((await search(Array.from({ length: 5_000 }, (_, n) => `wort${n}`).join(' '))).match).toBe('similar');
  });
});

describe('combines words with facts', () => {
  test.each<[string, Filters, string[]]>([
    ['market', { searchTerm: 'duplex', type: 'sale' }, ['abj-dup', 'lek-dup']],
    ['fewest bedrooms', { bedrooms: 5 }, ['kan-comp', 'abj-dup', 'vi-pent']],
    ['offers at their new price', { maxPrice: 300_000 }, ['cal-apt', 'yab-self']],
    ['prices from and to', { searchTerm: 'lagos', minPrice: 200_000, maxPrice: 250_000 }, ['yab-self']],
    ['prices inside one step', { minPrice: 2_600_000, maxPrice: 3_100_000 }, ['phc-dup']],
    ['furnished', { furnished: true }, ['abj-flat']],
    ['offer', { offer: true }, ['cal-apt']],
    ['parking', { searchTerm: 'ikeja', parking: false }, ['ike-flat']],
  ])('%s', async (_case, wanted, keys) => {
    expect(await search(wanted)).toMatchObject({ keys, match: 'exact' });
  });

  test('two markets are searched together', async () => {
    const found = await findAsWritten(world.ctx(), { bedrooms: 4 }, { skip: 0, take: 9 }, ['shortlet', 'sale']);
    expect(found.ids.map((id) => keyOf.get(id))).toEqual(['kan-comp', 'abj-dup', 'vi-pent', 'lek-dup']);
  });

  test('everything, newest first, and nothing that is not active', async () => {
    const { ids, total } = await findAsWritten(world.ctx(), {}, { skip: 0, take: 100 });
    expect(ids.map((id) => keyOf.get(id))).toEqual(HOMES.map(([key]) => key).toReversed());
    expect(total).toBe(HOMES.length);
  });

  test('a page beyond the end is empty, not similar', async () => {
    expect(await findAsWritten(world.ctx(), { searchTerm: 'lekki' }, { skip: 9, take: 9 })).toMatchObject({
      ids: [],
      match: 'exact',
      total: 3,
    });
  });
});
