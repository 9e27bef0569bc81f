import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { deletedRows } from '#db/schema/deleted-rows.ts';
import { favourites } from '#db/schema/favourites.ts';
import { listingSearch } from '#db/schema/listing-search.ts';
import { listings } from '#db/schema/listings.ts';
import { media } from '#db/schema/media.ts';
import { posts } from '#db/schema/posts.ts';
import { priceChanges } from '#db/schema/price-changes.ts';
import { alertedHomes, savedSearches } from '#db/schema/saved-searches.ts';
import { users } from '#db/schema/users.ts';
import { removeUser } from '#features/accounts/users/service.server.ts';
import { recountFigures } from '#features/figures/service.server.ts';
import { updateListing } from '#features/listings/publishing.server.ts';
import { create, remove } from '#features/posts/service.server.ts';
import { publishListing, removeListing, restoreListing } from '#features/publishing/service.server.ts';
import { store } from '#features/media/service.server.ts';
import { sweep } from '#features/media/service-sweep.server.ts';
import { listingBodyOf, storeListing, uploadsOf } from '../../../tests/support/listings.ts';
import { photo } from '../../../tests/support/photos.ts';
import { openSite } from '../../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';
import { ATTACHED_TO_LISTINGS } from './repo.server.ts';
import { ownDeleted, purge, restore } from './service.server.ts';
import { deletedTexts as texts } from './texts.ts';

const DAY_MS = 86_400_000;
/** `ROUNDS=200` for the long run. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 6);
const POST = { title: 'Rent in Yaba', tags: '', excerpt: 'What it costs.', image: '', content: '<p>Much.</p>' };

function pass(world: World, days: number): void {
  world.clock.now = new Date(world.clock.now.getTime() + days * DAY_MS);
}

async function publish(world: World, owner: Person, fields: object = {}): Promise<string> {
  const body = listingBodyOf(await uploadsOf(world, owner), fields);
  return (await publishListing(world.ctx(owner.viewer), body))._id;
}

/** Everything that is stored of a listing and hangs on it. */
async function traces(world: World, id: string) {
  const { db } = world;
  return {
    listing: await db.select().from(listings).where(eq(listings.id, id)),
    index: await db.select().from(listingSearch).where(eq(listingSearch.listingId, id)),
    favourites: await db.select().from(favourites).where(eq(favourites.listingId, id)),
    prices: await db.select().from(priceChanges).where(eq(priceChanges.listingId, id)),
    alerted: await db.select().from(alertedHomes).where(eq(alertedHomes.listingId, id)),
  };
}

test('an admin restores no listing of their own that another admin deleted', async () => {
  await using world = await createWorld();
  const [own, other] = [await world.person({ isAdmin: true }), await world.person({ isAdmin: true })];
  const id = await storeListing(world, own);
  await removeListing(world.ctx(other.viewer, other.cookie), id);
  await expect(restoreListing(world.ctx(own.viewer, own.cookie), id)).rejects.toMatchObject({ code: 'forbidden' });
  await restoreListing(world.ctx(other.viewer, other.cookie), id);
});

describe('a deleted listing', () => {
  test('keeps what hangs on it: each table that refers to listings is kept with it or written from it', async () => {
    await using world = await createWorld();
    const { rows } = await world.db.execute<{ name: string }>(
      sql`select conrelid::regclass::text as name from pg_constraint where confrelid = 'listings'::regclass order by 1`,
    );
    const names = rows.map(({ name }) => name);
    // Triggers write the search index from the listing.
    expect(names).toEqual([...ATTACHED_TO_LISTINGS, 'listing_search'].toSorted());
  });

  test('is gone from every call, page, count, map and index at once, and comes back whole under its address', async () => {
    await using world = await createWorld();
    await using site = await openSite(world);
    const [owner, ada] = [await world.person(), await world.person()];
    const fees = [{ kind: 'agency', percent: 10, every: 'once', refundable: false }];
    const about = { name: 'Zinnia Court Duplex', propertyType: 'duplex', fees, latitude: 6.44, longitude: 3.47 };
    const id = await publish(world, owner, about);
    await updateListing(world.ctx(owner.viewer), id, { regularPrice: 2_400_000 });
    const [made] = await world.db.select().from(listings);
    const slug = made?.slug ?? '';
    const headers = { cookie: ada.cookie };
    expect((await site.app.inject({ method: 'PUT', url: `/api/favourites/${id}`, headers })).statusCode).toBe(200);
    const [search] = await world.db
      .insert(savedSearches)
      .values({ userId: ada.viewer.id, name: 'Rent', query: 'type=rent', every: 'daily' })
      .returning();
    await world.db.insert(alertedHomes).values({ savedSearchId: search?.id ?? '', listingId: id });
    const before = await traces(world, id);
    expect(Object.values(before).map((rows) => rows.length)).toEqual([1, 1, 1, 1, 1]);

    const asked: [string, string][] = [
      ['/', ''],
      ['/search?searchTerm=zinnia', ''],
      [`/listing/${slug}`, ''],
      [`/listing/${id}`, owner.cookie],
      ['/for-rent/lagos/lekki', ''],
      ['/favourites', ada.cookie],
      ['/customer/all_properties?show=9', ada.cookie],
      [`/api/listing/get/${id}`, ''],
      ['/api/listing/get?limit=9', ''],
      ['/api/listing/map?type=rent', ''],
      [`/api/favourites/homes?ids=${id}`, ''],
      ['/api/favourites', ada.cookie],
      [`/api/user/listing/${owner.viewer.id}`, owner.cookie],
      ['/sitemap-homes-1.xml', ''],
    ];
    const shown = async () => {
      const found = [];
      for (const [url, cookie] of asked) {
        const { body } = await site.app.inject({ url, headers: { cookie } });
        if (/zinnia/i.test(body) || body.includes(id)) found.push(url);
      }
      return found;
    };
    expect(await shown()).toContain('/api/listing/get?limit=9');
    const onSite = await shown();
    await removeListing(world.ctx(owner.viewer), id);

    // Their own addresses say which home they are about.
    const about404 = new Set([`/listing/${id}`, `/listing/${slug}`]);
    expect((await shown()).filter((url) => !about404.has(url) && !url.includes('searchTerm'))).toEqual([]);
    for (const url of [...about404, `/api/listing/get/${id}`])
      expect((await site.app.inject(url)).statusCode).toBe(404);
    expect(Object.values(await traces(world, id)).flat()).toEqual([]);
    await recountFigures(world.deps);
    expect((await site.app.inject('/api/listing/get?limit=9')).json()).toMatchObject({ totalListing: 0 });

    await restoreListing(world.ctx(owner.viewer), id);
    expect(await traces(world, id)).toEqual(before);
    expect(await shown()).toEqual(onSite);
    expect(await world.db.$count(deletedRows)).toBe(0);
  });

  test('is restored by the owner who deleted it, and by admins on record; what an admin deleted only by admins', async () => {
    await using world = await createWorld();
    const [owner, other] = [await world.person(), await world.person()];
    const admin = await world.person({ isAdmin: true });
    const id = await publish(world, owner);
    const back = (person: Person | null) => restoreListing(world.ctx(person?.viewer), id);

    await removeListing(world.ctx(owner.viewer), id);
    await expect(back(null)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(back(other)).rejects.toMatchObject({ code: 'forbidden', message: texts.notYours });
    const both = await Promise.allSettled([back(owner), back(owner)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await world.db.select().from(auditLog)).toEqual([]);

    await removeListing(world.ctx(admin.viewer, admin.cookie), id);
    await expect(back(owner)).rejects.toMatchObject({ code: 'forbidden' });
    await back(admin);
    const record = await world.db.select({ action: auditLog.action, of: auditLog.ownerId }).from(auditLog);
    expect(record.map(({ action }) => action).toSorted()).toEqual(['listing.delete', 'listing.restore']);
    expect(record[1]?.of).toBe(owner.viewer.id);
    for (const wrong of [id, 'none', '00000000-0000-7000-8000-000000000000']) {
      await expect(restoreListing(world.ctx(admin.viewer), wrong)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  test('comes back without the favourites of people who left', async () => {
    await using world = await createWorld();
    const [owner, ada, ben] = [await world.person(), await world.person(), await world.person()];
    const id = await publish(world, owner);
    for (const { viewer } of [ada, ben]) {
      await world.db.insert(favourites).values({ userId: viewer.id, listingId: id, knownPrice: 1 });
    }
    await removeListing(world.ctx(owner.viewer), id);
    await world.db.delete(users).where(eq(users.id, ada.viewer.id));
    await restoreListing(world.ctx(owner.viewer), id);
    expect(await world.db.select({ by: favourites.userId }).from(favourites)).toEqual([{ by: ben.viewer.id }]);
  });

  test('is not restored beyond what its owner’s package allows', async () => {
    await using world = await createWorld({ packageLimits: true });
    const owner = await world.person();
    const first = await publish(world, owner, { moreInfo: '' });
    await removeListing(world.ctx(owner.viewer), first);
    let made = 0;
    while (made < 50 && (await publish(world, owner, { moreInfo: '' }).catch(() => undefined))) made += 1;
    expect(made).toBeGreaterThan(0);
    await expect(restoreListing(world.ctx(owner.viewer), first)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await world.db.$count(deletedRows)).toBe(1);
  });

  test('keeps its pictures for thirty days; then row, contacts and pictures are erased', async () => {
    await using world = await createWorld();
    const owner = await world.person();
    const ctx = world.ctx(owner.viewer);
    const bytes = await photo(30, 20).jpeg().toBuffer();
    const { url } = await store(ctx, { name: 'front.jpg', bytes, purpose: 'listing' });
    const { _id } = await publishListing(ctx, listingBodyOf([url], { phone: '08077777777' }));
    await removeListing(ctx, _id);
    const words = async () => {
      const { rows } = await world.db.execute(sql`select 1 from deleted_rows t where t::text like '%08077777777%'`);
      return rows.length;
    };
    // Even where something let the picture go meanwhile.
    await world.db.update(media).set({ unusedSince: world.clock.now });
    pass(world, 29.9);
    await purge(world.deps);
    await sweep(world.deps);
    expect([await world.db.$count(media), await words()]).toEqual([1, 1]);
    pass(world, 0.2);
    await purge(world.deps);
    expect([await world.db.$count(deletedRows), await words()]).toEqual([0, 0]);
    pass(world, 1.1);
    await sweep(world.deps);
    expect([await world.db.$count(media), await world.deps.storage.list({ limit: 9 })]).toEqual([0, []]);
  });

  test('is gone after thirty days, also before the purge comes', async () => {
    await using world = await createWorld();
    const [owner, admin] = [await world.person(), await world.person({ isAdmin: true })];
    const id = await storeListing(world, owner);
    await removeListing(world.ctx(owner.viewer), id);
    pass(world, 30.1);
    for (const { viewer } of [owner, admin])
      await expect(restoreListing(world.ctx(viewer), id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await ownDeleted(world.ctx(owner.viewer))).toEqual([]);
    expect(await world.db.$count(deletedRows)).toBe(1);
  });

  test('has a hold on its own pictures only, whatever addresses its words name', async () => {
    await using world = await createWorld();
    const [victim, owner] = [await world.person(), await world.person()];
    const urls = await uploadsOf(world, victim, 3);
    await world.db.update(media).set({ unusedSince: null });
    const id = await storeListing(world, owner, { description: urls.join(' '), moreInfo: urls[0] });
    await removeListing(world.ctx(owner.viewer), id);
    expect((await world.db.select().from(deletedRows))[0]?.pictures).toEqual(['/media/1700000000000-house.jpg']);
    pass(world, 30.1);
    await purge(world.deps);
    const rows = await world.db.select().from(media).where(eq(media.ownerId, victim.viewer.id));
    expect(rows.map(({ unusedSince }) => unusedSince)).toEqual([null, null, null]);
  });

  test('and its restoration never fail the deletion of the account, which erases it at once', async () => {
    await using world = await createWorld();
    const admin = await world.person({ isAdmin: true });
    for (let round = 0; round < ROUNDS; round += 1) {
      const owner = await world.person();
      const ids = [];
      for (let n = 0; n < 4; n += 1) ids.push(await storeListing(world, owner));
      const ctx = world.ctx(owner.viewer);
      await removeListing(ctx, ids[0] ?? '');
      await removeListing(world.ctx(admin.viewer, admin.cookie), ids[1] ?? '');
      const work = await Promise.allSettled([
        restoreListing(ctx, ids[0] ?? ''),
        restoreListing(world.ctx(admin.viewer), ids[1] ?? ''),
        removeListing(ctx, ids[2] ?? ''),
        removeListing(world.ctx(admin.viewer, admin.cookie), ids[3] ?? ''),
        removeUser(world.ctx(admin.viewer, admin.cookie), owner.viewer.id),
      ]);
      const codes = work.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code?: string }).code));
      expect(codes.at(-1), `round ${round}`).toBe('done');
      for (const code of codes) expect(['done', 'not_found', 'conflict'], `round ${round}`).toContain(code);
      expect([await world.db.$count(listings), await world.db.$count(deletedRows)]).toEqual([0, 0]);
    }
  });

  test('is found, purged and looked up for its pictures by indexes, however much was deleted', async () => {
    await using world = await createWorld();
    await world.db.execute(sql`
      insert into deleted_rows (id, kind, name, deleted_by, deleted_at, "row", attached, pictures)
      select gen_random_uuid(), 'listing', 'n', gen_random_uuid(), now() - n * interval '1 minute', '{}', '{}', array['/media/' || n]
      from generate_series(1, 20000) as n
    `);
    await world.db.execute(sql`analyze deleted_rows`);
    const plan = async (query: ReturnType<typeof sql>) =>
      JSON.stringify((await world.db.execute(sql`explain ${query}`)).rows);
    expect(await plan(sql`select id from deleted_rows order by deleted_at desc, id desc limit 10`)).toContain(
      '_newest',
    );
    expect(await plan(sql`delete from deleted_rows where deleted_at < now() - interval '13 days'`)).toContain(
      '_newest',
    );
    expect(await plan(sql`select 1 from deleted_rows where pictures @> array['/media/7']`)).toContain('_pictures');
    const mine = sql`select id from deleted_rows where owner_id = '00000000-0000-7000-8000-000000000000' order by deleted_at desc, id desc`;
    expect(await plan(sql`${mine} limit 100`)).toContain('_of_owner');
  });
});

describe('a deleted post', () => {
  test('is restored whole by admins; one whose address is taken waits until it is free', async () => {
    await using world = await createWorld();
    const admin = await world.person({ isAdmin: true });
    const owner = await world.person();
    const ctx = world.ctx(admin.viewer);
    const post = await create(ctx, POST);
    const before = await world.db.select().from(posts);
    await remove(ctx, post._id);
    const app = await world.app();
    expect((await app.inject(`/api/post/getposts?slug=${post.slug}`)).json()).toMatchObject({
      posts: [],
      totalPosts: 0,
    });
    expect((await app.inject('/rss.xml')).body).not.toContain(POST.title);
    await expect(restore(world.ctx(owner.viewer), 'post', post._id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(restore(ctx, 'listing', post._id)).rejects.toMatchObject({ code: 'not_found' });

    const second = await create(ctx, POST);
    expect(second.slug).toBe(post.slug);
    await expect(restore(ctx, 'post', post._id)).rejects.toMatchObject({
      code: 'conflict',
      message: texts.addressTaken,
    });
    await remove(ctx, second._id);
    await restore(ctx, 'post', post._id);
    expect(await world.db.select().from(posts)).toEqual(before);
    expect((await world.db.select({ action: auditLog.action }).from(auditLog)).at(-1)).toEqual({
      action: 'post.restore',
    });
  });
});

describe('without scripts', () => {
  test('My Properties offers to undo the deletion, and restores later what is kept; others’ is not in the list', async () => {
    await using world = await createWorld();
    await using site = await openSite(world);
    const [owner, other] = [await world.person(), await world.person()];
    const id = await publish(world, owner, { name: 'Zinnia Court Duplex' });
    const path = '/customer/all_properties';
    const gone = await site.send(path, { intent: 'delete', id, back: 'list' }, owner.cookie);
    expect(gone.statusCode).toBe(302);
    const page = await site.text(String(gone.headers.location), owner.cookie);
    expect(page).toContain('“Zinnia Court Duplex” is deleted. Undo Zinnia Court Duplex');
    expect(await site.text(path, owner.cookie)).toMatch(/Recently deleted .* Zinnia Court Duplex .* Restore Zinnia/);
    expect(await site.text(path, owner.cookie)).not.toContain('Undo');
    expect(await site.text(path, other.cookie)).not.toContain('Zinnia');

    const refused = await site.send(path, { restore: id, kind: 'listing' }, other.cookie);
    expect([refused.statusCode, refused.body.includes(texts.notYours)]).toEqual([403, true]);
    const back = await site.send(path, { restore: id, kind: 'listing' }, owner.cookie);
    expect([back.statusCode, back.headers.location]).toEqual([302, path]);
    expect(await site.text(path, owner.cookie)).not.toContain('Recently deleted');
    expect((await site.app.inject(`/api/listing/get/${id}`)).statusCode).toBe(200);
  });

  test('an admin sees what was deleted, by whom and when, and restores it; others are refused', async () => {
    await using world = await createWorld();
    await using site = await openSite(world);
    const admin = await world.person({ isAdmin: true, name: 'Gidana Admin' });
    const owner = await world.person({ name: 'Bola Ade' });
    const id = await publish(world, owner, { name: 'Zinnia Court Duplex' });
    const post = await create(world.ctx(admin.viewer), POST);
    await removeListing(world.ctx(owner.viewer), id);
    pass(world, 1);
    await remove(world.ctx(admin.viewer), post._id);
    const path = '/customer/admin_deleted';
    expect((await site.app.inject({ url: path, headers: { cookie: owner.cookie } })).statusCode).toBe(403);
    expect(await site.text(path, admin.cookie)).toMatch(
      /Post Rent in Yaba .* Gidana Admin .* Listing Zinnia Court Duplex .* Bola Ade/,
    );
    for (const [kind, restored] of [
      ['listing', id],
      ['post', post._id],
    ] as const) {
      expect((await site.send(path, { restore: restored, kind }, owner.cookie)).statusCode).toBe(
        kind === 'post' ? 403 : 302,
      );
      if (kind === 'post') await site.send(path, { restore: restored, kind }, admin.cookie);
    }
    expect(await site.text(path, admin.cookie)).toContain(texts.empty);
    expect([await world.db.$count(listings), await world.db.$count(posts)]).toEqual([1, 1]);
  });
});
