import { expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import type { Session } from './contract.ts';
import { openSite } from '../../../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';

const QUARTER_HOUR = 15 * 60_000;

async function elsewhere(world: World, { email, password }: Person) {
  const grant = await world.deps.credentials.signIn({ email, password, address: '10.1.1.1', userAgent: 'x' });
  return grant?.setCookies[0]?.split(';')[0] ?? '';
}

const isSignedIn = async (world: World, cookie: string) => (await world.deps.credentials.sessionOf(cookie)) !== null;

test('logging another device out asks for the password a quarter of an hour after it was given, on the page and in the call', async () => {
  await using world = await createWorld();
  const ada = await world.person();
  const [tablet, phone] = [await elsewhere(world, ada), await elsewhere(world, ada)];
  await using site = await openSite(world);
  expect(await site.html('/customer/devices', ada.cookie)).not.toContain('name="current"');
  world.clock.now = new Date(Date.now() + QUARTER_HOUR + 1000);

  const headers = { cookie: ada.cookie };
  const call = await site.app.inject({ method: 'DELETE', url: '/api/user/sessions', headers });
  expect([call.statusCode, call.json().message]).toEqual([403, expect.stringContaining('log in once more')]);
  expect(await site.html('/customer/devices', ada.cookie)).toContain('name="current"');
  const { sessions } = (await site.app.inject({ url: '/api/user/sessions', headers })).json<{ sessions: Session[] }>();
  const { _id: sessionId = '' } = sessions.find(({ isThis }) => !isThis) ?? {};
  for (const current of ['', 'not the password']) {
    expect((await site.send('/customer/devices', { sessionId, current }, ada.cookie)).statusCode).toBe(403);
  }
  expect([await isSignedIn(world, tablet), await isSignedIn(world, phone)]).toEqual([true, true]);

  expect((await site.send('/customer/devices', { sessionId, current: ada.password }, ada.cookie)).statusCode).toBe(302);
  expect([await isSignedIn(world, tablet), await isSignedIn(world, phone)].filter(Boolean)).toHaveLength(1);
  // Given now, it stands for the other deed too.
  expect((await site.send('/customer/devices', {}, ada.cookie)).statusCode).toBe(302);
  expect([await isSignedIn(world, tablet), await isSignedIn(world, phone)]).toEqual([false, false]);
  expect(await isSignedIn(world, ada.cookie)).toBe(true);
});

test('an admin logs somebody out everywhere, which goes on record; of an admin’s own sessions the one that asks stays', async () => {
  await using world = await createWorld();
  const [ada, admin] = [await world.person(), await world.person({ isAdmin: true })];
  const [phone, other] = [await elsewhere(world, ada), await elsewhere(world, admin)];
  const app = await world.app();
  const end = async ({ viewer }: Person) => {
    const url = `/api/user/sessions/of/${viewer.id}`;
    return (await app.inject({ method: 'DELETE', url, headers: { cookie: admin.cookie } })).statusCode;
  };
  expect(await end(ada)).toBe(200);
  for (const cookie of [ada.cookie, phone]) expect(await isSignedIn(world, cookie)).toBe(false);
  expect(await world.db.select().from(auditLog)).toMatchObject([
    { action: 'user.sign-out', actorId: admin.viewer.id, subjectId: ada.viewer.id },
  ]);
  expect(await end(admin)).toBe(200);
  expect([await isSignedIn(world, admin.cookie), await isSignedIn(world, other)]).toEqual([true, false]);
  world.clock.now = new Date(Date.now() + QUARTER_HOUR + 1000);
  expect(await end(ada)).toBe(403);
});
