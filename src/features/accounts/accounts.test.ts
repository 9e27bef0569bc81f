import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#db/schema/users.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';

const ada = { name: 'Ada Obi', email: 'Ada@Example.ng ', password: 'seven green mangoes' };

async function call(world: World, path: string, body?: object, headers: Record<string, string> = {}) {
  const app = await world.app();
  const answer = await app.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/customer/${path}`,
    headers,
    ...(body ? { payload: body } : {}),
  });
  const setCookie = [answer.headers['set-cookie'] ?? []].flat();
  return { status: answer.statusCode, json: answer.json(), headers: answer.headers, setCookie };
}

const cookieOf = ({ setCookie }: { setCookie: string[] }) =>
  setCookie.find((line) => line.startsWith('gidana.session='))?.split(';')[0] ?? '';
const isSignedIn = async (world: World, cookie: string) => (await world.deps.credentials.sessionOf(cookie)) !== null;

test('a person registers, logs in and logs out', async () => {
  await using world = await createWorld();
  const registered = await call(world, 'register', ada);
  expect(registered).toMatchObject({ status: 201, json: { success: true, message: 'Registration Complete' } });
  expect(registered.setCookie).toEqual([]);

  const login = await call(world, 'login', { email: 'ADA@example.ng', password: ada.password });
  expect(login).toMatchObject({ status: 200, json: { success: true, message: 'Login successfully' } });
  expect(login.headers['cache-control']).toBe('private, no-store');
  const [cookie = ''] = login.setCookie;
  expect(cookie).toMatch(/^gidana\.session=[^;]{40,}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(await isSignedIn(world, cookieOf(login))).toBe(true);

  const logout = await call(world, 'logout', undefined, { cookie: cookieOf(login) });
  expect(logout).toMatchObject({ status: 200, json: { success: true, message: 'logout successful' } });
  expect(logout.setCookie.at(-1)).toMatch(/^gidana\.session=; Max-Age=0/);
  expect(await isSignedIn(world, cookieOf(login))).toBe(false);
});

test('the logged-in person is answered with the fields of the specification and nothing else', async () => {
  await using world = await createWorld();
  await call(world, 'register', ada);
  const { json } = await call(world, 'login', ada);
  expect(json.user).toMatchObject({ name: 'Ada Obi', email: 'ada@example.ng', isAdmin: false, avatar: null });
  expect(Object.keys(json.user).sort()).toEqual(
    [
      '_id',
      'address',
      'avatar',
      'city',
      'country',
      'createdAt',
      'email',
      'facebook',
      'instagram',
      'isAdmin',
      'linkedin',
    ].concat(['name', 'phone', 'pinterest', 'state', 'twitter', 'website', 'youtube', 'zip']),
  );
});

test('what a registration has no business to say is ignored', async () => {
  await using world = await createWorld();
  const sly = { ...ada, isAdmin: true, emailVerified: true, _id: '0', id: '0', createdAt: '2000-01-01' };
  expect((await call(world, 'register', sly)).status).toBe(201);
  const [row] = await world.db.select().from(users);
  expect(row).toMatchObject({ isAdmin: false, emailVerified: false });
  expect(row?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/);
});

test('a registration that cannot be is refused with a sentence, before anything is stored', async () => {
  await using world = await createWorld();
  const cases: [object, string][] = [
    [{ ...ada, name: '  ' }, 'Please enter your name.'],
    [{ ...ada, name: 'x'.repeat(201) }, 'That name is too long.'],
    [{ ...ada, name: 'Ada\u202Eadmin' }, 'Please use letters of one alphabet, without hidden characters.'],
    [{ ...ada, name: 'Gid\u0430na Admin' }, 'Please use letters of one alphabet, without hidden characters.'],
    ...['G\u00ECd-ana Support', 'GlDANA', '6idana', 'Escrow Desk', 'Customer Care', 'ɢɪᴅᴀɴᴀ', '𝗚𝗶𝗱𝗮𝗻𝗮'].map(
      (name): [object, string] => [
        { ...ada, name },
        'That name would look like ours. Please use your own, or that of your business.',
      ],
    ),
    [{ ...ada, name: 'Ada 0803 552-1190' }, 'Please leave telephone numbers out of your name.'],
    ...['ZeroEightZeroThreeFiveFiveTwoOneOneNineZero', 'adahomes(dot)com Ada', 'Pay-before-viewing Homes'].map(
      (name): [object, string] => [
        { ...ada, name },
        'Please give your name alone, or that of your business, without numbers, addresses or what is to be paid.',
      ],
    ),
    [
      { ...ada, name: 'GIDANA Support' },
      'That name would look like ours. Please use your own, or that of your business.',
    ],
    [{ ...ada, email: 'gidana.support@mail.example' }, 'That address would look like ours. Please use another one.'],
    [{ ...ada, email: 'ada' }, 'That does not look like an email address.'],
    [{ ...ada, email: `${'a'.repeat(250)}@b.ng` }, 'That does not look like an email address.'],
    [{ ...ada, password: 'short12' }, 'Please choose a password of at least 8 characters.'],
    [{ ...ada, password: 'x'.repeat(1001) }, 'Please choose a password of at most 1000 characters.'],
    [
      { ...ada, password: 'Password1' },
      'Too many people use that password; it is easily guessed. Please choose another.',
    ],
    [
      { ...ada, password: '29021996' },
      'Too many people use that password; it is easily guessed. Please choose another.',
    ],
    [
      { ...ada, password: 'aaaaaaaaaa' },
      'Too many people use that password; it is easily guessed. Please choose another.',
    ],
    [{ ...ada, password: 'ada@example.ng' }, 'That password is your name or email address. Please choose another.'],
    [{ name: 'Ada', email: 'a@b.ng' }, 'Please enter your password.'],
    [{ ...ada, password: { $ne: null } }, 'Please enter your password.'],
  ];
  for (const [body, message] of cases) {
    const answer = await call(world, 'register', body);
    expect(answer).toMatchObject({ status: 400, json: { success: false, message } });
  }
  expect(await world.db.select().from(users)).toEqual([]);
});

test('a taken address gets the same answer as a free one; only its owner learns of it, by mail', async () => {
  await using world = await createWorld();
  const first = await call(world, 'register', ada);
  const second = await call(world, 'register', { ...ada, name: 'Somebody else', password: 'another long password' });
  const answerOf = ({ status, json, headers }: typeof first) => ({ status, json, size: headers['content-length'] });
  expect(answerOf(second)).toEqual(answerOf(first));

  await world.runJobs();
  expect(world.emails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.ng', 'Welcome to Gidana'],
    ['ada@example.ng', 'You already have a Gidana account'],
  ]);
  expect((await call(world, 'login', { ...ada, password: 'another long password' })).status).toBe(401);
  expect((await call(world, 'login', ada)).json.user.name).toBe('Ada Obi');
});

test('two registrations at the same moment make one account and no failure', async () => {
  await using world = await createWorld();
  const answers = await Promise.all(Array.from({ length: 4 }, () => call(world, 'register', ada)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await world.db.select().from(users)).toHaveLength(1);
});

test('a stranger cannot flood a mailbox with emails about registrations', async () => {
  await using world = await createWorld();
  await call(world, 'register', ada);
  for (let i = 0; i < 6; i += 1) await call(world, 'register', ada);
  await world.runJobs();
  expect(world.emails.filter(({ subject }) => subject.startsWith('You already'))).toHaveLength(3);
});

test('an unknown address and a wrong password are answered alike, after the same work', async () => {
  await using world = await createWorld({ limits: wide });
  await call(world, 'register', ada);
  const guess = async (email: string) => {
    const start = performance.now();
    const { status, json } = await call(world, 'login', { email, password: 'not the password' });
    return { status, json, time: performance.now() - start };
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < 15; i += 1) {
    const right = await guess('ada@example.ng');
    const wrong = await guess('nobody@example.ng');
    expect(right).toMatchObject({ status: 401, json: { success: false, message: 'Wrong email address or password.' } });
    expect({ ...wrong, time: 0 }).toEqual({ ...right, time: 0 });
    known.push(right.time);
    unknown.push(wrong.time);
  }
  // Without a hash for unknown addresses the ratio is beyond five.
  expect(median(known) / median(unknown)).toBeLessThan(2);
  expect(median(unknown) / median(known)).toBeLessThan(2);
});

test('a registration and a request for a reset link are answered alike, after the same work, whoever has an account', async () => {
  await using world = await createWorld({ limits: wide });
  await call(world, 'register', ada);
  const timed = async (path: string, body: object) => {
    const start = performance.now();
    const { status, json } = await call(world, path, body);
    return { answer: [status, json], time: performance.now() - start };
  };
  for (const [path, most] of [
    ['register', 2],
    ['forgetpassword', 3],
  ] as const) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let i = 0; i < 11; i += 1) {
      const known = await timed(path, ada);
      const unknown = await timed(path, { ...ada, email: `${path}${i}@example.ng` });
      expect(unknown.answer).toEqual(known.answer);
      times.known.push(known.time);
      times.unknown.push(unknown.time);
    }
    const [known, unknown] = [median(times.known), median(times.unknown)];
    expect(Math.max(known / unknown, unknown / known), path).toBeLessThan(most);
  }
});

test('a login ends the session that the same browser had, and no other', async () => {
  await using world = await createWorld();
  await call(world, 'register', ada);
  const phone = cookieOf(await call(world, 'login', ada));
  const laptop = cookieOf(await call(world, 'login', ada));
  const again = cookieOf(await call(world, 'login', ada, { cookie: laptop }));
  expect(await isSignedIn(world, laptop)).toBe(false);
  expect(await isSignedIn(world, again)).toBe(true);
  expect(await isSignedIn(world, phone)).toBe(true);
});

test('logging out without a session is fine, from another site it is refused', async () => {
  await using world = await createWorld();
  const { cookie } = await world.person();
  expect((await call(world, 'logout')).status).toBe(200);
  expect((await call(world, 'logout', undefined, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await isSignedIn(world, cookie)).toBe(true);
});

test('a session with a changed or made-up cookie is none', async () => {
  await using world = await createWorld();
  const { cookie } = await world.person();
  const [{ token } = { token: '' }] = (await world.db.execute<{ token: string }>(sql`select token from sessions`)).rows;
  for (const forged of [`${cookie.slice(0, -6)}AAAA%3D`, `gidana.session=${token}`, 'gidana.session=%%%;;=', '=;']) {
    expect(await isSignedIn(world, forged)).toBe(false);
  }
});

const wide = { requests: 100_000, signIn: 10_000, register: 10_000, uploads: 1000, writes: 1000 };
const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
