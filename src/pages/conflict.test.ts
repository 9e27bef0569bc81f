import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { differenceOf } from '#core/conflict.ts';
import { listings } from '#db/schema/listings.ts';
import { posts } from '#db/schema/posts.ts';
import { valuesOf } from '#features/listings/form/values.ts';
import { updateListing } from '#features/listings/publishing.server.ts';
import { listingForEdit } from '#features/listings/service.server.ts';
import { create, update } from '#features/posts/service.server.ts';
import { publishListing } from '#features/publishing/service.server.ts';
import { listingBodyOf, uploadsOf } from '../../tests/support/listings.ts';
import { openSite, type Site, textOf } from '../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../tests/support/world.ts';

let world: World;
let site: Site;
let owner: Person;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  site = await openSite(world);
  owner = await world.person({ name: 'Bola Ade' });
  admin = await world.person({ name: 'Gidana Admin', isAdmin: true });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

const POST = { title: 'Rent in Yaba', tags: 'rent', excerpt: 'What it costs.', image: '', content: '<p>Much.</p>' };

/** A listing with the form that a browser without scripts sends of it, and the version that the form has. */
async function opened(change: object = {}) {
  const urls = await uploadsOf(world, owner);
  const { _id } = await publishListing(world.ctx(owner.viewer), listingBodyOf(urls));
  const row = async () => (await world.db.select().from(listings).where(eq(listings.id, _id)))[0];
  const listing = await listingForEdit(world.ctx(owner.viewer), _id);
  const { images: _images, features: _features, ...values } = { ...valuesOf(listing), ...change };
  // What is not ticked is not sent.
  const typed = Object.entries(values).filter(([, value]) => value !== false);
  const version = listing.updatedAt;
  const form: Record<string, string> = {
    ...Object.fromEntries(typed.map(([name, value]) => [name, String(value)])),
    imageUrls: urls[0] ?? '',
    updatedAt: version,
  };
  const path = `/customer/listing/update-listing/${_id}`;
  return { id: _id, form, version, row, save: (fields = form) => site.send(path, fields, owner.cookie) };
}

/** The version that the button "Save mine anyway" overwrites. */
const shownVersion = (html: string) =>
  /value="([^"]*)"/.exec(/<button[^>]*name="updatedAt"[^>]*>/.exec(html)?.[0] ?? '')?.[1] ?? '';

describe('a listing that somebody else saved meanwhile', () => {
  test('is refused on its page with who, when and both versions of what differs, and nothing is lost', async () => {
    const { id, form, row, save } = await opened({ name: 'My words for the flat', bedrooms: 4 });
    await updateListing(world.ctx(admin.viewer), id, { name: 'Their words for the flat', furnished: true });
    const refused = await save();
    expect(refused.statusCode).toBe(409);
    const words = textOf(refused.body);
    expect(words).toContain('Gidana Admin saved it on ');
    expect(words).toContain(
      'Field Saved now Yours Name Their words for the flat My words for the flat Bedrooms 3 4 Furnished Yes No Save mine anyway',
    );
    expect(refused.body).toContain('value="My words for the flat"');
    expect((await row())?.name).toBe('Their words for the flat');

    // A third save is not overwritten unseen by the button.
    const version = shownVersion(refused.body);
    expect(version).toBe((await row())?.updatedAt.toISOString());
    await updateListing(world.ctx(owner.viewer), id, { city: 'Ikoyi' });
    const again = await save({ ...form, updatedAt: version });
    expect([again.statusCode, textOf(again.body).includes('You saved it in another window on ')]).toEqual([409, true]);
    expect((await save({ ...form, updatedAt: shownVersion(again.body) })).statusCode).toBe(302);
    expect(await row()).toMatchObject({ name: 'My words for the flat', bedrooms: 4, furnished: false, city: 'Lekki' });
  });

  test('is refused by the call with 409 and what each of the fields is now, and saved without a version', async () => {
    const { id, version, row } = await opened();
    await updateListing(world.ctx(admin.viewer), id, { name: 'Their words for the flat', phone: '', bedrooms: 5 });
    const call = (payload: object) =>
      site.app.inject({ method: 'POST', url: `/api/listing/update/${id}`, headers: { cookie: owner.cookie }, payload });
    const mine = { name: 'My words for the flat', phone: '0803', city: 'Lekki' };
    const refused = await call({ ...mine, updatedAt: version });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ success: false, code: 'conflict' });
    expect(refused.json<{ fields: object }>().fields).toEqual({
      name: 'This was changed elsewhere to “Their words for the flat”.',
      phone: 'This was emptied elsewhere.',
    });
    expect((await call({ city: 'Lekki', updatedAt: version })).statusCode).toBe(200);
    expect((await call(mine)).statusCode).toBe(200);
    expect(await row()).toMatchObject({ name: 'My words for the flat', phone: '0803', bedrooms: 5 });
  });
});

test('a post that somebody else saved meanwhile is refused with both versions, on its page and by the call', async () => {
  const other = await world.person({ name: 'Second Admin', isAdmin: true });
  const post = await create(world.ctx(admin.viewer), POST);
  await update(world.ctx(other.viewer), post._id, { ...POST, tags: '', content: '<p>Much more.</p>' });
  const mine = { ...POST, title: 'Rent in Surulere', updatedAt: post.updatedAt };
  const path = `/customer/admin/update_post/${post._id}`;
  const refused = await site.send(path, mine, admin.cookie);
  expect(refused.statusCode).toBe(409);
  const words = textOf(refused.body);
  expect(words).toContain('Second Admin saved it on ');
  expect(words).toContain('Title Rent in Yaba Rent in Surulere Tags – rent Content <p>Much more.</p> <p>Much.</p>');

  const url = `/api/post/updatepost/${post._id}/${admin.viewer.id}`;
  const call = await site.app.inject({ method: 'PUT', url, headers: { cookie: admin.cookie }, payload: mine });
  expect(call.statusCode).toBe(409);
  expect(Object.keys(call.json<{ fields: object }>().fields).toSorted()).toEqual(['content', 'tags', 'title']);

  const saved = await site.send(path, { ...mine, updatedAt: shownVersion(refused.body) }, admin.cookie);
  expect(saved.statusCode).toBe(302);
  expect((await world.db.select().from(posts).where(eq(posts.id, post._id)))[0]?.title).toBe('Rent in Surulere');
});

test('of long texts the part in which they differ is shown', () => {
  const [start, end] = ['a'.repeat(5_000), 'z'.repeat(5_000)];
  const [found] = differenceOf('Content', `${start}one${end}`, `${start}two, longer${end}`);
  expect(found?.theirs).toBe(`…${'a'.repeat(60)}one${'z'.repeat(60)}…`);
  expect(found?.mine).toBe(`…${'a'.repeat(60)}two, longer${'z'.repeat(60)}…`);
  expect(differenceOf('Content', start, start)).toEqual([]);
  expect(differenceOf('Content', '', start)[0]?.mine).toHaveLength(401);
});
