import { readFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Ctx } from '#core/ctx.ts';
import { accountsTexts as texts } from '../texts.ts';
import { login } from '../service.server.ts';
import { PASSWORD_MIN } from '../rules.ts';
import { ensureGoodPassword } from './password-rule.server.ts';
import { changePassword, requestReset, resetPassword } from './service.server.ts';
import { openSite } from '../../../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';

const next = 'nine yellow pineapples';

async function askForToken(world: World, email: string): Promise<string> {
  world.emails.length = 0;
  await requestReset(world.ctx(), { email });
  await world.runJobs();
  return /reset-password#([\w-]+)/.exec(world.emails[0]?.text ?? '')?.[1] ?? '';
}

const asPerson = (world: World, { viewer, cookie }: Person): Ctx => ({
  ...world.ctx(viewer),
  client: { address: '127.0.0.1', userAgent: 'test', cookies: cookie },
});
const isSignedIn = async (world: World, cookie: string) => (await world.deps.credentials.sessionOf(cookie)) !== null;

test('a mailed link sets a new password once, ends all sessions and proves the mailbox', async () => {
  await using world = await createWorld();
  const person = await world.person();
  const token = await askForToken(world, person.email);
  expect(world.emails[0]).toMatchObject({ to: person.email, subject: 'Set a new Gidana password' });

  await resetPassword(world.ctx(), { token, password: next });
  expect(await isSignedIn(world, person.cookie)).toBe(false);
  await expect(login(world.ctx(), person)).rejects.toMatchObject({ code: 'unauthenticated' });
  const { user } = await login(world.ctx(), { email: person.email, password: next });
  expect(user).toMatchObject({ _id: person.viewer.id });
  const { rows } = await world.db.execute(sql`select email_verified from users`);
  expect(rows).toEqual([{ email_verified: true }]);

  await expect(resetPassword(world.ctx(), { token, password: 'one more password' })).rejects.toMatchObject({
    code: 'invalid',
    message: texts.resetLinkOld,
  });
  await world.runJobs();
  expect(world.emails.at(-1)).toMatchObject({ to: person.email, subject: 'Your Gidana password was changed' });
});

test('of two people with the same link only one gets in, and older links die with it', async () => {
  await using world = await createWorld();
  const { email } = await world.person();
  const older = await askForToken(world, email);
  const token = await askForToken(world, email);
  const tries = await Promise.allSettled(
    [1, 2, 3].map((i) => resetPassword(world.ctx(), { token, password: `${next} ${i}` })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(resetPassword(world.ctx(), { token: older, password: next })).rejects.toThrow(texts.resetLinkOld);
});

test('a link is good for an hour', async () => {
  await using world = await createWorld();
  const { email } = await world.person();
  const token = await askForToken(world, email);
  const { rows } = await world.db.execute<{ minutes: number }>(
    sql`select round(extract(epoch from expires_at - now()) / 60)::int as minutes from verifications`,
  );
  expect(rows).toEqual([{ minutes: 60 }]);
  await world.db.execute(sql`update verifications set expires_at = now() - interval '1 second'`);
  await expect(resetPassword(world.ctx(), { token, password: next })).rejects.toThrow(texts.resetLinkOld);
});

test('who reads the database finds no token: neither with the tokens nor among the jobs', async () => {
  await using world = await createWorld();
  const { email } = await world.person();
  const token = await askForToken(world, email);
  expect(token).toMatch(/^\w{24,}$/);
  const { rows } = await world.db.execute<{ all: string }>(sql`
    select (select json_agg(v) from verifications v)::text || (select json_agg(j) from pgboss.job j)::text as all`);
  expect(rows[0]?.all).toContain(email);
  expect(rows[0]?.all).not.toContain(token);
});

test('asking for an unknown address does the same work in the foreground and mails nobody', async () => {
  await using world = await createWorld();
  await world.person({ email: 'known@example.ng' });
  await requestReset(world.ctx(), { email: 'known@example.ng' });
  await requestReset(world.ctx(), { email: 'unknown@example.ng' });
  const { rows } = await world.db.execute(
    sql`select count(*)::int as count from pgboss.job where name = 'accounts.reset-letter'`,
  );
  expect(rows).toEqual([{ count: 2 }]);
  await world.runJobs();
  expect(world.emails.map(({ to }) => to)).toEqual(['known@example.ng']);
});

test('a mailbox gets three reset emails an hour, and whoever asks is not told', async () => {
  await using world = await createWorld();
  const { email } = await world.person();
  for (let i = 0; i < 6; i += 1) await requestReset(world.ctx(), { email });
  await world.runJobs();
  expect(world.emails).toHaveLength(3);
});

test('one network address may ask for so many emails an hour', async () => {
  await using world = await createWorld();
  for (let i = 0; i < 20; i += 1) await requestReset(world.ctx(), { email: `person${i}@example.ng` });
  const more = requestReset(world.ctx(), { email: 'one-more@example.ng' });
  await expect(more).rejects.toMatchObject({ code: 'too_many', retryAfterSeconds: expect.closeTo(3600, -2) });
});

test('a changed password renews this session, ends the others and tells the owner', async () => {
  await using world = await createWorld();
  const person = await world.person();
  const other = await world.deps.credentials.signIn({ ...person, address: '127.0.0.1', userAgent: 'other' });
  const ctx = asPerson(world, person);
  const { setCookies } = await changePassword(ctx, { current: person.password, password: next });

  expect(await isSignedIn(world, setCookies[0]?.split(';')[0] ?? '')).toBe(true);
  expect(await isSignedIn(world, person.cookie)).toBe(false);
  expect(await isSignedIn(world, other?.setCookies[0] ?? '')).toBe(false);
  await world.runJobs();
  expect(world.emails.map(({ subject }) => subject)).toEqual(['Your Gidana password was changed']);
});

test('a wrong current password changes nothing and counts as a failed try', async () => {
  await using world = await createWorld();
  const person = await world.person();
  const ctx = asPerson(world, person);
  const change = () => changePassword(ctx, { current: 'not the password', password: next });
  for (let i = 0; i < 10; i += 1) await expect(change()).rejects.toMatchObject({ code: 'invalid' });
  await expect(change()).rejects.toMatchObject({ code: 'too_many' });
  expect(await isSignedIn(world, person.cookie)).toBe(true);
});

test('a new password is no common one, wherever it is set', async () => {
  await using world = await createWorld();
  const person = await world.person();
  const token = await askForToken(world, person.email);
  await expect(resetPassword(world.ctx(), { token, password: 'Naija1234' })).rejects.toThrow(texts.passwordCommon);
  const change = { current: person.password, password: 'iloveyou123' };
  await expect(changePassword(asPerson(world, person), change)).rejects.toThrow(texts.passwordCommon);
  await resetPassword(world.ctx(), { token, password: next });
});

test('the passwords of published leaks and the words of this place are refused, a sentence with such a word is not', () => {
  const leaked = dictionary['passwords-common'].filter(({ length }) => length >= PASSWORD_MIN);
  expect(leaked.length).toBeGreaterThan(10_000);
  const refused = (password: string) =>
    expect(() => ensureGoodPassword(password), password).toThrow(texts.passwordCommon);
  for (const password of leaked) refused(password);
  const [, listed = ''] =
    /\*\*words of this place\*\*[^:]*:([^.]*)\./.exec(readFileSync('docs/security.md', 'utf8')) ?? [];
  const words = listed.split(',').map((word) => word.trim());
  expect(words.length).toBeGreaterThan(10);
  for (const word of words) for (const password of [`${word}2026!`, `#1 ${word.toUpperCase()} 99`]) refused(password);
  ensureGoodPassword('a gidana with a red roof');
});

test('a password may be of any signs and of a thousand letters, and counts exactly as it was typed', async () => {
  await using world = await createWorld();
  const { email } = await world.person();
  const passwords: [string, string[]][] = [
    ['only small letters here', ['Only small letters here', 'only small letters here ', 'only small letters']],
    ['  84930175926  ', ['84930175926']],
    ['!?§ \u{1F3E0}\u{1F511} ẹ̀kọ́', ['!?§ \u{1F3E0} ẹ̀kọ́']],
    [`${'a long one '.repeat(90)}z`, [`${'a long one '.repeat(90)}y`, 'a long one '.repeat(7)]],
  ];
  for (const [password, others] of passwords) {
    const issued = await world.deps.credentials.resetToken(email);
    await resetPassword(world.ctx(), { token: issued?.token ?? '', password });
    await login(world.ctx(), { email, password });
    for (const other of others) {
      await expect(login(world.ctx(), { email, password: other })).rejects.toMatchObject({ code: 'unauthenticated' });
    }
  }
});

test('a password does not age: after years it still opens a session, and nobody asks for another', async () => {
  await using world = await createWorld();
  const { email, password } = await world.person();
  for (const table of ['users', 'credentials']) {
    await world.db.execute(
      sql`update ${sql.identifier(table)} set created_at = now() - interval '9 years', updated_at = now() - interval '9 years'`,
    );
  }
  world.clock.now = new Date(Date.now() + 5 * 365 * 86_400_000);
  expect((await login(world.ctx(), { email, password })).user).toMatchObject({ email });
});

test('fields for passwords hide what is typed, and let password managers fill them in', async () => {
  await using world = await createWorld();
  const { cookie } = await world.person();
  await using site = await openSite(world);
  for (const [path, count, who] of [
    ['/login', 1],
    ['/register', 2],
    ['/reset-password', 2],
    ['/customer/editpassword', 3, cookie],
  ] as const) {
    const inputs = (await site.html(path, who)).match(/<input[^>]*>/g) ?? [];
    const fields = inputs.filter((input) => /name="(password|retype|current)"/.test(input));
    expect([path, fields.length]).toEqual([path, count]);
    for (const field of fields) {
      expect(field).toContain('type="password"');
      expect(field).toMatch(/autoComplete="(current|new)-password"/i);
      expect(Number(/maxLength="(\d+)"/i.exec(field)?.[1] ?? 1000)).toBe(1000);
    }
  }
});
