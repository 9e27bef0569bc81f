import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '#db/client.server.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { createCredentials } from '#providers/credentials/better-auth.server.ts';
import { type DatabaseProxy, proxyDatabase } from '../support/servers/database-proxy.ts';
import { type Market, smallMarket } from '../support/market.ts';
import { openSite, type Site } from '../support/site.ts';
import { createWorld, type World } from '../support/world.ts';

const BUSY = 'We are busy right now. Please try again in a moment.';
/** Whatever happens to the database, everybody has an answer by then. */
const ANSWERED_MS = 5_000;

let world: World;
let market: Market;
let proxy: DatabaseProxy;
let behind: ReturnType<typeof connect>;
let site: Site;

beforeAll(async () => {
  world = await createWorld();
  market = await smallMarket(world);
  const { rows } = await world.db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(process.env['GIDANA_TEST_CLUSTER'] ?? '');
  url.pathname = rows[0]?.name ?? '';
  proxy = await proxyDatabase(url.href);
  behind = connect({ connectionString: proxy.url, max: 4 });
  const { db } = behind;
  const { log } = world.deps;
  const credentials = createCredentials({ db, log, secret: 'a secret for tests that is long enough', publicUrl: '' });
  site = await openSite(world, { db, credentials });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await behind.close();
  await proxy[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});
beforeEach(async () => {
  proxy.thaw();
  proxy.mend();
  await expect.poll(async () => (await site.app.inject('/healthz')).statusCode, { timeout: 10_000 }).toBe(200);
});

const paths = () => ['/', '/search', `/listing/${market.sale}`, '/blog', '/properties'];
const calls = () => [
  '/api/listing/get?searchTerm=duplex',
  `/api/listing/get/${market.rent}`,
  '/api/post/getposts?limit=3',
];

async function timed(url: string, cookie = '') {
  const started = performance.now();
  const answer = await site.app.inject({ url, headers: { cookie } });
  return { answer, milliseconds: performance.now() - started };
}

describe('a database that is away', () => {
  test('has pages and calls answer 503 with when to come back, and everything works as soon as it is back', async () => {
    proxy.cut();
    for (const path of [...paths(), ...calls(), '/healthz']) {
      const { answer, milliseconds } = await timed(path);
      expect([path, answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([path, 503, 5]);
      expect(answer.body).toContain(path.startsWith('/api') ? BUSY : '');
      expect(milliseconds).toBeLessThan(ANSWERED_MS);
    }
    proxy.mend();
    for (const path of paths()) expect([path, (await timed(path)).answer.statusCode]).toEqual([path, 200]);
  });

  test('has a form of somebody signed in come back with what was typed', async () => {
    const answered = await site.app.inject('/contact');
    expect(answered.statusCode).toBe(200);
    proxy.cut();
    const fields = { name: 'Ada', email: 'ada@example.com', message: 'Is it still to let?' };
    const sent = await site.send('/login', { email: 'ada@example.com', password: 'a long enough password' });
    expect(sent.statusCode).toBe(503);
    expect(sent.headers['retry-after']).toBe('5');
    expect(sent.body).toContain(fields.email);
    expect(sent.body).not.toContain('a long enough password');
  });
});

describe('a database that is frozen', () => {
  test('keeps nobody waiting: every request is answered within five seconds, and the health check within one', async () => {
    proxy.freeze();
    const health = await timed('/healthz');
    expect(health.answer.statusCode).toBe(503);
    expect(health.milliseconds).toBeLessThan(1_000);
    const asked = [...paths(), ...calls(), ...paths()].map((path) => timed(path, market.customer.cookie));
    for (const { answer, milliseconds } of await Promise.all(asked)) {
      expect(answer.statusCode).toBe(503);
      expect(milliseconds).toBeLessThan(ANSWERED_MS + 500);
    }
    proxy.thaw();
    await expect.poll(async () => (await timed(market.sale)).answer.statusCode).not.toBe(503);
    for (const path of paths()) expect([path, (await timed(path)).answer.statusCode]).toEqual([path, 200]);
  });

  test('in the middle of a transaction has it answered as soon, and its connection is not used again', async () => {
    const started = performance.now();
    await expect(
      behind.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        proxy.freeze();
        await tx.execute(sql`select 2`);
      }),
    ).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(ANSWERED_MS);
    expect(behind.pool.totalCount - behind.pool.idleCount).toBe(0);
  });
});

test('a statement that takes too long is answered 503, on a page and by a call', async () => {
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`lock table listings in access exclusive mode`);
    const answers = await Promise.all([timed(`/listing/${market.sale}`), timed(`/api/listing/get/${market.sale}`)]);
    for (const { answer, milliseconds } of answers) {
      expect(answer.statusCode).toBe(503);
      expect(milliseconds).toBeLessThan(ANSWERED_MS);
    }
  });
});

test('two transactions in each other’s way both succeed: one of them begins again', async () => {
  let meet = 0;
  let release = () => undefined as void;
  const both = new Promise<void>((resolve) => (release = resolve));
  const lock = (order: readonly string[]) =>
    inTransaction(world.ctx(), async (tx) => {
      for (const id of order) {
        await tx.db.execute(sql`update users set city = 'Kano' where id = ${id}`);
        meet += 1;
        if (meet === 2) release();
        await both;
      }
    });
  const ids = [market.owner.viewer.id, market.customer.viewer.id];
  await Promise.all([lock(ids), lock(ids.toReversed())]);
  expect(meet).toBeGreaterThan(4);
});

test.each([
  ['a NUL in an address', (): [string, object?] => [`/listing/${encodeURIComponent('x\0y')}`]],
  ['a NUL in a search', (): [string, object?] => [`/search?searchTerm=${encodeURIComponent('duplex\0')}`]],
  ['a NUL in a call', (): [string, object?] => [`/api/listing/get/${encodeURIComponent('x\0y')}`]],
  [
    'a NUL in a reset token',
    (): [string, object?] => [
      '/reset-password',
      { token: 'a\0b', password: 'a long enough password', retype: 'a long enough password' },
    ],
  ],
])('%s is refused or not found, never a defect', async (_name, make) => {
  const [path, fields] = make();
  const { statusCode } = fields ? await site.send(path, fields as Record<string, string>) : await site.app.inject(path);
  expect(statusCode).toBeLessThan(500);
});
