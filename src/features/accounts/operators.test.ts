import { expect, test, vi } from 'vitest';
import { createWorld } from '../../../tests/support/world.ts';
import * as repo from './repo.server.ts';
import { changePassword } from './passwords/service.server.ts';
import { login } from './service.server.ts';
import { createAccount, ensureAdmin, newPassword } from './service-operators.server.ts';

test('a market without an admin gets one with a random password, and only once', async () => {
  await using world = await createWorld();
  const first = await ensureAdmin(world.deps, {});
  expect(first).toMatchObject({ email: 'admin@gidana.example', created: true });
  expect(first.password).toMatch(/^[\w-]{22}$/);
  const { user } = await login(world.ctx(), { email: first.email, password: first.password ?? '' });
  expect(user?.isAdmin).toBe(true);

  expect(await ensureAdmin(world.deps, {})).toEqual({ email: first.email, created: false });
});

test('of several processes that start a market at once, one makes the admin and the others go on', async () => {
  await using world = await createWorld();
  const made = await Promise.all(Array.from({ length: 4 }, () => ensureAdmin(world.deps, {})));
  expect(made.filter(({ created }) => created)).toHaveLength(1);
  expect(new Set(made.map(({ email }) => email)).size).toBe(1);
});

const WEEK = 7 * 24 * 3_600_000;

test('a made-up password is good for a week, and then the login says what to do', async () => {
  await using world = await createWorld();
  world.clock.now = new Date(Date.now() - WEEK + 60_000);
  const { email, password = '' } = await ensureAdmin(world.deps, {});
  expect((await login(world.ctx(), { email, password })).user?.isAdmin).toBe(true);

  world.clock.now = new Date(Date.now() - WEEK);
  const late = await ensureAdmin(world.deps, { email: 'late@example.ng' });
  const app = await world.app();
  const tryIt = async (tried: string) => {
    const body = { email: late.email, password: tried };
    const answer = await app.inject({ method: 'POST', url: '/api/customer/login', payload: body });
    return [answer.statusCode, answer.json().message, answer.headers['set-cookie']];
  };
  expect(await tryIt(late.password ?? '')).toEqual([401, expect.stringContaining('admin -- new-password'), undefined]);
  expect(await tryIt('some other password')).toEqual([401, 'Wrong email address or password.', undefined]);

  // A start changes nothing; the operator makes up another one.
  expect(await ensureAdmin(world.deps, { email: late.email })).toEqual({ email: late.email, created: false });
  world.clock.now = new Date();
  const another = await newPassword(world.deps, 'Late@example.ng ');
  expect((await tryIt(another))[0]).toBe(200);
  await world.runJobs();
  expect(world.emails.at(-1)).toMatchObject({ to: late.email, subject: 'Your Gidana password was changed' });
});

test('changed within the week it stays good, as does a password that the operator chose', async () => {
  await using world = await createWorld();
  world.clock.now = new Date(Date.now() - WEEK + 60_000);
  const made = await ensureAdmin(world.deps, {});
  const { setCookies, user } = await login(world.ctx(), { email: made.email, password: made.password ?? '' });
  const cookie = setCookies[0]?.split(';')[0] ?? '';
  const viewer = { id: user?._id ?? '', name: 'Gidana Admin', email: made.email, avatar: null, isAdmin: true };
  const change = { current: made.password ?? '', password: 'seven green mangoes' };
  await changePassword(world.ctx(viewer, cookie), change);
  const chosen = await ensureAdmin(world.deps, { email: 'boss@example.ng', password: 'nine yellow pineapples' });

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * WEEK });
  try {
    expect((await login(world.ctx(), { email: made.email, password: change.password })).user).not.toBeNull();
    expect((await login(world.ctx(), { email: chosen.email, password: chosen.password ?? '' })).user).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('an operator makes up passwords for admins only, and ends their sessions', async () => {
  await using world = await createWorld();
  const [ada, admin] = [await world.person(), await world.person({ isAdmin: true })];
  await expect(newPassword(world.deps, ada.email)).rejects.toMatchObject({ code: 'not_found' });
  await newPassword(world.deps, admin.email);
  expect(await world.deps.credentials.sessionOf(admin.cookie)).toBeNull();
  await expect(login(world.ctx(), admin)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect((await login(world.ctx(), ada)).user?.email).toBe(ada.email);
});

test('the named admin is created with the given password; a later start leaves a changed password alone', async () => {
  await using world = await createWorld();
  const asked = { email: 'Boss@Example.ng', password: 'the given password' };
  expect(await ensureAdmin(world.deps, asked)).toMatchObject({ email: 'boss@example.ng', created: true });
  await login(world.ctx(), { email: 'boss@example.ng', password: asked.password });
  expect(await ensureAdmin(world.deps, { ...asked, password: 'some other password' })).toEqual({
    email: 'boss@example.ng',
    created: false,
  });
  await login(world.ctx(), { email: 'boss@example.ng', password: asked.password });
});

test('a promoted account loses its former password and sessions: a stranger may have registered the address', async () => {
  await using world = await createWorld();
  const stranger = await world.person({ email: 'boss@example.ng' });
  const admin = await ensureAdmin(world.deps, { email: 'boss@example.ng' });
  expect(admin).toMatchObject({ email: 'boss@example.ng', created: false });
  expect(await world.deps.credentials.sessionOf(stranger.cookie)).toBeNull();
  await expect(login(world.ctx(), stranger)).rejects.toMatchObject({ code: 'unauthenticated' });
  const { user } = await login(world.ctx(), { email: admin.email, password: admin.password ?? '' });
  expect(user).toMatchObject({ _id: stranger.viewer.id, isAdmin: true });
});

test('an account made by the operator has its profile, and an address is taken only once', async () => {
  await using world = await createWorld();
  const seller = {
    name: 'Bola Ade',
    email: 'bola@example.ng',
    passwordHash: await world.deps.credentials.hash('seven green mangoes'),
    profile: { phone: '08030000000', city: 'Ibadan' },
  };
  const { userId } = await createAccount(world.deps, seller);
  expect(await repo.userById(world.db, userId)).toMatchObject({ city: 'Ibadan', emailVerified: true, isAdmin: false });
  await expect(createAccount(world.deps, seller)).rejects.toMatchObject({ code: 'conflict' });
});
