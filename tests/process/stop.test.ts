import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isServing, readPostmaster } from '#db/embedded/postmaster.server.ts';
import { createTestFolder } from '../support/folder.ts';
import { freePort } from '../support/free-port.ts';
import { startMarket } from '../support/processes/market-process.ts';

const ROOT = join(import.meta.dirname, '../..');
const STOPPED = { timeout: 30_000, interval: 100 };
/** The first of them builds the pages where nobody has before. */
const START = { timeout: 120_000, interval: 100 };

const isAnswering = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function databaseRuns(dataDir: string): Promise<boolean> {
  const running = await readPostmaster(join(dataDir, 'postgres'));
  return running !== undefined && isServing(running.pid, join(dataDir, 'postgres'));
}

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
const canUnshare = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;

interface Way {
  way: string;
  command: [string, ...string[]];
  /** Signals what a supervisor would. */
  end(child: ChildProcess): void;
  possible?: boolean;
}
const START_SCRIPT = join(ROOT, 'scripts/start.mjs');
const WAYS: Way[] = [
  { way: 'npm start', command: ['npm', 'start'], end: (child) => child.kill('SIGTERM') },
  { way: 'node scripts/start.mjs', command: [process.execPath, START_SCRIPT], end: (child) => child.kill('SIGTERM') },
  { way: 'a script that is killed', command: [process.execPath, START_SCRIPT], end: (child) => child.kill('SIGKILL') },
  {
    way: 'process 1 of its namespace',
    command: ['unshare', '--pid', '--fork', process.execPath, START_SCRIPT],
    end: (child) => process.kill(childrenOf(Number(child.pid))[0] ?? 0, 'SIGTERM'),
    possible: canUnshare,
  },
];

for (const { way, command, end, possible = true } of WAYS) {
  test.skipIf(!possible)(
    `the product started as ${way} stops in order, with its database`,
    { timeout: 180_000 },
    async () => {
      await using folder = await createTestFolder();
      const port = await freePort();
      const [file, ...rest] = command;
      const child = spawn(file, rest, {
        cwd: ROOT,
        stdio: 'ignore',
        env: { ...process.env, DEMO: '0', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder.path },
      });
      const gone = once(child, 'close');
      const origin = `http://127.0.0.1:${port}`;
      await expect.poll(() => isAnswering(origin), START).toBe(true);
      end(child);
      await gone;
      await expect.poll(() => isAnswering(origin), STOPPED).toBe(false);
      await expect.poll(() => databaseRuns(folder.path), STOPPED).toBe(false);
    },
  );
}

test.each([50, 400, 800, 1600])(
  'the product stops with its database when the signal comes %i ms after its start began',
  { timeout: 60_000 },
  async (milliseconds) => {
    await using folder = await createTestFolder();
    const env = { ...process.env, DEMO: '0', HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR: folder.path };
    const child = spawn(process.execPath, ['--no-warnings', join(ROOT, 'server.ts')], {
      cwd: ROOT,
      stdio: 'ignore',
      env,
    });
    const gone = once(child, 'close');
    await wait(milliseconds);
    child.kill('SIGTERM');
    await gone;
    expect(await databaseRuns(folder.path)).toBe(false);
  },
);

test('the product stops with its database also when that was killed before', { timeout: 120_000 }, async () => {
  await using folder = await createTestFolder();
  for (let round = 0; round < 3; round += 1) {
    const market = await startMarket(folder.path);
    const running = await readPostmaster(join(folder.path, 'postgres'));
    process.kill(running?.pid ?? 0, 'SIGKILL');
    // Once before the product has noticed, then while it starts the database again.
    if (round > 0) await expect.poll(() => isAnswering(market.origin), { timeout: 10_000, interval: 20 }).toBe(false);
    await market.end('SIGTERM');
    expect(await databaseRuns(folder.path)).toBe(false);
  }
});
