import { createHash } from 'node:crypto';
import { symmetricEncrypt } from 'better-auth/crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { secondFactors, sessions } from '#db/schema/auth.ts';
import { codeOf } from '../../../../tests/support/authenticator.ts';
import { cookiesOf, openSite } from '../../../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';
import { login, viewerById } from '../service.server.ts';
import { resetSecondFactor } from '../service-operators.server.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  giveCode,
  newRecoveryCodes,
} from './service.server.ts';

const STEP = 30_000;

// Apps change their codes by the clock: it stands in the middle of such a step, and moves when a test says so.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / STEP) * STEP + STEP / 2 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The code that the app shows half a minute later. */
function nextCode(secret: string): string {
  vi.setSystemTime(Date.now() + STEP);
  return codeOf(secret);
}

const ctxOf = (world: World, { viewer, cookie }: Person) => world.ctx(viewer, cookie);

/** An admin whose login asks for a code. */
async function guarded(world: World) {
  const admin = await world.person({ isAdmin: true });
  const ctx = ctxOf(world, admin);
  const begun = await beginSecondFactor(ctx, admin.password);
  const secret = /secret%3D([A-Z2-7]+)/.exec(begun.setCookies.join())?.[1] ?? '';
  const { recoveryCodes, setCookies } = await confirmSecondFactor(ctx, codeOf(secret));
  const cookie = setCookies[0]?.split(';')[0] ?? '';
  return { ...admin, secret, recoveryCodes, cookie };
}

async function tryLogin(world: World, body: object) {
  const app = await world.app();
  const answer = await app.inject({ method: 'POST', url: '/api/customer/login', payload: body });
  return { status: answer.statusCode, json: answer.json(), cookies: [answer.headers['set-cookie'] ?? []].flat() };
}

test('a login with the right password only is asked for the code, and opens no session without it', async () => {
  await using world = await createWorld();
  const { email, password, secret } = await guarded(world);
  const before = await world.db.$count(sessions);
  const asked = await tryLogin(world, { email, password });
  expect(asked).toMatchObject({ status: 401, cookies: [], json: { success: false, secondFactor: true } });
  expect(asked.json.message).toContain('authenticator app');
  expect(await world.db.$count(sessions)).toBe(before);
  const wrong = await tryLogin(world, { email, password: 'not the password', code: nextCode(secret) });
  expect(wrong.json).toEqual({ success: false, message: 'Wrong email address or password.', code: 'unauthenticated' });

  const entered = await tryLogin(world, { email, password, code: nextCode(secret) });
  expect(entered).toMatchObject({ status: 200, json: { success: true, user: { email } } });
  expect(entered.cookies[0]).toMatch(/^gidana\.session=/);
});

test('a code counts once, also when two come at the same moment', async () => {
  await using world = await createWorld();
  const { email, password, secret } = await guarded(world);
  const code = nextCode(secret);
  const both = await Promise.all([1, 2].map(() => tryLogin(world, { email, password, code })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect(await tryLogin(world, { email, password, code })).toMatchObject({ status: 401, json: { secondFactor: true } });
});

test('a code counts for its half minute only; whoever types the one before, or has a clock that is wrong, is told', async () => {
  await using world = await createWorld();
  const { email, password, secret } = await guarded(world);
  vi.setSystemTime(Date.now() + 10 * STEP);
  const tryStep = async (steps: number) => {
    const { status, json } = await tryLogin(world, { email, password, code: codeOf(secret, steps) });
    return [status, json.message];
  };
  const changed = [401, expect.stringContaining('has just changed its code')];
  expect(await tryStep(-1)).toEqual(changed);
  expect(await tryStep(1)).toEqual(changed);
  expect(await tryStep(-2)).toEqual([401, expect.stringContaining('That code is wrong')]);
  expect((await tryStep(0))[0]).toBe(200);
  expect(await tryStep(0)).toEqual([401, expect.stringContaining('was already used')]);
  // What was tried too early is spent: trying codes in advance gains nothing.
  expect((await tryLogin(world, { email, password, code: nextCode(secret) })).status).toBe(401);
  expect((await tryLogin(world, { email, password, code: nextCode(secret) })).status).toBe(200);
});

test('the app’s first code is taken in its half minute only as well', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const ctx = ctxOf(world, admin);
  const begun = await beginSecondFactor(ctx, admin.password);
  const secret = /secret%3D([A-Z2-7]+)/.exec(begun.setCookies.join())?.[1] ?? '';
  await expect(confirmSecondFactor(ctx, codeOf(secret, -1))).rejects.toThrow('has just changed its code');
  expect((await tryLogin(world, admin)).status).toBe(200);
  expect((await confirmSecondFactor(ctx, codeOf(secret))).recoveryCodes).toHaveLength(10);
});

test('codes cannot be guessed: after five wrong ones each further try waits, from whatever network it comes', async () => {
  await using world = await createWorld();
  const { email, password, secret } = await guarded(world);
  const right = nextCode(secret);
  const wrong = Array.from({ length: 30 }, (_, i) => String(i).padStart(6, '0')).filter((one) => one !== right);
  for (const code of wrong.slice(0, 5)) expect((await tryLogin(world, { email, password, code })).status).toBe(401);
  const many = await Promise.all(wrong.slice(5).map((code) => tryLogin(world, { email, password, code })));
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([429]));
  expect((await tryLogin(world, { email, password, code: right })).status).toBe(429);
  await world.db.execute(sql`update sign_in_failures set failed_at = failed_at - interval '31 seconds'`);
  expect((await tryLogin(world, { email, password, code: right })).status).toBe(200);
});

test('a recovery code opens one session, however it is typed', async () => {
  await using world = await createWorld();
  const { email, password, recoveryCodes } = await guarded(world);
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = '', second = ''] = recoveryCodes;
  expect(
    (await tryLogin(world, { email, password, code: ` ${first.toUpperCase().replaceAll('-', ' ')} ` })).status,
  ).toBe(200);
  expect((await tryLogin(world, { email, password, code: first })).status).toBe(401);
  expect((await tryLogin(world, { email, password, code: second })).status).toBe(200);
});

test('a recovery code has more than 112 bits, and only its hash is stored, also once others were used', async () => {
  await using world = await createWorld();
  const { email, password, recoveryCodes } = await guarded(world);
  const pattern = /^([a-hjkmnp-z2-9]{6}-){3}[a-hjkmnp-z2-9]{6}$/;
  for (const code of recoveryCodes) expect(code).toMatch(pattern);
  expect(24 * Math.log2(new Set(recoveryCodes.join('').replaceAll('-', '')).size)).toBeGreaterThan(112);
  const [first = '', second = ''] = recoveryCodes;
  await tryLogin(world, { email, password, code: second.slice(0, -1) });
  expect((await tryLogin(world, { email, password, code: first })).status).toBe(200);
  const [row] = await world.db.select().from(secondFactors);
  const hashes = recoveryCodes
    .slice(1)
    .map((code) => createHash('sha256').update(code.replaceAll('-', '')).digest('hex'));
  expect(JSON.parse(row?.backupCodes ?? '')).toEqual(hashes);
  for (const code of recoveryCodes) {
    for (const piece of code.split('-')) expect(JSON.stringify(row)).not.toContain(piece);
  }
});

test('a recovery code of the former, shorter kind works until new ones are made, and stays encrypted', async () => {
  await using world = await createWorld();
  const admin = await guarded(world);
  const secret = 'a secret for tests that is long enough';
  const data = JSON.stringify(['abcde-fghjk', 'mnpqr-stuvw']);
  await world.db.update(secondFactors).set({ backupCodes: await symmetricEncrypt({ key: secret, data }) });
  expect((await tryLogin(world, { ...admin, code: 'ABCDE FGHJK' })).status).toBe(200);
  expect((await tryLogin(world, { ...admin, code: 'abcde-fghjk' })).status).toBe(401);
  expect(JSON.stringify(await world.db.select().from(secondFactors))).not.toContain('mnpqr');
  expect((await tryLogin(world, { ...admin, code: 'mnpqr-stuvw' })).status).toBe(200);
});

test('new recovery codes replace the old ones; both, and switching off, ask for the password', async () => {
  await using world = await createWorld();
  const admin = await guarded(world);
  const ctx = ctxOf(world, admin);
  const [old = ''] = admin.recoveryCodes;
  await expect(newRecoveryCodes(ctx, 'not the password')).rejects.toMatchObject({ code: 'invalid' });
  await expect(endSecondFactor(ctx, 'not the password')).rejects.toMatchObject({ code: 'invalid' });
  const { recoveryCodes } = await newRecoveryCodes(ctx, admin.password);
  const [next = ''] = recoveryCodes;
  expect((await tryLogin(world, { ...admin, code: old })).status).toBe(401);
  expect((await tryLogin(world, { ...admin, code: next })).status).toBe(200);
  await endSecondFactor(ctx, admin.password);
  expect((await tryLogin(world, admin)).status).toBe(200);
  await world.runJobs();
  expect(world.emails.filter(({ subject }) => subject.startsWith('How you log in'))).toHaveLength(2);
});

test('a secret counts from its first code on, and lies encrypted in the database', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const ctx = ctxOf(world, admin);
  const { setCookies } = await beginSecondFactor(ctx, admin.password);
  const secret = /secret%3D([A-Z2-7]+)/.exec(setCookies.join())?.[1] ?? '';
  expect((await tryLogin(world, admin)).status).toBe(200);
  await expect(confirmSecondFactor(ctx, '000000')).rejects.toMatchObject({ code: 'invalid' });
  const { recoveryCodes } = await confirmSecondFactor(ctx, codeOf(secret));
  const [row] = await world.db.select().from(secondFactors);
  const kept = JSON.stringify(row);
  for (const one of [secret, ...recoveryCodes]) expect(kept).not.toContain(one);
  expect((await tryLogin(world, admin)).status).toBe(401);
});

test('the question for a code is good for ten minutes, and belongs to its browser', async () => {
  await using world = await createWorld();
  const { email, password, secret } = await guarded(world);
  const { user, setCookies } = await login(world.ctx(), { email, password });
  expect(user).toBeNull();
  expect(setCookies).toHaveLength(1);
  expect(setCookies[0]).toMatch(/^gidana\.code=.+; HttpOnly; SameSite=Lax/);
  const question = setCookies[0]?.split(';')[0] ?? '';
  const forged = question.replace(/\..{4}([^.]*)$/, '.AAAA$1');
  await expect(giveCode(world.ctx(), nextCode(secret), forged)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(giveCode(world.ctx(), nextCode(secret), '')).rejects.toMatchObject({ code: 'unauthenticated' });
  await world.db.execute(sql`update verifications set expires_at = now() - interval '1 second'`);
  await expect(giveCode(world.ctx(), nextCode(secret), question)).rejects.toThrow('too long');
});

test('customers are not offered it', async () => {
  await using world = await createWorld();
  const ada = await world.person();
  await expect(beginSecondFactor(ctxOf(world, ada), ada.password)).rejects.toMatchObject({ code: 'forbidden' });
});

describe('where admins need it (REQUIRE_ADMIN_2FA)', () => {
  test('one without it has no call that needs a login, and is no admin', async () => {
    await using world = await createWorld({ requireAdminSecondFactor: true });
    const admin = await world.person({ isAdmin: true });
    const customer = await world.person();
    const app = await world.app();
    const get = async (url: string, { cookie }: Person) => (await app.inject({ url, headers: { cookie } })).statusCode;
    expect(await get('/api/user/getusers', admin)).toBe(403);
    expect(await get('/api/favourites', admin)).toBe(403);
    expect(await get('/api/favourites', customer)).toBe(200);
    expect(await viewerById(world.deps, admin.viewer.id)).toMatchObject({ isAdmin: false, owesSecondFactor: true });

    const ctx = ctxOf(world, admin);
    const begun = await beginSecondFactor(ctx, admin.password);
    const secret = /secret%3D([A-Z2-7]+)/.exec(begun.setCookies.join())?.[1] ?? '';
    const { setCookies } = await confirmSecondFactor(ctx, codeOf(secret));
    const cookie = setCookies[0]?.split(';')[0] ?? '';
    expect(await get('/api/user/getusers', { ...admin, cookie })).toBe(200);
  });

  test('the pages lead them to where it is switched on, and nowhere else', async () => {
    await using world = await createWorld({ requireAdminSecondFactor: true });
    const admin = await world.person({ isAdmin: true });
    await using site = await openSite(world);
    const get = async (url: string) => {
      const { statusCode, headers } = await site.app.inject({ url, headers: { cookie: admin.cookie } });
      return [statusCode, headers.location];
    };
    const setUp = '/customer/two-step-login';
    for (const url of ['/', '/customer', '/customer/admin_users', '/search', '/about']) {
      expect(await get(url)).toEqual([302, setUp]);
    }
    const sent = await site.send('/customer/editprofile', { name: 'Sly' }, admin.cookie);
    expect([sent.statusCode, sent.headers.location]).toEqual([302, setUp]);
    expect(await get(setUp)).toEqual([200, undefined]);
    expect(await get('/logout')).toEqual([200, undefined]);
  });
});

test('pages without scripts: switched on, a login asks for the code, and a wrong one is asked for again', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  await using site = await openSite(world);
  const path = '/customer/two-step-login';
  const begin = (current: string) => site.send(path, { intent: 'begin', current }, admin.cookie);
  expect((await begin('not the password')).body).toContain('That is not your current password.');
  const begun = await begin(admin.password);
  expect([begun.statusCode, begun.headers.location]).toEqual([302, path]);
  const cookies = cookiesOf(begun);
  const shown = await site.html(path, cookies);
  expect(shown).toContain('src="data:image/svg+xml');
  expect(await site.html(path, cookies.split('; ')[0])).not.toContain('data:image/svg+xml');
  const secret = /<code[^>]*>([A-Z2-7 ]+)</.exec(shown)?.[1]?.replaceAll(' ', '') ?? '';
  expect((await site.send(path, { intent: 'confirm', code: '000000' }, cookies)).body).toContain('That code is wrong');
  const confirmed = await site.send(path, { intent: 'confirm', code: codeOf(secret) }, cookies);
  expect(confirmed.body.match(/<code>([a-z\d]{6}-){3}[a-z\d]{6}</g)).toHaveLength(10);

  const login = (at: string, fields: Record<string, string>, cookie = '') => site.send(at, fields, cookie);
  const asked = await login('/login?next=/customer', { email: admin.email, password: admin.password });
  expect([asked.statusCode, asked.headers.location]).toEqual([302, '/login/code?next=%2Fcustomer']);
  const question = cookiesOf(asked);
  expect(question).not.toContain('gidana.session');
  const form = await site.html('/login/code?next=%2Fcustomer', question);
  expect(form).toContain('autoComplete="one-time-code"');
  const again = await login('/login/code?next=%2Fcustomer', { code: '000000' }, question);
  expect([again.statusCode, again.body.includes('That code is wrong')]).toEqual([401, true]);
  const entered = await login('/login/code?next=%2Fcustomer', { code: nextCode(secret) }, question);
  expect([entered.statusCode, entered.headers.location]).toEqual([302, '/customer']);
  expect(await site.text('/customer', cookiesOf(entered))).toContain('Welcome');
  const { statusCode, headers } = await site.app.inject('/login/code');
  expect([statusCode, headers.location]).toEqual([302, '/login']);
});

test('an operator takes it from an admin who lost it: sessions end, and an email says so', async () => {
  await using world = await createWorld();
  const admin = await guarded(world);
  await resetSecondFactor(world.deps, ` ${admin.email.toUpperCase()}`);
  expect(await world.deps.credentials.sessionOf(admin.cookie)).toBeNull();
  expect((await tryLogin(world, admin)).status).toBe(200);
  await world.runJobs();
  expect(world.emails.at(-1)).toMatchObject({
    to: admin.email,
    subject: 'How you log in to Gidana was changed',
  });
  await expect(resetSecondFactor(world.deps, 'nobody@example.com')).rejects.toMatchObject({ code: 'not_found' });
});
