import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeOf } from '../../../../tests/support/authenticator.ts';
import { createWorld, type World } from '../../../../tests/support/world.ts';
import type { Ctx } from '#core/ctx.ts';
import { isSignature } from '#core/signature.server.ts';
import { secondFactors } from '#db/schema/auth.ts';
import { keysOf } from '#providers/credentials/keys.server.ts';
import { createCredentials } from '#providers/credentials/better-auth.server.ts';
import { resetPassword } from '../passwords/service.server.ts';
import { login } from '../service.server.ts';
import { beginSecondFactor, confirmSecondFactor, giveCode } from './service.server.ts';

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
  return { ...person, secret, cookie: setCookies[0]?.split(';')[0] ?? '' };
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

const SECRETS = [
  'a secret for tests that is long enough',
  'the second secret that is long enough',
  'the third secret that is long enough',
];

test('with the secret that was replaced, apps and older recovery codes go on, and from the next start on without it', async () => {
  await using world = await createWorld();
  const { email, password, secret: ofApp } = await guarded(world);
  const { db } = world;
  const [first = '', second = '', third = ''] = SECRETS;
  const started = async (secrets: { secret: string; secretBefore?: string }) => {
    const credentials = createCredentials({ db, log: world.deps.log, publicUrl: world.settings.publicUrl, ...secrets });
    if (secrets.secretBefore) await credentials.secondFactor.encryptAnew();
    return { ...world.ctx(), credentials };
  };
  const enters = async (ctx: Ctx, code = codeOf(ofApp)) => {
    const { setCookies } = await login(ctx, { email, password });
    const { user } = await giveCode(ctx, code, setCookies[0]?.split(';')[0]);
    vi.setSystemTime(Date.now() + 30_000);
    return user.email;
  };
  vi.setSystemTime(Date.now() + 30_000);
  // As rows were written before they said under which key.
  const bare = async (data: string) => symmetricEncrypt({ key: first, data });
  const [row] = await db.select().from(secondFactors);
  const plain = await symmetricDecrypt({ key: keysOf({ secret: first }).config, data: row?.secret ?? '' });
  const backupCodes = await bare(JSON.stringify(['abcde-fghjk', 'mnpqr-stuvw']));
  await db.update(secondFactors).set({ secret: await bare(plain), backupCodes });

  expect(await enters(await started({ secret: second, secretBefore: first }))).toBe(email);
  expect(await enters(await started({ secret: second }))).toBe(email);
  expect(await enters(await started({ secret: second }), 'abcde-fghjk')).toBe(email);
  expect(await enters(await started({ secret: third, secretBefore: second }))).toBe(email);
  const last = await started({ secret: third });
  expect(await enters(last, 'mnpqr-stuvw')).toBe(email);
  expect(await enters(last)).toBe(email);
  await expect(enters(await started({ secret: first }))).rejects.toThrow();
});

test('what was signed with the secret that was replaced counts while that is named', async () => {
  await using world = await createWorld();
  const [secretBefore = '', secret = '', other = ''] = SECRETS;
  const { publicUrl } = world.settings;
  const signer = (secrets: { secret: string; secretBefore?: string }) =>
    createCredentials({ db: world.db, log: world.deps.log, publicUrl, ...secrets });
  const signature = signer({ secret: secretBefore }).signature('a text');
  expect(isSignature(signer({ secret, secretBefore }), 'a text', signature)).toBe(true);
  expect(isSignature(signer({ secret, secretBefore }), 'another text', signature)).toBe(false);
  expect(isSignature(signer({ secret }), 'a text', signature)).toBe(false);
  expect(isSignature(signer({ secret, secretBefore: other }), 'a text', signature)).toBe(false);
  expect(signer({ secret, secretBefore }).signature('a text')).toBe(signer({ secret }).signature('a text'));
});
