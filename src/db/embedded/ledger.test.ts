import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { runEmbedded, untilReady } from '../../../tests/support/processes/embedded-process.ts';
import { createTestFolder } from '../../../tests/support/folder.ts';
import { isServing, readPostmaster } from './postmaster.server.ts';

/** How often everything is killed; `KILLS=50 vitest run ledger` for the long run, which prints its figures. */
const KILLS = Number(process.env['KILLS'] ?? 5);

async function killServer(clusterDir: string): Promise<void> {
  const running = await readPostmaster(clusterDir);
  if (running && (await isServing(running.pid, clusterDir))) process.kill(running.pid, 'SIGKILL');
}

async function rowsIn(url: string): Promise<{ ids: Set<number>; torn: number }> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string | null; copy: string | null }>(
      'SELECT entries.id, copies.id AS copy FROM entries FULL JOIN copies USING (id)',
    );
    return {
      ids: new Set(rows.map((row) => Number(row.id))),
      torn: rows.filter((row) => row.id === null || row.copy === null).length,
    };
  } finally {
    await client.end();
  }
}

test(
  `${KILLS} kills of process and server at random moments lose no acknowledged row, and every restart succeeds`,
  { timeout: 60_000 + KILLS * 15_000 },
  async () => {
    await using folder = await createTestFolder();
    const dataDir = join(folder.path, 'data');
    const acknowledged: number[] = [];
    const restarts: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await using writing = runEmbedded(dataDir, 'write');
      const { milliseconds } = await untilReady(writing);
      restarts.push(milliseconds);
      await wait(Math.random() * 800);
      // In turns the process first, the server first, and the process alone, whose server the next one takes over.
      if (kill % 3 === 1) await killServer(join(dataDir, 'postgres'));
      await writing.end('SIGKILL');
      if (kill % 3 === 0) await killServer(join(dataDir, 'postgres'));
      acknowledged.push(...writing.acknowledged);

      // And now and then in the middle of the recovery.
      if (kill % 5 === 4) {
        await using recovering = runEmbedded(dataDir, 'write');
        await Promise.race([wait(200 + Math.random() * 300), recovering.outcome]);
        await recovering.end('SIGKILL');
        await killServer(join(dataDir, 'postgres'));
        acknowledged.push(...recovering.acknowledged);
      }
    }
    await using last = runEmbedded(dataDir);
    const { url, milliseconds } = await untilReady(last);
    restarts.push(milliseconds);
    const { ids, torn } = await rowsIn(url);
    const lost = acknowledged.filter((id) => !ids.has(id));
    await last.end('SIGINT');

    expect(acknowledged.length).toBeGreaterThan(KILLS);
    expect({ lost, torn }).toEqual({ lost: [], torn: 0 });
    if (process.env['KILLS']) {
      const sorted = restarts
        .slice(1)
        .sort((a, b) => a - b)
        .map(Math.round);
      const figures = `${KILLS} kills, ${acknowledged.length} acknowledged, ${lost.length} lost, ${torn} torn`;
      process.stdout.write(`${figures}; restart p50 ${sorted[sorted.length >> 1]} ms, max ${sorted.at(-1)} ms\n`);
    }
  },
);
