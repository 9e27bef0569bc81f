import { expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import type { Session } from './contract.ts';
import { cookiesOf, openSite } from '../../../../tests/support/site.ts';
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
  expect([call.statusCode, call.json().message]).toEqual([403, expect.stringContaining('please log in again')]);
  expect(await site.html('/customer/devices', ada.cookie)).toContain('name="current"');
  const { sessions } = (await site.app.inject({ url: '/api/user/sessions', headers })).json<{ sessions: Session[] }>();
  const { _id: sessionId = '' } = sessions.find(({ isThis }) => !isThis) ?? {};
  for (const current of ['', 'not the password']) {
    expect((await site.send('/customer/devices', { sessionId, current }, ada.cookie)).statusCode).toBe(403);
  }
  expect([await isSignedIn(world, tablet), await isSignedIn(world, phone)]).toEqual([true, true]);

  const given = await site.send('/customer/devices', { sessionId, current: ada.password }, ada.cookie);
  expect(given.statusCode).toBe(302);
  const cookie = cookiesOf(given);
  expect([await isSignedIn(world, tablet), await isSignedIn(world, phone)].filter(Boolean)).toHaveLength(1);
  // Given now, it stands for the other deed too.
  expect((await site.send('/customer/devices', {}, cookie)).statusCode).toBe(302);
  expect([await isSignedIn(world, tablet), await isSignedIn(world, phone)]).toEqual([false, false]);
  expect(await isSignedIn(world, cookie)).toBe(true);
});

test('a password given again gives the session another name, and the former one opens nothing', async () => {
  await using world = await createWorld();
  const [ada, admin] = [await world.person(), await world.person({ isAdmin: true })];
  const tablet = await elsewhere(world, ada);
  await using site = await openSite(world);
  const newName = async (path: string, fields: Record<string, string>, former: string) => {
    const { statusCode, headers } = await site.send(path, fields, former);
    const named = [headers['set-cookie'] ?? []].flat().filter((line) => line.startsWith('gidana.session='));
    expect([path, named]).toEqual([
      path,
      [expect.stringMatching(/; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/)],
    ]);
    const next = named[0]?.split(';')[0] ?? '';
    expect([path, next === former, await isSignedIn(world, former)]).toEqual([path, false, false]);
    return { statusCode, next };
  };
  const idOf = async (cookie: string) => (await world.deps.credentials.sessionOf(cookie))?.sessionId;

  const id = await idOf(ada.cookie);
  world.clock.now = new Date(Date.now() + QUARTER_HOUR + 1000);
  const ended = await newName('/customer/devices', { current: ada.password }, ada.cookie);
  expect([ended.statusCode, await isSignedIn(world, tablet), await idOf(ended.next)]).toEqual([302, false, id]);
  // It counts from now, so that nothing more is asked for, and the name stays.
  const again = await site.send('/customer/devices', {}, ended.next);
  expect([again.statusCode, String(again.headers['set-cookie'])]).toEqual([
    302,
    expect.not.stringContaining('session='),
  ]);

  // Also where the deed itself is refused: this address is taken.
  world.clock.now = new Date(Date.now() + 2 * QUARTER_HOUR + 2000);
  const profile = { name: 'Ada', email: admin.email, current: ada.password, phone: '' };
  const taken = await newName('/customer/editprofile', profile, ended.next);
  expect([taken.statusCode, await isSignedIn(world, taken.next)]).toEqual([409, true]);

  const removal = { intent: 'delete', id: ada.viewer.id, current: admin.password };
  const removed = await newName('/customer/admin_users', removal, admin.cookie);
  const asked = { intent: 'begin', current: admin.password };
  const begun = await newName('/customer/two-step-login', asked, removed.next);
  expect(await isSignedIn(world, begun.next)).toBe(true);
});

test('the screen for users: an admin is asked first, then logs somebody out everywhere, with the password where it is due', async () => {
  await using world = await createWorld();
  const [ada, admin] = [await world.person({ name: 'Ada Obi' }), await world.person({ isAdmin: true })];
  await using site = await openSite(world);
  const { id } = ada.viewer;
  const screen = '/customer/admin_users';
  expect(await site.html(screen, admin.cookie)).toContain('name="log-out"');
  const question = await site.html(`${screen}?log-out=${id}`, admin.cookie);
  expect(question).toContain('on every device?');
  expect(await site.html(`${screen}?log-out=nobody`, admin.cookie)).not.toContain('on every device?');
  expect(await isSignedIn(world, ada.cookie)).toBe(true);

  world.clock.now = new Date(Date.now() + QUARTER_HOUR + 1000);
  const send = (current: string, { cookie }: Person) =>
    site.send(`${screen}?log-out=${id}`, { intent: 'log-out', id, back: 'list', current }, cookie);
  const asked = await send('', admin);
  expect([asked.statusCode, asked.body.includes('name="current"')]).toEqual([403, true]);
  expect(await isSignedIn(world, ada.cookie)).toBe(true);
  expect((await send(ada.password, ada)).statusCode).toBe(403);
  const done = await send(admin.password, admin);
  expect([done.statusCode, done.headers.location]).toEqual([302, `${screen}?show=9`]);
  expect(await isSignedIn(world, ada.cookie)).toBe(false);
  expect(await world.db.select().from(auditLog)).toMatchObject([{ action: 'user.sign-out', subjectId: id }]);
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
