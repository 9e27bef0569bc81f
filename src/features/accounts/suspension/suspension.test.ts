import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { sessions } from '#db/schema/auth.ts';
import { listingHistory } from '#db/schema/listing-history.ts';
import { listings } from '#db/schema/listings.ts';
import { fraudMarks, suspensions, users } from '#db/schema/users.ts';
import { moveListing, publishListing, removeListing, restoreListing } from '#features/publishing/service.server.ts';
import { listingBodyOf, storeListing, uploadsOf } from '../../../../tests/support/listings.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';
import { setAdmin } from '../roles/service.server.ts';
import { forgetMarks } from '#features/moderation/marks.server.ts';
import { removeUser } from '../users/service.server.ts';
import type { NewSuspension } from './contract.ts';
import { endOverdue, restore, suspend } from './service.server.ts';

const DAY_MS = 86_400_000;
const REASON = 'Several people were asked for money before a viewing.';
const MONTH: NewSuspension = { cause: 'fraud', term: '30', reason: REASON };
const FOR_GOOD: NewSuspension = { ...MONTH, term: '0' };

const as = (world: World, { viewer, cookie }: Person) => world.ctx(viewer, cookie);
const later = (world: World, days: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + days * DAY_MS);
};
const statuses = async (world: World) => {
  const rows = await world.db.select({ name: listings.name, status: listings.status }).from(listings);
  return Object.fromEntries(rows.map(({ name, status }) => [name, status]));
};
async function login(world: World, { email, password }: Person) {
  const app = await world.app();
  const answer = await app.inject({ method: 'POST', url: '/api/customer/login', payload: { email, password } });
  return { status: answer.statusCode, ...answer.json<{ success: boolean; message: string }>() };
}
async function asked(world: World, url: string, { cookie }: Person) {
  return (await (await world.app()).inject({ url, headers: { cookie } })).statusCode;
}

describe('an account that is deleted while it is suspended', () => {
  test.each([
    ['fraud', true],
    ['rules', false],
  ] as const)('for %s: homes of whoever comes back with its address or number wait: %s', async (cause, waits) => {
    await using world = await createWorld();
    const admin = await world.person({ isAdmin: true });
    const culprit = await world.person({ email: 'back@again.example', phone: '0803 111 2222' });
    await storeListing(world, culprit, { phone: '08053334444' });
    const cookie = await fresh(world, admin);
    await suspend(world.ctx(admin.viewer, cookie), culprit.viewer.id, { ...FOR_GOOD, cause });
    await removeUser(world.ctx(admin.viewer, cookie), culprit.viewer.id);
    const statusOf = async (person: Person, phone: string) => {
      const body = listingBodyOf(await uploadsOf(world, person), { phone });
      const { _id: id } = await publishListing(world.ctx(person.viewer), body);
      return (await world.db.select().from(listings).where(eq(listings.id, id)))[0]?.status;
    };
    const [again, other] = [await world.person({ email: 'back@again.example' }), await world.person()];
    const expected = waits ? 'pending' : 'active';
    expect(await statusOf(again, '')).toBe(expected);
    expect(await statusOf(other, '+234 803 111 2222')).toBe(expected);
    expect(await statusOf(other, '0805 333 4444')).toBe(expected);
    expect(await statusOf(other, '0805 333 4445')).toBe('active');
    const kept = JSON.stringify(await world.db.select().from(fraudMarks));
    expect(kept).not.toContain('back@');
    expect(kept).not.toContain('8031112222');
    later(world, 3 * 365);
    await forgetMarks(world.deps);
    expect(await world.db.select().from(fraudMarks)).toEqual([]);
  });
});

describe('a suspended account', () => {
  test('is out at once, everywhere: sessions, homes, login; its owner is told why, how long and what to do', async () => {
    await using world = await createWorld();
    const [admin, seller] = [await world.person({ isAdmin: true }), await world.person()];
    for (const [name, status] of [
      ['Live home', 'active'],
      ['Paused home', 'paused'],
      ['Draft home', 'draft'],
      ['Let home', 'let'],
    ] as const)
      await storeListing(world, seller, { name, status });
    world.clock.now = new Date('2026-03-01T10:00:00Z');
    await suspend(world.ctx(admin.viewer, await fresh(world, admin)), seller.viewer.id, MONTH);

    expect(await asked(world, '/api/user/sessions', seller)).toBe(401);
    expect(await world.db.select().from(sessions).where(eq(sessions.userId, seller.viewer.id))).toEqual([]);
    expect(await statuses(world)).toEqual({
      'Live home': 'paused',
      'Paused home': 'paused',
      'Draft home': 'draft',
      'Let home': 'let',
    });
    const refused = await login(world, seller);
    expect(refused).toMatchObject({ status: 403, success: false });
    for (const words of ['until 31 March 2026', REASON, 'hello@gidana.example'])
      expect(refused.message).toContain(words);
    expect(await world.db.select().from(sessions).where(eq(sessions.userId, seller.viewer.id))).toEqual([]);
    // Whoever does not have the password learns nothing.
    expect(await login(world, { ...seller, password: 'another long password' })).toMatchObject({ status: 401 });

    await world.runJobs();
    expect(world.emails).toMatchObject([{ to: seller.email, subject: 'Your Gidana account is suspended' }]);
    expect(world.emails[0]?.text).toContain(REASON);
    expect(await world.db.select().from(auditLog)).toMatchObject([
      { action: 'user.suspend', actorId: admin.viewer.id, subjectId: seller.viewer.id },
    ]);
  });

  test('comes back with the homes that were paused for it, and with no others', async () => {
    await using world = await createWorld();
    const [admin, seller] = [await world.person({ isAdmin: true }), await world.person()];
    await storeListing(world, seller, { name: 'Live home' });
    await storeListing(world, seller, { name: 'Paused home', status: 'paused' });
    const taken = await storeListing(world, seller, { name: 'Taken down home' });
    const ctx = as(world, admin);
    await suspend(ctx, seller.viewer.id, FOR_GOOD);
    await moveListing(ctx, taken, { transition: 'remove', reason: REASON });
    await restore(ctx, seller.viewer.id, 'They showed us the papers of the homes.');
    expect(await statuses(world)).toEqual({
      'Live home': 'active',
      'Paused home': 'paused',
      'Taken down home': 'removed',
    });
    const steps = await world.db.select().from(listingHistory).orderBy(listingHistory.id);
    expect(steps.map(({ transition }) => transition)).toEqual(['suspend', 'suspend', 'remove', 'restore']);
    expect(await login(world, seller)).toMatchObject({ status: 200 });
    await world.runJobs();
    expect(world.emails.at(-1)).toMatchObject({ to: seller.email, subject: 'Your Gidana account is open again' });
    expect(world.emails.at(-1)?.text).toContain('The home that was paused');
  });

  test('is open again when its time is over, also before the job has come by; the job brings the homes back, once', async () => {
    await using world = await createWorld();
    const [admin, seller] = [await world.person({ isAdmin: true }), await world.person()];
    await storeListing(world, seller, { name: 'Live home' });
    await suspend(as(world, admin), seller.viewer.id, { ...MONTH, term: '7' });
    later(world, 6);
    await endOverdue(world.deps);
    expect(await login(world, seller)).toMatchObject({ status: 403 });
    later(world, 1);
    expect(await login(world, seller)).toMatchObject({ status: 200 });
    expect(await statuses(world)).toEqual({ 'Live home': 'paused' });
    await Promise.all([endOverdue(world.deps), endOverdue(world.deps)]);
    await endOverdue(world.deps);
    expect(await statuses(world)).toEqual({ 'Live home': 'active' });
    await world.runJobs();
    expect(world.emails.map(({ subject }) => subject)).toEqual([
      'Your Gidana account is suspended',
      'Your Gidana account is open again',
    ]);
    expect(await world.db.select().from(suspensions)).toMatchObject([{ endedBy: null, endedAt: world.clock.now }]);
  });

  test('brings no home on the market, whoever does it and whenever it began', async () => {
    await using world = await createWorld();
    const [admin, seller] = [await world.person({ isAdmin: true }), await world.person()];
    const [pending, deleted] = [
      await storeListing(world, seller, { name: 'Pending home', status: 'pending' }),
      await storeListing(world, seller, { name: 'Deleted home' }),
    ];
    const ctx = as(world, admin);
    await removeListing(ctx, deleted);
    await suspend(ctx, seller.viewer.id, FOR_GOOD);
    const body = listingBodyOf(await uploadsOf(world, seller));
    await expect(publishListing(world.ctx(seller.viewer), body)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(moveListing(ctx, pending, { transition: 'approve' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(restoreListing(ctx, deleted)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await statuses(world)).toEqual({ 'Pending home': 'pending' });
  });

  test('of many homes that are published while it is suspended, none stays live', async () => {
    await using world = await createWorld();
    const [admin, seller] = [await world.person({ isAdmin: true }), await world.person()];
    const drafts = [];
    for (let n = 0; n < 8; n += 1)
      drafts.push(await storeListing(world, seller, { status: 'draft', name: `Home ${n}` }));
    const ctx = world.ctx(seller.viewer);
    const moves = drafts.map((id) => moveListing(ctx, id, { transition: 'publish' }).catch(() => undefined));
    await Promise.all([...moves, suspend(as(world, admin), seller.viewer.id, FOR_GOOD)]);
    expect(Object.values(await statuses(world))).not.toContain('active');
  });
});

describe('who suspends whom', () => {
  test('admins others, with the password given lately; nobody themselves or twice', async () => {
    await using world = await createWorld();
    const [admin, seller, other] = [await world.person({ isAdmin: true }), await world.person(), await world.person()];
    const id = seller.viewer.id;
    await expect(suspend(as(world, other), id, MONTH)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(suspend(world.ctx(), id, MONTH)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(suspend(world.ctx(admin.viewer), id, MONTH)).rejects.toMatchObject({ code: 'forbidden' });
    const ctx = as(world, admin);
    await expect(suspend(ctx, admin.viewer.id, MONTH)).rejects.toMatchObject({ code: 'conflict' });
    await expect(suspend(ctx, 'nobody', MONTH)).rejects.toMatchObject({ code: 'not_found' });
    await expect(restore(ctx, id, REASON)).rejects.toMatchObject({ code: 'conflict' });
    await suspend(ctx, id, MONTH);
    await expect(suspend(ctx, id, MONTH)).rejects.toMatchObject({ code: 'conflict' });
    expect(await world.db.select().from(suspensions)).toHaveLength(1);
  });

  test('of two admins who suspend each other at the same time, one stays', async () => {
    await using world = await createWorld();
    const [ada, ben] = [await world.person({ isAdmin: true }), await world.person({ isAdmin: true })];
    const answers = await Promise.allSettled([
      suspend(as(world, ada), ben.viewer.id, FOR_GOOD),
      suspend(as(world, ben), ada.viewer.id, FOR_GOOD),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const left = answers[0].status === 'fulfilled' ? ada : ben;
    // A suspended admin looks after nothing.
    await expect(removeUser(as(world, left), left.viewer.id)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('who is an admin', () => {
  test('admins say, with a reason on record and an email; the last one stays, a suspended person becomes none', async () => {
    await using world = await createWorld();
    const [ada, ben, sus] = [await world.person({ isAdmin: true }), await world.person(), await world.person()];
    const ctx = as(world, ada);
    await expect(setAdmin(as(world, ben), ben.viewer.id, true, REASON)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(setAdmin(ctx, ada.viewer.id, false, REASON)).rejects.toMatchObject({ code: 'conflict' });
    await suspend(ctx, sus.viewer.id, MONTH);
    await expect(setAdmin(ctx, sus.viewer.id, true, REASON)).rejects.toMatchObject({ code: 'forbidden' });
    await setAdmin(ctx, ben.viewer.id, true, 'Ben helps with the queue from now on.');
    expect(await asked(world, '/api/user/getusers', ben)).toBe(200);
    await setAdmin(ctx, ada.viewer.id, false, 'Ada leaves the company this week.');
    expect(await asked(world, '/api/user/getusers', ada)).toBe(403);
    const deeds = await world.db.select().from(auditLog).orderBy(auditLog.id);
    expect(deeds.map(({ action, detail }) => [action, detail]).slice(1)).toEqual([
      ['user.promote', 'Ben helps with the queue from now on.'],
      ['user.demote', 'Ada leaves the company this week.'],
    ]);
    await world.runJobs();
    expect(world.emails.map(({ to, subject }) => [to, subject]).slice(1)).toEqual([
      [ben.email, 'You are now an admin of Gidana'],
      [ada.email, 'You are no longer an admin of Gidana'],
    ]);
  });

  test('of two admins who take each other’s role at the same time, one stays', async () => {
    await using world = await createWorld();
    const [ada, ben] = [await world.person({ isAdmin: true }), await world.person({ isAdmin: true })];
    await Promise.allSettled([
      setAdmin(as(world, ada), ben.viewer.id, false, REASON),
      setAdmin(as(world, ben), ada.viewer.id, false, REASON),
    ]);
    expect(await world.db.$count(users, eq(users.isAdmin, true))).toBe(1);
  });
});

/** The Cookie header of a session that begins now by the world's clock. */
async function fresh(world: World, { cookie }: Person): Promise<string> {
  await world.db.update(sessions).set({ passwordGivenAt: world.clock.now });
  return cookie;
}
