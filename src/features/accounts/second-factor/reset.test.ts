import { expect, test } from 'vitest';
import { codeOf } from '../../../../tests/support/authenticator.ts';
import { createWorld } from '../../../../tests/support/world.ts';
import { resetPassword } from '../passwords/service.server.ts';
import { login } from '../service.server.ts';
import { beginSecondFactor, confirmSecondFactor } from './service.server.ts';

test('a new password by email leaves the second step as it is, and opens no session', async () => {
  await using world = await createWorld();
  const { viewer, cookie, email, password } = await world.person({ isAdmin: true });
  const ctx = world.ctx(viewer, cookie);
  const begun = await beginSecondFactor(ctx, password);
  const secret = /secret%3D([A-Z2-7]+)/.exec(begun.setCookies.join())?.[1] ?? '';
  const { setCookies } = await confirmSecondFactor(ctx, codeOf(secret));

  const issued = await world.deps.credentials.resetToken(email);
  await resetPassword(world.ctx(), { token: issued?.token ?? '', password: 'nine yellow pineapples' });
  expect(await world.deps.credentials.sessionOf(setCookies[0]?.split(';')[0] ?? '')).toBeNull();
  const entered = await login(world.ctx(), { email, password: 'nine yellow pineapples' });
  expect(entered.user).toBeNull();
  expect(entered.setCookies.join()).not.toContain('gidana.session');
});
