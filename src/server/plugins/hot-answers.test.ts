import Fastify from 'fastify';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { createMetrics } from '#core/metrics.server.ts';
import { listenToChanges } from '#db/changes.server.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { hotAnswersPlugin } from './hot-answers.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function createMarket() {
  const database = await createTestDatabase();
  const changes = await listenToChanges(database.url, quiet);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const app = Fastify();
  let reads = 0;
  await app.register(hotAnswersPlugin, { changes, metrics: createMetrics() });
  app.get('/posts', { config: { access: 'public', hot: true } }, async () => {
    reads += 1;
    const { rows } = await pool.query<{ title: string }>('SELECT title FROM posts ORDER BY title');
    return rows;
  });
  app.post('/refused', { config: { access: 'public' } }, async (_request, reply) => reply.status(404).send({}));
  app.post('/posts', { config: { access: 'public' } }, async () => {
    await write('by a call');
    return { success: true };
  });
  const write = (title: string) => pool.query(`INSERT INTO posts (slug, title, excerpt) VALUES ($1, $1, '')`, [title]);
  await app.ready();
  return {
    app,
    pool,
    write,
    reads: () => reads,
    titles: async (headers: Record<string, string> = {}) =>
      (await app.inject({ url: '/posts', headers })).json<{ title: string }[]>().map(({ title }) => title),
    async [Symbol.asyncDispose]() {
      await app.close();
      await changes.stop();
      await pool.end();
      await database[Symbol.asyncDispose]();
    },
  };
}

test('an unchanged answer is read once and compressed for those who want it', async () => {
  await using market = await createMarket();
  await market.write('x'.repeat(2_000));
  await vi.waitFor(async () => {
    const before = market.reads();
    await market.titles();
    expect(market.reads()).toBe(before);
  });

  const packed = await market.app.inject({ url: '/posts', headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.rawPayload.length).toBeLessThan(200);

  const again = await market.app.inject({ url: '/posts', headers: { 'if-none-match': String(packed.headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('a write through this process is seen by the very next reader', async () => {
  await using market = await createMarket();
  expect(await market.titles()).toEqual([]);
  expect(await market.titles()).toEqual([]);
  await market.app.inject({ method: 'POST', url: '/posts' });
  expect(await market.titles()).toEqual(['by a call']);
});

test('a write that is refused has nothing forgotten', async () => {
  await using market = await createMarket();
  await market.titles();
  await market.titles();
  const before = market.reads();
  await market.app.inject({ method: 'POST', url: '/refused' });
  await market.titles();
  expect(market.reads()).toBe(before);
});

test('a write by another process is seen as soon as the database tells', async () => {
  await using market = await createMarket();
  expect(await market.titles()).toEqual([]);
  await market.write('by somebody else');
  await vi.waitFor(async () => expect(await market.titles()).toEqual(['by somebody else']));
});

test('people with a session never get a remembered answer', async () => {
  await using market = await createMarket();
  await market.titles();
  const before = market.reads();
  await market.titles({ cookie: 'gidana.session_token=abc' });
  expect(market.reads()).toBe(before + 1);
});

test('a request that names its origin neither gets a remembered answer nor leaves one', async () => {
  await using market = await createMarket();
  const origin = 'https://elsewhere.example';
  await market.titles({ origin });
  await market.titles();
  const before = market.reads();
  expect(before).toBe(2);
  await market.titles({ origin });
  expect(market.reads()).toBe(before + 1);
  await market.titles();
  expect(market.reads()).toBe(before + 1);
});

test('nothing is remembered while the feed of changes is lost, and it comes back by itself', async () => {
  await using market = await createMarket();
  await market.titles();
  await market.pool
    .query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'gidana changes'
    AND datname = current_database()`);
  await vi.waitFor(async () => {
    const before = market.reads();
    await market.titles();
    expect(market.reads()).toBe(before + 1);
  });
  await vi.waitFor(
    async () => {
      await market.titles();
      const before = market.reads();
      await market.titles();
      expect(market.reads()).toBe(before);
    },
    { timeout: 10_000 },
  );
});
