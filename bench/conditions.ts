import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Case } from './cases.ts';
import { measure, type Measured } from './load.ts';
import { ADMIN, root, type Running } from './processes.ts';

interface Options {
  product: Running;
  pool: pg.Pool;
  cases: readonly Case[];
  seconds: number;
  /** Starts another process of the product on the same database, and stops it. */
  start: () => Promise<Running>;
  /** Each line as soon as it is known. */
  print: (line: string) => void;
}

const CONNECTIONS = [1, 8, 32, 128];
/** Writes a second: as many prices, as many homes that are hidden, and as many that are shown again. */
const WRITES = [0, 1, 10, 100];
const STARTS = 3;
const UPLOADS = 20;
const PICTURE = 'demo/pictures/bathroom-03.jpg';

/** What the table of cases leaves out: more or fewer connections, writes meanwhile, people who are signed in, uploads, starts, memory. */
export async function conditions({ product, pool, cases, seconds, start, print }: Options): Promise<void> {
  const { origin } = product;
  const named = (name: string, heat: Case['heat']) =>
    cases.find((one) => one.name === name && one.heat === heat)?.shots ?? [];
  const [hot, cold] = [named('page: results', 'hot'), named('page: results', 'cold')];
  print('| under which conditions | r/s | p50 / p99 | failed |');
  print('|---|--:|--:|--:|');
  const add = (name: string, { requestsPerSecond, p50, p99, failures }: Measured) =>
    print(`| ${name} | ${requestsPerSecond.toFixed(0)} | ${p50} / ${p99} ms | ${failures} |`);

  for (const connections of CONNECTIONS) {
    add(`page: results, hot, ${connections} connections`, await measure(origin, hot, seconds, { connections }));
    add(`page: results, cold, ${connections} connections`, await measure(origin, cold, seconds, { connections }));
  }
  for (const rate of WRITES) {
    const before = await hits(origin);
    const stopWriting = writing(pool, rate);
    add(`page: results, hot, ${rate} writes a second of each kind`, await measure(origin, hot, seconds));
    const list = named('first results page', 'hot');
    add(`first results page, hot, ${rate} writes a second of each kind`, await measure(origin, list, seconds));
    const written = await stopWriting();
    const after = await hits(origin);
    const [hit, miss] = [after.hit - before.hit, after.miss - before.miss];
    print(
      `| of these answered from memory, with ${written.toFixed(1)} writes of each kind | ${(hit / (hit + miss)).toFixed(4)} | | |`,
    );
  }
  const cookie = await signedIn(origin);
  // One connection, as a page of a busy process may take longer than a short measurement.
  const member = { connections: 1, headers: { cookie } };
  add('page: results, signed in, 1 connection', await measure(origin, cold, seconds, member));
  add('page: listing, signed in, 1 connection', await measure(origin, named('page: listing', 'cold'), seconds, member));

  const started: number[] = [];
  for (let at = 0; at < STARTS; at += 1) {
    const began = performance.now();
    const other = await start();
    await fetch(other.origin);
    started.push(performance.now() - began);
    await other.stop();
  }
  started.sort((one, other) => one - other);
  print(`\nFirst answer after a start: ${started.map((ms) => (ms / 1000).toFixed(2)).join(', ')} s.`);
  print(`An upload with its variants: ${(await uploads(origin, cookie)).toFixed(0)} ms, one after the other.`);
  print(await memoryOf(product.pid));
}

/** Changes prices and hides and shows homes, that many of each a second, until it is ended; that gives how many a second they were. */
function writing(pool: pg.Pool, rate: number): () => Promise<number> {
  const over = new AbortController();
  const began = performance.now();
  const write = async () => {
    let home = 0;
    while (!over.signal.aborted) {
      const slug = `home-${(home += 1)}`;
      await pool.query('UPDATE listings SET regular_price = regular_price + 1 WHERE slug = $1', [slug]);
      await pool.query("UPDATE listings SET status = 'paused' WHERE slug = $1", [slug]);
      await pool.query("UPDATE listings SET status = 'active' WHERE slug = $1", [slug]);
      await wait(Math.max(0, began + (home * 1000) / rate - performance.now()));
    }
    return (home * 1000) / (performance.now() - began);
  };
  const ended = rate > 0 ? write() : Promise.resolve(0);
  return () => {
    over.abort();
    return ended;
  };
}

/** How many questions of this process memory has answered, and how many not. */
async function hits(origin: string): Promise<{ hit: number; miss: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const of = (result: string) =>
    Number(new RegExp(`cached_answers\\w*\\{[^}]*result="${result}"[^}]*\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { hit: of('hit'), miss: of('miss') };
}

/** The cookies of the admin: others see the contact details of so many homes a day. */
export async function signedIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/customer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!answer.ok) throw new Error(`the login answered ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return cookies.join('; ');
}

/** Milliseconds of an upload. */
async function uploads(origin: string, cookie: string): Promise<number> {
  const picture = await openAsBlob(join(root, PICTURE), { type: 'image/jpeg' });
  const began = performance.now();
  for (let at = 0; at < UPLOADS; at += 1) {
    const body = new FormData();
    body.set('file', picture, 'home.jpg');
    const answer = await fetch(`${origin}/api/upload`, { method: 'POST', headers: { cookie, origin }, body });
    if (!answer.ok) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  }
  return (performance.now() - began) / UPLOADS;
}

/** What the process takes, as Linux says it. */
export async function memoryOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const of = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return `Resident memory of the server after it: ${of('VmRSS')} MB, at the most ${of('VmHWM')} MB.`;
}
