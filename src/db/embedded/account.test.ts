import { execFileSync } from 'node:child_process';
import { chmod, chown, cp, mkdir, readdir, readlink, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { runEmbedded, untilFailed, untilReady } from '../../../tests/support/processes/embedded-process.ts';
import { createTestFolder } from '../../../tests/support/folder.ts';
import { startEmbedded } from './start.server.ts';
import { socketFolder } from './address.server.ts';
import { binaryPackage, findBinaries } from './binaries.server.ts';
import { SYSTEM_FOLDER } from './place.server.ts';
import { canEnter, databaseUser, runToEnd } from './user.server.ts';

const isRoot = process.getuid?.() === 0;
/** An ordinary account that every Unix has; only root can become it. */
const ORDINARY = { name: 'daemon', uid: 1, gid: 1 };
const canBeOrdinary = isRoot && (await canEnter(ORDINARY, import.meta.dirname));

async function one(url: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query('SELECT 1 AS one')).rows;
  } finally {
    await client.end();
  }
}

const asRoot = (program: string, ...args: string[]) => runToEnd(undefined, program, args);

test.runIf(isRoot)('root runs the server as another account, in a folder only that account can enter', async () => {
  await using folder = await createTestFolder();
  const embedded = await startEmbedded({ dataDir: folder.path });
  const cluster = await stat(join(folder.path, 'postgres'));
  expect(cluster.uid).not.toBe(0);
  expect(cluster.mode & 0o777).toBe(0o700);
  expect(await one(embedded.connectionString)).toEqual([{ one: 1 }]);
  // The kernel tells the server who calls: even with the folder opened, another account is refused.
  await chmod(join(folder.path, 'postgres'), 0o711);
  const socket = join(folder.path, 'postgres', '.s.PGSQL.5432');
  await chmod(socket, 0o777);
  const asNobody = `import pg from 'pg'; const c = new pg.Client({ connectionString: process.argv[1] });
    c.connect().then(() => console.log('in'), (e) => console.log(e.code)).finally(() => c.end());`;
  const said = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      asNobody.replace("'pg'", JSON.stringify(import.meta.resolve('pg'))),
      embedded.connectionString,
    ],
    { uid: cluster.uid, gid: cluster.gid, cwd: '/', encoding: 'utf8' },
  );
  expect(said.trim()).toBe('28000');
  await embedded.stop();
});

test.runIf(isRoot)(
  'under a folder closed to that account, the cluster goes to the system and a link stays',
  async () => {
    await using folder = await createTestFolder();
    const closed = join(folder.path, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const dataDir = join(closed, 'data');

    const first = await startEmbedded({ dataDir });
    const clusterDir = await readlink(join(dataDir, 'postgres'));
    expect(clusterDir).toMatch(new RegExp(`^${SYSTEM_FOLDER}/[0-9a-f]{16}$`));
    expect(await one(first.connectionString)).toEqual([{ one: 1 }]);
    // A copy of the data folder brings the link along; the cluster has one owner all the same.
    await cp(dataDir, join(closed, 'copy'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.includes('.lock'),
    });
    await expect(startEmbedded({ dataDir: join(closed, 'copy') })).rejects.toMatchObject({ code: 'conflict' });
    await first.stop();

    const again = await startEmbedded({ dataDir });
    expect(await one(again.connectionString)).toEqual([{ one: 1 }]);
    await again.stop();

    // A deleted data folder starts anew; its former database is not destroyed.
    await rm(dataDir, { recursive: true });
    const anew = await startEmbedded({ dataDir });
    expect(await one(anew.connectionString)).toEqual([{ one: 1 }]);
    await anew.stop();
    const id = clusterDir.slice(SYSTEM_FOLDER.length + 1);
    const aside = (await readdir(SYSTEM_FOLDER)).filter(
      (name) => /^\d{8}T\d+$/.test(name.slice(id.length + 1)) && name.startsWith(id),
    );
    expect(aside).toHaveLength(1);
    for (const name of aside) await rm(join(SYSTEM_FOLDER, name), { recursive: true });
  },
);

test.runIf(isRoot)('programs that the account cannot reach are copied once to where it can', async () => {
  await using folder = await createTestFolder();
  const closed = join(folder.path, 'closed');
  await mkdir(closed, { mode: 0o700 });
  await cp(binaryPackage(), join(closed, 'package'), { recursive: true, verbatimSymlinks: true });
  // As npm leaves it when install scripts are blocked.
  await rm(join(closed, 'package', 'native', 'lib', 'libpq.so.5'));
  const copies = join(folder.path, 'copies');
  await mkdir(copies);
  const user = await databaseUser(closed);

  const found = await findBinaries(join(closed, 'package'), user, copies);
  expect(found.postgres.startsWith(copies)).toBe(true);
  expect(found).toMatchObject({ major: '18', version: expect.stringMatching(/^18\.\d+$/) });
  const [copy = ''] = await readdir(copies);
  const made = await stat(join(copies, copy));
  expect(await findBinaries(join(closed, 'package'), user, copies)).toEqual(found);
  expect((await stat(join(copies, copy))).ino).toBe(made.ino);
  expect(await readdir(copies)).toEqual([copy]);
});

test.runIf(isRoot)('a cluster of an ordinary account runs as that account when root starts it', async () => {
  await using folder = await createTestFolder();
  await (await startEmbedded({ dataDir: folder.path })).stop();
  const clusterDir = join(folder.path, 'postgres');
  await asRoot('chown', '-R', `${ORDINARY.uid}:${ORDINARY.gid}`, clusterDir);
  const asOwner = await startEmbedded({ dataDir: folder.path });
  expect(await one(asOwner.connectionString)).toEqual([{ one: 1 }]);
  await asOwner.stop();
  expect((await stat(join(clusterDir, 'postgresql.conf'))).uid).toBe(ORDINARY.uid);

  // As a backup restored by root lies there.
  await asRoot('chown', '-R', '0:0', clusterDir);
  const restored = await startEmbedded({ dataDir: folder.path });
  expect(await one(restored.connectionString)).toEqual([{ one: 1 }]);
  await restored.stop();
});

test.runIf(canBeOrdinary)('an ordinary account runs its own server, and is told what it may not touch', async () => {
  await using folder = await createTestFolder();
  const home = join(folder.path, 'home');
  await mkdir(home, { mode: 0o700 });
  await chown(home, ORDINARY.uid, ORDINARY.gid);
  await using running = runEmbedded(join(home, 'data'), 'hold', ORDINARY);
  await untilReady(running);
  expect((await stat(join(home, 'data', 'postgres'))).uid).toBe(ORDINARY.uid);
  await running.end('SIGINT');
  expect(running.answered).toEqual([{ one: 1 }]);
  await using again = runEmbedded(join(home, 'data'), 'hold', ORDINARY);
  expect((await untilReady(again)).milliseconds).toBeLessThan(2_000);
  await again.end('SIGINT');

  await chmod(home, 0o500);
  await using kept = runEmbedded(join(home, 'other'), 'hold', ORDINARY);
  expect((await untilFailed(kept)).message).toMatch(/^The data folder .* cannot be written: .*\.$/);

  await chmod(home, 0o700);
  await asRoot('chown', '-R', '2:2', join(home, 'data', 'postgres'));
  await using foreign = runEmbedded(join(home, 'data'), 'hold', ORDINARY);
  expect((await untilFailed(foreign)).message).toMatch(/belongs to another account \(number 2\): .*\.$/);
});

test.runIf(isRoot && process.platform === 'linux')(
  'a full disk gets one sentence, and room lets it start',
  async (context) => {
    await using folder = await createTestFolder();
    const disk = join(folder.path, 'disk');
    await mkdir(disk);
    const mounted = await asRoot('mount', '-t', 'tmpfs', '-o', 'size=30m,mode=711', 'none', disk).catch(
      () => undefined,
    );
    context.skip(!mounted, 'this machine does not let us mount a small disk');
    try {
      await expect(startEmbedded({ dataDir: join(disk, 'data') })).rejects.toMatchObject({
        name: 'AppError',
        code: 'no_space',
        message: expect.stringMatching(/^The disk of the data folder .* is full: .*\.$/),
      });
      await asRoot('mount', '-o', 'remount,size=200m', disk);
      const roomy = await startEmbedded({ dataDir: join(disk, 'data') });
      expect(await one(roomy.connectionString)).toEqual([{ one: 1 }]);
      await roomy.stop();
    } finally {
      await asRoot('umount', '-l', disk);
    }
  },
);

test.each(['win32 x64', 'sunos x64'])(
  'a start on %s, which has no packaged PostgreSQL, asks for a server',
  (machine) => {
    const [platform, arch] = machine.split(' ');
    expect(() => binaryPackage(platform, arch)).toThrow(
      `No PostgreSQL is packaged for ${machine} here: set DATABASE_URL to a PostgreSQL server of yours.`,
    );
  },
);

test('binaries of another system are refused with a sentence that asks for a server', async () => {
  await using folder = await createTestFolder();
  const bin = join(folder.path, 'native', 'bin');
  await mkdir(bin, { recursive: true });
  for (const name of ['postgres', 'initdb'])
    await writeFile(join(bin, name), '\u007fELF for another processor', { mode: 0o755 });
  await expect(findBinaries(folder.path, undefined)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(
      /^The packaged PostgreSQL does not run on this machine \(.+\): set DATABASE_URL to .*\.$/,
    ),
  });
});

test.runIf(isRoot)('a socket folder in /tmp that another account has made is refused', async () => {
  await using folder = await createTestFolder();
  const clusterDir = join(folder.path, 'long'.repeat(30));
  const socketDir = await socketFolder(clusterDir, undefined);
  await chown(socketDir, ORDINARY.uid, ORDINARY.gid);
  await expect(socketFolder(clusterDir, undefined)).rejects.toThrow(
    `The folder ${socketDir} belongs to someone else: choose a shorter path with DATA_DIR.`,
  );
  await rmdir(socketDir);
});
