import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { login } from '../service.server.ts';
import { resetPassword } from './service.server.ts';
import { createWorld, type World } from '../../../../tests/support/world.ts';

const limits = { requests: 100_000, signIn: 3, register: 20, uploads: 1000, writes: 1000 };

const from = (world: World, address: string) => ({
  ...world.ctx(),
  client: { address, userAgent: 'test', cookies: '' },
});
const guess = (world: World, email: string, address = '10.0.0.1') =>
  login(from(world, address), { email, password: 'not the password' }).then(
    () => 'in',
    (error: { code: string; retryAfterSeconds?: number }) => error.retryAfterSeconds ?? error.code,
  );
/** Within ten seconds less: the machine may be slow. */
const about = (seconds: number) => expect.closeTo(seconds - 4.5, -1);
const letPass = (world: World, seconds: number) =>
  world.db.execute(sql`update sign_in_failures set failed_at = failed_at - make_interval(secs => ${seconds})`);

test('after the free tries each wait is twice as long, up to a quarter of an hour', async () => {
  await using world = await createWorld({ limits });
  const { email } = await world.person();
  for (let i = 0; i < 3; i += 1) expect(await guess(world, email)).toBe('unauthenticated');
  for (const wait of [30, 60, 120, 240]) {
    expect(await guess(world, email)).toEqual(about(wait));
    await letPass(world, wait);
    expect(await guess(world, email)).toBe('unauthenticated');
  }
});

test('the wait holds for the right password too, for unknown addresses, and for many tries at once', async () => {
  await using world = await createWorld({ limits });
  const person = await world.person();
  const tries = await Promise.all(Array.from({ length: 12 }, () => guess(world, person.email)));
  expect(tries.filter((outcome) => outcome === 'unauthenticated').length).toBeLessThanOrEqual(3);
  while ((await guess(world, person.email)) === 'unauthenticated');
  await expect(login(from(world, '10.0.0.1'), person)).rejects.toMatchObject({ code: 'too_many' });

  for (let i = 0; i < 3; i += 1) await guess(world, 'nobody@example.ng');
  expect(await guess(world, 'nobody@example.ng')).toEqual(about(30));
});

test('tries while waiting do not make the wait longer, and a quarter of an hour forgets', async () => {
  await using world = await createWorld({ limits });
  const person = await world.person();
  for (let i = 0; i < 8; i += 1) await guess(world, person.email);
  await letPass(world, 30);
  expect((await login(world.ctx(), person)).user).toMatchObject({ _id: person.viewer.id });

  for (let i = 0; i < 3; i += 1) await guess(world, person.email);
  await letPass(world, 901);
  for (let i = 0; i < 3; i += 1) expect(await guess(world, person.email)).toBe('unauthenticated');
});

test('a success forgives the account; so does a reset by mail; open sessions go on meanwhile', async () => {
  await using world = await createWorld({ limits });
  const person = await world.person();
  for (let round = 0; round < 3; round += 1) {
    for (let i = 0; i < 2; i += 1) expect(await guess(world, person.email)).toBe('unauthenticated');
    await login(world.ctx(), person);
  }
  for (let i = 0; i < 4; i += 1) await guess(world, person.email);
  expect(await guess(world, person.email)).toEqual(about(30));
  expect(await world.deps.credentials.sessionOf(person.cookie)).not.toBeNull();

  const issued = await world.deps.credentials.resetToken(person.email);
  await resetPassword(world.ctx(), { token: issued?.token ?? '', password: 'nine yellow pineapples' });
  expect(await guess(world, person.email)).toBe('unauthenticated');
});

test('whoever guesses from another network, or from many, does not keep the owner out of a device that knows them', async () => {
  await using world = await createWorld({ limits });
  const { email, password } = await world.person();
  const home = from(world, '10.0.0.9');
  const known = await login(home, { email, password });
  const cookies = known.setCookies.map((line) => line.split(';')[0]).join('; ');
  const knownDevice = { ...home, client: { ...home.client, cookies } };

  for (let i = 0; i < 4; i += 1) await guess(world, email, '10.6.6.6');
  expect(await guess(world, email, '10.6.6.6')).toEqual(about(30));
  // Another network is not the guesser's.
  expect((await login(home, { email, password })).user?.email).toBe(email);

  for (let i = 0; i < 40; i += 1) await guess(world, email, `10.7.0.${i}`);
  expect(await guess(world, email, '10.8.8.8')).toEqual(expect.any(Number));
  await expect(login(home, { email, password })).rejects.toMatchObject({ code: 'too_many' });
  expect((await login(knownDevice, { email, password })).user?.email).toBe(email);
});

test('a known device has its own limit, and is known for one account only', async () => {
  await using world = await createWorld({ limits });
  const [ada, eve] = [await world.person(), await world.person()];
  const { setCookies } = await login(world.ctx(), ada);
  const cookies = setCookies.map((line) => line.split(';')[0]).join('; ');
  const device = (address: string) => ({ ...world.ctx(), client: { address, userAgent: 'test', cookies } });
  const wrong = (email: string, address: string) =>
    login(device(address), { email, password: 'not the password' }).catch(({ code }: { code: string }) => code);
  for (let i = 0; i < 3; i += 1) expect(await wrong(ada.email, `10.0.1.${i}`)).toBe('unauthenticated');
  expect(await wrong(ada.email, '10.0.1.9')).toBe('too_many');
  for (let i = 0; i < 3; i += 1) expect(await wrong(eve.email, '10.0.2.1')).toBe('unauthenticated');
  expect(await wrong(eve.email, '10.0.2.1')).toBe('too_many');
});

test('one network address may fail ten times as often, over all accounts', async () => {
  await using world = await createWorld({ limits: { ...limits, signIn: 1 } });
  for (let i = 0; i < 10; i += 1) expect(await guess(world, `person${i}@example.ng`)).toBe('unauthenticated');
  expect(await guess(world, 'person10@example.ng')).toEqual(about(30));
  expect(await guess(world, 'person10@example.ng', '10.0.0.2')).toBe('unauthenticated');
});

test('the answer on the wire is 429 and says when to come back', async () => {
  await using world = await createWorld({ limits });
  const app = await world.app();
  const payload = { email: 'nobody@example.ng', password: 'not the password' };
  const statuses: number[] = [];
  for (let i = 0; i < 4; i += 1) {
    const answer = await app.inject({ method: 'POST', url: '/api/customer/login', payload });
    statuses.push(answer.statusCode);
    if (answer.statusCode === 429) {
      expect(Number(answer.headers['retry-after'])).toEqual(about(30));
      expect(answer.json()).toMatchObject({ success: false, code: 'too_many' });
    }
  }
  expect(statuses).toEqual([401, 401, 401, 429]);
});

test('an address that somebody typed in is not kept in clear', async () => {
  await using world = await createWorld({ limits });
  await guess(world, 'nobody@example.ng');
  const { rows } = await world.db.execute<{ key: string }>(sql`select key from sign_in_failures`);
  expect(rows.map(({ key }) => key).join(' ')).not.toContain('nobody');
});
