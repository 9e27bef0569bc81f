import { expect, test } from 'vitest';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import { decide } from '#features/publishing/deciding.server.ts';
import { moveListing, publishListing } from '#features/publishing/service.server.ts';
import { listingBodyOf, uploadsOf } from '../../../../tests/support/listings.ts';
import { createWorld } from '../../../../tests/support/world.ts';
import { appeal } from '../service.server.ts';
import { moderationTexts as texts } from '../texts.ts';
import { claim, claimNext, openedCase, queuePage } from './service.server.ts';

const BAIT = 'A quiet flat near the sea. Pay inspection fee 20k before viewing.';

/** Two admins, and so many homes that wait for a look. */
async function waitingHomes(count: number) {
  const world = await createWorld();
  const owner = await world.person();
  const [first, second] = [await world.person({ isAdmin: true }), await world.person({ isAdmin: true })];
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const body = listingBodyOf(await uploadsOf(world, owner), { name: `Flat number ${n} in Yaba`, description: BAIT });
    ids.push((await publishListing(world.ctx(owner.viewer), body))._id);
  }
  const cases = await world.db.select().from(moderationCases);
  const [one, other] = [world.ctx(first.viewer), world.ctx(second.viewer)];
  return { world, owner, one, other, ids, cases, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

test('an admin has one case at a time: who takes another, or the next, leaves the one before to others', async () => {
  await using place = await waitingHomes(3);
  const { one, other } = place;
  const [a, b, c] = (await queuePage(one, { limit: 9, startIndex: 0 })).map(({ id }) => id);
  expect(await claimNext(one)).toBe(a);
  await claim(one, c ?? '');
  expect(await claimNext(other)).toBe(a);
  expect(await claimNext(one, { after: a })).toBe(b);
  await claim(other, c ?? '');
});

test('the next case is of the part of the queue that is asked for, in its order', async () => {
  await using place = await waitingHomes(3);
  const { one } = place;
  const [a, b, c] = (await queuePage(one, { limit: 9, startIndex: 0 }, { order: 'newest' })).map(({ id }) => id);
  expect(await claimNext(one, { order: 'newest' })).toBe(a);
  expect(await claimNext(one, { order: 'newest', after: a })).toBe(b);
  expect(await claimNext(one, { order: 'oldest' })).toBe(c);
  expect(await claimNext(one, { find: 'number 1' })).toBe(b);
  expect(await claimNext(one, { find: 'number 1', after: b })).toBeNull();
  expect(await claimNext(one, { which: 'appeals' })).toBeNull();
});

test('a case that is skipped is passed over until the end of the queue', async () => {
  await using place = await waitingHomes(3);
  const { one } = place;
  const [a, b, c] = (await queuePage(one, { limit: 9, startIndex: 0 })).map(({ id }) => id);
  expect([
    await claimNext(one),
    await claimNext(one, { after: a }),
    await claimNext(one, { after: b }),
    await claimNext(one, { after: c }),
  ]).toEqual([a, b, c, null]);
});

test('whoever may not decide an appeal takes it from nobody', async () => {
  await using place = await waitingHomes(1);
  const { world, owner, one, other, ids, cases } = place;
  const [found] = cases;
  await decide(one, found?.id ?? '', {
    verdict: 'removed',
    version: String(found?.version),
    words: 'Not before a viewing.',
  });
  await appeal(world.ctx(owner.viewer), ids[0] ?? '', { words: 'The fee is paid at the viewing.' });
  const [row] = await queuePage(one, { limit: 9, startIndex: 0 });
  expect(row).toMatchObject({ why: 'appeal', isDecidedByViewer: true });
  await expect(claim(one, row?.id ?? '')).rejects.toMatchObject({ code: 'forbidden', message: texts.notTwice });
  await claim(other, row?.id ?? '');
  expect(await openedCase(other, row?.id ?? '')).toMatchObject({
    bar: null,
    owner: { onMarket: 0, waiting: 1, approved: 0, takenDown: 1, isSuspended: false },
  });
});

test('a home that another admin has open is decided by nobody else, from the list of all listings either', async () => {
  await using place = await waitingHomes(1);
  const { one, other, ids, cases } = place;
  await claim(other, cases[0]?.id ?? '');
  const move = { transition: 'remove', reason: 'The home is not there.' };
  await expect(moveListing(one, ids[0] ?? '', move)).rejects.toMatchObject({
    code: 'conflict',
    message: texts.takenMeanwhile,
  });
  expect(await moveListing(other, ids[0] ?? '', move)).toMatchObject({ status: 'removed' });
});
