import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { sessions } from '#db/schema/auth.ts';
import { login } from '../service.server.ts';
import { changePassword } from '../passwords/service.server.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';
import type { Session } from './contract.ts';
import { deviceName } from './device-name.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; TECNO KL4) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';

async function ask(world: World, method: 'GET' | 'DELETE', path: string, { cookie }: Pick<Person, 'cookie'>) {
  const app = await world.app();
  const answer = await app.inject({ method, url: `/api/user/sessions${path}`, headers: { cookie } });
  return { status: answer.statusCode, json: answer.json<{ sessions: Session[]; message: string }>() };
}

async function signIn(world: World, { email, password }: Person, userAgent: string) {
  const grant = await world.deps.credentials.signIn({ email, password, address: '10.1.1.1', userAgent });
  return { cookie: grant?.setCookies[0]?.split(';')[0] ?? '' };
}

test('a person sees where they are signed in, in plain words, the session that asks among them', async () => {
  await using world = await createWorld();
  const ada = await world.person();
  await world.person();
  const phone = await signIn(world, ada, PHONE);
  await signIn(world, ada, MAC);
  const { status, json } = await ask(world, 'GET', '', phone);
  expect(status).toBe(200);
  expect(json.sessions.map(({ device, isThis }) => [device, isThis]).sort()).toEqual([
    ['A program or an unknown browser', false],
    ['Chrome on Android', true],
    ['Safari on a Mac', false],
  ]);
  expect(Object.keys(json.sessions[0] ?? {}).sort()).toEqual(['_id', 'begunAt', 'device', 'isThis', 'lastSeenAt']);
});

test('a session that is ended is signed out at its next request; one of somebody else cannot be ended', async () => {
  await using world = await createWorld();
  const ada = await world.person();
  const ben = await world.person();
  const phone = await signIn(world, ada, PHONE);
  const idOf = async (who: { cookie: string }) =>
    (await ask(world, 'GET', '', who)).json.sessions.find(({ isThis }) => isThis)?._id ?? '';
  expect((await ask(world, 'DELETE', `/${await idOf(ben)}`, ada)).status).toBe(404);
  expect((await ask(world, 'GET', '', ben)).status).toBe(200);
  const gone = `/${await idOf(phone)}`;
  expect((await ask(world, 'DELETE', gone, ada)).status).toBe(200);
  expect((await ask(world, 'GET', '', phone)).status).toBe(401);
  expect((await ask(world, 'DELETE', gone, ada)).status).toBe(404);
  expect((await ask(world, 'DELETE', '/no-id', ada)).status).toBe(400);
  expect((await ask(world, 'GET', '', ada)).status).toBe(200);
});

test('an account has at most a hundred sessions: a login ends the one that was not seen for the longest time', async () => {
  await using world = await createWorld();
  const ada = await world.person();
  const other = await world.person();
  const old = Array.from({ length: 100 }, (_, n) => ({
    userId: ada.viewer.id,
    token: `token ${n}`,
    expiresAt: new Date(Date.now() + 86_400_000),
    updatedAt: new Date(Date.now() - 3_600_000 + n),
  }));
  await world.db.insert(sessions).values(old);
  await login(world.ctx(), { email: ada.email, password: ada.password });
  const tokens = (await world.db.select().from(sessions)).map(({ token }) => token);
  expect(tokens).toHaveLength(101);
  expect(tokens).not.toContain('token 0');
  expect(tokens).not.toContain('token 1');
  expect(tokens).toContain('token 2');
  expect((await ask(world, 'GET', '', ada)).json.sessions).toHaveLength(100);
  expect((await ask(world, 'GET', '', other)).status).toBe(200);
});

test('all other sessions end at once, those of other people go on', async () => {
  await using world = await createWorld();
  const [ada, ben] = [await world.person(), await world.person()];
  const others = [await signIn(world, ada, PHONE), await signIn(world, ada, MAC)];
  expect((await ask(world, 'DELETE', '', ada)).status).toBe(200);
  for (const other of others) expect((await ask(world, 'GET', '', other)).status).toBe(401);
  expect((await ask(world, 'GET', '', ada)).json.sessions).toHaveLength(1);
  expect((await ask(world, 'GET', '', ben)).status).toBe(200);
});

test('a new password ends all other sessions, and this one gets another name', async () => {
  await using world = await createWorld();
  const ada = await world.person();
  const phone = await signIn(world, ada, PHONE);
  const next = { current: ada.password, password: 'nine yellow pineapples' };
  const ctx = world.ctx(ada.viewer, ada.cookie);
  const client = { ...ctx.client, userAgent: PHONE };
  const { setCookies } = await changePassword({ ...ctx, client }, next);
  for (const old of [phone, ada]) expect((await ask(world, 'GET', '', old)).status).toBe(401);
  const renewed = { cookie: setCookies[0]?.split(';')[0] ?? '' };
  const { sessions } = (await ask(world, 'GET', '', renewed)).json;
  expect(sessions.map(({ device }) => device)).toEqual([deviceName(PHONE)]);
});

test('when a session was last seen is right to the hour', async () => {
  await using world = await createWorld();
  const ada = await world.person();
  await world.db.execute(sql`update sessions set created_at = now() - interval '3 hours',
    updated_at = now() - interval '2 hours', expires_at = now() + interval '14 days' - interval '2 hours'`);
  await ask(world, 'GET', '', ada);
  const [session] = (await ask(world, 'GET', '', ada)).json.sessions;
  expect(Date.now() - Date.parse(session?.lastSeenAt ?? '')).toBeLessThan(60_000);
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  ['Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16', 'Opera on Android'],
  ['curl/8.5.0', 'A program or an unknown browser'],
  ['<script>alert(1)</script>', 'A program or an unknown browser'],
])('device names: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
