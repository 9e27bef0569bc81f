import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { isServing, readPostmaster } from '#db/embedded/postmaster.server.ts';
import { dice } from '../support/dice.ts';
import { createTestFolder } from '../support/folder.ts';
import { GENEROUS, launchMarket, sender, signedIn, startMarket, upload } from '../support/processes/market-process.ts';
import type { Fault } from './fault.ts';

const ROOT = join(import.meta.dirname, '../..');
/** One account lists more on its first day than goes live before somebody has looked. */
const SETTINGS = { ...GENEROUS, MODERATION: 'off' };
const WRITERS = 3;
/** Characters that are kept of what a failed script said. */
const SAID_MAX = 1_000;
/** In this order, so that a short run has the most. */
const WAYS = ['backup', 'database', 'first start', 'both', 'start', 'process'] as const;
const BACK_MS = 15_000;
const CHECKS_AT_ONCE = 8;

interface Ledger {
  /** Names by id of the listings whose making was answered. */
  made: Map<string, string>;
  pictures: Set<string>;
  failures: string[];
}

/**
 * Kills the product, its database or both at random moments (at work, in a start, in a first start with its migrations, in a
 * backup), and looks for everything that was answered: in the product, and in a backup of it that was restored.
 */
export const run: Fault = async ({ count = 30, seconds = Infinity, seed = Date.now() % 1_000_000 }) => {
  await using folder = await createTestFolder();
  const dataDir = join(folder.path, 'data');
  const roll = dice(seed);
  const until = performance.now() + seconds * 1000;
  const ledger: Ledger = { made: new Map(), pictures: new Set(), failures: [] };
  const restarts: number[] = [];
  let kills = 0;
  for (; kills < count && performance.now() < until; kills += 1) {
    const way = WAYS[kills % WAYS.length] ?? 'both';
    try {
      if (way === 'first start') await killInStart(join(folder.path, `first${kills}`), roll(2_500), roll(2) === 0);
      else if (way === 'start') await killInStart(dataDir, roll(900), roll(2) === 0);
      else restarts.push(await killAtWork(dataDir, way, 300 + roll(1_200), ledger));
    } catch (error) {
      ledger.failures.push(`kill ${kills} (${way}): ${String(error)}`);
    }
  }
  const market = await startMarket(dataDir, SETTINGS);
  await look(market.origin, 'the product', ledger);
  const notBackedUp = await command('backup', dataDir, '--to', join(folder.path, 'kept')).done;
  await market.end('SIGTERM');
  const notRestored = await command('restore', join(folder.path, 'new'), '--from', join(folder.path, 'kept')).done;
  if (notBackedUp) ledger.failures.push(`The backup at the end was not taken: ${notBackedUp}`);
  else if (notRestored) ledger.failures.push(`The backup at the end was not restored: ${notRestored}`);
  else {
    const other = await startMarket(join(folder.path, 'new'), SETTINGS);
    await look(other.origin, 'the restored backup', ledger);
    await other.end('SIGTERM');
  }
  if (ledger.made.size === 0) ledger.failures.push('Nothing was written.');
  const sorted = restarts.sort((a, b) => a - b).map(Math.round);
  const figures =
    `${kills} kills, ${ledger.made.size} listings and ${ledger.pictures.size} pictures answered, ${ledger.failures.length} failures; ` +
    `ready again after p50 ${sorted[sorted.length >> 1]} ms, max ${sorted.at(-1)} ms (seed ${seed})`;
  return { figures, failures: ledger.failures };
};

/** Kills a start, then starts again; the first start of a folder makes the database and runs all migrations. */
async function killInStart(dataDir: string, after: number, withDatabase: boolean): Promise<void> {
  const market = await launchMarket(dataDir, SETTINGS);
  await wait(after);
  await market.end('SIGKILL');
  if (withDatabase) await killDatabase(dataDir);
  await (await startMarket(dataDir, SETTINGS)).end('SIGTERM');
}

/** Gives how long the start took that this begins with. */
async function killAtWork(dataDir: string, way: string, after: number, ledger: Ledger): Promise<number> {
  const market = await startMarket(dataDir, SETTINGS);
  const cookie = await signedIn(market.origin);
  const ended = new AbortController();
  const writers = Array.from({ length: WRITERS }, () => write(market.origin, cookie, ledger, ended.signal));
  const backup = way === 'backup' ? command('backup', dataDir, '--to', join(dataDir, '../kept')) : undefined;
  // A slow machine is given its first write, so that there is something to lose.
  for (const end = performance.now() + BACK_MS; ledger.made.size === 0 && performance.now() < end;) await wait(20);
  await wait(after);
  if (way === 'database') {
    await killDatabase(dataDir);
    await untilBack(market.origin);
    await wait(200);
  }
  backup?.child.kill('SIGKILL');
  await market.end('SIGKILL');
  if (way === 'both' || way === 'backup') await killDatabase(dataDir);
  ended.abort();
  await Promise.all([...writers, backup?.done]);
  return market.readyAfter;
}

/** The product starts its database again by itself. */
async function untilBack(origin: string): Promise<void> {
  for (const end = performance.now() + BACK_MS; performance.now() < end; await wait(50)) {
    if ((await fetch(`${origin}/healthz`)).ok) return;
  }
  throw new Error(`the database was not back after ${BACK_MS} ms`);
}

async function killDatabase(dataDir: string): Promise<void> {
  const clusterDir = join(dataDir, 'postgres');
  const running = await readPostmaster(clusterDir);
  if (running && (await isServing(running.pid, clusterDir))) process.kill(running.pid, 'SIGKILL');
}

/** Uploads pictures and lists homes with them, until the server is gone. A "come back later" is no answer. */
async function write(origin: string, cookie: string, ledger: Ledger, ended: AbortSignal): Promise<void> {
  const picture = new Uint8Array(
    await sharp({ create: { width: 320, height: 240, channels: 3, background: '#375' } })
      .jpeg()
      .toBuffer(),
  );
  const send = sender(origin, cookie);
  for (let n = 0; !ended.aborted; n += 1) {
    const name = `Fine home number ${n} of ${ledger.made.size}`;
    try {
      const uploaded = await upload(origin, cookie, picture, `front${n}.jpg`);
      const { url } = uploaded.data;
      if (url) ledger.pictures.add(url);
      const home = {
        name,
        description: 'Dry and quiet.',
        type: 'rent',
        regularPrice: 2_500_000,
        bedrooms: 2,
        bathrooms: 2,
      };
      const made = url ? await send('/api/listing/create', { ...home, imageUrls: [url] }) : undefined;
      const { answer, data } = made ?? uploaded;
      if (made?.data._id) ledger.made.set(made.data._id, name);
      else if (answer.status !== 503) ledger.failures.push(`a write was refused: ${answer.status} ${data.message}`);
      else await wait(50);
    } catch {
      // Cut off without an answer.
      await wait(20);
    }
  }
}

async function look(origin: string, where: string, { made, pictures, failures }: Ledger): Promise<void> {
  const checks = [
    ...[...made].map(([id, name]) => async () => {
      const listing = (await (await fetch(`${origin}/api/listing/get/${id}`)).json()) as {
        name?: string;
        imageUrls?: string[];
      };
      return listing.name === name && listing.imageUrls?.length === 1;
    }),
    ...[...pictures].map((url) => async () => {
      const answer = await fetch(origin + url);
      return (await answer.arrayBuffer()).byteLength > 0 && answer.ok;
    }),
  ];
  const [first] = made.keys();
  if (first && !(await fetch(`${origin}/listing/${first}`)).ok) failures.push(`${where} does not show a listing`);
  let lost = 0;
  const next = checks.values();
  const work = async () => {
    for (const check of next) if (!(await check().catch(() => false))) lost += 1;
  };
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, work));
  if (lost > 0) failures.push(`${where} has lost ${lost} of ${checks.length} answered writes`);
}

/** Runs one of the scripts; `done` gives what it said where it failed, else nothing. */
function command(name: string, dataDir: string, ...args: string[]): { child: ChildProcess; done: Promise<string> } {
  const child = spawn(process.execPath, ['--no-warnings', join(ROOT, `scripts/backup/${name}.ts`), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DATA_DIR: dataDir },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (words: string) => {
    said = (said + words).slice(-SAID_MAX);
  });
  return { child, done: once(child, 'close').then(([code]) => (code === 0 ? '' : said || `exit code ${code}`)) };
}
