import { expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { orders, payments, receipts, userPackages } from '#db/schema/packages.ts';
import { changeListing, publishListing } from '#features/publishing/service.server.ts';
import { listingBodyOf, storeListing, uploadsOf } from '../../../tests/support/listings.ts';
import { openSite } from '../../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';
import { lagosDay } from '#features/listings/card/words.ts';
import { planOf } from './rules.ts';
import { grantPackage, myPackage, myPurchases } from './service.server.ts';
import { packagesTexts as texts } from './texts.ts';

const DAY = 86_400_000;
const START = new Date('2026-03-01T09:00:00Z');

async function give(world: World, person: Person, plan: 'weekly' | 'monthly', from: Date) {
  const endsAt = new Date(from.getTime() + planOf(plan).days * DAY);
  await world.db.insert(userPackages).values({ userId: person.viewer.id, plan, startsAt: from, endsAt });
}

test('everybody has the free trial from registration, and its three days pass', async () => {
  await using world = await createWorld();
  world.clock.now = START;
  const ada = await world.person({ createdAt: START });
  const ctx = world.ctx(ada.viewer);
  expect(await myPackage(ctx)).toMatchObject({
    plan: { name: 'Free trial' },
    startsAt: START.toISOString(),
    endsAt: '2026-03-04T09:00:00.000Z',
    daysRemaining: 3,
    enforced: false,
  });
  for (const [hours, left] of [
    [1, 3],
    [24, 2],
    [71, 1],
    [72, 0],
    [1000, 0],
  ] as const) {
    world.clock.now = new Date(START.getTime() + hours * 3_600_000);
    expect((await myPackage(ctx)).daysRemaining).toBe(left);
  }
});

test('a package counts from its beginning to its end, and the last one is still named after that', async () => {
  await using world = await createWorld();
  world.clock.now = START;
  const ada = await world.person({ createdAt: START });
  await give(world, ada, 'monthly', new Date(START.getTime() + DAY));
  const ctx = world.ctx(ada.viewer);
  const at = async (days: number) => {
    world.clock.now = new Date(START.getTime() + days * DAY);
    const { plan, daysRemaining } = await myPackage(ctx);
    return [plan.id, daysRemaining];
  };
  expect([await at(0), await at(1), await at(30.5), await at(40)]).toEqual([
    ['free', 3],
    ['monthly', 30],
    ['monthly', 1],
    ['monthly', 0],
  ]);
});

test.each([
  [false, undefined],
  [true, 'Your package (Free trial) allows 2 properties.'],
])('with PACKAGE_LIMITS %s a third listing is answered: %s', async (packageLimits, refusal) => {
  await using world = await createWorld({ packageLimits });
  const ada = await world.person({ createdAt: world.clock.now });
  await storeListing(world, ada);
  await storeListing(world, ada);
  const body = listingBodyOf(await uploadsOf(world, ada), { moreInfo: '' });
  const made = publishListing(world.ctx(ada.viewer), body).then(
    () => undefined,
    (error: Error) => error.message,
  );
  expect(await made).toBe(refusal);
  expect((await myPackage(world.ctx(ada.viewer))).use.properties).toBe(refusal ? 2 : 3);
});

test('with limits on, many listings at once do not go beyond the package', async () => {
  await using world = await createWorld({ packageLimits: true });
  const ada = await world.person({ createdAt: world.clock.now });
  const images = await Promise.all(Array.from({ length: 6 }, () => uploadsOf(world, ada)));
  const made = images.map((urls) => publishListing(world.ctx(ada.viewer), listingBodyOf(urls, { moreInfo: '' })));
  await Promise.allSettled(made);
  expect((await myPackage(world.ctx(ada.viewer))).use.properties).toBe(2);
});

test('with limits on, a package that has ended adds no listing, a new one does, and a form sent again is answered', async () => {
  await using world = await createWorld({ packageLimits: true });
  const ada = await world.person({ createdAt: world.clock.now });
  world.clock.now = new Date(world.clock.now.getTime() + 4 * DAY);
  const body = listingBodyOf(await uploadsOf(world, ada), { moreInfo: '' });
  await expect(publishListing(world.ctx(ada.viewer), body)).rejects.toMatchObject({ code: 'forbidden' });
  await give(world, ada, 'weekly', world.clock.now);
  const made = await publishListing(world.ctx(ada.viewer), body, 'form-1');
  world.clock.now = new Date(world.clock.now.getTime() + 8 * DAY);
  // The same form again, because its answer got lost, adds nothing.
  expect(await publishListing(world.ctx(ada.viewer), body, 'form-1')).toMatchObject({ _id: made._id });
});

test('with limits on, a correction is always possible, also beyond the package and after its end; what adds to it is not', async () => {
  await using world = await createWorld({ packageLimits: true });
  const ada = await world.person({ createdAt: world.clock.now });
  const admin = await world.person({ isAdmin: true });
  const [id] = await Promise.all([storeListing(world, ada), storeListing(world, ada), storeListing(world, ada)]);
  const ctx = world.ctx(ada.viewer);
  const more = { imageUrls: await uploadsOf(world, ada, 3) };
  const refused = (change: object) =>
    expect(changeListing(ctx, id, change)).rejects.toMatchObject({ code: 'forbidden' });
  await changeListing(ctx, id, { city: 'Jos', imageUrls: more.imageUrls.slice(0, 1) });
  await refused(more);
  await changeListing(world.ctx(admin.viewer), id, { city: 'Kano' });
  world.clock.now = new Date(world.clock.now.getTime() + 4 * DAY);
  await changeListing(ctx, id, { regularPrice: 900_000 });
  await refused({ imageUrls: more.imageUrls.slice(0, 2) });
});

test('an admin gives somebody a package with a reason, on its page without scripts too, and it goes on record', async () => {
  await using world = await createWorld({ packageLimits: true });
  const [ada, admin] = [
    await world.person({ createdAt: new Date(0), name: 'Ada' }),
    await world.person({ isAdmin: true }),
  ];
  const body = listingBodyOf(await uploadsOf(world, ada), { moreInfo: '' });
  await expect(publishListing(world.ctx(ada.viewer), body)).rejects.toMatchObject({ code: 'forbidden' });
  for (const viewer of [null, ada.viewer])
    await expect(grantPackage(world.ctx(viewer), ada.viewer.id, {})).rejects.toMatchObject({
      code: viewer ? 'forbidden' : 'unauthenticated',
    });
  await using site = await openSite(world);
  const path = `/customer/admin_users?package=${ada.viewer.id}`;
  const asked = await site.text(path, admin.cookie);
  const lasts = lagosDay(new Date(world.clock.now.getTime() + 15 * DAY));
  for (const words of [
    'Give a package: Ada',
    'They had Free trial until 4 January 1970',
    `Bi-weekly, 15 days: until ${lasts}`,
  ])
    expect(asked).toContain(words);
  const send = (fields: object) =>
    site.send(
      path,
      { intent: 'package', id: ada.viewer.id, plan: 'biweekly', reason: 'Paid by transfer', ...fields },
      admin.cookie,
    );
  for (const wrong of [{ plan: 'gold' }, { reason: ' a ' }, { reason: 'x'.repeat(201) }])
    expect((await send(wrong)).statusCode).toBe(400);
  expect((await send({ id: '00000000-0000-7000-8000-000000000000' })).statusCode).toBe(404);
  expect((await send({})).statusCode).toBe(302);
  expect(await myPackage(world.ctx(ada.viewer))).toMatchObject({ plan: { id: 'biweekly' }, daysRemaining: 15 });
  await publishListing(world.ctx(ada.viewer), body);
  expect(await world.db.select().from(auditLog)).toMatchObject([
    {
      action: 'package.grant',
      actorId: admin.viewer.id,
      ownerId: ada.viewer.id,
      detail: `Bi-weekly until ${lasts}: Paid by transfer`,
    },
  ]);
});

test('a package that is given says what it holds and until when; one that lasts no longer than what the person has is refused, as a second press', async () => {
  await using world = await createWorld();
  const [ada, admin] = [await world.person({ name: 'Ada' }), await world.person({ isAdmin: true })];
  world.clock.now = START;
  const give = (plan: string) =>
    grantPackage(world.ctx(admin.viewer), ada.viewer.id, { plan, reason: 'Paid by transfer' });
  const twice = await Promise.allSettled([give('biweekly'), give('biweekly')]);
  expect(twice.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))).toEqual([
    'Ada has the package Bi-weekly until 16 March 2026: 5 properties, 5 photos each, featured property.',
  ]);
  for (const plan of ['biweekly', 'weekly'])
    await expect(give(plan)).rejects.toMatchObject({
      code: 'conflict',
      message: texts.hasLonger('Bi-weekly', '16 March 2026'),
    });
  expect(await world.db.$count(userPackages)).toBe(1);
  await give('monthly');
  world.clock.now = new Date(START.getTime() + DAY);
  await give('monthly');
  expect(await myPackage(world.ctx(ada.viewer))).toMatchObject({ plan: { id: 'monthly' }, daysRemaining: 30 });
});

test('the purchase history holds the own orders with their receipts, newest first', async () => {
  await using world = await createWorld();
  const ada = await world.person();
  const other = await world.person();
  const ctx = world.ctx(ada.viewer);
  expect(await myPurchases(ctx)).toEqual([]);
  const order = (userId: string, plan: 'weekly' | 'monthly', createdAt: Date) => ({
    userId,
    plan,
    createdAt,
    amountKobo: planOf(plan).price * 100,
  });
  const [paid] = await world.db
    .insert(orders)
    .values([
      { ...order(ada.viewer.id, 'monthly', START), status: 'paid' },
      order(ada.viewer.id, 'weekly', new Date(START.getTime() + DAY)),
      order(other.viewer.id, 'weekly', START),
    ])
    .returning();
  const sum = { amountKobo: 1_200_000, createdAt: START };
  const [payment] = await world.db
    .insert(payments)
    .values({ ...sum, orderId: paid?.id ?? '', provider: 'bank', reference: 'r1', status: 'succeeded' })
    .returning();
  await world.db
    .insert(receipts)
    .values({ paymentId: payment?.id ?? '', number: 'GID-000001', amountKobo: 1_200_000, issuedAt: START });
  expect(await myPurchases(ctx)).toMatchObject([
    { plan: 'Weekly', amountKobo: 200_000, status: 'open', receipt: null },
    { plan: 'Monthly', amountKobo: 1_200_000, status: 'paid', receipt: 'GID-000001' },
  ]);
  // One payment company never reports the same payment twice as two.
  const again = { ...sum, orderId: paid?.id ?? '', provider: 'bank', reference: 'r1' };
  await expect(world.db.insert(payments).values(again)).rejects.toThrow();
});
