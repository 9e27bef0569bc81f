import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { duplicateListing, moveListing, removeListing } from '#features/publishing/service.server.ts';
import { publishingTexts } from '#features/publishing/texts.ts';
import { storeListing } from '../../../../tests/support/listings.ts';
import { openSite } from '../../../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';
import { lifeTexts } from './texts.ts';

const REASON = 'The photos do not show this home.';
const move = (world: World, { viewer }: Person, id: string, transition: string, reason?: string) =>
  moveListing(world.ctx(viewer), id, { transition, ...(reason && { reason }) });
const withoutPictures = { images: [] };

test('a copy of a home that was taken down is not published, nor a copy of that copy, also once the home is deleted', async () => {
  await using world = await createWorld();
  const [owner, admin] = [await world.person(), await world.person({ isAdmin: true })];
  const id = await storeListing(world, owner, withoutPictures);
  const ctx = world.ctx(owner.viewer);
  const { _id: copy } = await duplicateListing(ctx, id);
  const { _id: second } = await duplicateListing(ctx, copy);
  await move(world, admin, id, 'remove', REASON);
  const refused = { code: 'forbidden', message: publishingTexts.copyOfRemoved };
  for (const one of [copy, second]) await expect(move(world, owner, one, 'publish')).rejects.toMatchObject(refused);
  await removeListing(ctx, id);
  for (const one of [copy, second]) await expect(move(world, owner, one, 'publish')).rejects.toMatchObject(refused);
  expect(await world.db.$count(listings, eq(listings.status, 'active'))).toBe(0);
});

test('a copy of a home that is let, deleted or was put back is published', async () => {
  await using world = await createWorld();
  const [owner, admin] = [await world.person(), await world.person({ isAdmin: true })];
  const ctx = world.ctx(owner.viewer);
  const [let_, gone, back] = await Promise.all([1, 2, 3].map(() => storeListing(world, owner, withoutPictures)));
  const copies = [];
  for (const id of [let_, gone, back]) copies.push((await duplicateListing(ctx, id ?? ''))._id);
  await move(world, owner, let_ ?? '', 'let');
  await removeListing(ctx, gone ?? '');
  await move(world, admin, back ?? '', 'remove', REASON);
  await move(world, admin, back ?? '', 'reinstate');
  for (const copy of copies) expect(await move(world, owner, copy, 'publish')).toMatchObject({ status: 'active' });
});

test('what an admin takes down once more with undo has the reason that it was taken down for', async () => {
  await using world = await createWorld();
  const [owner, admin] = [await world.person(), await world.person({ isAdmin: true })];
  const id = await storeListing(world, owner);
  await move(world, admin, id, 'remove', REASON);
  await move(world, admin, id, 'reinstate');
  expect(await move(world, admin, id, 'undo')).toMatchObject({ status: 'removed' });
  await using site = await openSite(world);
  expect(await site.text('/customer/all_properties', owner.cookie)).toContain(REASON);
  await world.runJobs();
  expect(world.emails.filter(({ text }) => text.includes(REASON))).toHaveLength(2);
});

test('an admin whose own home was taken down reads that another one decides about it', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const id = await storeListing(world, admin, { status: 'removed' });
  await expect(move(world, admin, id, 'reinstate')).rejects.toMatchObject({ message: lifeTexts.ownJudge });
  await using site = await openSite(world);
  expect(await site.text('/customer/admin_listings', admin.cookie)).toContain(lifeTexts.ownHome);
});
