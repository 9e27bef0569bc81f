import { request } from 'node:http';
import Fastify from 'fastify';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { createMetrics } from '#core/metrics.server.ts';
import { listenToChanges } from '#db/changes.server.ts';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { touchesPlugin } from '../plugins/touches.ts';
import { createMemory } from './memory.ts';
import { memoryPlugin } from './plugin.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function createMarket() {
  const database = await createTestDatabase();
  const changes = await listenToChanges(database.url, quiet);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const app = Fastify({ forceCloseConnections: true });
  let asked = 0;
  let left = 0;
  let reads = 0;
  let held: Promise<void> | undefined;
  app.addHook('onRequest', async (_request, { raw }) => {
    asked += 1;
    raw.once('close', () => (left += 1));
  });
  await app.register(touchesPlugin, { changes });
  const metrics = createMetrics();
  const memory = createMemory({ changes, metrics, now: () => new Date(), maxBytes: 1_000_000 });
  await app.register(memoryPlugin, { memory, metrics });
  app.get('/posts', { config: { access: 'public', hot: true } }, async () => {
    const { rows } = await pool.query<{ title: string }>('SELECT title FROM posts ORDER BY title');
    reads += 1;
    await held;
    return rows;
  });
  app.post('/refused', { config: { access: 'public', touches: ['posts'] } }, async (_request, reply) =>
    reply.status(404).send({}),
  );
  app.post('/posts', { config: { access: 'public', touches: ['posts'] } }, async () => {
    await write('by a call');
    return { success: true };
  });
  const write = (title: string) => pool.query(`INSERT INTO posts (slug, title, excerpt) VALUES ($1, $1, '')`, [title]);
  await app.ready();
  return {
    app,
    pool,
    write,
    changes,
    asked: () => asked,
    left: () => left,
    reads: () => reads,
    /** Has answers wait from now on, after they have read; gives what lets them go. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
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

test('an answer that was read before a change and ends after it is kept for nobody', async () => {
  await using market = await createMarket();
  const release = market.hold();
  const early = market.titles();
  await vi.waitFor(() => expect(market.reads()).toBe(1));
  await market.write('in between');
  await market.changes.caughtUp();
  const late = market.titles();
  release();
  expect(await early).toEqual([]);
  expect(await late).toEqual(['in between']);
  expect(await market.titles()).toEqual(['in between']);
});

test('whoever goes away while others draw for them takes nobody along', async () => {
  await using market = await createMarket();
  await market.write('x'.repeat(2_000));
  await market.changes.caughtUp();
  const origin = await market.app.listen({ port: 0, host: '127.0.0.1' });
  const release = market.hold();
  const stays = fetch(`${origin}/posts`);
  await vi.waitFor(() => expect(market.reads()).toBe(1));
  const goes = request(`${origin}/posts`).on('error', () => undefined);
  goes.end();
  await vi.waitFor(() => expect(market.asked()).toBe(2));
  goes.destroy();
  await vi.waitFor(() => expect(market.left()).toBe(1));
  release();
  expect(await (await stays).text()).toContain('xxx');
  expect(await (await fetch(`${origin}/posts`)).text()).toContain('xxx');
  expect(market.reads()).toBe(1);
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
