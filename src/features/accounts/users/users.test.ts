import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { contactMessages } from '#db/schema/contact.ts';
import { listings } from '#db/schema/listings.ts';
import { media } from '#db/schema/media.ts';
import { orders, userPackages } from '#db/schema/packages.ts';
import { posts } from '#db/schema/posts.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import { users } from '#db/schema/users.ts';
import { removeListing } from '#features/publishing/service.server.ts';
import { listingBodyOf, storeListing, uploadsOf } from '../../../../tests/support/listings.ts';
import { cookiesOf, openSite } from '../../../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';
import { removeUser } from './service.server.ts';

/** `ROUNDS=200` for the long run. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 8);

type Who = 'anonymous' | 'other' | 'owner' | 'admin';

async function call(world: World, method: 'GET' | 'POST' | 'DELETE', path: string, who?: Person, payload?: object) {
  const app = await world.app();
  const headers = who ? { cookie: who.cookie } : {};
  const answer = await app.inject({ method, url: `/api/user/${path}`, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, json: answer.json() };
}

const CALLS: [string, 'GET' | 'POST' | 'DELETE', (id: string) => string, Record<Who, number>][] = [
  ['change a profile', 'POST', (id) => `update/${id}`, { anonymous: 401, other: 403, owner: 200, admin: 200 }],
  ['list users', 'GET', () => 'getusers', { anonymous: 401, other: 403, owner: 403, admin: 200 }],
  ['delete a user', 'DELETE', (id) => `delete/${id}`, { anonymous: 401, other: 403, owner: 200, admin: 200 }],
  ['read listings', 'GET', (id) => `listing/${id}`, { anonymous: 401, other: 200, owner: 200, admin: 200 }],
];

describe.each(CALLS)('who may %s', (_name, method, path, expected) => {
  test.each(Object.entries(expected) as [Who, number][])('%s: %i', async (who, status) => {
    await using world = await createWorld();
    const owner = await world.person();
    const people = {
      anonymous: undefined,
      other: await world.person(),
      owner,
      admin: await world.person({ isAdmin: true }),
    };
    const body = method === 'POST' ? { city: 'Kano' } : undefined;
    const answer = await call(world, method, path(owner.viewer.id), people[who], body);
    expect(answer.status).toBe(status);
    if (status >= 400) expect(answer.json).toMatchObject({ success: false, message: expect.any(String) });

    const [row] = await world.db.select().from(users).where(eq(users.id, owner.viewer.id));
    const worked = status === 200;
    expect(row === undefined).toBe(worked && method === 'DELETE');
    if (row) expect(row.city).toBe(worked && method === 'POST' ? 'Kano' : null);
  });
});

test('users come newest first by nine, each once, with how many there are and how many came within a month', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true, createdAt: new Date('2020-01-01') });
  for (let n = 0; n < 10; n += 1) await world.person({ createdAt: new Date('2024-05-05T10:00:00Z') });
  const first = await call(world, 'GET', 'getusers', admin);
  expect(first.json).toMatchObject({ totalUsers: 11, lastMonthUsers: 0 });
  expect(first.json.users).toHaveLength(9);
  const second = await call(world, 'GET', 'getusers?startIndex=9&limit=9', admin);
  const ids = [...first.json.users, ...second.json.users].map(({ _id }: { _id: string }) => _id);
  expect(new Set(ids).size).toBe(11);
  expect(ids.at(-1)).toBe(admin.viewer.id);
  expect(Object.keys(first.json.users[0])).not.toContain('password');
  expect((await call(world, 'GET', 'getusers?limit=101', admin)).status).toBe(400);
});

test('a customer is deleted with everything theirs, and nothing in the database remembers their words', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const gone = await world.person({
    name: 'Zubairu Vanishing',
    email: 'zubairu@vanish.example',
    phone: '08077777777',
    address: 'Vanishing Close',
  });
  const [front = '', face = ''] = await uploadsOf(world, gone, 2);
  await world.db.update(users).set({ avatar: face }).where(eq(users.id, gone.viewer.id));
  await world.db.update(media).set({ unusedSince: null });
  const image = { url: front, width: 12, height: 9, placeholder: '' };
  const id = await storeListing(world, gone, { images: [image], name: 'Vanishing Duplex', phone: '08077777777' });
  const deleted = await storeListing(world, gone, { name: 'Vanishing Bungalow', phone: '08077777777' });
  await removeListing(world.ctx(gone.viewer), deleted);
  await call(world, 'POST', `update/${gone.viewer.id}`, admin, { city: 'Kano' });
  const app = await world.app();
  const named = { name: 'Vanishing Duplex II' };
  const edit = await app.inject({
    method: 'POST',
    url: `/api/listing/update/${id}`,
    headers: { cookie: admin.cookie },
    payload: named,
  });
  expect(edit.statusCode).toBe(200);
  await world.db.insert(posts).values({ slug: 's', title: 't', excerpt: 'e', userId: gone.viewer.id });
  const now = world.clock.now;
  const [order] = await world.db
    .insert(orders)
    .values({ userId: gone.viewer.id, plan: 'weekly', amountKobo: 200_000, createdAt: now })
    .returning();
  await world.db.insert(userPackages).values({
    userId: gone.viewer.id,
    plan: 'weekly',
    orderId: order?.id,
    startsAt: now,
    endsAt: new Date(now.getTime() + 1000),
  });
  await world.db
    .insert(contactMessages)
    .values({ name: 'Zubairu', email: gone.email, message: 'Hello', formKey: 'k', network: 'n' });
  await world.deps.credentials.resetToken(gone.email);
  await world.runJobs();

  // An email that waits to be sent again, and one that the person sent us.
  await world.deps.jobs.enqueue(world.db, sendEmail, { to: gone.email, subject: 'x', text: 'Dear Zubairu' });
  await world.deps.jobs.enqueue(world.db, sendEmail, {
    to: 'us@x.ng',
    replyTo: gone.email,
    subject: 'x',
    text: 'Zubairu',
  });

  const { rows: tables } = await world.db.execute<{ name: string }>(
    sql`select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const traces = async () => {
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await world.db.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.raw(name)} t where t::text ~* ${`vanish|zubairu|08077777777`}`,
      );
      if (rows[0]?.n) found.push(name);
    }
    return found;
  };
  expect(await traces()).toEqual(
    expect.arrayContaining(
      ['users', 'listings', 'deleted_rows', 'audit_log', 'contact_messages'].map((name) => `public.${name}`),
    ),
  );

  expect((await call(world, 'DELETE', `delete/${gone.viewer.id}`, admin)).json).toMatchObject({ success: true });
  // Words of search are swept by their own job.
  expect((await traces()).filter((name) => name.startsWith('public.') && name !== 'public.search_words')).toEqual([]);
  const { rows: waiting } = await world.db.execute(
    sql`select data->>'subject' as subject from pgboss.job where data::text ~* 'vanish|zubairu'`,
  );
  expect(waiting).toEqual([{ subject: 'Your Gidana account was deleted' }]);
  expect(await world.deps.credentials.sessionOf(gone.cookie)).toBeNull();
  const pictures = await world.db.select().from(media);
  expect(pictures.map(({ ownerId, unusedSince }) => [ownerId, unusedSince])).toEqual([
    [null, now],
    [null, now],
  ]);
  expect(await world.db.select().from(listings)).toEqual([]);
  expect(await world.db.select().from(userPackages)).toEqual([]);
  expect(await world.db.select({ author: posts.userId }).from(posts)).toEqual([{ author: null }]);
  expect(await world.db.select({ by: orders.userId }).from(orders)).toEqual([{ by: null }]);
  expect(await world.db.select().from(auditLog).where(eq(auditLog.action, 'user.delete'))).toMatchObject([
    { actorId: admin.viewer.id, subjectId: gone.viewer.id, at: now },
  ]);
  await world.runJobs();
  expect(world.emails.at(-1)).toMatchObject({ to: gone.email, subject: 'Your Gidana account was deleted' });
});

test('the last admin stays, also when two admins delete each other at the same time', async () => {
  await using world = await createWorld();
  const one = await world.person({ isAdmin: true });
  const refused = await call(world, 'DELETE', `delete/${one.viewer.id}`, one);
  expect(refused).toMatchObject({ status: 409, json: { success: false } });

  const two = await world.person({ isAdmin: true });
  const both = await Promise.allSettled([
    removeUser(world.ctx(one.viewer, one.cookie), two.viewer.id),
    removeUser(world.ctx(two.viewer, two.cookie), one.viewer.id),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await world.db.select().from(users)).toHaveLength(1);
});

test('a deletion that fails half way leaves everything as it was', async () => {
  await using world = await createWorld();
  const gone = await world.person();
  await storeListing(world, gone);
  const ctx = { ...world.ctx(gone.viewer), client: { address: '', userAgent: '', cookies: gone.cookie } };
  const jobs = { ...ctx.jobs, enqueue: () => Promise.reject(new Error('the queue is gone')) };
  await expect(removeUser({ ...ctx, jobs }, gone.viewer.id)).rejects.toThrow('the queue is gone');
  expect(await world.db.select().from(listings)).toHaveLength(1);
  expect(await world.db.select().from(auditLog)).toEqual([]);
});

test('a deletion and what the account creates at the same time never fail each other', async () => {
  await using world = await createWorld();
  const app = await world.app();
  for (let round = 0; round < ROUNDS; round += 1) {
    const ada = await world.person();
    const { cookie, viewer } = ada;
    const bodies = [];
    for (let n = 0; n < 6; n += 1) bodies.push(listingBodyOf(await uploadsOf(world, ada)));
    const created = bodies.map((payload) =>
      app.inject({ method: 'POST', url: '/api/listing/create', headers: { cookie }, payload }),
    );
    const deleted = app.inject({ method: 'DELETE', url: `/api/user/delete/${viewer.id}`, headers: { cookie } });
    const statuses = (await Promise.all(created)).map(({ statusCode }) => statusCode);
    expect((await deleted).statusCode, `round ${round}`).toBe(200);
    for (const status of statuses) expect([200, 201, 401, 409], `round ${round}`).toContain(status);
    expect(await world.db.$count(listings)).toBe(0);
  }
});

describe('what a borrowed phone must not do', () => {
  const QUARTER_HOUR = 15 * 60_000;

  test.each([
    ['a new email address', 'POST', (id: string) => `update/${id}`, { email: 'new@example.com' }],
    ['the deletion of the account', 'DELETE', (id: string) => `delete/${id}`, undefined],
  ] as const)(
    '%s: the call asks for a new login a quarter of an hour after the last',
    async (_what, method, path, payload) => {
      await using world = await createWorld();
      const ada = await world.person();
      world.clock.now = new Date(Date.now() + QUARTER_HOUR + 1000);
      const refused = await call(world, method, path(ada.viewer.id), ada, payload);
      expect(refused).toMatchObject({ status: 403, json: { success: false, code: 'forbidden' } });
      expect(refused.json.message).toContain('please log in again');
      expect(await world.db.$count(users)).toBe(1);
      world.clock.now = new Date(Date.now() + QUARTER_HOUR - 60_000);
      expect((await call(world, method, path(ada.viewer.id), ada, payload)).status).toBe(200);
    },
  );

  test('an admin who deletes somebody, or a listing of somebody, is asked too', async () => {
    await using world = await createWorld();
    const admin = await world.person({ isAdmin: true });
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await storeListing(world, ada);
    const own = await storeListing(world, admin);
    const app = await world.app();
    const remove = (url: string) => app.inject({ method: 'DELETE', url, headers: { cookie: admin.cookie } });
    world.clock.now = new Date(Date.now() + QUARTER_HOUR + 1000);
    for (const url of [`/api/listing/delete/${id}`, `/api/user/delete/${ada.viewer.id}`]) {
      const refused = await remove(url);
      expect([refused.statusCode, refused.json().message]).toEqual([
        403,
        expect.stringContaining('please log in again'),
      ]);
    }
    expect((await remove(`/api/listing/delete/${own}`)).statusCode).toBe(200);
    expect([await world.db.$count(listings), await world.db.$count(users)]).toEqual([1, 3]);

    await using site = await openSite(world);
    const fields = { intent: 'delete', id, back: 'list' };
    const send = (path: string, current: string, of = id) =>
      site.send(`/customer/${path}?delete=${of}`, { ...fields, id: of, current }, cookie);
    let { cookie } = admin;
    const asked = await send('admin_listings', '');
    expect([asked.statusCode, asked.body.includes('name="current"')]).toEqual([403, true]);
    expect((await send('admin_listings', 'not this one')).body).toContain('That is not your current password.');
    expect((await send('admin_users', '', ben.viewer.id)).body).toContain('name="current"');
    const given = await send('admin_listings', admin.password);
    expect(given.statusCode).toBe(302);
    cookie = cookiesOf(given);
    // Given once, it stands for the next quarter of an hour.
    expect((await send('admin_users', '', ben.viewer.id)).statusCode).toBe(302);
    expect([await world.db.$count(listings), await world.db.$count(users)]).toEqual([0, 2]);
  });

  test('an admin who gives somebody another email address is asked too: with it comes the account', async () => {
    await using world = await createWorld();
    const admin = await world.person({ isAdmin: true });
    const other = await world.person({ isAdmin: true });
    const change = (payload: object) => call(world, 'POST', `update/${other.viewer.id}`, admin, payload);
    world.clock.now = new Date(Date.now() + QUARTER_HOUR + 1000);
    const refused = await change({ email: 'somebody@else.example' });
    expect([refused.status, refused.json.message]).toEqual([403, expect.stringContaining('please log in again')]);
    expect((await change({ city: 'Jos', email: other.email })).status).toBe(200);
    world.clock.now = new Date(Date.now() + QUARTER_HOUR - 60_000);
    expect((await change({ email: 'somebody@else.example' })).status).toBe(200);
  });

  test('other fields of the profile change without asking', async () => {
    await using world = await createWorld();
    const ada = await world.person();
    world.clock.now = new Date(Date.now() + QUARTER_HOUR * 10);
    expect((await call(world, 'POST', `update/${ada.viewer.id}`, ada, { city: 'Jos', email: ada.email })).status).toBe(
      200,
    );
  });

  test('the pages ask for the password instead, refuse a wrong one, and slow down guesses', async () => {
    await using world = await createWorld({
      limits: { requests: 10_000, signIn: 3, register: 20, uploads: 10, writes: 10 },
    });
    const ada = await world.person({ name: 'Ada Obi', city: 'Jos' });
    await using site = await openSite(world);
    expect(await site.html('/customer/editprofile', ada.cookie)).not.toContain('name="current"');
    world.clock.now = new Date(Date.now() + QUARTER_HOUR + 1000);
    for (const path of ['/customer/editprofile', '/customer/delete-account']) {
      expect(await site.html(path, ada.cookie)).toContain('name="current"');
    }
    const fields = {
      name: 'Ada Obi',
      email: 'new@example.com',
      city: 'Jos',
      seen: JSON.stringify({ email: ada.email }),
    };
    const missing = await site.send('/customer/editprofile', fields, ada.cookie);
    expect([missing.statusCode, missing.body.includes('enter your password again')]).toEqual([403, true]);
    expect(missing.body).toContain('new@example.com');
    const wrong = await site.send('/customer/editprofile', { ...fields, current: 'not this one' }, ada.cookie);
    expect([wrong.statusCode, wrong.body.includes('That is not your current password.')]).toEqual([403, true]);
    const right = await site.send('/customer/editprofile', { ...fields, current: ada.password }, ada.cookie);
    expect(right.statusCode).toBe(302);
    expect((await world.db.select().from(users))[0]?.email).toBe('new@example.com');
    const cookie = cookiesOf(right);

    // What was given now stands for a quarter of an hour, like a login.
    expect(await site.html('/customer/delete-account', cookie)).not.toContain('name="current"');
    world.clock.now = new Date(world.clock.now.getTime() + QUARTER_HOUR + 1000);
    const leave = (current: string) => site.send('/customer/delete-account', { understood: 'yes', current }, cookie);
    for (const status of [403, 403, 403, 429]) expect((await leave('a guess')).statusCode).toBe(status);
    expect(await world.db.$count(users)).toBe(1);
  });
});

describe('the profile form', () => {
  const seen = { name: 'Ada Obi', city: 'Jos', state: null, phone: null };

  test('writes only what was changed in it, so that it undoes no change from elsewhere', async () => {
    await using world = await createWorld();
    const ada = await world.person({ name: 'Ada Obi', city: 'Jos' });
    await using site = await openSite(world);
    await call(world, 'POST', `update/${ada.viewer.id}`, ada, { phone: '08031234567' });
    const form = {
      name: 'Ada Obi',
      email: ada.email,
      city: 'Kano',
      phone: '',
      seen: JSON.stringify({ ...seen, email: ada.email }),
    };
    expect((await site.send('/customer/editprofile', form, ada.cookie)).statusCode).toBe(302);
    expect((await world.db.select().from(users))[0]).toMatchObject({ city: 'Kano', phone: '08031234567' });
  });

  test('says which field was changed elsewhere too, and replaces it once that was seen', async () => {
    await using world = await createWorld();
    const ada = await world.person({ name: 'Ada Obi', city: 'Jos' });
    await using site = await openSite(world);
    await call(world, 'POST', `update/${ada.viewer.id}`, ada, { city: 'Enugu' });
    const form = {
      name: 'Ada Obi',
      email: ada.email,
      city: 'Kano',
      seen: JSON.stringify({ ...seen, email: ada.email }),
    };
    const refused = await site.send('/customer/editprofile', form, ada.cookie);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('This was changed elsewhere to “Enugu”.');
    expect(refused.body).toContain('value="Kano"');
    const now = /name="seen" value="([^"]*)"/.exec(refused.body)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(now)).toMatchObject({ city: 'Enugu' });
    expect((await site.send('/customer/editprofile', { ...form, seen: now }, ada.cookie)).statusCode).toBe(302);
    expect((await world.db.select().from(users))[0]?.city).toBe('Kano');
  });
});
