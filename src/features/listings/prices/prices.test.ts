import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { storeListing, uploadsOf } from '../../../../tests/support/listings.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';
import { priceHistory } from './service.server.ts';
import { updateListing } from '../write/service.server.ts';

let world: World;
let owner: Person;

const change = (id: string, fields: Partial<typeof listings.$inferInsert>) =>
  world.db.update(listings).set(fields).where(eq(listings.id, id));

beforeAll(async () => {
  world = await createWorld();
  owner = await world.person();
});
afterAll(() => world[Symbol.asyncDispose]());

test('each change of the price is told in words, the last one first', async () => {
  const id = await storeListing(world, owner, { regularPrice: 2_500_000 });
  expect(await priceHistory(world.ctx(), id)).toEqual([]);
  await change(id, { regularPrice: 2_300_000, updatedAt: new Date('2026-03-03T09:00:00Z') });
  await change(id, { name: 'The price stays', updatedAt: new Date('2026-03-04T09:00:00Z') });
  await change(id, { offer: true, discountPrice: 2_299_000, updatedAt: new Date('2026-04-01T23:30:00Z') });
  await change(id, { offer: false, updatedAt: new Date('2026-05-01T09:00:00Z') });
  expect((await priceHistory(world.ctx(), id)).map(({ text }) => text)).toEqual([
    'Price raised by ₦1,000 (less than 1 %) on 1 May 2026',
    'Price lowered by ₦1,000 (less than 1 %) on 2 April 2026',
    'Price lowered by ₦200,000 (8 %) on 3 March 2026',
  ]);
});

test('a price that is corrected within an hour was a slip and is not told', async () => {
  const id = await storeListing(world, owner, { regularPrice: 2_500_000 });
  await change(id, { regularPrice: 25_000_000, updatedAt: new Date('2026-03-03T09:00:00Z') });
  await change(id, { regularPrice: 2_500_000, updatedAt: new Date('2026-03-03T09:10:00Z') });
  expect(await priceHistory(world.ctx(), id)).toEqual([]);
  await change(id, { regularPrice: 24_000_000, updatedAt: new Date('2026-03-05T09:00:00Z') });
  await change(id, { regularPrice: 2_400_000, updatedAt: new Date('2026-03-05T09:01:00Z') });
  await change(id, { regularPrice: 2_300_000, updatedAt: new Date('2026-03-05T11:00:00Z') });
  expect((await priceHistory(world.ctx(), id)).map(({ text }) => text)).toEqual([
    'Price lowered by ₦100,000 (4 %) on 5 March 2026',
    'Price lowered by ₦100,000 (4 %) on 5 March 2026',
  ]);
});

test('another market begins another history', async () => {
  const id = await storeListing(world, owner, { regularPrice: 2_500_000 });
  await change(id, { regularPrice: 2_400_000 });
  await change(id, { type: 'sale', regularPrice: 90_000_000 });
  expect(await priceHistory(world.ctx(), id)).toEqual([]);
});

test('a change through the form is remembered with the moment of the form', async () => {
  const [imageUrl = ''] = await uploadsOf(world, owner);
  const id = await storeListing(world, owner, { regularPrice: 2_000_000, images: [] });
  world.clock.now = new Date('2027-01-05T10:00:00Z');
  await updateListing(world.ctx(owner.viewer), id, { imageUrls: [imageUrl], regularPrice: 1_500_000 });
  expect(await priceHistory(world.ctx(), id)).toMatchObject([
    { from: 2_000_000, to: 1_500_000, at: '2027-01-05T10:00:00.000Z' },
  ]);
});
