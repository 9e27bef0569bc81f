import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { passkeys, sessions } from '#db/schema/auth.ts';
import { codeOf } from '../../../../tests/support/authenticator.ts';
import { makePasskey } from '../../../../tests/support/passkey.ts';
import { createWorld, type World } from '../../../../tests/support/world.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from '../second-factor/service.server.ts';
import { login } from '../service.server.ts';
import { resetSecondFactor } from '../service-operators.server.ts';
import { newCredential, signature } from './contract.ts';
import {
  askForPasskey,
  beginPasskey,
  givePasskey,
  hasPasskey,
  keepPasskey,
  myPasskeys,
  removePasskey,
} from './service.server.ts';
import { passkeyTexts as texts } from './texts.ts';

// Apps change their codes by the clock: it stands still.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const siteOf = (world: World) => new URL(world.settings.publicUrl);

/** An admin whose login asks for a second step. */
async function guarded(world: World) {
  const admin = await world.person({ isAdmin: true });
  const begun = await beginSecondFactor(world.ctx(admin.viewer, admin.cookie), admin.password);
  const cookie = begun.setCookies[0]?.split(';')[0] ?? '';
  const secret = /secret%3D([A-Z2-7]+)/.exec(begun.setCookies.join())?.[1] ?? '';
  const { setCookies } = await confirmSecondFactor(world.ctx(admin.viewer, cookie), codeOf(secret));
  const ctx = world.ctx(admin.viewer, setCookies[0]?.split(';')[0] ?? '');
  /** What a browser has whose password was right. */
  const asked = async () => {
    const { email, password } = admin;
    const { setCookies } = await login(world.ctx(), { email, password });
    return world.ctx(null, setCookies[0]?.split(';')[0] ?? '');
  };
  return { ...admin, ctx, asked };
}

/** The same with a passkey. */
async function withPasskey(world: World) {
  const admin = await guarded(world);
  const { challenge } = await beginPasskey(admin.ctx);
  const device = makePasskey(siteOf(world), challenge);
  await keepPasskey(admin.ctx, newCredential.parse(device.credential));
  return { ...admin, device };
}

const refused = { code: 'unauthenticated', message: texts.refused };

test('a passkey takes the second step of a login, once for each challenge', async () => {
  await using world = await createWorld();
  const { asked, device, viewer } = await withPasskey(world);
  const ctx = await asked();
  expect(await hasPasskey(ctx)).toBe(true);
  const before = await world.db.$count(sessions);
  const { challenge, allowCredentials } = await askForPasskey(ctx);
  expect(allowCredentials).toHaveLength(1);
  const signed = signature.parse(device.use(challenge, 1));
  const entered = await givePasskey(ctx, signed);
  expect(entered.user?._id).toBe(viewer.id);
  expect(entered.setCookies[0]).toMatch(/^gidana\.session=/);
  expect(await world.db.$count(sessions)).toBe(before + 1);
  await expect(givePasskey(await asked(), signed)).rejects.toMatchObject(refused);
});

test('nothing else opens a session: another site, another challenge, another account’s passkey, a copy', async () => {
  await using world = await createWorld();
  const { asked, device } = await withPasskey(world);
  const other = await withPasskey(world);
  const ctx = await asked();
  const next = async () => (await askForPasskey(ctx)).challenge;
  const attempts = [
    device.use(await next(), 5, 'https://gidana.example.net'),
    device.use('bm90IGFza2VkIGZvcg', 5),
    device.use((await askForPasskey(await other.asked())).challenge, 5),
    other.device.use(await next(), 5),
    makePasskey(siteOf(world), '').use(await next(), 5),
    JSON.stringify({ ...JSON.parse(device.use(await next(), 5)), id: 'AAAA', rawId: 'AAAA' }),
  ];
  for (const attempt of attempts) {
    await expect(givePasskey(ctx, signature.parse(attempt))).rejects.toMatchObject(refused);
  }
  await givePasskey(ctx, signature.parse(device.use(await next(), 5)));
  const again = await asked();
  const copy = device.use((await askForPasskey(again)).challenge, 5);
  await expect(givePasskey(again, signature.parse(copy))).rejects.toMatchObject(refused);
  for (const cookie of ['', `gidana.code=passkey:${other.viewer.id}.x`, 'gidana.code=%00.x']) {
    await expect(askForPasskey(world.ctx(null, cookie))).rejects.toMatchObject({ code: 'unauthenticated' });
  }
});

test('a challenge is good for five minutes', async () => {
  await using world = await createWorld();
  const { asked, device } = await withPasskey(world);
  const ctx = await asked();
  const { challenge } = await askForPasskey(ctx);
  await world.db.execute(sql`update verifications set expires_at = now() where identifier like 'passkey:%'`);
  await expect(givePasskey(ctx, signature.parse(device.use(challenge, 1)))).rejects.toMatchObject(refused);
});

test('what no browser makes for us is not kept: an answer to no question, another attestation, what is no credential', async () => {
  await using world = await createWorld();
  const { ctx } = await guarded(world);
  const begin = async () => (await beginPasskey(ctx)).challenge;
  const site = siteOf(world);
  const attempts = [
    makePasskey(site, 'bm90IGFza2VkIGZvcg'),
    makePasskey(site, await begin(), 'packed'),
    makePasskey(new URL('https://gidana.example.net'), await begin()),
  ];
  for (const { credential } of attempts) {
    await expect(keepPasskey(ctx, newCredential.parse(credential))).rejects.toMatchObject({ message: texts.notAdded });
  }
  for (const challenge of [{ toString: 1, valueOf: 1 }, 7, null, 'x\0']) {
    const made = JSON.parse(makePasskey(site, '').credential);
    made.response.clientDataJSON = Buffer.from(JSON.stringify({ challenge })).toString('base64url');
    await expect(keepPasskey(ctx, made)).rejects.toMatchObject({ message: texts.notAdded });
  }
  for (const text of ['', '{', '{}', 'null', '"x"'.repeat(9_000)])
    expect(newCredential.safeParse(text).success).toBe(false);
  expect(await world.db.$count(passkeys)).toBe(0);
});

test('ten of them are the most, one is kept once, and the owner is told of each change', async () => {
  await using world = await createWorld();
  const { ctx, viewer } = await withPasskey(world);
  await world.runJobs();
  expect(world.emails.at(-1)?.text).toContain('a passkey (');
  const [_id = ''] = (await myPasskeys(ctx)).map((one) => one._id);
  const row = { userId: viewer.id, publicKey: 'x', counter: 0, transports: [], device: 'x' };
  await world.db.insert(passkeys).values(Array.from({ length: 9 }, (_, n) => ({ ...row, credentialId: `x${n}` })));
  await expect(beginPasskey(ctx)).rejects.toMatchObject({ code: 'conflict', message: texts.tooMany });
  await world.db.delete(passkeys).where(eq(passkeys.credentialId, 'x0'));
  const devices = [];
  for (let n = 0; n < 3; n += 1) devices.push(makePasskey(siteOf(world), (await beginPasskey(ctx)).challenge));
  const kept = await Promise.allSettled(devices.map((one) => keepPasskey(ctx, newCredential.parse(one.credential))));
  expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const stranger = await guarded(world);
  await expect(removePasskey(stranger.ctx, _id)).rejects.toMatchObject({ code: 'not_found' });
  await removePasskey(ctx, _id);
  await expect(removePasskey(ctx, _id)).rejects.toMatchObject({ code: 'not_found' });
  await world.runJobs();
  expect(world.emails.at(-1)?.text).toContain('a passkey was removed');
});

test('without the second step there are none: not before, and not once it was switched off or reset', async () => {
  await using world = await createWorld();
  const plain = await world.person({ isAdmin: true });
  await expect(beginPasskey(world.ctx(plain.viewer, plain.cookie))).rejects.toMatchObject({ code: 'forbidden' });
  const [one, two] = [await withPasskey(world), await withPasskey(world)];
  await endSecondFactor(one.ctx, one.password);
  await resetSecondFactor(world.deps, two.email);
  expect(await world.db.$count(passkeys)).toBe(0);
});
