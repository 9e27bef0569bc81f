import { expect, test } from 'vitest';
import type { Ctx } from '#core/ctx.ts';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import { reports } from '#db/schema/reports.ts';
import { setAdmin } from '#features/accounts/roles/service.server.ts';
import { suspend } from '#features/accounts/suspension/service.server.ts';
import { removeUser } from '#features/accounts/users/service.server.ts';
import { decide } from '#features/publishing/deciding.server.ts';
import { moveListing, publishListing } from '#features/publishing/service.server.ts';
import { listingBodyOf, storeListing, uploadsOf } from '../../../../tests/support/listings.ts';
import { createWorld, type World } from '../../../../tests/support/world.ts';
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

async function approve(ctx: Ctx, id = '') {
  const { version } = await openedCase(ctx, id);
  await decide(ctx, id, { verdict: 'approved', version: String(version) });
}

function pass(world: World, minutes: number) {
  world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000);
}

test('an admin has one case at a time: who takes another, or the next, leaves the one before to others', async () => {
  await using place = await waitingHomes(3);
  const { one, other } = place;
  const [a, b, c] = (await queuePage(one, { limit: 9, startIndex: 0 })).map(({ id }) => id);
  expect(await claimNext(one)).toBe(a);
  await claim(one, c ?? '');
  expect(await claimNext(other)).toBe(a);
  expect(await claimNext(one, { skipped: a })).toBe(b);
  await claim(other, c ?? '');
});

test('the next case is of the part of the queue that is asked for, in its order', async () => {
  await using place = await waitingHomes(3);
  const { one } = place;
  const [a, b, c] = (await queuePage(one, { limit: 9, startIndex: 0 }, { order: 'newest' })).map(({ id }) => id);
  expect(await claimNext(one, { order: 'newest' })).toBe(a);
  expect(await claimNext(one, { order: 'newest', skipped: a })).toBe(b);
  expect(await claimNext(one, { order: 'oldest' })).toBe(c);
  expect(await claimNext(one, { find: 'number 1' })).toBe(b);
  expect(await claimNext(one, { find: 'number 1', skipped: b })).toBeNull();
  expect(await claimNext(one, { which: 'appeals' })).toBeNull();
});

test('a case that is skipped is passed over until the end of the queue', async () => {
  await using place = await waitingHomes(3);
  const { one } = place;
  const [a, b, c] = (await queuePage(one, { limit: 9, startIndex: 0 })).map(({ id }) => id);
  expect([
    await claimNext(one),
    await claimNext(one, { skipped: a }),
    await claimNext(one, { skipped: b }),
    await claimNext(one, { skipped: c }),
  ]).toEqual([a, b, c, null]);
});

test('a case that is skipped comes after what else waits, to whoever skipped it and for an hour', async () => {
  await using place = await waitingHomes(3);
  const { world, one, other } = place;
  const [a, b, c] = (await queuePage(one, { limit: 9, startIndex: 0 })).map(({ id }) => id);
  await claimNext(one);
  expect(await claimNext(one, { skipped: a })).toBe(b);
  expect(await claimNext(other)).toBe(a);
  await claim(other, c ?? '');
  await approve(one, b);
  expect(await claimNext(one)).toBe(a);
  expect(await claimNext(one, { skipped: a })).toBeNull();
  await claimNext(other, { skipped: c });
  expect(await claimNext(one)).toBe(c);
  pass(world, 61);
  expect(await claimNext(one)).toBe(a);
});

test('a case is nobody’s any more once the admin who has it is none, is suspended or has left', async () => {
  await using place = await waitingHomes(1);
  const { world, one, cases } = place;
  const chief = await world.person({ isAdmin: true });
  const ctx = world.ctx(chief.viewer, chief.cookie);
  const caseId = cases[0]?.id ?? '';
  const taken = async () => {
    const admin = await world.person({ isAdmin: true });
    await claim(world.ctx(admin.viewer), caseId);
    expect(await claimNext(one)).toBeNull();
    return admin.viewer.id;
  };
  const suspension = { cause: 'fraud', term: '7', reason: 'Money was asked for before a viewing.' } as const;
  for (const end of [
    (id: string) => setAdmin(ctx, id, false, 'They have left the team.'),
    (id: string) => suspend(ctx, id, suspension),
    (id: string) => removeUser(ctx, id),
  ]) {
    await end(await taken());
    expect(await claimNext(one)).toBe(caseId);
    await claimNext(one, { skipped: caseId });
  }
});

test('whoever reported a home is no judge of it, in the queue or on the list of all listings', async () => {
  await using place = await waitingHomes(1);
  const { world, one, other, ids, cases } = place;
  const [id = '', caseId = ''] = [ids[0], cases[0]?.id];
  const reported = await storeListing(world, place.owner);
  for (const home of [id, reported])
    await world.db.insert(reports).values({
      listingId: home,
      ownerId: place.owner.viewer.id,
      name: 'A flat',
      reference: 1,
      reporterEmail: one.viewer?.email ?? '',
      network: '',
      reason: 'price',
      createdAt: world.clock.now,
      confirmedAt: world.clock.now,
    });
  expect(await claimNext(one)).toBeNull();
  expect(await queuePage(one, { limit: 9, startIndex: 0 })).toMatchObject([{ isReported: true }]);
  expect(await openedCase(one, caseId)).toMatchObject({ bar: texts.notReported });
  const refusal = { code: 'forbidden', message: texts.notReported };
  await expect(claim(one, caseId)).rejects.toMatchObject(refusal);
  await expect(approve(one, caseId)).rejects.toMatchObject(refusal);
  // Also where nothing is open about it.
  const move = { transition: 'remove', reason: 'The home is not there.' };
  for (const home of [id, reported]) await expect(moveListing(one, home, move)).rejects.toMatchObject(refusal);
  expect(await claimNext(other)).toBe(caseId);
  await approve(other, caseId);
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
