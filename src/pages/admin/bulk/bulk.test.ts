import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { contactMessages } from '#db/schema/contact.ts';
import { listings } from '#db/schema/listings.ts';
import { users } from '#db/schema/users.ts';
import { moderationTexts } from '#features/moderation/texts.ts';
import { fileReport } from '#features/reports/service.server.ts';
import { storeListing } from '../../../../tests/support/listings.ts';
import { reportedMarket } from '../../../../tests/support/reported.ts';
import { openSite, type Site } from '../../../../tests/support/site.ts';
import { createWorld, type World } from '../../../../tests/support/world.ts';
import { bulkTexts } from './texts.ts';

const LISTINGS = '/customer/admin_listings';
const REASON = 'The photos do not show this home.';

const record = (world: World) => world.db.select().from(auditLog).orderBy(auditLog.id);

/** Sends the form of the question, as a browser without scripts does. */
const send = (site: Site, path: string, cookie: string, deed: string, ids: string[], more: [string, string][] = []) =>
  site.send(
    path,
    [['intent', 'bulk'], ['deed', deed], ...more, ...ids.map((id): [string, string] => ['id', id])],
    cookie,
  );

const words = (html: string) =>
  html
    .replaceAll(/<script[^]*?<\/script>|<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

test('one question names each chosen row and says how many; what the page does not show is not among them', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const admin = await world.person({ isAdmin: true });
  const ada = await world.person();
  const [one, two] = [
    await storeListing(world, ada, { name: 'Flat One' }),
    await storeListing(world, ada, { name: 'Flat Two' }),
  ];
  await storeListing(world, ada, { name: 'Flat Three' });
  const page = await site.text(
    `${LISTINGS}?bulk=remove&choose=${one}&choose=${two}&choose=${ada.viewer.id}`,
    admin.cookie,
  );
  expect(page).toMatch(/Remove 2 listings\? Flat (?:One|Two) GD-\d+ Flat (?:Two|One) GD-\d+ Nobody will see them/);
  expect(await site.text(`${LISTINGS}?bulk=remove`, admin.cookie)).toContain('Nothing was chosen.');
  expect(await site.text(`${LISTINGS}?bulk=&choose=${one}`, admin.cookie)).toContain(bulkTexts.noDeed);
  expect(await site.text(`${LISTINGS}?bulk=nonsense&choose=${one}`, admin.cookie)).not.toContain('Flat One Nobody');
});

test('many listings are removed with one reason: each is on record, and what is refused is named with why', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const admin = await world.person({ isAdmin: true });
  const ada = await world.person();
  const [one, two] = [await storeListing(world, ada), await storeListing(world, ada, { status: 'paused' })];
  const own = await storeListing(world, admin, { name: 'The admin’s own flat' });
  const asking = `${LISTINGS}?bulk=remove&choose=${one}&choose=${two}`;
  const short = await send(site, asking, admin.cookie, 'remove', [one, two], [['reason', 'no']]);
  expect([short.statusCode, words(short.body)]).toEqual([
    400,
    expect.stringContaining('Please give its owner a reason'),
  ]);
  expect(await record(world)).toEqual([]);

  const answer = await send(site, LISTINGS, admin.cookie, 'remove', [one, two, own, one], [['reason', REASON]]);
  expect(answer.statusCode).toBe(200);
  expect(words(answer.body)).toContain('2 listings are removed.');
  expect(words(answer.body)).toMatch(
    /One was left as it is: The admin’s own flat This home is yours: another admin decides/,
  );
  const stored = await world.db.select().from(listings);
  expect(
    stored
      .filter(({ status }) => status === 'removed')
      .map(({ id }) => id)
      .sort(),
  ).toEqual([one, two].sort());
  const deeds = await record(world);
  expect(deeds.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['listing.status', one],
    ['listing.status', two],
  ]);
});

test('the question before homes are put back names those that were removed, and says that the others stay as they are', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const admin = await world.person({ isAdmin: true });
  const ada = await world.person();
  const gone = await storeListing(world, ada, { name: 'Flat Gone', status: 'removed' });
  const [live, paused] = [await storeListing(world, ada), await storeListing(world, ada, { status: 'paused' })];
  const asked = (...ids: string[]) =>
    site.text(`${LISTINGS}?bulk=reinstate${ids.map((id) => `&choose=${id}`).join('')}`, admin.cookie);
  expect(await asked(gone, live, paused)).toMatch(
    /Put back the 1 listing that was removed\? Flat Gone GD-\d+ The other 2 that you chose stay as they are\./,
  );
  expect(await asked(gone)).not.toContain('that you chose');
  expect(await asked(live, paused)).toContain('You can put back none of these');
});

test('a home that an admin has returned is called the same in All Listings as on its owner’s page', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const admin = await world.person({ isAdmin: true });
  const ada = await world.person();
  const id = await storeListing(world, ada);
  const row = [`<option value="" selected="">${moderationTexts.needsChange}</option>`, 'Needs a change'] as const;
  expect(await site.html(LISTINGS, admin.cookie)).not.toContain(row[1]);
  expect((await send(site, LISTINGS, admin.cookie, 'hold', [id], [['reason', REASON]])).statusCode).toBe(302);
  expect(await site.html(LISTINGS, admin.cookie)).toContain(row[0]);
  expect(await site.text('/customer/all_properties', ada.cookie)).toContain(row[1]);
});

test('a home that waits for a decision is decided where its reasons stand, not among many', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const admin = await world.person({ isAdmin: true });
  const waiting = await storeListing(world, await world.person(), { status: 'pending' });
  expect((await send(site, LISTINGS, admin.cookie, 'approve', [waiting])).statusCode).toBe(400);
  const [row] = await world.db.select().from(listings).where(eq(listings.id, waiting));
  expect(row?.status).toBe('pending');
});

test('all that was chosen being done leads back to the list with a message', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const admin = await world.person({ isAdmin: true });
  const ada = await world.person();
  const ids = [await storeListing(world, ada), await storeListing(world, ada)];
  const path = `${LISTINGS}?show=18&find=flat&bulk=premier`;
  const answer = await send(site, path, admin.cookie, 'premier', ids);
  expect([answer.statusCode, answer.headers.location]).toEqual([302, `${LISTINGS}?show=18&find=flat`]);
  expect((await record(world)).map(({ action, detail }) => [action, detail])).toEqual([
    ['listing.premier', 'Chosen'],
    ['listing.premier', 'Chosen'],
  ]);
});

test('of many people that are deleted, whoever does it stays; nobody but admins does anything to many', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const admin = await world.person({ isAdmin: true, name: 'The Admin' });
  const [ada, bola] = [await world.person(), await world.person()];
  const ids = [ada.viewer.id, admin.viewer.id, bola.viewer.id];
  const path = '/customer/admin_users';
  for (const deed of ['delete', 'log-out'])
    expect((await send(site, path, ada.cookie, deed, [bola.viewer.id])).statusCode).not.toBe(302);
  expect(await world.db.$count(users)).toBe(3);
  const answer = await send(site, path, admin.cookie, 'delete', ids);
  expect(words(answer.body)).toMatch(
    /2 people are deleted\. One was left as it is: The Admin This is your own account\./,
  );
  expect((await world.db.select().from(users)).map(({ id }) => id)).toEqual([admin.viewer.id]);
  expect((await record(world)).map(({ action }) => action)).toEqual(['user.delete', 'user.delete']);
  const many = Array.from({ length: 101 }, () => crypto.randomUUID());
  expect((await send(site, path, admin.cookie, 'delete', many)).statusCode).toBe(400);
});

test('admins find messages by a part of them, and delete some of them, which goes on record without a name', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const admin = await world.person({ isAdmin: true });
  const ada = await world.person();
  const path = '/customer/admin_messages';
  const sent = [
    { name: 'Ngozi', email: 'ngozi@example.ng', phone: '08031234567', message: 'Is 100% of the fee refundable?' },
    { name: 'Musa', email: 'musa@example.ng', message: 'My photos do not load.' },
  ].map((one, at) => ({ ...one, formKey: String(at), network: 'n', createdAt: new Date(Date.UTC(2026, 0, 1 + at)) }));
  const stored = await world.db.insert(contactMessages).values(sent).returning({ id: contactMessages.id });
  expect(await site.text(path, admin.cookie)).toMatch(/2 in all.*Musa.*Ngozi/);
  expect(await site.text(`${path}?order=oldest`, admin.cookie)).toMatch(/Ngozi.*Musa/);
  for (const [find, name, other] of [
    ['100%', 'Ngozi', 'Musa'],
    ['0803', 'Ngozi', 'Musa'],
    ['PHOTOS', 'Musa', 'Ngozi'],
    ['musa@', 'Musa', 'Ngozi'],
  ] as const) {
    const page = await site.text(`${path}?find=${encodeURIComponent(find)}`, admin.cookie);
    expect(page).toContain('1 found');
    expect(page).toContain(name);
    expect(page).not.toContain(other);
  }
  const ids = stored.map(({ id }) => id);
  expect((await send(site, path, ada.cookie, 'delete', ids)).statusCode).not.toBe(302);
  expect(await world.db.$count(contactMessages)).toBe(2);
  expect((await send(site, path, admin.cookie, 'delete', ids)).statusCode).toBe(302);
  expect(await world.db.$count(contactMessages)).toBe(0);
  expect((await record(world)).map(({ action, subjectName }) => [action, subjectName])).toEqual([
    ['message.delete', 'Contact form message'],
    ['message.delete', 'Contact form message'],
  ]);
});

test('an admin deletes no home that they reported, by no way there is: each says that another admin decides', async () => {
  await using place = await reportedMarket();
  const { world, site, admin, ada, id, from } = place;
  const one = await world.person({ isAdmin: true });
  await fileReport(from(one), id, { reason: 'price', words: '', email: '' });
  const row = { intent: 'delete', id, back: '1' };
  const way = async (cookie: string) => {
    const api = {
      method: 'DELETE',
      url: `/api/listing/delete/${id}`,
      headers: { cookie },
    } as const;
    return [
      await send(site, LISTINGS, cookie, 'delete', [id]),
      await site.send(`${LISTINGS}?delete=${id}`, row, cookie),
      await site.app.inject(api),
      await site.send('/customer/all_properties', row, cookie),
    ];
  };
  const answers = await way(one.cookie);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403, 403, 403]);
  // The last page lists no homes of others, so that nothing on it leads there.
  for (const { body } of answers.slice(0, 3)) expect(words(body)).toContain(moderationTexts.notReported);
  expect(await world.db.$count(listings)).toBe(1);
  // Their own report keeps no owner and no other admin from it.
  for (const person of [ada, admin]) await way(person.cookie);
  expect(await world.db.$count(listings)).toBe(0);
});
