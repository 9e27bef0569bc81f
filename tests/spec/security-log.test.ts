import { globSync, readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Deps } from '#core/ctx.ts';
import { createLog } from '#process/log.server.ts';
import { createApp } from '#server/app.ts';
import { createWorld, type World } from '../support/world.ts';

/** The calls of a world, and what its log writes. */
async function logged(world: World, change: Partial<Deps> = {}) {
  const written: string[] = [];
  const sink = new Writable({ write: (chunk, _encoding, done) => (written.push(String(chunk)), done()) });
  const options = { deps: { ...world.deps, ...change }, trustProxy: [], corsOrigins: [] };
  const app = await createApp({ ...options, logger: createLog('info', sink) });
  const lines = () => written.join('').trimEnd().split('\n');
  const events = () => lines().map((line) => JSON.parse(line) as Record<string, unknown>);
  return { app, lines, events: () => events().filter(({ event }) => event !== undefined) };
}

test('logins, logouts and what is refused are written down: what, who, from where, when and in which request', async () => {
  const limits = { requests: 1000, signIn: 1, register: 20, uploads: 10, writes: 10 };
  await using world = await createWorld({ limits });
  const [ada, admin] = [await world.person(), await world.person({ isAdmin: true })];
  const { app, events } = await logged(world);
  const login = (payload: object) => app.inject({ method: 'POST', url: '/api/customer/login', payload });
  const { email, password } = ada;
  await login({ email, password });
  await login({ email, password: 'not the password' });
  await login({ email, password });
  await app.inject({ url: '/api/customer/logout', headers: { cookie: ada.cookie } });
  const other = await app.inject({
    method: 'DELETE',
    url: `/api/user/delete/${ada.viewer.id}`,
    headers: { cookie: admin.cookie, origin: 'https://evil.example' },
  });
  expect(other.statusCode).toBe(403);
  const { cookie } = await world.person();
  expect((await app.inject({ url: '/api/user/getusers', headers: { cookie } })).statusCode).toBe(403);

  const address = '127.0.0.1';
  expect(events()).toEqual(
    [
      { event: 'login', userId: ada.viewer.id, address },
      { event: 'login-refused', address },
      { event: 'throttled', address },
      { event: 'logout', userId: ada.viewer.id },
      { event: 'access-refused', address },
      { event: 'access-refused', userId: expect.any(String), address },
    ].map((line) => expect.objectContaining({ ...line, time: expect.any(Number), level: expect.any(Number) })),
  );
  const requests = events().map((line) => line['requestId'] ?? line['reqId']);
  expect(new Set(requests).size).toBe(6);
  for (const id of requests) expect(id).toMatch(/^[\da-f-]{36}$/);
  await app.close();
});

test('what is typed makes no line of its own in the log, and no password, token or cookie stands there', async () => {
  await using world = await createWorld();
  const { email, password, cookie } = await world.person();
  const { app, lines } = await logged(world);
  const forged = '\n{"level":30,"event":"login","userId":"somebody"}\n';
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/customer/${path}`, payload, headers: { 'user-agent': 'x', cookie } });
  await post('login', { email, password });
  await post('login', { email, password: `a secret guess${forged}` });
  await post('resetpassword', { token: `made-up-token${forged}`, password: 'nine yellow pineapples' });
  await app.inject(`/api/listing/get?searchTerm=${encodeURIComponent(forged)}`);
  await app.inject(`/reset-password?token=made-up-token`);
  for (const line of lines()) expect(JSON.parse(line)).not.toMatchObject({ userId: 'somebody' });
  const secrets = [
    password,
    'a secret guess',
    'made-up-token',
    'nine yellow pineapples',
    cookie.split('=')[1] ?? '',
    email,
  ];
  for (const secret of secrets)
    expect([secret, lines().some((line) => line.includes(secret))]).toEqual([secret, false]);
  await app.close();
});

test('a failure that nobody expected is written down, and whoever asked learns its number only', async () => {
  await using world = await createWorld();
  const { cookie } = await world.person();
  const sessionOf = () => Promise.reject(new Error('relation "secret_table" does not exist'));
  const { app, lines } = await logged(world, { credentials: { ...world.deps.credentials, sessionOf } });
  const answer = await app.inject({ url: '/api/favourites', headers: { cookie } });
  const body = answer.json<{ requestId: string }>();
  expect([answer.statusCode, Object.keys(body).toSorted()]).toEqual([500, ['code', 'message', 'requestId', 'success']]);
  expect(answer.body).not.toMatch(/secret_table|\.ts\b|at /);
  const line = lines().find((one) => one.includes('secret_table')) ?? '';
  expect(line).toContain(body.requestId);
  expect(line).toContain('security-log.test.ts');
  await app.close();
});

test('every event that is written down stands in the table of docs/security.md', () => {
  const [, table = ''] = /## Logs\n([^]*?)\n## /.exec(readFileSync('docs/security.md', 'utf8')) ?? [];
  const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  const events = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\blog\.\w+\(\s*\{\s*event: ([^,}]+)/g)].flatMap(([, said = '']) =>
      [...said.matchAll(/['"`]([\w-]+)(?:\$\{|['"`])/g)].map(([, name = '']) => name),
    ),
  );
  expect(events.length).toBeGreaterThan(9);
  for (const event of events) expect([event, table.includes(`\`${event}`)]).toEqual([event, true]);
});
