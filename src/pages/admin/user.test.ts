import { expect, test } from 'vitest';
import { sessions } from '#db/schema/auth.ts';
import { suspensions } from '#db/schema/users.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { cookiesOf, openSite } from '../../../tests/support/site.ts';
import { createWorld } from '../../../tests/support/world.ts';

const REASON = 'Several people were asked for money before a viewing.';

test('the page of an account: admins suspend and restore there, with a reason and their password; what was typed stays', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const [admin, seller] = [await world.person({ isAdmin: true }), await world.person({ name: 'Ada Obi' })];
  const path = `/customer/admin_users/${seller.viewer.id}`;
  expect((await site.app.inject({ url: path, headers: { cookie: seller.cookie } })).statusCode).toBe(403);
  expect((await site.send(path, { intent: 'restore', reason: REASON }, seller.cookie)).statusCode).toBe(403);
  const missing = '/customer/admin_users/00000000-0000-7000-8000-000000000000';
  for (const url of [missing, '/customer/admin_users/nobody'])
    expect((await site.app.inject({ url, headers: { cookie: admin.cookie } })).statusCode).toBe(404);
  expect(await site.html('/customer/admin_users', admin.cookie)).toContain(path);

  // The password was given long ago.
  await world.db
    .update(sessions)
    .set({ createdAt: new Date(0), passwordGivenAt: new Date(0), expiresAt: new Date(4e12) });
  await world.db.update(sessions).set({ createdAt: world.clock.now });
  const form = { intent: 'suspend', cause: 'fraud', term: '7', reason: REASON };
  const asked = await site.send(path, form, admin.cookie);
  expect(asked.statusCode).toBe(403);
  expect(asked.body).toContain(REASON);
  expect(asked.body).toContain('name="current"');
  const short = await site.send(path, { ...form, reason: 'bad' }, admin.cookie);
  expect([short.statusCode, short.body.includes('in 10 to 500 characters')]).toEqual([400, true]);
  expect(await world.db.$count(suspensions)).toBe(0);

  const done = await site.send(path, { ...form, current: admin.password }, admin.cookie);
  expect([done.statusCode, done.headers.location]).toEqual([302, path]);
  const cookie = cookiesOf(done);
  const page = await site.text(path, cookie);
  for (const words of ['Ada Obi is suspended.', 'Suspended until', REASON, 'End the suspension'])
    expect(page).toContain(words);
  expect(await site.text('/customer/admin_users', cookie)).toContain('Ada Obi Suspended');
  await site.send(path, { intent: 'restore', reason: 'It was somebody else.' }, cookie);
  expect(await site.text(path, cookie)).toContain('Earlier suspensions');
});

test('the page of an account says how its homes were judged, and leads to everybody with a number of theirs', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const [admin, seller] = [await world.person({ isAdmin: true }), await world.person({ name: 'Ada Obi' })];
  await storeListing(world, seller, { phone: '08031234567' });
  const path = `/customer/admin_users/${seller.viewer.id}`;
  const page = await site.html(path, admin.cookie);
  expect(await site.text(path, admin.cookie)).toContain('None to review. Approved 0, taken down 0.');
  expect(page).toContain('href="/customer/admin_users?find=08031234567"');
  // How to reach them stands together.
  expect(await site.text(path, admin.cookie)).toMatch(new RegExp(`${seller.email}\\s*08031234567`));
});
