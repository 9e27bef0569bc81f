import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { named } from '#db/containing.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { listings } from '#db/schema/listings.ts';
import { storeListing } from '../../../../tests/support/listings.ts';
import { createWorld, type World } from '../../../../tests/support/world.ts';
import { everyListing, setPremier } from './service.server.ts';
import { listingUse, statusCounts } from '../own/service.server.ts';
import { removeListing, updateListing } from '../write/service.server.ts';

const record = (world: World) => world.db.select().from(auditLog).orderBy(auditLog.id);

test('an admin sees every status by nine, each once, or one status', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const ada = await world.person();
  const updatedAt = new Date('2026-01-01');
  for (let n = 0; n < 10; n += 1) await storeListing(world, ada, { updatedAt, status: n % 2 ? 'pending' : 'active' });
  const ctx = world.ctx(admin.viewer);
  const pages = [
    await everyListing(ctx, { limit: 9, startIndex: 0 }),
    await everyListing(ctx, { limit: 9, startIndex: 9 }),
  ];
  expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(10);
  expect(pages[0]?.total).toBe(10);
  const waiting = await everyListing(ctx, { limit: 9, startIndex: 0 }, { status: 'pending' });
  expect([waiting.total, new Set(waiting.rows.map(({ status }) => status))]).toEqual([5, new Set(['pending'])]);
});

test('an admin finds a listing by a part of its or its owner’s name, its reference, the phone number however it is written, an email address or an id', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const ada = await world.person({ name: 'Adébáyọ̀ Nwosu', email: 'ada@homes.example.ng' });
  const id = await storeListing(world, ada, {
    name: '100% new flat, Ọ̀jọ́',
    phone: '0803 123 4567',
    email: 'let@homes.example.ng',
  });
  await storeListing(world, await world.person(), { name: 'Duplex in Jos', phone: '08055555555' });
  const [stored] = await world.db.select().from(listings).where(eq(listings.id, id));
  const find = async (words: string) =>
    (await everyListing(world.ctx(admin.viewer), { limit: 9, startIndex: 0 }, { find: words })).rows.map(
      (row) => row.id,
    );
  const ways = [
    'NEW FLAT',
    'flat, ojo',
    'ojo new - flat',
    'Nwosu, Adebayo',
    '100%',
    `GD-${stored?.reference}`,
    `gd ${stored?.reference}`,
    'adebayo n',
    'Adébáyọ̀',
    String(stored?.reference),
  ];
  for (const words of [...ways, '+234 803 123 4567', '08031234567', 'ADA@homes.example.ng', 'let@homes.example.ng', id])
    expect([words, await find(words)]).toEqual([words, [id]]);
  for (const words of ['nobody has this', 'flat jos']) expect(await find(words)).toEqual([]);
  expect(await find('%')).toEqual([id]);
  expect(await find(ada.viewer.id)).toEqual([id]);
});

test('among 20,000 listings the words of a name are found by an index, in whatever order they are typed', async () => {
  await using world = await createWorld();
  const ada = await world.person();
  await world.db.execute(sql`
    insert into listings (slug, user_id, name, description)
    select 'home-' || n, ${ada.viewer.id}, 'Home ' || md5(n::text), 'Dry.' from generate_series(1, 20000) as n`);
  await storeListing(world, ada, { name: 'Duplex in Ikeja Gardens' });
  await world.db.execute(sql`analyze listings`);
  const { rows } = await world.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain select id from listings where ${named(listings.name, 'gardens in duplex')}`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('listings_name_part');
});

test('premier is for admins only, goes on record, and leaves the date of the listing alone', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const ada = await world.person();
  const updatedAt = new Date('2026-01-01');
  const id = await storeListing(world, ada, { name: 'A Flat in Yaba', updatedAt });
  for (const viewer of [null, ada.viewer]) {
    const code = viewer ? 'forbidden' : 'unauthenticated';
    await expect(setPremier(world.ctx(viewer), id, true)).rejects.toMatchObject({ code });
    await expect(everyListing(world.ctx(viewer), { limit: 9, startIndex: 0 })).rejects.toMatchObject({ code });
  }
  const ctx = world.ctx(admin.viewer);
  await setPremier(ctx, id, true);
  await setPremier(ctx, id, true);
  expect(await world.db.select().from(listings)).toMatchObject([{ exclusive: true, updatedAt }]);
  const deed = { actorId: admin.viewer.id, subjectId: id, subjectName: 'A Flat in Yaba', ownerId: ada.viewer.id };
  expect(await record(world)).toMatchObject([{ ...deed, action: 'listing.premier', detail: 'Chosen' }]);
});

test('a Premier Property that is chosen in the form of the listing goes on record too, also an admin’s own', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const id = await storeListing(world, admin);
  for (const exclusive of [true, true, false]) await updateListing(world.ctx(admin.viewer), id, { exclusive });
  const deed = { action: 'listing.premier', actorId: admin.viewer.id, subjectId: id };
  expect(await record(world)).toMatchObject([
    { ...deed, detail: 'Chosen' },
    { ...deed, detail: 'No longer chosen' },
  ]);
});

test('what an admin does to a listing of somebody else goes on record; what its owner does, does not', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const ada = await world.person();
  const id = await storeListing(world, ada);
  await updateListing(world.ctx(ada.viewer), id, { city: 'Jos' });
  expect(await record(world)).toEqual([]);
  await updateListing(world.ctx(admin.viewer), id, { city: 'Kano' });
  await removeListing(world.ctx(admin.viewer, admin.cookie), id);
  expect((await record(world)).map(({ action }) => action)).toEqual(['listing.update', 'listing.delete']);
});

test('a person learns how many listings they have by status, and what they use of each allowance', async () => {
  await using world = await createWorld();
  const ada = await world.person();
  const ctx = world.ctx(ada.viewer);
  expect(await listingUse(ctx, ada.viewer.id)).toEqual({
    properties: 0,
    photos: 0,
    amenities: 0,
    socials: 0,
    features: 0,
    featured: 0,
  });
  await storeListing(world, ada, { moreInfo: 'a\nb\nc', furnished: true, exclusive: true });
  const second = await storeListing(world, ada, { status: 'pending', website: '', moreInfo: ' ' });
  expect(await statusCounts(ctx, ada.viewer.id)).toEqual({ active: 1, pending: 1 });
  const use = { properties: 2, photos: 1, amenities: 2, socials: 2, features: 3, featured: 1 };
  expect(await listingUse(ctx, ada.viewer.id)).toEqual(use);
  await world.db.delete(listings).where(eq(listings.id, second));
  expect((await listingUse(ctx, ada.viewer.id)).properties).toBe(1);

  const other = world.ctx((await world.person()).viewer);
  await expect(listingUse(other, ada.viewer.id)).rejects.toThrow('your own listings');
  await expect(statusCounts(other, ada.viewer.id)).rejects.toMatchObject({ code: 'forbidden' });
});
