import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, WORK_LIMITS } from '#db/client.server.ts';
import { startEmbedded } from '#db/embedded/start.server.ts';
import { fillMarket } from '../../bench/market.ts';
import { createTestFolder } from '../support/folder.ts';
import { GENEROUS, launchMarket, signedIn } from '../support/processes/market-process.ts';
import { load, type Outcome, percentile, probe } from '../support/overload.ts';
import type { Fault } from './fault.ts';

const LISTINGS = 2_000;
/** Each connection of the load maker writes its requests down beforehand, in the time of those that already wait. */
const ASKED_FOR = 8;
/** Above every price. */
const MOST = 900_000_000_000;
/** As many connections as a node bears, and how much more comes then. */
const BEARABLE = 96;
const TIMES = 10;
/** Good answers come by then. */
const GOOD_MS = 2_000;
const HEALTHY_MS = 1_000;
const RECOVERED_MS = 5_000;

/** Ten times the load that the machine bears: good answers in time or 503 at once, members' changes done, and as fast as before soon after. */
export const run: Fault = async ({ seconds = 30, timed = true }) => {
  await using folder = await createTestFolder();
  const database = await startEmbedded({ dataDir: join(folder.path, 'database') });
  const market = await launchMarket(join(folder.path, 'data'), {
    ...GENEROUS,
    DATABASE_URL: database.connectionString,
    // What is remembered costs nothing: the load is that of answers that are made.
    ANSWERS_MB: '0',
  });
  await market.untilReady();
  const { origin, child } = market;
  const paths = await fill(database.connectionString);
  const cookie = await signedIn(origin);
  await load(origin, { paths, connections: 8, seconds: 1 });

  const before = await load(origin, { paths, connections: BEARABLE, seconds });
  const rate = Math.ceil(before.goodPerSecond * TIMES);
  const health = probe(`${origin}/healthz`);
  const [, saved = ''] = /get\/([^/]+)$/.exec(paths.at(-1) ?? '') ?? [];
  const change = probe(`${origin}/api/favourites/${saved}`, { method: 'PUT', headers: { cookie } });
  const during = await load(origin, { paths, connections: BEARABLE * TIMES, seconds, rate });
  const [healthy, changed] = [await health(), await change()];
  const memory = megabytesOf(child.pid ?? 0);
  await wait(Math.min(RECOVERED_MS, seconds * 500));
  const after = await load(origin, { paths, connections: BEARABLE, seconds });
  await market.end('SIGTERM');
  await database.stop();

  const failures: string[] = [];
  const expect = (holds: boolean, failure: string) => void (holds || failures.push(failure));
  expect(child.exitCode === 0, `the process ended with ${child.exitCode}`);
  for (const [name, { broken }] of Object.entries({ before, during, after })) {
    expect(broken === 0, `${broken} requests ${name} the load had no answer`);
  }
  const others = Object.keys(during.statuses).filter((status) => !['200', '503'].includes(status));
  expect(others.length === 0, `answers ${others.join()}`);
  if (timed) {
    const slowest = percentile(during.good, 0.99);
    expect(slowest < GOOD_MS, `one good answer in a hundred took ${Math.round(slowest)} ms`);
    expect(
      changed.statuses.every((status) => status === 200),
      `changes of members: ${changed.statuses.join()}`,
    );
    expect(changed.longest < GOOD_MS, `a change of a member took ${Math.round(changed.longest)} ms`);
    expect(
      healthy.statuses.every((status) => status === 200),
      `health checks: ${healthy.statuses.join()}`,
    );
    expect(healthy.longest < HEALTHY_MS, `a health check took ${Math.round(healthy.longest)} ms`);
    expect(during.goodPerSecond > before.goodPerSecond / 3, 'most of what it can do was lost to refusals');
    expect(after.goodPerSecond > before.goodPerSecond * 0.7, 'it was not as fast as before soon after');
  }
  const figures = [
    `before: ${figuresOf(before)}`,
    `during, ${rate} offered each second: ${figuresOf(during)}; changes of members at most ${Math.round(changed.longest)} ms, health checks ${Math.round(healthy.longest)} ms; ${memory} MB`,
    `after: ${figuresOf(after)}`,
  ].join('\n');
  return { figures, failures };
};

/** Fills the market and gives addresses of many kinds. */
async function fill(connectionString: string): Promise<string[]> {
  const { pool, close } = connect({ connectionString, max: 2, limits: WORK_LIMITS });
  await fillMarket(pool, LISTINGS, () => undefined);
  const { rows } = await pool.query<{ id: string; slug: string }>('SELECT id, slug FROM listings LIMIT $1', [
    ASKED_FOR,
  ]);
  await close();
  return rows.flatMap(({ id, slug }, n) => [
    `/listing/${slug}`,
    `/search?type=rent&maxPrice=${MOST - n}`,
    `/search?searchTerm=lekki+duplex&maxPrice=${MOST - n}`,
    `/api/listing/get?limit=9&searchTerm=lekki+duplex&maxPrice=${MOST - n}`,
    `/api/listing/get/${id}`,
  ]);
}

function figuresOf({ statuses, good, goodPerSecond, broken }: Outcome): string {
  const [p50 = 0, p99 = 0] = [0.5, 0.99].map((share) => Math.round(percentile(good, share)));
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return `${counts.join(', ')}, ${broken} broken; ${Math.round(goodPerSecond)} good each second, p50 ${p50} ms, p99 ${p99} ms`;
}

function megabytesOf(pid: number): number {
  const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
