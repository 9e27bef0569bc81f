import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connect } from '#db/client.server.ts';
import { createWorld } from '../../../tests/support/world.ts';
import { createCredentials } from './better-auth.server.ts';

const secret = 'a secret for tests that is long enough';
const where = { address: '10.1.2.3', userAgent: 'Opera Mini \u{1F600}' };

test('a session is a row: removing it ends it at once', async () => {
  await using world = await createWorld();
  const { credentials } = world.deps;
  const { viewer, cookie } = await world.person();
  expect(await credentials.sessionOf(cookie)).toMatchObject({ userId: viewer.id });
  await world.db.execute(sql`delete from sessions where user_id = ${viewer.id}`);
  expect(await credentials.sessionOf(cookie)).toBeNull();

  const again = await world.person();
  await world.db.execute(sql`delete from users where id = ${again.viewer.id}`);
  expect(await credentials.sessionOf(again.cookie)).toBeNull();
});

test('a session remembers where it was opened, and is new at each sign-in', async () => {
  await using world = await createWorld();
  const { email, password, cookie } = await world.person();
  const grant = await world.deps.credentials.signIn({ email, password, ...where });
  expect(grant?.setCookies[0]).not.toContain(cookie);
  const { rows } = await world.db.execute(sql`select ip_address, user_agent from sessions order by id desc limit 1`);
  expect(rows).toEqual([{ ip_address: '10.1.2.3', user_agent: 'Opera Mini' }]);
});

test('the name of a session is 32 random letters and digits, and no two have a piece in common', async () => {
  await using world = await createWorld();
  const { email, password } = await world.person();
  for (let n = 0; n < 7; n += 1) await world.deps.credentials.signIn({ email, password, ...where });
  const { rows } = await world.db.execute<{ token: string }>(sql`select token from sessions`);
  for (const { token } of rows) expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
  const pieces = rows.flatMap(({ token }) => token.match(/.{8}/g) ?? []);
  expect([rows.length, new Set(pieces).size]).toEqual([8, 32]);
});

test('a session in use is extended once a day, and ends after two weeks without a visit', async () => {
  await using world = await createWorld();
  const { sessionOf } = world.deps.credentials;
  const { cookie } = await world.person();
  expect((await sessionOf(cookie))?.setCookies).toEqual([]);
  await world.db.execute(sql`update sessions set expires_at = now() + interval '12 days'`);
  expect((await sessionOf(cookie))?.setCookies[0]).toMatch(/Max-Age=1209600/);
  const { rows } = await world.db.execute(
    sql`select expires_at > now() + interval '13 days' as extended from sessions`,
  );
  expect(rows).toEqual([{ extended: true }]);
  await world.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`);
  expect(await sessionOf(cookie)).toBeNull();
});

test('a session ends thirty days after the sign-in, however much it is used', async () => {
  await using world = await createWorld();
  const { cookie } = await world.person();
  await world.db.execute(sql`update sessions set created_at = now() - interval '30 days'`);
  expect(await world.deps.credentials.sessionOf(cookie)).toBeNull();
  expect((await world.db.execute(sql`select 1 from sessions`)).rows).toEqual([]);
});

test('over https the cookie is sent over https only and bound to this host', async () => {
  await using world = await createWorld();
  const { email, password } = await world.person();
  const options = { db: world.db, log: world.deps.log, secret };
  const secure = createCredentials({ ...options, publicUrl: 'https://gidana.example' });
  const [cookie = ''] = (await secure.signIn({ email, password, ...where }))?.setCookies ?? [];
  expect(cookie).toMatch(/^__Host-gidana\.session=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(await secure.sessionOf(cookie.split(';')[0] ?? '')).not.toBeNull();
});

test('a cookie signed with another secret opens nothing', async () => {
  await using world = await createWorld();
  const { cookie } = await world.person();
  const options = { db: world.db, log: world.deps.log, publicUrl: 'http://localhost:3000' };
  const other = createCredentials({ ...options, secret: 'some other secret that is long enough' });
  expect(await other.sessionOf(cookie)).toBeNull();
});

test('a sign-up that does not commit leaves nothing behind', async () => {
  await using world = await createWorld();
  const { credentials } = world.deps;
  const person = { name: 'Ada', email: 'ada@example.ng', passwordHash: 'x' };
  await world.db
    .transaction(async (tx) => {
      expect(await credentials.signUp(tx, person)).not.toBeNull();
      throw new Error('changed my mind');
    })
    .catch(() => undefined);
  expect((await world.db.execute(sql`select 1 from users`)).rows).toEqual([]);
  expect(await credentials.signUp(world.db, person)).not.toBeNull();
});

test('a lost database is an error that tells no password, token or hash', async () => {
  const lines: unknown[] = [];
  const note = (...line: unknown[]) => void lines.push(line);
  const { db, close } = connect({ connectionString: 'postgres://nobody@localhost/none?host=/nonexistent' });
  const log = { info: note, warn: note, error: note };
  const credentials = createCredentials({ db, log, secret, publicUrl: 'http://localhost:3000' });
  const attempts = [
    () => credentials.signIn({ email: 'ada@example.ng', password: 'the password', ...where }),
    () => credentials.reset({ token: 'the-token', password: 'the password' }),
    () => credentials.signUp(db, { name: 'Ada', email: 'ada@example.ng', passwordHash: 'the-hash' }),
    () => credentials.setPassword(db, { userId: '00000000-0000-7000-8000-000000000000', passwordHash: 'the-hash' }),
  ];
  for (const attempt of attempts) {
    const error = await attempt().then(
      () => null,
      (reason: Error) => reason,
    );
    expect(error).toMatchObject({ code: 'ENOENT' });
    lines.push(error?.message, error?.stack);
  }
  await close();
  expect(JSON.stringify(lines)).not.toMatch(/the password|the-token|the-hash|ada@example/);
});
