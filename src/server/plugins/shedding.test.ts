import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import Fastify, { type InjectOptions } from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { createMetrics } from '#core/metrics.server.ts';
import { openSite } from '../../../tests/support/site.ts';
import { createWorld } from '../../../tests/support/world.ts';
import { errorsPlugin } from './errors.ts';
import { sheddingPlugin } from './shedding.ts';

const BUSY = 'We are busy right now. Please try again in a moment.';
const MEMBER = { cookie: 'gidana.session=x' };

/** An app whose requests end when they are told to, on a process that is as slow as `state` says. */
async function createApp(atOnce: number) {
  const state = { delay: 0, wait: 0 };
  const metrics = createMetrics();
  metrics.eventLoopDelay = () => state.delay;
  metrics.pools.set('requests', { totalCount: 0, idleCount: 0, waitingCount: 0, longestWait: () => state.wait });
  const app = Fastify();
  await app.register(errorsPlugin);
  await app.register(sheddingPlugin, { metrics, atOnce });
  const held: (() => void)[] = [];
  const hold = () => new Promise<object>((resolve) => held.push(() => resolve({})));
  app.route({ method: ['GET', 'POST'], url: '/hold', handler: hold });
  app.addContentTypeParser('text/x-form', (_request, _payload, parsed) => parsed(null));
  app.post('/unread', hold);
  app.get('/quick', async () => ({}));
  app.post('/quick', async () => ({}));
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({}));
  await app.ready();
  const pending: Promise<unknown>[] = [];
  const asked = async (more: InjectOptions, times: number) => {
    const before = held.length;
    pending.push(...Array.from({ length: times }, () => app.inject({ url: '/hold', ...more })));
    await expect.poll(() => held.length).toBe(before + times);
  };
  const status = async (more: InjectOptions) => (await app.inject({ url: '/quick', ...more })).statusCode;
  const answerAll = async () => {
    for (const answer of held.splice(0)) answer();
    await Promise.all(pending.splice(0));
  };
  return { app, state, metrics, asked, status, answerAll };
}

describe('with as many requests as the process can bear', () => {
  test('visitors are refused first, then members who read, last their changes, and never health checks', async () => {
    const { app, metrics, asked, status, answerAll } = await createApp(20);
    const all = async () => [
      await status({}),
      await status({ headers: MEMBER }),
      await status({ method: 'POST' }),
      await status({ method: 'POST', headers: MEMBER }),
      (await app.inject('/healthz')).statusCode,
    ];
    expect(await all()).toEqual([200, 200, 200, 200, 200]);
    await asked({}, 20);
    expect(await all()).toEqual([503, 200, 200, 200, 200]);
    await asked({ headers: MEMBER }, 10);
    expect(await all()).toEqual([503, 503, 503, 200, 200]);
    await asked({ method: 'POST', headers: MEMBER }, 10);
    expect(await all()).toEqual([503, 503, 503, 503, 200]);
    await answerAll();
    expect(await all()).toEqual([200, 200, 200, 200, 200]);
    expect((await metrics.shed.get()).values.map(({ labels, value }) => [labels.kind, value])).toEqual([
      ['visitor', 3],
      ['member', 4],
      ['change', 1],
    ]);
  });

  test('the refusal says when to come back, in our shape', async () => {
    const { app, asked, answerAll } = await createApp(20);
    await asked({}, 20);
    const answer = await app.inject('/quick');
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toEqual({ success: false, message: BUSY, code: 'unavailable' });
    await answerAll();
  });
});

test('the longer the event loop or a connection keeps waiting, the fewer requests are let in, but always some', async () => {
  const { state, asked, status, answerAll } = await createApp(40);
  await asked({}, 20);
  state.delay = 300;
  expect(await status({})).toBe(503);
  expect(await status({ headers: MEMBER })).toBe(200);
  state.delay = 0;
  state.wait = 800;
  expect(await status({})).toBe(503);
  state.wait = 0;
  expect(await status({})).toBe(200);
  await answerAll();
  state.delay = 100_000;
  expect(await status({ method: 'POST', headers: MEMBER })).toBe(200);
  await asked({}, 15);
  expect(await status({})).toBe(200);
  await answerAll();
});

test('the longer answers take, the fewer requests of visitors are let in', async () => {
  const { asked, status, answerAll } = await createApp(40);
  const clock = performance.now.bind(performance);
  let later = 0;
  const passing = vi.spyOn(performance, 'now').mockImplementation(() => clock() + later);
  await asked({}, 20);
  later = 60_000;
  await answerAll();
  await asked({}, 16);
  expect([await status({}), await status({ headers: MEMBER })]).toEqual([503, 200]);
  await answerAll();
  for (let quick = 0; quick < 200; quick += 1) expect(await status({})).toBe(200);
  await asked({}, 16);
  expect(await status({})).toBe(200);
  await answerAll();
  passing.mockRestore();
});

test('whoever sends a body slowly, or goes away, takes no place', async () => {
  const { app, metrics, asked, status, answerAll } = await createApp(20);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const send = (text: string) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => void socket.write(text));
    return socket;
  };
  const slow = Array.from({ length: 30 }, () =>
    send('POST /hold HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'),
  );
  const left = Array.from({ length: 10 }, () => send('GET /hold HTTP/1.1\r\nHost: x\r\n\r\n'));
  const inProgress = async () => (await metrics.inProgress.get()).values[0]?.value;
  await expect.poll(inProgress).toBe(10);
  for (const socket of left) socket.destroy();
  await expect.poll(inProgress).toBe(0);
  await asked({}, 19);
  expect(await status({})).toBe(200);
  for (const socket of slow) socket.destroy();
  await answerAll();
  await app.close();
});

test('a body that nobody reads saves no place', async () => {
  const { app, metrics, asked, answerAll } = await createApp(20);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const inProgress = async () => (await metrics.inProgress.get()).values[0]?.value;
  const sockets = ['GET /hold', 'HEAD /hold', 'POST /unread'].map((line) => {
    const text = `${line} HTTP/1.1\r\nHost: x\r\nContent-Type: text/x-form\r\nContent-Length: 5\r\n\r\nhello`;
    return connect(Number(new URL(origin).port), '127.0.0.1', function (this: Socket) {
      this.write(text);
    });
  });
  await expect.poll(inProgress).toBe(3);
  await asked({}, 17);
  expect(await inProgress()).toBe(20);
  for (const socket of sockets) socket.destroy();
  await expect.poll(inProgress).toBe(17);
  await answerAll();
  await app.close();
});

test('a page that is refused is drawn and packed once, for everybody', async () => {
  await using world = await createWorld();
  await using site = await openSite(world, {}, { requestsAtOnce: 1 });
  const waiting = await world.db.transaction(async (tx) => {
    await tx.execute(sql`lock table listings in access exclusive mode`);
    const sent = Array.from(
      { length: 16 },
      async () => (await site.app.inject(`/api/listing/get/${randomUUID()}`)).statusCode,
    );
    const { inProgress } = world.deps.metrics;
    await expect.poll(async () => (await inProgress.get()).values[0]?.value).toBe(16);
    const page = await site.app.inject('/');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.body).toContain(BUSY);
    const packed = await site.app.inject({ url: '/search', headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(page.body);
    expect((await site.app.inject('/search.data')).json()).toMatchObject({ success: false, code: 'unavailable' });
    return { sent };
  });
  expect(new Set(await Promise.all(waiting.sent))).toEqual(new Set([404]));
});
