import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { createApp } from '#server/app.ts';
import { type Market, smallMarket } from '../../../tests/support/market.ts';
import { openSite, type Site } from '../../../tests/support/site.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';

const TOKEN = 'a token for the tests of figures';

let world: World;
let market: Market;
let site: Site;
let lines: Record<string, unknown>[];
let isWorking = true;

beforeAll(async () => {
  world = await createWorld();
  market = await smallMarket(world);
  const logger = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as object as never) },
  );
  const jobs = { ...world.deps.jobs, isWorking: () => isWorking };
  site = await openSite(world, { jobs }, { logger, metricsToken: TOKEN, memoryBytes: 1_000_000 });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

describe('the request log', () => {
  test('has one line a request: its id, method, route, status, milliseconds and bytes, and nothing of who asked for what', async () => {
    lines = [];
    const { email, cookie } = market.customer;
    const asked = [
      { url: '/search?searchTerm=a-flat-for-Ngozi', headers: { cookie } },
      { url: `/listing/${market.rent}`, headers: { cookie, 'user-agent': 'Ngozi phone' } },
      { url: `/api/listing/get/${market.rent}?for=Ngozi`, headers: { cookie }, remoteAddress: '198.51.100.7' },
      { url: '/api/listing/get?searchTerm=Ngozi' },
      { url: '/no/such/page/Ngozi' },
      { url: '/api/no/such/call/Ngozi' },
    ];
    for (const one of asked) await site.app.inject(one);
    await site.send('/login', { email, password: 'not the password of Ngozi' });
    const logged = lines.filter(({ msg }) => msg === 'request');
    expect(logged.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/search', 200],
      ['GET', '/listing/:listingId', 200],
      ['GET', '/api/listing/get/:listingId', 200],
      ['GET', '/api/listing/get', 200],
      ['GET', '/*', 404],
      ['GET', '/api/*', 404],
      ['POST', '/login', 401],
    ]);
    for (const line of logged) {
      const names = [
        'bytes',
        'hostname',
        'level',
        'method',
        'milliseconds',
        'msg',
        'pid',
        'requestId',
        'route',
        'status',
      ];
      expect(Object.keys(line).sort()).toEqual([...names, 'time'].sort());
      expect(line).toMatchObject({
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        milliseconds: expect.any(Number),
      });
    }
    const text = JSON.stringify(logged);
    for (const secret of ['Ngozi', email, cookie, '198.51.100.7', market.rent]) expect(text).not.toContain(secret);
  });

  test('counts the bytes that went over the line', async () => {
    lines = [];
    const origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${origin}/about`, { headers: { 'accept-encoding': 'identity' } });
    const { length } = await answer.text();
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    expect(lines.at(-1)?.['bytes']).toBeGreaterThan(length);
  });
});

describe('readiness', () => {
  const ready = async () => (await site.app.inject('/readyz')).statusCode;

  test('is there once jobs run', async () => {
    isWorking = false;
    const answer = await site.app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ success: false, message: expect.stringContaining('jobs') });
    isWorking = true;
    expect(await ready()).toBe(200);
  });

  test('is not there on a database that lacks a migration of this release', async () => {
    await world.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1000000000000`);
    expect(await ready()).toBe(503);
    await world.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1000000000000`);
    expect(await ready()).toBe(200);
  });

  test('ends with the stop of the process, which still answers what it accepted', async () => {
    const app = await createApp({
      deps: { ...world.deps, jobs: { ...world.deps.jobs, isWorking: () => true } },
      trustProxy: [],
      corsOrigins: [],
    });
    const seen: number[] = [];
    app.addHook('preClose', async () => {
      for (const path of ['/readyz', '/healthz']) seen.push((await fetch(origin + path)).status);
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    await app.close();
    expect(seen).toEqual([503, 200]);
  });
});

describe('figures', () => {
  const status = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await site.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;

  test('are for this machine and for whoever has the token, and not there for anybody else', async () => {
    expect(await status({})).toBe(200);
    expect(await status({}, '::1')).toBe(200);
    expect(await status({}, '203.0.113.9')).toBe(404);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect(await status({ [header]: '127.0.0.1' })).toBe(404);
    }
    expect(await status({ authorization: `Bearer ${TOKEN}` }, '203.0.113.9')).toBe(200);
    expect(await status({ authorization: `Bearer ${TOKEN}x` }, '203.0.113.9')).toBe(404);
    expect(await status({ authorization: 'Bearer ' }, '203.0.113.9')).toBe(404);
  });

  test('count requests by their route, statements, cached answers, uploads, emails and waiting jobs', async () => {
    world.deps.metrics.watchQueues(world.deps.jobs.states);
    await site.app.inject('/listing/one?secret=1');
    await site.app.inject('/api/post/getposts?limit=2');
    await site.app.inject('/api/post/getposts?limit=2');
    await world.deps.jobs.enqueue(world.db, { name: 'test.figures', touches: 'nothing' }, {});
    const { body } = await site.app.inject('/metrics');
    expect(body).toMatch(
      /gidana_http_request_duration_seconds_count\{method="GET",route="\/listing\/:listingId",status="4xx"\} \d/,
    );
    expect(body).toMatch(/gidana_cached_answers_total\{result="hit"\} [1-9]/);
    expect(body).toMatch(/gidana_cached_answers_total\{result="miss"\} [1-9]/);
    expect(body).toMatch(/gidana_queue_waiting\{queue="test.figures"\} 1/);
    expect(body).toMatch(/gidana_queue_oldest_seconds\{queue="test.figures"\} [\d.]+/);
    expect(body).not.toContain('secret');
  });

  test('a database that is away takes none of the others with it', async () => {
    const { createMetrics } = await import('#core/metrics.server.ts');
    const metrics = createMetrics();
    metrics.watchQueues(() => Promise.reject(new Error('away')));
    expect(await metrics.registry.metrics()).toContain('gidana_info');
  });
});
