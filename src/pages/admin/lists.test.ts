import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { listings } from '#db/schema/listings.ts';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import { posts } from '#db/schema/posts.ts';
import { suspensions, users } from '#db/schema/users.ts';
import { userRows, usersPerDay } from '#features/accounts/users/service.server.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { reportedMarket } from '../../../tests/support/reported.ts';
import { openSite } from '../../../tests/support/site.ts';
import { createWorld } from '../../../tests/support/world.ts';

const NINE = { limit: 9, startIndex: 0 };

test('an admin finds a user by a part of the name or address, a phone number of theirs or of one of their homes however it is written, or the id', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true, name: 'The Admin' });
  const ada = await world.person({ name: 'Adá 100% Homes', email: 'ada@homes.example.ng', phone: '+2348031234567' });
  const bola = await world.person({ name: 'Bola', phone: '08055555555' });
  await storeListing(world, bola, { phone: '0706 000 1111' });
  const ctx = world.ctx(admin.viewer);
  const find = async (words: string) => (await userRows(ctx, NINE, { find: words })).rows.map(({ id }) => id);
  for (const words of ['ada 100', '100%', 'ADA@homes', 'homes.example', '0803 123 4567', ada.viewer.id])
    expect([words, await find(words)]).toEqual([words, [ada.viewer.id]]);
  expect(await find('+234 706 000 1111')).toEqual([bola.viewer.id]);
  expect(await find('nobody')).toEqual([]);
  expect(await find('%')).toEqual([ada.viewer.id]);
});

test('an admin sees only admins, the suspended or those without a confirmed address, in the order asked for', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true, name: 'Musa', emailVerified: true });
  const zainab = await world.person({ name: 'Zainab', emailVerified: true });
  const bola = await world.person({ name: 'Bola', emailVerified: false });
  await world.db.insert(suspensions).values({
    userId: zainab.viewer.id,
    cause: 'rules',
    reason: 'Two homes that are not there.',
    from: world.clock.now,
    by: admin.viewer.id,
  });
  const ctx = world.ctx(admin.viewer);
  const names = async (asked: Parameters<typeof userRows>[2]) => {
    const { rows, total } = await userRows(ctx, NINE, asked);
    expect(total).toBe(rows.length);
    return rows.map(({ name }) => name);
  };
  expect(await names({ who: 'admins' })).toEqual(['Musa']);
  expect(await names({ who: 'suspended' })).toEqual(['Zainab']);
  expect(await names({ who: 'unconfirmed' })).toEqual(['Bola']);
  expect(await names({ order: 'name' })).toEqual(['Bola', 'Musa', 'Zainab']);
  expect((await userRows(ctx, NINE, { order: 'oldest' })).rows.at(-1)?.id).toBe(bola.viewer.id);
});

test('the question before a user is deleted names what goes with the account', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const admin = await world.person({ isAdmin: true });
  const ada = await world.person({ email: 'ada@homes.example.ng' });
  for (let n = 0; n < 2; n += 1) await storeListing(world, ada);
  const page = await site.text(`/customer/admin_users?delete=${ada.viewer.id}`, admin.cookie);
  expect(page).toContain('ada@homes.example.ng. 2 homes will be deleted for good with this account.');
  expect(await site.text(`/customer/admin_users?delete=${admin.viewer.id}`, admin.cookie)).toContain(
    'The account has no homes here.',
  );
});

test('every row of an admin list can be reached, first and last pages among them', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const admin = await world.person({ isAdmin: true });
  const ada = await world.person();
  for (let n = 0; n < 20; n += 1) await storeListing(world, ada, { name: `Home number ${n} of Ada` });
  const page = (path: string) => site.html(path, admin.cookie);
  expect(await page('/customer/admin_listings?order=cheapest')).toContain('?show=9&amp;from=18&amp;order=cheapest"');
  expect(await page('/customer/admin_listings?show=9&from=18')).not.toContain('from=27');
  const last = await site.text('/customer/admin_listings?show=9&from=18', admin.cookie);
  expect(last).toContain('19 to 20 of 20');
});

test('a list can be downloaded as a file by admins only; cells that begin like formulas are text, and it goes on record', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const admin = await world.person({ isAdmin: true });
  const ada = await world.person({ name: '=HYPERLINK("https://evil.example")' });
  await storeListing(world, ada, { name: '@SUM(1+1)*cmd, a home' });
  await storeListing(world, ada, { name: 'Duplex in Jos', status: 'paused', type: 'rent', regularPrice: 2_500_000 });
  const file = (path: string, cookie = '') => site.app.inject({ url: path, headers: { cookie } });
  for (const [cookie, status] of [
    ['', 302],
    [ada.cookie, 403],
  ] as const)
    expect((await file('/customer/admin_csv/listings', cookie)).statusCode).toBe(status);
  expect((await file('/customer/admin_csv/toString', admin.cookie)).statusCode).toBe(404);

  const all = await file('/customer/admin_csv/listings', admin.cookie);
  expect([all.statusCode, all.headers['content-type'], all.headers['cache-control']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'private, no-store',
  ]);
  expect(all.headers['content-disposition']).toMatch(/^attachment; filename="gidana-listings-[\d-]{10}\.csv"$/);
  expect(all.body.trim().split('\n')).toHaveLength(3);
  expect(all.body).toContain("'@SUM(1+1)*cmd, a home");
  expect(all.body).toContain("'=HYPERLINK");
  const some = await file('/customer/admin_csv/listings?status=paused', admin.cookie);
  expect(some.body).toContain('Duplex in Jos');
  expect(some.body).toContain(',2500000,year,');
  expect(some.body.trim().split('\n')).toHaveLength(2);
  expect((await file('/customer/admin_csv/users?find=HYPERLINK', admin.cookie)).body).toContain(ada.email);
  expect((await world.db.select().from(auditLog)).map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['list.export', 'listings'],
    ['list.export', 'listings'],
    ['list.export', 'users'],
  ]);
});

test('a downloaded list of nothing has its headings', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const admin = await world.person({ isAdmin: true });
  for (const [list, first] of [
    ['listings', 'Reference,Date posted'],
    ['users', 'Id,Date created'],
    ['messages', 'When,Name'],
    ['posts', 'Id,Date posted'],
  ] as const) {
    const none = await site.app.inject({
      url: `/customer/admin_csv/${list}?find=nothing+like+this`,
      headers: { cookie: admin.cookie },
    });
    expect([list, none.body.trim().split('\n').length, none.body]).toEqual([list, 1, expect.stringContaining(first)]);
  }
});

test('an admin finds a post by a part of its title or a tag, in the order asked for, and downloads those', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const admin = await world.person({ isAdmin: true });
  const words = { excerpt: 'Short.', content: '<p>Long.</p>', image: '', userId: admin.viewer.id };
  await world.db.insert(posts).values([
    { ...words, slug: 'rent-in-yaba', title: 'Rent in Yaba, 100% explained', tags: 'rent' },
    { ...words, slug: 'agency', title: 'Agency fees', tags: 'costs' },
    { ...words, slug: 'caution', title: 'caution money', tags: 'rent, costs' },
  ]);
  const titles = async (query: string) => {
    const html = await site.html(`/customer/all_blogposts?${query}`, admin.cookie);
    return ['Rent in Yaba', 'Agency fees', 'caution money']
      .map((title) => [title, html.indexOf(title)] as const)
      .filter(([, at]) => at >= 0)
      .toSorted(([, one], [, other]) => one - other)
      .map(([title]) => title);
  };
  expect(await titles('find=100%25')).toEqual(['Rent in Yaba']);
  expect(await titles('find=COSTS&order=title')).toEqual(['Agency fees', 'caution money']);
  expect(await titles('find=houseboat')).toEqual([]);
  expect(await titles('order=title')).toEqual(['Agency fees', 'caution money', 'Rent in Yaba']);
  const file = await site.app.inject({
    url: '/customer/admin_csv/posts?find=agency',
    headers: { cookie: admin.cookie },
  });
  expect(file.body.trim().split('\n')).toHaveLength(2);
});

test('an admin finds a home of the queue by its name, its owner or reference, sees one kind alone, and chooses the order', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const admin = await world.person({ isAdmin: true });
  const [ada, musa] = [await world.person({ name: 'Ada Obi' }), await world.person({ name: 'Musa Sani' })];
  const homes = [
    { owner: ada, name: 'Flat behind the mosque', why: 'sample', holds: false, score: 0, hours: 3 },
    { owner: ada, name: 'Duplex by the lagoon', why: 'signals', holds: true, score: 65, hours: 1 },
    { owner: musa, name: 'Bungalow with a well', why: 'back', holds: false, score: 40, hours: 2 },
  ] as const;
  for (const { owner, name, hours, ...rest } of homes) {
    const id = await storeListing(world, owner, { name });
    const openedAt = new Date(world.clock.now.getTime() - hours * 3_600_000);
    await world.db
      .insert(moderationCases)
      .values({ ...rest, listingId: id, ownerId: owner.viewer.id, rulesVersion: 1, reasons: [], openedAt });
  }
  const [flat] = await world.db.select().from(listings).where(eq(listings.name, homes[0].name));
  const names = async (query: string) => {
    const html = await site.html(`/customer/admin_queue?${query}`, admin.cookie);
    return homes
      .map(({ name }) => [name, html.indexOf(name)] as const)
      .filter(([, at]) => at >= 0)
      .toSorted(([, one], [, other]) => one - other)
      .map(([name]) => name.split(' ')[0]);
  };
  expect(await names('')).toEqual(['Duplex', 'Bungalow', 'Flat']);
  expect(await names('order=oldest')).toEqual(['Flat', 'Bungalow', 'Duplex']);
  expect(await names('find=LAGOON')).toEqual(['Duplex']);
  expect(await names('find=musa')).toEqual(['Bungalow']);
  expect(await names(`find=GD-${flat?.reference}`)).toEqual(['Flat']);
  expect(await names('which=held')).toEqual(['Duplex']);
  expect(await names('which=chance')).toEqual(['Flat']);
  expect(await names('which=back')).toEqual(['Bungalow']);
  expect(await names('which=appeals')).toEqual([]);
  expect(await names('which=constructor&order=toString')).toHaveLength(3);
});

test('an admin finds a report by the home, its reference or who sent it, and sees one reason alone', async () => {
  await using place = await reportedMarket();
  const { world, site, owner, ada, admin, report } = place;
  const names = { gone: 'Flat behind the mosque', price: 'Duplex by the lagoon' };
  for (const reason of ['gone', 'price'] as const)
    await report(ada, reason, await storeListing(world, owner, { name: names[reason] }));
  const found = async (query: string) => {
    const html = await site.html(`/customer/admin_reports?${query}`, admin.cookie);
    return Object.values(names).filter((name) => html.includes(name));
  };
  expect(await found('')).toHaveLength(2);
  expect(await found('find=lagoon')).toEqual([names.price]);
  expect(await found(`find=${encodeURIComponent(ada.email)}`)).toHaveLength(2);
  expect(await found('find=nobody')).toEqual([]);
  expect(await found('reason=gone')).toEqual([names.gone]);
});

test('the dashboard begins with what waits, and shows how many users and listings came on each day', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const day = 86_400_000;
  const admin = await world.person({ isAdmin: true, createdAt: new Date(world.clock.now.getTime() - 3.5 * day) });
  const ada = await world.person({ createdAt: new Date(world.clock.now.getTime() - 40 * day) });
  for (let n = 0; n < 2; n += 1)
    await storeListing(world, ada, { createdAt: new Date(world.clock.now.getTime() - 10.5 * day) });
  const html = await site.html('/customer/admin_dashboard', admin.cookie);
  expect(html.indexOf('Homes to Review</a>')).toBeLessThan(html.indexOf('Total Users'));
  expect(html).toContain('No report waits');
  expect(html).toContain('New users on each of the last 30 days: 1 in all, 1 on one day at most.');
  expect(html).toContain('New listings on each of the last 30 days: 2 in all, 2 on one day at most.');
  expect((await usersPerDay(world.ctx(admin.viewer))).lastIndexOf(1)).toBe(26);
});

test('nothing but a form that says so deletes a home, a person or a post', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const admin = await world.person({ isAdmin: true });
  const ada = await world.person();
  const id = await storeListing(world, ada);
  const stale = { intent: 'status', value: '', current: admin.password };
  expect((await site.send('/customer/admin_listings', { ...stale, id }, admin.cookie)).statusCode).toBe(302);
  for (const [path, named] of [
    ['/customer/admin_listings', id],
    ['/customer/admin_users', ada.viewer.id],
    ['/customer/all_blogposts', id],
    ['/customer/admin_messages', id],
  ] as const) {
    const answer = await site.send(path, { intent: 'unheard-of', id: named, current: admin.password }, admin.cookie);
    expect([path, answer.statusCode]).toEqual([path, 400]);
  }
  expect((await site.send('/customer/all_properties', { id }, ada.cookie)).statusCode).toBe(400);
  expect(await world.db.$count(listings)).toBe(1);
  expect(await world.db.$count(users)).toBe(2);
});
