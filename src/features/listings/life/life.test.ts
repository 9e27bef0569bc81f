import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { migrate } from '#db/migrate.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { listingHistory } from '#db/schema/listing-history.ts';
import { listings } from '#db/schema/listings.ts';
import { keepHome } from '#features/favourites/service.server.ts';
import { duplicateListing, moveListing, publishListing } from '#features/publishing/service.server.ts';
import { recount } from '#features/sitemap/repo.server.ts';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { createTestFolder } from '../../../../tests/support/folder.ts';
import { listingBodyOf, storeListing, uploadsOf } from '../../../../tests/support/listings.ts';
import { openSite } from '../../../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';

const DAY_MS = 86_400_000;
const REASON = 'The photos do not show this home.';

const history = (world: World, id: string) =>
  world.db.select().from(listingHistory).where(eq(listingHistory.listingId, id)).orderBy(asc(listingHistory.id));
const stored = async (world: World, id: string) =>
  (await world.db.select().from(listings).where(eq(listings.id, id)))[0];
const move = (world: World, person: Person, id: string, transition: string, reason?: string) =>
  moveListing(world.ctx(person.viewer), id, { transition, ...(reason && { reason }) });

test('a listing that is let leaves every list at once and keeps its page, which says so and has no contact', async () => {
  await using world = await createWorld();
  const [owner, ada] = [await world.person(), await world.person()];
  world.clock.now = new Date('2026-03-03T10:00:00Z');
  const body = listingBodyOf(await uploadsOf(world, owner), { name: 'Zinnia Court flat', phone: '08099887766' });
  const { _id: id, slug } = await publishListing(world.ctx(owner.viewer), body);
  await keepHome(world.ctx(ada.viewer), id);
  await using site = await openSite(world, {}, { memoryBytes: 64 * 1024 * 1024 });
  const asked: [string, string][] = [
    ['/', ''],
    ['/search', ''],
    ['/search?place=lagos/lekki', ''],
    ['/properties', ''],
    ['/favourites', ada.cookie],
    ['/sitemap-homes-1.xml', ''],
    ['/api/listing/get?limit=9', ''],
    ['/api/listing/get?searchTerm=zinnia', ''],
    ['/api/listing/map?box=4,2,14,15&zoom=6', ''],
    ['/api/listing/suggest?searchTerm=zinnia', ''],
    ['/api/favourites/homes?ids=' + id, ''],
    [`/api/user/listing/${owner.viewer.id}`, ada.cookie],
    [`/api/listing/get/${id}`, ''],
    [`/api/listing/get/${id}`, ada.cookie],
  ];
  const shown = async () => {
    await recount(world.db);
    const found = [];
    for (const [url, cookie] of asked) {
      const { body: text } = await site.app.inject({ url, headers: { cookie } });
      if (/zinnia court/i.test(text) || text.includes(slug)) found.push(url);
    }
    return found;
  };
  const page = `/listing/${slug}`;
  const before = await shown();
  expect(before.length).toBeGreaterThan(8);
  // It is in memory by now, for visitors.
  expect(await site.text(page)).not.toContain('Let on');

  const answer = await site.app.inject({
    method: 'POST',
    url: `/api/listing/status/${id}`,
    headers: { cookie: owner.cookie },
    payload: { transition: 'let' },
  });
  expect(answer.json()).toMatchObject({ success: true, status: 'let' });
  world.clock.now = new Date(world.clock.now.getTime() + DAY_MS);
  expect(await shown()).toEqual([]);
  for (const cookie of ['', ada.cookie]) {
    const text = await site.text(page, cookie);
    expect(text).toContain('Let on 3 March 2026');
    expect(text).toContain('This home is let');
    expect(text).not.toContain('08099887766');
    expect((await site.app.inject({ url: `/api/listing/get/${id}`, headers: { cookie } })).statusCode).toBe(404);
  }
  expect(await site.html(page)).toContain('name="robots" content="noindex"');
  expect(await site.html(page)).not.toContain('ld+json');

  await world.db.update(listings).set({ name: 'Zinnia Court, taken' }).where(eq(listings.id, id));
  await world.deps.changes.caughtUp();
  expect(await site.text(page)).toContain('Zinnia Court, taken');
  await move(world, owner, id, 'undo');
  await world.db.update(listings).set({ name: 'Zinnia Court flat' }).where(eq(listings.id, id));
  await world.deps.changes.caughtUp();
  world.clock.now = new Date(world.clock.now.getTime() + 700);
  expect(await shown()).toEqual(before);
});

test('a paused listing has no page for others, and comes back where it was', async () => {
  await using world = await createWorld();
  const [owner, ada] = [await world.person(), await world.person()];
  const updatedAt = new Date('2026-01-01');
  const id = await storeListing(world, owner, { updatedAt });
  await using site = await openSite(world);
  const status = async (cookie: string) =>
    (await site.app.inject({ url: `/listing/${id}`, headers: { cookie } })).statusCode;
  expect([await status(''), await status(ada.cookie)]).toEqual([200, 200]);
  await move(world, owner, id, 'pause');
  await world.deps.changes.caughtUp();
  expect([await status(''), await status(ada.cookie), await status(owner.cookie)]).toEqual([404, 404, 200]);
  await move(world, owner, id, 'resume');
  expect(await stored(world, id)).toMatchObject({ status: 'active', updatedAt });
});

test('relisted, a listing is among the newest again, and keeps its date of birth', async () => {
  await using world = await createWorld();
  const owner = await world.person();
  const then = new Date('2026-01-01');
  const id = await storeListing(world, owner, { createdAt: then, updatedAt: then, status: 'let' });
  await move(world, owner, id, 'relist');
  expect(await stored(world, id)).toMatchObject({ status: 'active', createdAt: then, updatedAt: world.clock.now });
});

test('a copy lies where its original does, and is new when it is published', async () => {
  await using world = await createWorld();
  const owner = await world.person();
  const then = new Date('2026-01-01');
  const id = await storeListing(world, owner, { city: 'Lekki', state: 'Lagos', createdAt: then, updatedAt: then });
  const { _id: copy } = await duplicateListing(world.ctx(owner.viewer), id);
  await world.db.update(listings).set({ updatedAt: then }).where(eq(listings.id, copy));
  await move(world, owner, copy, 'publish');
  const [stored] = await world.db.select().from(listings).where(eq(listings.id, copy));
  expect(stored?.within).toContain('lagos/lekki');
  expect(stored?.updatedAt).toEqual(world.clock.now);
});

describe('the history of a listing', () => {
  test('has who took it where, when and why; what an admin does is on record too', async () => {
    await using world = await createWorld();
    const [owner, admin] = [await world.person(), await world.person({ isAdmin: true })];
    const id = await storeListing(world, owner, { name: 'A Flat in Yaba' });
    await move(world, owner, id, 'pause');
    await move(world, admin, id, 'remove', `  ${REASON} `);
    await move(world, admin, id, 'reinstate');
    const by = { at: world.clock.now, actorId: admin.viewer.id };
    expect(await history(world, id)).toMatchObject([
      { actorId: owner.viewer.id, transition: 'pause', from: 'active', to: 'paused', reason: '' },
      { ...by, transition: 'remove', from: 'paused', to: 'removed', reason: REASON },
      { ...by, transition: 'reinstate', from: 'removed', to: 'paused', reason: '' },
    ]);
    const deed = { action: 'listing.status', subjectName: 'A Flat in Yaba', ownerId: owner.viewer.id };
    expect(await world.db.select().from(auditLog).orderBy(asc(auditLog.id))).toMatchObject([
      { ...deed, detail: `Paused → Removed: ${REASON}` },
      { ...deed, detail: 'Removed → Paused' },
    ]);
  });

  test('its owner reads the reason in their list', async () => {
    await using world = await createWorld();
    const [owner, admin] = [await world.person(), await world.person({ isAdmin: true })];
    const id = await storeListing(world, owner);
    await move(world, admin, id, 'remove', REASON);
    await using site = await openSite(world);
    expect(await site.text('/customer/all_properties', owner.cookie)).toContain(`We took it down: ${REASON}`);
  });
});

test('what an admin decides is told to the owner by email, with the reason and without the name; what the owner does is not', async () => {
  await using world = await createWorld();
  const [owner, admin] = [await world.person(), await world.person({ isAdmin: true })];
  const id = await storeListing(world, owner, { name: 'Buy cheap at spam.example' });
  await move(world, owner, id, 'pause');
  await move(world, owner, id, 'resume');
  await world.runJobs();
  expect(world.emails).toEqual([]);
  await move(world, admin, id, 'remove', REASON);
  await move(world, admin, id, 'reinstate');
  await world.runJobs();
  expect(world.emails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
    `${owner.email}: Your listing GD-1 was taken down`,
    `${owner.email}: Your listing GD-1 is on the market`,
  ]);
  expect(world.emails[0]?.text).toContain(REASON);
  expect(JSON.stringify(world.emails)).not.toContain('spam.example');
});

test('what is not due is refused: somebody else, another status, no reason, a second undo', async () => {
  await using world = await createWorld();
  const [owner, other, admin] = [await world.person(), await world.person(), await world.person({ isAdmin: true })];
  const id = await storeListing(world, owner);
  const refused = async (person: Person, transition: string, code: string, reason?: string) =>
    expect(move(world, person, id, transition, reason)).rejects.toMatchObject({ code });
  await refused(other, 'pause', 'forbidden');
  await refused(admin, 'pause', 'forbidden');
  await refused(owner, 'remove', 'forbidden', REASON);
  await refused(owner, 'expire', 'forbidden');
  await refused(owner, 'resume', 'conflict');
  await refused(owner, 'sell', 'conflict');
  await refused(owner, 'burn', 'invalid');
  for (const reason of [undefined, '   short   ', 'x'.repeat(501)]) await refused(admin, 'remove', 'invalid', reason);
  await refused(owner, 'undo', 'conflict');
  await move(world, owner, id, 'pause');
  await refused(admin, 'undo', 'conflict');
  await refused(other, 'undo', 'forbidden');
  await move(world, owner, id, 'undo');
  await refused(owner, 'undo', 'conflict');
  expect(await stored(world, id)).toMatchObject({ status: 'active' });
  // What an admin took down stays down.
  await move(world, owner, id, 'pause');
  await move(world, admin, id, 'remove', REASON);
  for (const one of ['undo', 'resume', 'relist', 'publish', 'reinstate'])
    await refused(owner, one, one === 'reinstate' ? 'forbidden' : 'conflict');
  await expect(duplicateListing(world.ctx(owner.viewer), id)).rejects.toMatchObject({ code: 'conflict' });
});

test('of many presses at once one counts', async () => {
  await using world = await createWorld();
  const owner = await world.person();
  const id = await storeListing(world, owner);
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => move(world, owner, id, 'pause')));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await history(world, id)).toHaveLength(1);
});

test('an admin is no judge of their own listing', async () => {
  await using world = await createWorld();
  const [admin, second] = [await world.person({ isAdmin: true }), await world.person({ isAdmin: true })];
  const id = await storeListing(world, admin, { status: 'pending' });
  await expect(move(world, admin, id, 'approve')).rejects.toMatchObject({ code: 'forbidden' });
  expect(await move(world, second, id, 'approve')).toMatchObject({ status: 'active' });
});

test('a copy is a draft of its owner’s, with its pictures, and is published from there', async () => {
  await using world = await createWorld();
  const [owner, admin] = [await world.person(), await world.person({ isAdmin: true })];
  const { _id: id } = await publishListing(world.ctx(owner.viewer), listingBodyOf(await uploadsOf(world, owner)));
  await expect(duplicateListing(world.ctx(admin.viewer), id)).rejects.toMatchObject({ code: 'forbidden' });
  const { _id: copy, slug } = await duplicateListing(world.ctx(owner.viewer), id);
  const [first, second] = [await stored(world, id), await stored(world, copy)];
  expect(second).toMatchObject({
    status: 'draft',
    slug,
    name: first?.name,
    images: first?.images,
    phone: first?.phone,
  });
  expect([second?.slug === first?.slug, second?.reference === first?.reference]).toEqual([false, false]);
  const app = await world.app();
  expect((await app.inject(`/api/listing/get/${copy}`)).statusCode).toBe(404);
  expect(await move(world, owner, copy, 'publish')).toMatchObject({ status: 'active' });
  expect((await app.inject(`/api/listing/get/${copy}`)).statusCode).toBe(200);
});

test('a database of the release before: what was hidden is removed, also among what was deleted; the rest stays', async () => {
  await using folder = await createTestFolder();
  const before = join(folder.path, 'before');
  await cp(join(import.meta.dirname, '../../../db/migrations'), before, { recursive: true });
  const journal = join(before, 'meta', '_journal.json');
  const { entries, ...head } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { idx: number }[] };
  await writeFile(journal, JSON.stringify({ ...head, entries: entries.filter(({ idx }) => idx <= 21) }));
  await using database = await createTestDatabase('TEMPLATE template0');
  const pool = new Pool({ connectionString: database.url });
  try {
    const old = new Pool({ connectionString: database.url });
    await runMigrations(drizzle({ client: old }), { migrationsFolder: before });
    await old.end();
    await pool.query(`
      INSERT INTO users (id, name, email) VALUES ('00000000-0000-7000-8000-000000000001', 'Seller', 'seller@homes.example');
      INSERT INTO listings (slug, user_id, name, description, status)
      SELECT status, '00000000-0000-7000-8000-000000000001', 'A flat', 'Dry and quiet.', status
      FROM unnest(ARRAY['draft', 'pending', 'active', 'hidden', 'sold']) AS status;
      INSERT INTO deleted_rows (id, kind, owner_id, name, deleted_by, deleted_at, "row", attached, pictures)
      SELECT uuidv7(), 'listing', user_id, name, user_id, now(), to_jsonb(home), '{}', '{}' FROM listings AS home`);
    await migrate(pool);
    const statuses = 'slug, status FROM listings ORDER BY slug';
    const expected = { active: 'active', draft: 'draft', hidden: 'removed', pending: 'pending', sold: 'sold' };
    const { rows } = await pool.query<{ slug: string; status: string }>(`SELECT ${statuses}`);
    expect(Object.fromEntries(rows.map(({ slug, status }) => [slug, status]))).toEqual(expected);
    const deleted = await pool.query<{ row: { slug: string; status: string } }>('SELECT "row" FROM deleted_rows');
    expect(Object.fromEntries(deleted.rows.map(({ row }) => [row.slug, row.status]))).toEqual(expected);
    const kept = await pool.query(
      'SELECT slug, actor_id, transition, to_status FROM listing_history JOIN listings AS home ON home.id = listing_id',
    );
    expect(kept.rows).toEqual([{ slug: 'hidden', actor_id: null, transition: 'remove', to_status: 'removed' }]);
    const waiting = await pool.query(
      'SELECT home.slug, why, holds FROM moderation_cases JOIN listings AS home ON home.id = listing_id',
    );
    expect(waiting.rows).toEqual([{ slug: 'pending', why: 'new', holds: true }]);
  } finally {
    await pool.end();
  }
});
