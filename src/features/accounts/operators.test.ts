import { expect, test } from 'vitest';
import { createWorld } from '../../../tests/support/world.ts';
import * as repo from './repo.server.ts';
import { login } from './service.server.ts';
import { createAccount, ensureAdmin } from './service-operators.server.ts';

test('a market without an admin gets one with a random password, and only once', async () => {
  await using world = await createWorld();
  const first = await ensureAdmin(world.deps, {});
  expect(first).toMatchObject({ email: 'admin@gidana.example', created: true });
  expect(first.password).toMatch(/^[\w-]{22}$/);
  const { user } = await login(world.ctx(), { email: first.email, password: first.password ?? '' });
  expect(user?.isAdmin).toBe(true);

  expect(await ensureAdmin(world.deps, {})).toEqual({ email: first.email, created: false });
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
