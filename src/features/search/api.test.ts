import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { placeById } from '#features/places/service.server.ts';
import { listingBodyOf, storeListing, uploadsOf } from '../../../tests/support/listings.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';
import type { Listing } from '#features/listings/contract.ts';
import { cardsByIds, homeSections, openListing } from '#features/listings/service.server.ts';
import { factsTexts as texts } from '#features/listings/write/texts.ts';

const FEES = [
  { kind: 'agency', percent: 10, every: 'once', refundable: false },
  { kind: 'legal', percent: 10, every: 'once', refundable: false },
  { kind: 'caution', amount: 750_000, every: 'once', refundable: true },
  { kind: 'service', amount: 2_500_000, every: 'year', refundable: false },
];
const IKOYI = {
  regularPrice: 12_000_000,
  city: 'Ikoyi',
  address: '4 Palmtree Close',
  propertyType: 'flat',
  titlePaper: 'deed-of-sublease',
  features: ['borehole', 'band-a'],
  toilets: 4,
  sizeText: '180 sqm',
  fees: FEES,
};

let world: World;
let owner: Person;

beforeAll(async () => {
  world = await createWorld();
  owner = await world.person();
});
afterAll(() => world[Symbol.asyncDispose]());

async function write(path: string, payload: object) {
  const app = await world.app();
  const answer = await app.inject({
    method: 'POST',
    url: `/api/listing${path}`,
    headers: { cookie: owner.cookie },
    payload,
  });
  return { status: answer.statusCode, ...answer.json<{ _id: string; message: string }>() };
}

async function create(fields: object): Promise<string> {
  const { status, _id, message } = await write('/create', listingBodyOf(await uploadsOf(world, owner), fields));
  expect(status, message).toBe(201);
  return _id;
}

async function read(id: string): Promise<Listing> {
  return (await (await world.app()).inject(`/api/listing/get/${id}`)).json<Listing>();
}

async function stored(id: string) {
  const [row] = await world.db.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error('it is gone');
  return row;
}

describe('facts and fees', () => {
  test('are stored, answered, and summed up by the server', async () => {
    const id = await create({ ...IKOYI, firstTotal: 1, place: 'kano', within: ['kano'], reference: 7 });
    const place = placeById('lagos/ikoyi');
    expect(place).toBeDefined();
    expect(await read(id)).toMatchObject({
      propertyType: 'flat',
      titlePaper: 'deed-of-sublease',
      features: ['band-a', 'borehole'],
      toilets: 4,
      sizeText: '180 sqm',
      sizeSqm: 180,
      fees: FEES,
      feesStated: 'all',
      rentYears: null,
      firstTotal: 17_650_000,
      place: 'lagos/ikoyi',
      latitude: place?.latitude,
      longitude: place?.longitude,
      reference: expect.stringMatching(/^GD-[1-9]\d*$/),
    });
    expect((await stored(id)).within).toEqual(expect.arrayContaining(['lagos/ikoyi', 'lagos/eti-osa', 'lagos']));
  });

  test('are left out by most: nothing is known, and nothing is claimed', async () => {
    const id = await create({ city: 'Nowhere at all', state: '', address: '' });
    expect(await read(id)).toMatchObject({
      propertyType: null,
      titlePaper: null,
      features: [],
      toilets: null,
      sizeSqm: null,
      sizeText: '',
      fees: [],
      feesStated: 'none',
      rentYears: null,
      firstTotal: null,
      place: null,
      latitude: null,
    });
  });

  test('that are wrong make no listing', async () => {
    const refused = await write(
      '/create',
      listingBodyOf(await uploadsOf(world, owner), { ...IKOYI, propertyType: 'castle' }),
    );
    expect(refused).toMatchObject({ status: 400, success: false, message: texts.kindUnknown });
  });
});

describe('a change', () => {
  test('of one thing leaves the others; the total follows the price of today', async () => {
    const id = await create(IKOYI);
    await write(`/update/${id}`, { offer: true, discountPrice: 10_000_000 });
    expect(await read(id)).toMatchObject({
      fees: FEES,
      sizeText: '180 sqm',
      firstTotal: 15_250_000,
      titlePaper: 'deed-of-sublease',
    });
    await write(`/update/${id}`, { fees: [], propertyType: null, features: [] });
    expect(await read(id)).toMatchObject({ fees: [], firstTotal: null, propertyType: null, features: [], toilets: 4 });
  });

  test('of the size in words replaces the number, and the other way round', async () => {
    const id = await create(IKOYI);
    await write(`/update/${id}`, { sizeText: '1 plot' });
    expect(await read(id)).toMatchObject({ sizeText: '1 plot', sizeSqm: null });
    await write(`/update/${id}`, { sizeSqm: 650 });
    expect(await read(id)).toMatchObject({ sizeText: '', sizeSqm: 650 });
  });

  test('from a rent to a shortlet asks for the yearly fee to be put right, and changes nothing before', async () => {
    const id = await create({ ...IKOYI, rentYears: 2 });
    const refused = await write(`/update/${id}`, { type: 'shortlet' });
    expect(refused).toMatchObject({ status: 400, message: texts.feeYearly('Service charge') });
    expect((await write(`/update/${id}`, { type: 'shortlet', fees: FEES.slice(0, 3) })).status).toBe(200);
    expect(await read(id)).toMatchObject({ type: 'shortlet', rentYears: null, firstTotal: 15_150_000 });
  });

  test('of the address moves the home, unless it has its own point there', async () => {
    const id = await create(IKOYI);
    const own = { latitude: 6.4501, longitude: 3.4402 };
    await world.db.update(listings).set(own).where(eq(listings.id, id));
    await write(`/update/${id}`, { address: '9 Palmtree Close' });
    expect(await read(id)).toMatchObject({ place: 'lagos/ikoyi', ...own });
    await write(`/update/${id}`, { city: 'Port Harcourt', state: 'Rivers' });
    const moved = await stored(id);
    expect(moved.place).toMatch(/^rivers\/port-harcourt/);
    expect(moved.within).toContain('rivers');
    expect(Math.abs((moved.latitude ?? 0) - 4.8)).toBeLessThan(0.2);
  });

  test('of a home whose kind was once written in free words does not stumble over them', async () => {
    const id = await storeListing(world, owner, { propertyType: 'Mini flat' });
    expect((await write(`/update/${id}`, { city: 'Yaba' })).status).toBe(200);
  });
});

test('cards carry kind, total and reference, and say that land has no bedrooms', async () => {
  world.clock.now = new Date(world.clock.now.getTime() + 60_000);
  const flat = await create(IKOYI);
  const land = await create({ type: 'sale', propertyType: 'residential-land', bedrooms: 0, sizeText: '600 sqm' });
  const [one, other] = await cardsByIds(world.ctx(), [flat, land]);
  expect(one).toMatchObject({
    propertyType: 'flat',
    kind: 'Flat',
    firstTotal: 17_650_000,
    feesStated: 'all',
    sizeSqm: 180,
    reference: expect.stringMatching(/^GD-/),
  });
  expect(one).not.toHaveProperty('roomless');
  expect(one).not.toHaveProperty('fees');
  expect(other).toMatchObject({
    kind: 'Residential land',
    roomless: true,
    firstTotal: null,
    feesStated: 'none',
    bedrooms: 1,
  });
  const { rent } = await homeSections(world.ctx());
  expect(rent[0]).toMatchObject({ kind: 'Flat', feesStated: 'all' });
});

test('the page of a home is given its cost and its facts in words', async () => {
  const id = await create({ ...IKOYI, fees: FEES.slice(0, 2), sizeText: '50x100 ft' });
  const { listing, cost, facts } = await openListing(world.ctx(), id);
  expect(cost).toMatchObject({
    firstTotal: 14_400_000,
    notStated: ['Caution deposit', 'Service charge'],
    perSqm: 25_834,
  });
  expect(cost.lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Rent for one year', 12_000_000],
    ['Agency fee (10%)', 1_200_000],
    ['Legal and agreement fee (10%)', 1_200_000],
  ]);
  expect(listing).toMatchObject({ kind: 'Flat', reference: expect.stringMatching(/^GD-/) });
  expect(facts).toMatchObject({
    key: [
      ['Toilets', '4'],
      ['Size', '50x100 ft (464.5 sqm)'],
      ['Power', 'Band A'],
      ['Title paper', 'Deed of Sublease'],
    ],
    titlePaper: { label: 'Deed of Sublease', meaning: expect.stringContaining('lease') },
    features: [{ label: 'Water', names: ['Borehole'] }],
  });
});
