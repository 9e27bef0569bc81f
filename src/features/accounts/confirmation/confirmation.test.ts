import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { userPackages } from '#db/schema/packages.ts';
import { users } from '#db/schema/users.ts';
import { listingsTexts } from '#features/listings/texts.ts';
import { publishingTexts } from '#features/publishing/texts.ts';
import { listingBodyOf, storeListing, uploadsOf } from '../../../../tests/support/listings.ts';
import { openSite, type Site } from '../../../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';
import { confirmationTexts as texts } from './texts.ts';

const DAY_MS = 86_400_000;

async function create(world: World, site: Site, person: Person) {
  const payload = listingBodyOf(await uploadsOf(world, person), { name: 'Home of the new seller' });
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/listing/create',
    headers: { cookie: person.cookie },
    payload,
  });
  return answer.json<{ success: boolean; message: string; _id: string }>();
}
const move = async (site: Site, { cookie }: Person, id: string, transition: string) => {
  const url = `/api/listing/status/${id}`;
  const answer = await site.app.inject({ method: 'POST', url, headers: { cookie }, payload: { transition } });
  return { http: answer.statusCode, ...answer.json<{ message: string; status?: string }>() };
};
const statusOf = async (world: World, id: string) =>
  (await world.db.select().from(listings).where(eq(listings.id, id)))[0]?.status;
/** The path of the link that came last. */
async function link(world: World): Promise<string> {
  await world.runJobs();
  const [, path = ''] = /localhost:3000(\/confirm-email\?\S+)/.exec(world.emails.at(-1)?.text ?? '') ?? [];
  return path;
}

test('without emails that leave the machine: register, log in, add a home, and everybody finds it', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const seller = await world.person();
  const made = await create(world, site, seller);
  expect(made).toMatchObject({ success: true, message: listingsTexts.created });
  expect(await statusOf(world, made._id)).toBe('active');
  expect(await site.text('/customer', seller.cookie)).not.toContain(texts.again);
});

test('where addresses are confirmed: a home waits as a draft, and goes live with the link of the email, also in another browser', async () => {
  await using world = await createWorld({ confirmEmail: true });
  await using site = await openSite(world);
  const registration = { name: 'Ada', email: 'ada@new.example', password: 'a long enough password' };
  await site.app.inject({ method: 'POST', url: '/api/customer/register', payload: registration });
  const path = await link(world);
  expect(world.emails).toMatchObject([{ to: 'ada@new.example', subject: 'Welcome to Gidana' }]);

  const seller = await world.person();
  const made = await create(world, site, seller);
  expect(made).toMatchObject({ success: true, message: publishingTexts.waitsForAddress });
  const draft = await storeListing(world, seller, { status: 'draft', name: 'Copy' });
  const asked = await storeListing(world, seller, { status: 'draft', name: 'Asked for' });
  expect(await move(site, seller, asked, 'publish')).toMatchObject({ http: 200, status: 'draft' });
  const paused = await storeListing(world, seller, { status: 'paused' });
  expect(await move(site, seller, paused, 'resume')).toMatchObject({
    http: 403,
    message: publishingTexts.confirmFirst,
  });
  for (const url of ['/api/listing/get', `/api/user/listing/${seller.viewer.id}`])
    expect((await site.app.inject({ url, headers: { cookie: (await world.person()).cookie } })).json()).toEqual([]);

  expect(await site.text('/customer/all_properties', seller.cookie)).toContain(seller.email);
  await site.send('/confirm-email', { again: 'yes' }, seller.cookie);
  const own = await link(world);
  expect(world.emails.at(-1)).toMatchObject({ to: seller.email, subject: 'Confirm your email address' });
  // Following it changes nothing, and another's confirms another's address only.
  expect(await site.text(own)).toContain(seller.email);
  expect((await site.send(path, {})).statusCode).toBe(302);
  expect(await statusOf(world, made._id)).toBe('draft');

  expect((await site.send(own, {})).statusCode).toBe(302);
  expect([await statusOf(world, made._id), await statusOf(world, asked), await statusOf(world, draft)]).toEqual([
    'active',
    'active',
    'draft',
  ]);
  expect(await move(site, seller, paused, 'resume')).toMatchObject({ http: 200, status: 'active' });
  expect(await site.text('/customer/all_properties', seller.cookie)).not.toContain(texts.again);
  // Once more, it does nothing.
  await move(site, seller, made._id, 'pause');
  await site.send(own, {});
  expect(await statusOf(world, made._id)).toBe('paused');
});

test('a link is good for a week, for one address, and for nobody who changes it', async () => {
  await using world = await createWorld({ confirmEmail: true });
  await using site = await openSite(world);
  const [seller, other] = [await world.person(), await world.person()];
  await site.send('/confirm-email', { again: 'yes' }, seller.cookie);
  const path = await link(world);
  const forged = [
    path.replace(seller.viewer.id, other.viewer.id),
    path.replace(/until=\d+/, 'until=9999999999999'),
    '/confirm-email',
    '/confirm-email?id=nobody&until=x&signature=',
  ];
  for (const one of forged) {
    expect(await site.text(one)).toContain(texts.linkOld);
    expect((await site.send(one, {})).statusCode).toBe(400);
  }
  world.clock.now = new Date(world.clock.now.getTime() + 8 * DAY_MS);
  expect((await site.send(path, {})).statusCode).toBe(400);
  world.clock.now = new Date(world.clock.now.getTime() - 8 * DAY_MS);
  await world.db.update(users).set({ email: 'moved@new.example' }).where(eq(users.id, seller.viewer.id));
  expect((await site.send(path, {})).statusCode).toBe(400);
  expect(await world.db.$count(users, eq(users.emailVerified, true))).toBe(0);
});

test('the email is sent again three times an hour, to whoever needs it', async () => {
  await using world = await createWorld({ confirmEmail: true });
  await using site = await openSite(world);
  const [seller, confirmed] = [await world.person(), await world.person({ emailVerified: true })];
  const tries = [];
  for (let n = 0; n < 4; n += 1)
    tries.push((await site.send('/confirm-email', { again: 'yes' }, seller.cookie)).statusCode);
  expect(tries).toEqual([302, 302, 302, 429]);
  await site.send('/confirm-email', { again: 'yes' }, confirmed.cookie);
  await world.runJobs();
  expect(world.emails.map(({ to }) => to)).toEqual([seller.email, seller.email, seller.email]);
});

test('a home that its package does not allow by then stays a draft, and the address is confirmed all the same', async () => {
  await using world = await createWorld({ confirmEmail: true, packageLimits: true });
  await using site = await openSite(world);
  const seller = await world.person({ createdAt: world.clock.now });
  const homes = [];
  for (let n = 0; n < 3; n += 1)
    homes.push(await storeListing(world, seller, { status: 'draft', moreInfo: '', website: '' }));
  for (const id of homes) await move(site, seller, id, 'publish');
  await world.db.delete(userPackages);
  await site.send('/confirm-email', { again: 'yes' }, seller.cookie);
  const answer = await site.send(await link(world), {});
  expect(answer.statusCode).toBe(302);
  const found = await Promise.all(homes.map((id) => statusOf(world, id)));
  expect(found.toSorted()).toEqual(['active', 'active', 'draft']);
});
