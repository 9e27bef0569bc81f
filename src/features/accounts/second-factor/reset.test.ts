import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeOf } from '../../../../tests/support/authenticator.ts';
import { createWorld, type World } from '../../../../tests/support/world.ts';
import { createCredentials } from '#providers/credentials/better-auth.server.ts';
import { resetPassword } from '../passwords/service.server.ts';
import { login } from '../service.server.ts';
import { beginSecondFactor, confirmSecondFactor } from './service.server.ts';

// A code counts for the half minute in which it is shown.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function guarded(world: World) {
  const person = await world.person({ isAdmin: true });
  const ctx = world.ctx(person.viewer, person.cookie);
  const begun = await beginSecondFactor(ctx, person.password);
  const secret = /secret%3D([A-Z2-7]+)/.exec(begun.setCookies.join())?.[1] ?? '';
  const { setCookies } = await confirmSecondFactor(ctx, codeOf(secret));
  return { ...person, cookie: setCookies[0]?.split(';')[0] ?? '' };
}

test('over https the question for a code is sent over https only and bound to this host', async () => {
  await using world = await createWorld();
  const { email, password } = await guarded(world);
  const options = { db: world.db, log: world.deps.log, secret: 'a secret for tests that is long enough' };
  const secure = createCredentials({ ...options, publicUrl: 'https://gidana.example' });
  const asked = await secure.signIn({ email, password, address: '10.1.2.3', userAgent: 'x' });
  expect(asked?.setCookies).toHaveLength(1);
  expect(asked?.setCookies[0]).toMatch(/^__Host-gidana\.code=[^;]+; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test('a new password by email leaves the second step as it is, and opens no session', async () => {
  await using world = await createWorld();
  const { email, cookie } = await guarded(world);
  const issued = await world.deps.credentials.resetToken(email);
  await resetPassword(world.ctx(), { token: issued?.token ?? '', password: 'nine yellow pineapples' });
  expect(await world.deps.credentials.sessionOf(cookie)).toBeNull();
  const entered = await login(world.ctx(), { email, password: 'nine yellow pineapples' });
  expect(entered.user).toBeNull();
  expect(entered.setCookies.join()).not.toContain('gidana.session');
});
