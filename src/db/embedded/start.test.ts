import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { runEmbedded, untilFailed, untilReady } from '../../../tests/support/processes/embedded-process.ts';
import { createTestFolder } from '../../../tests/support/folder.ts';
import { startEmbedded } from './start.server.ts';
import { isServing, readPostmaster } from './postmaster.server.ts';

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function serverOf(dataDir: string): Promise<number | undefined> {
  const clusterDir = join(dataDir, 'postgres');
  const running = await readPostmaster(clusterDir);
  return running && (await isServing(running.pid, clusterDir)) ? running.pid : undefined;
}

test('the first start makes a durable, private UTF-8 database; the next one is there sooner, with what was written', async () => {
  await using folder = await createTestFolder();
  const dataDir = join(folder.path, 'data');
  const firstAt = performance.now();
  const first = await startEmbedded({ dataDir });
  const firstTook = performance.now() - firstAt;
  const [settings] = await query(
    first.connectionString,
    `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
       current_setting('full_page_writes') AS pages, current_setting('data_checksums') AS checksums,
       current_setting('listen_addresses') AS network, current_setting('server_encoding') AS encoding,
       (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS super`,
  );
  expect(settings).toEqual({
    fsync: 'on',
    commit: 'on',
    pages: 'on',
    checksums: 'on',
    network: '',
    encoding: 'UTF8',
    super: false,
  });
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o077).toBe(0);
  await query(first.connectionString, `CREATE TABLE homes AS SELECT 'Lekki' AS city`);
  await first.stop();
  expect(await serverOf(dataDir)).toBeUndefined();

  const times: number[] = [];
  for (let start = 0; start < 3; start += 1) {
    const startedAt = performance.now();
    const again = await startEmbedded({ dataDir });
    times.push(performance.now() - startedAt);
    expect(await query(again.connectionString, 'SELECT city FROM homes')).toEqual([{ city: 'Lekki' }]);
    await again.stop();
  }
  // Against the first start of the same machine, which may be slow: half a second is what a laptop takes.
  expect(Math.min(...times)).toBeLessThan(firstTook / 2);
});

test('a first start killed at any moment leaves a folder that starts', async () => {
  await using folder = await createTestFolder();
  const moments = [250, 600, 1000];
  for (const moment of moments) {
    const dataDir = join(folder.path, `killed-after-${moment}`);
    await using killed = runEmbedded(dataDir);
    await Promise.race([wait(moment), killed.outcome]);
    await killed.end('SIGKILL');
    await using next = runEmbedded(dataDir);
    const { url } = await untilReady(next);
    expect(await query(url, 'SELECT current_database() AS name')).toEqual([{ name: 'gidana' }]);
    await next.end('SIGINT');
    const rest = await readdir(dataDir);
    expect(rest.filter((name) => name.includes('.new-')).length).toBeLessThanOrEqual(1);
  }
});

test('a database interrupted between cluster, role and database is completed', async () => {
  await using folder = await createTestFolder();
  const dataDir = join(folder.path, 'data');
  const first = await startEmbedded({ dataDir });
  const administrator = first.connectionString.replace('gidana@localhost/gidana', 'postgres@localhost/postgres');
  await query(administrator, 'DROP DATABASE gidana');
  await first.stop();
  const second = await startEmbedded({ dataDir });
  expect(await query(second.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await second.stop();
});

test('the server that a killed process left is taken over, and stopped in the end', async () => {
  await using folder = await createTestFolder();
  const dataDir = join(folder.path, 'data');
  await using killed = runEmbedded(dataDir);
  await untilReady(killed);
  const server = await serverOf(dataDir);
  await killed.end('SIGKILL');
  expect(await serverOf(dataDir)).toBe(server);

  await using next = runEmbedded(dataDir);
  const { url } = await untilReady(next);
  expect(next.said).toContain('took over the database that an earlier process left running');
  expect(await serverOf(dataDir)).toBe(server);
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await next.end('SIGINT');
  expect(await serverOf(dataDir)).toBeUndefined();
});

test('a server left with other settings is replaced', async () => {
  await using folder = await createTestFolder();
  const dataDir = join(folder.path, 'data');
  await using killed = runEmbedded(dataDir);
  await untilReady(killed);
  await killed.end('SIGKILL');
  const next = await startEmbedded({ dataDir, settings: { max_connections: 33 } });
  expect(await query(next.connectionString, 'SHOW max_connections')).toEqual([{ max_connections: '33' }]);
  await next.stop();
});

test('Ctrl-C stops the server after the process is done with it', async () => {
  await using folder = await createTestFolder();
  await using running = runEmbedded(join(folder.path, 'data'));
  await untilReady(running);
  await running.end('SIGINT');
  expect(running.answered).toEqual([{ one: 1 }]);
  expect(await readFile(join(folder.path, 'data', 'postgres.log'), 'utf8')).toMatch(/database system is shut down\s*$/);
});

test('a server that dies is started again under the same address', async () => {
  await using folder = await createTestFolder();
  const dataDir = join(folder.path, 'data');
  const embedded = await startEmbedded({ dataDir });
  const server = await serverOf(dataDir);
  process.kill(Number(server), 'SIGKILL');
  await expect
    .poll(() => query(embedded.connectionString, 'SELECT 1 AS one').catch(() => []), { timeout: 20_000 })
    .toEqual([{ one: 1 }]);
  expect(await serverOf(dataDir)).not.toBe(server);
  await embedded.stop();
  expect(await serverOf(dataDir)).toBeUndefined();
});

test('of processes that start on one folder at once, one has it and the others say whose it is', async () => {
  await using folder = await createTestFolder();
  const dataDir = join(folder.path, 'data');
  await using stack = new AsyncDisposableStack();
  const rivals = Array.from({ length: 4 }, () => stack.use(runEmbedded(dataDir)));
  const outcomes = await Promise.all(rivals.map((rival) => rival.outcome));
  const winner = rivals[outcomes.findIndex((outcome) => outcome?.ready)];
  expect(outcomes.filter((outcome) => outcome?.ready)).toHaveLength(1);
  const refused = outcomes.filter((outcome) => outcome?.failed?.code === 'conflict');
  expect(refused).toHaveLength(3);
  await using late = runEmbedded(dataDir);
  expect(await untilFailed(late)).toMatchObject({
    name: 'AppError',
    code: 'conflict',
    message: `The data folder ${dataDir} is in use by another Gidana (process ${winner?.pid}): stop that one, or choose another folder with DATA_DIR.`,
  });
  await expect(startEmbedded({ dataDir })).rejects.toMatchObject({ code: 'conflict' });
});

test('the traces of a dead server whose process id another process has by now do not stop a start', async () => {
  await using folder = await createTestFolder();
  const dataDir = join(folder.path, 'data');
  await (await startEmbedded({ dataDir })).stop();
  const cluster = join(dataDir, 'postgres');
  const trace = [process.pid, cluster, 1, 5432, cluster, '', '  1 1', 'ready   ', ''].join('\n');
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) await writeFile(join(cluster, name), trace);
  const embedded = await startEmbedded({ dataDir });
  expect(await query(embedded.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await embedded.stop();
});

test('a cluster of another major version is refused and left as it is', async () => {
  await using folder = await createTestFolder();
  const dataDir = join(folder.path, 'data');
  await (await startEmbedded({ dataDir })).stop();
  const version = join(dataDir, 'postgres', 'PG_VERSION');
  await writeFile(version, '17\n');
  await expect(startEmbedded({ dataDir })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/was made by PostgreSQL 17 and this Gidana brings PostgreSQL 18: .*pg_dump.*\.$/),
  });
  expect(await readFile(version, 'utf8')).toBe('17\n');
  await writeFile(version, '18\n');
  await (await startEmbedded({ dataDir })).stop();
});

test('a folder with something else in the place of the database is refused', async () => {
  await using folder = await createTestFolder();
  await mkdir(join(folder.path, 'data', 'postgres'), { recursive: true });
  await writeFile(join(folder.path, 'data', 'postgres', 'notes.txt'), 'mine');
  await expect(startEmbedded({ dataDir: join(folder.path, 'data') })).rejects.toThrow(
    /holds something else than a database/,
  );
});

test('a data folder that cannot be made gets one sentence', async () => {
  await using folder = await createTestFolder();
  const file = join(folder.path, 'file');
  await writeFile(file, '');
  await expect(startEmbedded({ dataDir: join(file, 'data') })).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/^The data folder .* cannot be written: .*\.$/),
  });
});

test('a path too long for a socket, or with odd letters, gets a private folder that goes with the server', async () => {
  await using folder = await createTestFolder();
  for (const name of ['long'.repeat(30), 'odd ,\'"\\ ọṣun']) {
    const dataDir = join(folder.path, name);
    await using killed = runEmbedded(dataDir);
    const { url } = await untilReady(killed);
    const socketDir = new URL(url).searchParams.get('host') ?? '';
    expect(socketDir).toMatch(/gidana-socket-\w+$/);
    expect((await stat(socketDir)).mode & 0o777).toBe(0o700);
    await killed.end('SIGKILL');

    await using next = runEmbedded(dataDir);
    expect((await untilReady(next)).url).toBe(url);
    await next.end('SIGINT');
    await expect(stat(socketDir)).rejects.toThrow(/ENOENT/);
  }
});
