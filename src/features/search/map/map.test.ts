import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeListing } from '../../../../tests/support/listings.ts';
import { fillMarket } from '../../../../tests/support/many-listings.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';
import type { Filters } from '../filters.ts';
import type { MapAnswer, BaseMap } from './contract.ts';
import { squaresPerDegree } from './rules.ts';
import { placesWithin } from '#features/places/service.server.ts';
import { sketchOf } from './sketch.server.ts';
import { results } from '../results/results.server.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

async function ask(query: string): Promise<{ status: number; answer: MapAnswer; message: string }> {
  const app = await world.app();
  const { statusCode, body } = await app.inject({ url: `/api/listing/map?${query}` });
  const answer = JSON.parse(body) as MapAnswer & { message: string };
  return { status: statusCode, answer, message: answer.message };
}
const each = (homes: (id: string) => number) => (places: readonly string[]) =>
  new Map(places.map((id) => [id, homes(id)]));
const NONE = each(() => 0);
const sum = ({ clusters }: MapAnswer) => clusters.reduce((all, { homes }) => all + homes, 0);

describe('a few homes', () => {
  let owner: Person;
  let lone: string;
  beforeAll(async () => {
    owner = await world.person();
    const at = (latitude: number, longitude: number, fields: object = {}) =>
      storeListing(world, owner, { latitude, longitude, regularPrice: 3_000_000, ...fields });
    await at(6.5101, 3.3711, { regularPrice: 900_000 });
    await at(6.5103, 3.3713, { type: 'sale', regularPrice: 80_000_000 });
    lone = await at(6.4281, 3.4219, { regularPrice: 5_000_000, offer: true, discountPrice: 4_500_000 });
    await at(9.0765, 7.4951, { city: 'Wuse', state: 'Abuja' });
    await at(6.43, 3.43, { status: 'removed' });
    await storeListing(world, owner, { latitude: null, longitude: null });
  });

  test('near ones are one cluster with their number, lowest price and market where that is one, a lone one is itself with what it asks today', async () => {
    const { answer } = await ask('box=6.4,3.3,6.6,3.5&zoom=14');
    expect(answer).toMatchObject({ homes: 3, exact: true });
    expect(answer.clusters.toSorted((a, b) => a.homes - b.homes)).toEqual([
      { latitude: 6.4281, longitude: 3.4219, homes: 1, price: 4_500_000, type: 'rent', id: lone },
      { latitude: 6.5102, longitude: 3.3712, homes: 2, price: 900_000 },
    ]);
  });

  test('farther away all of them are one', async () => {
    const { answer } = await ask('box=4,3,10,9&zoom=6');
    expect(answer.clusters.map(({ homes }) => homes).toSorted()).toEqual([1, 3]);
  });

  test('without a part of the map all are given, and how many have no place on it', async () => {
    const { answer } = await ask('');
    expect(answer).toMatchObject({ homes: 4, exact: true, missing: 1 });
    const [south = 0, west = 0, north = 0, east = 0] = answer.box ?? [];
    expect([south, west]).toEqual([6.4281, 3.3712]);
    expect([north, east]).toEqual([9.0765, 7.4951]);
    const rented = (await ask('type=sale')).answer;
    expect(rented).toMatchObject({ homes: 1, missing: 0 });
  });

  test('a part of the map says nothing of what lies elsewhere or nowhere', async () => {
    const { answer } = await ask('box=6.4,3.3,6.6,3.5&zoom=14');
    expect(Object.keys(answer)).toEqual(['clusters', 'homes', 'exact']);
  });

  test('the choices of a search narrow it', async () => {
    expect((await ask('maxPrice=1000000')).answer.homes).toBe(1);
    expect((await ask('type=rent&box=6.4,3.3,6.6,3.5')).answer.homes).toBe(2);
    expect((await ask('searchTerm=qqqzzzxx')).answer).toEqual({ clusters: [], homes: 0, exact: true, missing: 0 });
  });

  test('a drawn area holds within the part that is looked at', async () => {
    const around = 'area=6.50,3.36;6.52,3.36;6.52,3.38;6.50,3.38';
    expect((await ask(around)).answer).toMatchObject({ homes: 2 });
    expect((await ask(`${around}&box=6.5102,3.3,6.6,3.5`)).answer.homes).toBe(1);
  });

  test.each([
    'box=6.4,3.3,6.6',
    'box=6.6,3.3,6.4,3.5',
    'box=-91,3,6,4',
    'box=a,b,c,d',
    'area=6,3;7,4',
    'zoom=4',
    'zoom=18',
    'zoom=6.5',
    'bedrooms=many',
  ])('%s is refused with a sentence', async (query) => {
    const { status, message } = await ask(query);
    expect(status).toBe(400);
    expect(message).toMatch(/^\w+ .*[.…]$/);
  });
});

test('an area of more corners than anybody draws is refused', async () => {
  expect((await ask(`area=${Array.from({ length: 101 }, () => '6,3').join(';')}`)).status).toBe(400);
});

describe('many homes', () => {
  const HOMES = 12_000;
  beforeAll(() => fillMarket(world.db, HOMES), 120_000);

  test('the clusters of a town sum up to the homes that lie in it', async () => {
    const { answer } = await ask('box=5.41,3.51,5.5,3.6&bedrooms=4&zoom=12');
    const { rows } = await world.db.execute<{ n: number }>(sql`
      select count(*)::int as n from listings where status = 'active' and bedrooms >= 4
        and coalesce(property_type, '') !~ 'land|office'
        and latitude between 5.41 and 5.5 and longitude between 3.51 and 3.6`);
    expect(answer.exact).toBe(true);
    expect(answer.homes).toBe(rows[0]?.n);
    expect(sum(answer)).toBe(answer.homes);
  });

  test('all of them are estimated, and the answer says so', async () => {
    const { answer } = await ask('zoom=6');
    expect(answer.exact).toBe(false);
    expect(answer).not.toHaveProperty('missing');
    expect(Math.abs(sum(answer) / HOMES - 1)).toBeLessThan(0.25);
    expect(answer.clusters.filter(({ id }) => id)).toEqual([]);
  });

  test('the answer is bounded however near the zoom and however large the box', async () => {
    const { answer } = await ask('box=-85,-180,85,180&zoom=17');
    expect(answer.clusters.length).toBeLessThan(100);
    expect((await ask('box=4,2.6,14,14.8&zoom=17')).answer.clusters.length).toBeLessThan(1_100);
  });
});

test('a place that is typed takes the place of the part of the map', async () => {
  const choices = { searchTerm: 'flat in yaba', box: [6, 3, 7, 4], type: 'rent' } as const;
  const { chosen } = await results(world.ctx(), { ...choices, box: [...choices.box] }, 9);
  expect(chosen).toMatchObject({ place: 'lagos/yaba', type: 'rent' });
  expect(chosen).not.toHaveProperty('box');
  const without = await results(world.ctx(), { ...choices, box: [...choices.box], searchTerm: 'flat' }, 9);
  expect(without.chosen).toHaveProperty('box');
});

describe('squares', () => {
  test('nearer squares are smaller', () => {
    expect(squaresPerDegree(14, [6.4, 3.3, 6.6, 3.5])).toBeGreaterThan(squaresPerDegree(9, [6.4, 3.3, 6.6, 3.5]));
  });
});

test.each([
  { box: [-90, -180, 90, 180] },
  { box: [89, 3, 90, 4] },
  {
    area: [
      [6, 3],
      [6, 3],
      [6, 3],
    ],
  },
] as const)('the drawing of the map has a shape for any part: %j', (part) => {
  const drawn = sketchOf(
    part as unknown as Filters,
    each(() => 1),
  );
  expect(drawn).toContain('<svg');
  expect(drawn).not.toContain('NaN');
});

test('places that would lie over each other in the drawing are one with all their homes, and the others are counted', () => {
  const drawn = sketchOf(
    { place: ['lagos'] },
    each((id) => (id === 'lagos' ? 0 : 1)),
  );
  const homes = [...drawn.matchAll(/class="count"[^>]*>(\d+)</g)].reduce((sum, [, count]) => sum + Number(count), 0);
  const others = Number(/and (\d+) homes in \d+ other places/.exec(drawn)?.[1] ?? 0);
  expect(homes + others).toBe(placesWithin('lagos').filter(({ id }) => id !== 'lagos').length);
  expect(drawn).toMatch(/>[^<]+ \+\d+<\/text>/);
});

test('around a place, the drawing shows the places of the whole circle', () => {
  const homesIn = each((id) => Number(id.startsWith('lagos/') && !id.startsWith('lagos/yaba')));
  expect(sketchOf({ place: ['lagos/yaba'] }, homesIn)).not.toContain('class="count"');
  expect(sketchOf({ place: ['lagos/yaba'], within: 10 }, homesIn)).toContain('class="count"');
});

test('a search around a landmark is drawn with its circle and its name; one in a place, or around several, without', () => {
  const around = sketchOf({ place: ['lagos/unilag'] }, NONE);
  expect(around).toContain('<path class="ring"');
  expect(around).toMatch(/<circle class="mark"[^>]*\/><text[^>]*>UNILAG<\/text>/);
  expect(sketchOf({ place: ['lagos/yaba'] }, NONE)).not.toContain('class="ring"');
  expect(sketchOf({ place: ['lagos/yaba', 'lagos/ikeja'], within: 3 }, NONE)).not.toContain('class="ring"');
});

test('where no home is found, the drawing says by the names of places what it shows', () => {
  const names = [...sketchOf({ place: ['lagos/yaba'] }, NONE).matchAll(/<text[^>]*>([^<]+)</g)].map(([, name]) => name);
  expect(names[0]).toBe('Yaba');
  expect(names.length).toBeGreaterThan(3);
  expect(sketchOf({}, NONE)).toContain('>Kano</text>');
});

test('the drawn map shows the prices of homes that come close, a count where they lie over each other, and says how many it lacks', () => {
  const near = [
    { latitude: 6.51, longitude: 3.38, price: '₦2.7M' },
    { latitude: 6.5101, longitude: 3.3801, price: '₦900K' },
    { latitude: 6.53, longitude: 3.36, price: '₦1.85M' },
    { latitude: null, longitude: null, price: '₦3M' },
  ];
  const drawn = sketchOf({ place: ['lagos/yaba'] }, NONE, { near });
  expect([...drawn.matchAll(/class="price"[^>]*>([^<]+)/g)].map(([, price]) => price)).toEqual(['2', '₦1.85M']);
  expect(drawn).toContain('>3 of 4 close homes on this map</text>');
  expect(drawn).not.toContain('class="count"');
  // A name that would lie over a pin is left out.
  const yaba = [{ latitude: 6.5095, longitude: 3.3711, price: '₦1M' }];
  expect(sketchOf({ place: ['lagos/yaba'] }, NONE)).toContain('>Yaba</text>');
  expect(sketchOf({ place: ['lagos/yaba'] }, NONE, { near: yaba })).not.toContain('>Yaba</text>');
});

test('where nothing matches, the drawn map reaches as far as the homes that come close around the nearest; a drawn box stays', () => {
  const near = [
    { latitude: 6.47, longitude: 3.63, price: '₦55M' },
    { latitude: 6.62, longitude: 3.5, price: '₦60M' },
    { latitude: 9.05, longitude: 7.4, price: '₦70M' },
  ];
  const drawn = sketchOf({ place: ['lagos/yaba'] }, NONE, { near });
  expect(drawn).toContain('>₦55M</text>');
  expect(drawn).toContain('>2 of 3 close homes on this map</text>');
  expect(sketchOf({ box: [6.4, 3.3, 6.45, 3.35] }, NONE, { near })).toContain('>3 close homes beyond this map</text>');
});

test('what lies under the homes is small, and the important names come first', async () => {
  const app = await world.app();
  const { body } = await app.inject({ url: '/api/listing/map/base' });
  const baseMap = JSON.parse(body) as BaseMap;
  expect(baseMap.tiles).toBeNull();
  expect(baseMap.names.slice(0, 60).map(([name]) => name)).toEqual(
    expect.arrayContaining(['Lagos', 'Abuja', 'Ibadan']),
  );
  expect(baseMap.names.map(([, , , from]) => from)).toEqual(
    baseMap.names.map(([, , , from]) => from).toSorted((a, b) => a - b),
  );
  expect(baseMap.names.map(([name]) => name)).toContain('Lekki Phase 1');
});
