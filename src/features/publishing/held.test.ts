import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import { suspensions, users } from '#db/schema/users.ts';
import { isSampled } from '#features/moderation/looking.server.ts';
import { appeal, standingsOf } from '#features/moderation/service.server.ts';
import { claimNext } from '#features/moderation/queue/service.server.ts';
import { moderationTexts as texts } from '#features/moderation/texts.ts';
import { listingBodyOf, storeListing, uploadsOf } from '../../../tests/support/listings.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';
import { decide } from './deciding.server.ts';
import { changeListing, duplicateListing, moveListing, publishListing } from './service.server.ts';

const BAIT = 'A quiet flat near the sea. Pay inspection fee 20k before viewing.';
const HONEST = 'A quiet flat near the sea.';
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

describe('a home with evidence against it', () => {
  test('waits, is told so to its owner, and goes live once an admin approves; paused and resumed it waits no more', async () => {
    await using world = await createWorld();
    const [owner, admin] = await people(world);
    const app = await world.app();
    const payload = listingBodyOf(await uploadsOf(world, owner), { description: BAIT });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/listing/create',
      headers: { cookie: owner.cookie },
      payload,
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { success: true, message: texts.listingWaiting }]);
    const { _id: id } = answer.json<{ _id: string }>();
    expect(await stored(world, id)).toMatchObject({ status: 'pending' });
    expect((await app.inject(`/api/listing/get/${id}`)).statusCode).toBe(404);
    const { slug } = answer.json<{ slug: string }>();
    const places = [
      '/api/listing/get',
      '/api/listing/get?searchTerm=serviced',
      '/api/listing/suggest?searchTerm=serviced',
      '/api/listing/map?type=rent',
      `/api/user/listing/${owner.viewer.id}`,
      '/sitemap.xml',
    ];
    const listed = async () => {
      const bodies = await Promise.all(places.map(async (url) => (await app.inject(url)).body));
      return bodies.some((body) => body.includes(slug) || body.includes(id));
    };
    expect(await listed()).toBe(false);
    await world.runJobs();
    expect(world.emails[0]).toMatchObject({ to: owner.email, subject: 'Your listing GD-1 waits for a look' });
    const { [id]: standing } = await standingsOf(world.ctx(owner.viewer), [{ id, status: 'pending' }]);
    expect(standing?.sentence).toBe(texts.waits);
    expect(standing?.reasons[0]?.mend).not.toBe('');

    await verdict(world, admin, id, 'approved');
    expect(await listed()).toBe(true);
    expect((await app.inject(`/api/listing/get/${id}`)).statusCode).toBe(200);
    const ctx = world.ctx(owner.viewer);
    await moveListing(ctx, id, { transition: 'pause' });
    expect(await moveListing(ctx, id, { transition: 'resume' })).toMatchObject({ status: 'active', waiting: null });
  });

  test('goes live by itself when its owner takes the evidence out, and stays to be looked at', async () => {
    await using world = await createWorld();
    const [owner] = await people(world);
    const id = await publish(world, owner, { description: BAIT });
    const ctx = world.ctx(owner.viewer);
    expect(await changeListing(ctx, id, { description: HONEST })).toMatchObject({ status: 'active', waiting: null });
    expect(await caseOf(world, id)).toMatchObject({ holds: false, version: 2, score: 40, reasons: [{ rule: 'edit' }] });
  });

  test('that a person returned waits for a person also without the evidence', async () => {
    await using world = await createWorld();
    const [owner, admin] = await people(world);
    const id = await publish(world, owner, { description: BAIT });
    await verdict(world, admin, id, 'returned');
    expect(await stored(world, id)).toMatchObject({ status: 'pending' });
    const changed = await changeListing(world.ctx(owner.viewer), id, { description: HONEST });
    expect(changed).toMatchObject({ status: 'pending', waiting: 'listing' });
    await verdict(world, admin, id, 'approved');
    expect(await stored(world, id)).toMatchObject({ status: 'active' });
  });

  test('is on the market at once where the operator has nothing looked at', async () => {
    await using world = await createWorld({ moderation: 'off' });
    const [owner] = await people(world);
    expect(await stored(world, await publish(world, owner, { description: BAIT }))).toMatchObject({ status: 'active' });
    expect(await world.db.$count(moderationCases)).toBe(0);
  });
});

describe('a change of a home on the market', () => {
  test('that adds evidence waits while others see the home as it was; approved it counts, with its photos', async () => {
    await using world = await createWorld();
    const [owner, admin] = await people(world);
    const id = await publish(world, owner);
    const [photo = ''] = await uploadsOf(world, owner);
    const ctx = world.ctx(owner.viewer);
    expect(await changeListing(ctx, id, { description: BAIT, imageUrls: [photo] })).toMatchObject({
      status: 'active',
      waiting: 'change',
    });
    expect(await stored(world, id)).toMatchObject({ status: 'active', description: HONEST });
    // A second change goes on from the first.
    expect(await changeListing(ctx, id, { city: 'Yaba' })).toMatchObject({ waiting: 'change' });
    await verdict(world, admin, id, 'approved');
    const now = await stored(world, id);
    expect(now).toMatchObject({ description: BAIT, city: 'Yaba', updatedBy: owner.viewer.id });
    expect(now?.images.map(({ url }) => url)).toEqual([photo]);
  });

  test('that adds the number of somebody suspended for fraud waits, also where it stands in the words', async () => {
    await using world = await createWorld();
    const [owner, admin, culprit] = await people(world);
    const [one, two] = [await publish(world, owner), await publish(world, owner)];
    await world.db.update(users).set({ phone: '07012223344' }).where(eq(users.id, culprit.viewer.id));
    const row = { userId: culprit.viewer.id, reason: REASON, from: world.clock.now, by: admin.viewer.id };
    await world.db.insert(suspensions).values({ ...row, cause: 'fraud' });
    const ctx = world.ctx(owner.viewer);
    expect(await changeListing(ctx, one, { phone: '07012223344' })).toMatchObject({ waiting: 'change' });
    const description = `${HONEST} Zero seven zero one, 222 3344.`;
    expect(await changeListing(ctx, two, { description })).toMatchObject({ waiting: 'change' });
    await verdict(world, admin, two, 'approved');
    expect(await changeListing(ctx, two, { city: 'Yaba' })).toMatchObject({ waiting: null });
  });

  test('that adds evidence leaves no trace once it is returned, and counts at once when the evidence is taken out', async () => {
    await using world = await createWorld();
    const [owner, admin] = await people(world);
    const id = await publish(world, owner);
    const ctx = world.ctx(owner.viewer);
    await changeListing(ctx, id, { description: BAIT });
    await verdict(world, admin, id, 'returned');
    expect(await stored(world, id)).toMatchObject({ status: 'active', description: HONEST });
    await changeListing(ctx, id, { description: BAIT });
    expect(await changeListing(ctx, id, { description: 'Dry and quiet.' })).toMatchObject({ waiting: null });
    expect(await stored(world, id)).toMatchObject({ status: 'active', description: 'Dry and quiet.' });
    expect(await caseOf(world, id)).toMatchObject({ holds: false, proposed: null });
  });

  test('of its words or photos counts at once and is looked at afterwards, with what was there before', async () => {
    await using world = await createWorld();
    const [owner] = await people(world);
    const id = await publish(world, owner, { phone: '' });
    await changeListing(world.ctx(owner.viewer), id, { parking: false });
    await changeListing(world.ctx(owner.viewer), id, { address: '9 Another Road' });
    expect(await stored(world, id)).toMatchObject({ status: 'active', address: '9 Another Road' });
    expect(await caseOf(world, id)).toMatchObject({
      why: 'edit',
      holds: false,
      before: { address: '12 Admiralty Way' },
    });
  });

  test('waits where a home of its owner was taken down lately, until it is put back', async () => {
    await using world = await createWorld();
    const [owner, admin] = await people(world);
    const [bad, good] = [await publish(world, owner), await publish(world, owner)];
    await moveListing(world.ctx(admin.viewer), bad, { transition: 'remove', reason: REASON });
    const ctx = world.ctx(owner.viewer);
    expect(await changeListing(ctx, good, { city: 'Yaba' })).toMatchObject({ waiting: 'change' });
    await verdict(world, admin, good, 'approved');
    await moveListing(world.ctx(admin.viewer), bad, { transition: 'reinstate' });
    expect(await changeListing(ctx, good, { city: 'Ikeja' })).toMatchObject({ waiting: null });
  });
});

test('with MODERATION=first: the first three homes of an account wait, the fourth does not', async () => {
  await using world = await createWorld({ moderation: 'first' });
  const [owner, admin] = await people(world);
  for (const n of [1, 2, 3]) {
    const id = await publish(world, owner);
    expect([n, (await stored(world, id))?.status]).toEqual([n, 'pending']);
    // A correction is no look.
    await changeListing(world.ctx(owner.viewer), id, { city: 'Yaba' });
    expect([n, (await stored(world, id))?.status]).toEqual([n, 'pending']);
    await verdict(world, admin, id, 'approved');
    expect([n, (await stored(world, id))?.status]).toEqual([n, 'active']);
  }
  expect(await stored(world, await publish(world, owner))).toMatchObject({ status: 'active' });
});

describe('a decision', () => {
  test('is made once, however many make it at a time', async () => {
    await using world = await createWorld();
    const [owner] = await people(world);
    const admins = await Promise.all(Array.from({ length: 5 }, () => world.person({ isAdmin: true })));
    const id = await publish(world, owner, { description: BAIT });
    const { id: caseId, version } = await caseOf(world, id);
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) =>
        decide(world.ctx(admins[n % 5]?.viewer), caseId, {
          verdict: n % 2 ? 'approved' : 'removed',
          version,
          words: REASON,
        }),
      ),
    );
    const lost = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string }] : []));
    expect(lost).toHaveLength(49);
    expect(new Set(lost.map(({ code }) => code))).toEqual(new Set(['conflict']));
    expect(await casesOf(world, id)).toHaveLength(1);
  });

  test('is refused about what has changed since, what another admin has, and without a reason', async () => {
    await using world = await createWorld();
    const [owner, admin, second] = await people(world);
    const id = await publish(world, owner, { description: BAIT });
    const { id: caseId, version } = await caseOf(world, id);
    await changeListing(world.ctx(owner.viewer), id, { description: `${BAIT} Twice.` });
    const ctx = world.ctx(admin.viewer);
    const approved = { verdict: 'approved', version };
    await expect(decide(ctx, caseId, approved)).rejects.toMatchObject({
      code: 'conflict',
      message: texts.changedMeanwhile,
    });
    await expect(decide(ctx, caseId, { ...approved, verdict: 'removed' })).rejects.toMatchObject({ code: 'invalid' });
    expect(await claimNext(world.ctx(second.viewer))).toBe(caseId);
    expect(await claimNext(ctx)).toBeNull();
    await expect(decide(ctx, caseId, { ...approved, version: version + 1 })).rejects.toMatchObject({
      code: 'conflict',
      message: texts.takenMeanwhile,
    });
    world.clock.now = new Date(world.clock.now.getTime() + 11 * 60_000);
    expect(await claimNext(ctx)).toBe(caseId);
    for (const person of [owner, await world.person()])
      await expect(decide(world.ctx(person.viewer), caseId, approved)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('about an admin’s own home is another admin’s', async () => {
    await using world = await createWorld();
    const [, admin, second] = await people(world);
    const id = await publish(world, admin, { description: BAIT });
    expect(await claimNext(world.ctx(admin.viewer))).toBeNull();
    await expect(verdict(world, admin, id, 'approved')).rejects.toMatchObject({ code: 'forbidden' });
    await verdict(world, second, id, 'approved');
    expect(await stored(world, id)).toMatchObject({ status: 'active' });
  });

  test('can be appealed against once; somebody else than before decides, and what was taken down comes back', async () => {
    await using world = await createWorld();
    const [owner, admin, second] = await people(world);
    const id = await publish(world, owner, { description: BAIT });
    await verdict(world, admin, id, 'removed');
    expect(await stored(world, id)).toMatchObject({ status: 'removed' });
    const ctx = world.ctx(owner.viewer);
    await expect(appeal(world.ctx(second.viewer), id, { words: 'It is not so at all.' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await appeal(ctx, id, { words: 'The fee is paid at the viewing.' });
    await expect(appeal(ctx, id, { words: 'The fee is paid at the viewing.' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await claimNext(world.ctx(admin.viewer))).toBeNull();
    await expect(verdict(world, admin, id, 'approved')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(moveListing(world.ctx(admin.viewer), id, { transition: 'reinstate' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await verdict(world, second, id, 'approved');
    expect(await stored(world, id)).toMatchObject({ status: 'active' });
    expect((await casesOf(world, id)).map((one) => one.verdict)).toEqual(['removed', 'approved']);
  });

  test('that an appeal leaves as it was cannot be appealed against again', async () => {
    await using world = await createWorld();
    const [owner, admin, second] = await people(world);
    const id = await publish(world, owner, { description: BAIT });
    await verdict(world, admin, id, 'removed');
    await appeal(world.ctx(owner.viewer), id, { words: 'The fee is paid at the viewing.' });
    await verdict(world, second, id, 'removed');
    await expect(appeal(world.ctx(owner.viewer), id, { words: 'Once more, please.' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await world.runJobs();
    expect(world.emails.at(-1)?.subject).toMatch(/^Your listing GD-\d+ stays down$/);
  });

  test('that an admin takes back on the list has the home wait again', async () => {
    await using world = await createWorld();
    const [owner, admin, second] = await people(world);
    const id = await storeListing(world, owner, { status: 'pending' });
    await moveListing(world.ctx(admin.viewer), id, { transition: 'approve' });
    await moveListing(world.ctx(admin.viewer), id, { transition: 'undo' });
    expect(await stored(world, id)).toMatchObject({ status: 'pending' });
    await verdict(world, second, id, 'approved');
    expect(await stored(world, id)).toMatchObject({ status: 'active' });
  });
});

describe('a way round', () => {
  test.each(['city', 'state', 'address', 'name', 'moreInfo', 'website', 'socialMedia', 'sizeText'])(
    'the words stand in the field %s: the home waits',
    async (field) => {
      await using world = await createWorld();
      const id = await publish(world, await world.person(), { [field]: 'Pay inspection fee 20k before viewing' });
      expect(await stored(world, id)).toMatchObject({ status: 'pending' });
    },
  );

  test('a copy of a home that was sent back is not published', async () => {
    await using world = await createWorld();
    const [owner, admin] = await people(world);
    const id = await publish(world, owner);
    const { _id: copy } = await duplicateListing(world.ctx(owner.viewer), id);
    await moveListing(world.ctx(admin.viewer), id, { transition: 'hold', reason: 'These photos are not yours.' });
    await expect(moveListing(world.ctx(owner.viewer), copy, { transition: 'publish' })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  test('a home that is changed while it is paused is looked at when it is back, and waits where a home of its owner was taken down', async () => {
    await using world = await createWorld();
    const [owner, admin, second] = await people(world);
    const change = { description: 'Entirely other words.', regularPrice: 900_000 };
    const around = async (id: string) => {
      for (const transition of ['pause', 'resume']) {
        await moveListing(world.ctx(owner.viewer), id, { transition });
        if (transition === 'pause') await changeListing(world.ctx(owner.viewer), id, change);
      }
      return (await stored(world, id))?.status;
    };
    const [one, two] = [await publish(world, owner), await publish(world, owner)];
    expect(await around(one)).toBe('active');
    expect(await caseOf(world, one)).toMatchObject({ why: 'edit', holds: false });
    await verdict(world, admin, await publish(world, owner, { description: BAIT }), 'removed');
    expect(await around(two)).toBe('pending');
    await verdict(world, second, two, 'approved');
    expect(await stored(world, two)).toMatchObject({ status: 'active' });
  });

  test('a change that waited is part of what is saved while the home is paused, and overwrites nothing later', async () => {
    await using world = await createWorld();
    const [owner, admin] = await people(world);
    const id = await publish(world, owner);
    const ctx = world.ctx(owner.viewer);
    await changeListing(ctx, id, { description: BAIT });
    await moveListing(ctx, id, { transition: 'pause' });
    await changeListing(ctx, id, { description: 'Honest and newer words.' });
    await moveListing(ctx, id, { transition: 'resume' });
    await verdict(world, admin, id, 'approved');
    expect(await stored(world, id)).toMatchObject({ status: 'active', description: 'Honest and newer words.' });

    await changeListing(ctx, id, { description: BAIT });
    await moveListing(ctx, id, { transition: 'pause' });
    await changeListing(ctx, id, { city: 'Yaba' });
    await moveListing(ctx, id, { transition: 'resume' });
    expect(await stored(world, id)).toMatchObject({ status: 'pending', city: 'Yaba', description: BAIT });
    await verdict(world, admin, id, 'approved');
    expect(await stored(world, id)).toMatchObject({ status: 'active' });
  });

  test('words that are added to approved ones wait', async () => {
    await using world = await createWorld();
    const [owner, admin] = await people(world);
    const id = await publish(world, owner, { description: BAIT });
    await verdict(world, admin, id, 'approved');
    const more = `${BAIT} Send 150k to hold it before you come to see the house.`;
    expect(await changeListing(world.ctx(owner.viewer), id, { description: more })).toMatchObject({
      waiting: 'change',
    });
    expect(
      await changeListing(world.ctx(owner.viewer), id, { description: BAIT, regularPrice: 2_400_000 }),
    ).toMatchObject({
      waiting: null,
    });
  });
});
