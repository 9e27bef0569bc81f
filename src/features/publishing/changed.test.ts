import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import { isSampled } from '#features/moderation/looking.server.ts';
import { claimNext } from '#features/moderation/queue/service.server.ts';
import { moderationTexts as texts } from '#features/moderation/texts.ts';
import { listingBodyOf, uploadsOf } from '../../../tests/support/listings.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';
import { decide } from './deciding.server.ts';
import { changeListing, moveListing, publishListing } from './service.server.ts';

const BAIT = 'A quiet flat near the sea. Pay inspection fee 20k before viewing.';
const REASON = 'Please take the fee before a viewing out.';

/** A home that nobody looks at by chance, as one in twenty is. */
async function publish(world: World, owner: Person, fields: object = {}): Promise<string> {
  const body = listingBodyOf(await uploadsOf(world, owner), fields);
  const { _id: id } = await publishListing(world.ctx(owner.viewer), body);
  if (!isSampled(id)) return id;
  await world.db.delete(listings).where(eq(listings.id, id));
  return publish(world, owner, fields);
}
const stored = async (world: World, id: string) =>
  (await world.db.select().from(listings).where(eq(listings.id, id)))[0];
const casesOf = (world: World, id: string) =>
  world.db.select().from(moderationCases).where(eq(moderationCases.listingId, id)).orderBy(moderationCases.id);
async function caseOf(world: World, id: string) {
  const found = (await casesOf(world, id)).find(({ decidedAt }) => decidedAt === null);
  if (!found) throw new Error('There is no open case.');
  return found;
}

async function verdict(
  world: World,
  admin: Person,
  id: string,
  word: string,
  reason = word === 'approved' ? '' : REASON,
) {
  const { id: caseId, version } = await caseOf(world, id);
  return decide(world.ctx(admin.viewer), caseId, { verdict: word, version: String(version), words: reason });
}

async function people(world: World) {
  return [await world.person(), await world.person({ isAdmin: true }), await world.person({ isAdmin: true })] as const;
}

describe('a change of a home that is let or sold', () => {
  test.each([
    ['let', { type: 'rent' }],
    ['sell', { type: 'sale' }],
  ])(
    'that adds evidence after “%s” waits: whoever has its link reads the words before it',
    async (transition, fields) => {
      await using world = await createWorld();
      const [owner, admin, second] = await people(world);
      const id = await publish(world, owner, fields);
      const ctx = world.ctx(owner.viewer);
      await moveListing(ctx, id, { transition });
      const before = await stored(world, id);

      expect(await changeListing(ctx, id, { description: BAIT })).toMatchObject({ waiting: 'change' });
      expect(await stored(world, id)).toMatchObject({ status: before?.status, description: before?.description });
      expect(await claimNext(world.ctx(second.viewer))).toBe((await caseOf(world, id)).id);
      await verdict(world, second, id, 'returned');
      expect(await stored(world, id)).toMatchObject({ status: before?.status, description: before?.description });

      await changeListing(ctx, id, { description: BAIT });
      await verdict(world, admin, id, 'approved');
      expect(await stored(world, id)).toMatchObject({ status: before?.status, description: BAIT });
    },
  );
});

describe('a change of a home on the market', () => {
  test('that makes another home of it is said to, beside what it was when somebody looked last', async () => {
    await using world = await createWorld();
    const [owner] = await people(world);
    const id = await publish(world, owner, { phone: '' });
    const ctx = world.ctx(owner.viewer);
    await changeListing(ctx, id, { address: '9 Another Road' });
    expect((await caseOf(world, id))?.reasons).toMatchObject([{ sentence: texts.editSentence }]);
    await changeListing(ctx, id, {
      bedrooms: 7,
      name: 'Warehouse for rent in Apapa',
      description: 'Trucks come through either gate.',
    });
    const found = await caseOf(world, id);
    expect(found).toMatchObject({ holds: false, before: { address: '12 Admiralty Way' } });
    const changed = ['its title', 'its description', 'its place', 'its kind'];
    expect(found?.reasons).toMatchObject([{ sentence: texts.anotherHome(changed), weight: 59 }]);
  });

  test('of title, place, price and kind in one, the words and photos the same: stays live and is looked at among the first', async () => {
    await using world = await createWorld();
    const [owner] = await people(world);
    const id = await publish(world, owner, { phone: '' });
    const next = { name: 'Warehouse in Apapa', address: '9 Wharf Road', regularPrice: 90_000_000, type: 'sale' };
    expect(await changeListing(world.ctx(owner.viewer), id, next)).toMatchObject({ waiting: null });
    expect(await stored(world, id)).toMatchObject({ status: 'active', name: 'Warehouse in Apapa' });
    const { holds, score, reasons } = await caseOf(world, id);
    expect([holds, score]).toEqual([false, 59]);
    expect(reasons[0]?.sentence).toContain('its title, its place, its price and its kind were changed');
  });

  test('of a home that was taken down while it waited: put back, it waits again', async () => {
    await using world = await createWorld();
    const [owner, admin, second] = await people(world);
    const id = await publish(world, owner, { description: BAIT });
    await moveListing(world.ctx(admin.viewer), id, { transition: 'remove', reason: REASON });
    expect(await moveListing(world.ctx(admin.viewer), id, { transition: 'reinstate' })).toMatchObject({
      status: 'pending',
    });
    expect(await caseOf(world, id)).toMatchObject({ holds: true, verdict: null, reasons: [{ rule: 'paid-unseen' }] });
    expect((await casesOf(world, id)).map((one) => one.verdict)).toEqual(['removed', 'put-back', null]);
    await verdict(world, second, id, 'approved');
    expect(await stored(world, id)).toMatchObject({ status: 'active' });
  });

  test('of a home that was taken down: put back it is not approved, and is looked at unless it was before', async () => {
    await using world = await createWorld();
    const [owner, admin, second] = await people(world);
    const id = await publish(world, owner);
    const judge = world.ctx(admin.viewer);
    const back = async () => {
      await moveListing(judge, id, { transition: 'remove', reason: REASON });
      return moveListing(judge, id, { transition: 'reinstate' });
    };
    expect(await back()).toMatchObject({ status: 'active' });
    const kept = (await casesOf(world, id)).find(({ verdict: word }) => word === 'put-back');
    expect(kept).toMatchObject({ decidedBy: admin.viewer.id, reason: texts.takenDownNoMore });
    expect(await caseOf(world, id)).toMatchObject({
      why: 'back',
      holds: false,
      reasons: [{ sentence: texts.backUnseen }],
    });
    await verdict(world, second, id, 'approved');
    world.clock.now = new Date(world.clock.now.getTime() + 1000);
    expect(await back()).toMatchObject({ status: 'active' });
    expect((await casesOf(world, id)).filter(({ decidedAt }) => decidedAt === null)).toEqual([]);
  });

  test('of a home that was taken down and speaks against itself by now: put back, by undo too, it waits', async () => {
    await using world = await createWorld();
    const [owner, admin] = await people(world);
    const judge = world.ctx(admin.viewer);
    for (const transition of ['reinstate', 'undo']) {
      const id = await publish(world, owner);
      await moveListing(judge, id, { transition: 'remove', reason: REASON });
      await world.db.update(listings).set({ description: BAIT }).where(eq(listings.id, id));
      expect(await moveListing(judge, id, { transition })).toMatchObject({ status: 'pending' });
      expect(await caseOf(world, id)).toMatchObject({ holds: true, reasons: [{ rule: 'paid-unseen' }] });
    }
  });

  test('of a decision that is taken back at once: what was returned is live again, and nobody has approved it', async () => {
    await using world = await createWorld();
    const [owner, admin] = await people(world);
    const id = await publish(world, owner);
    await moveListing(world.ctx(admin.viewer), id, { transition: 'hold', reason: REASON });
    expect(await moveListing(world.ctx(admin.viewer), id, { transition: 'undo' })).toMatchObject({ status: 'active' });
    expect((await casesOf(world, id)).map((one) => one.verdict)).toEqual(['returned', 'put-back', null]);
  });
});
