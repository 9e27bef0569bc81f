import { chown, mkdir, open, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { newPassword, PASSWORD_FILE } from './address.server.ts';
import type { Binaries } from './binaries.server.ts';
import type { Place } from './place.server.ts';
import { runToEnd } from './user.server.ts';

const CLUSTER = [
  '--username=postgres',
  '--encoding=UTF8',
  '--locale=C',
  // PostgreSQL's own rules: the same order and the same upper and lower case (of ọ and Ọ too) on every system.
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

/** Makes an empty cluster beside its place and moves it there when it is whole and on the disk. `isDurable: false` is for tests. */
export async function makeCluster({ clusterDir, user }: Place, binaries: Binaries, isDurable = true): Promise<void> {
  const fresh = `${clusterDir}.new-${randomUUID().slice(0, 8)}`;
  await mkdir(fresh, { mode: 0o700 });
  if (user) await chown(fresh, user.uid, user.gid);
  try {
    await runToEnd(user, binaries.initdb, [
      ...CLUSTER,
      ...(isDurable ? [] : ['--no-sync']),
      ...(process.platform === 'win32'
        ? await passwordOptions(clusterDir)
        : ['--auth-local=peer', '--auth-host=reject']),
      `--pgdata=${fresh}`,
    ]);
    if (process.platform === 'win32') {
      await rename(`${clusterDir}.${PASSWORD_FILE}`, join(fresh, PASSWORD_FILE));
      await rmdir(clusterDir).catch(() => undefined);
    }
    await rename(fresh, clusterDir);
    if (isDurable) await sync(dirname(clusterDir));
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
}

async function passwordOptions(clusterDir: string): Promise<string[]> {
  const file = `${clusterDir}.${PASSWORD_FILE}`;
  await writeFile(file, newPassword(), { mode: 0o600 });
  return ['--auth=scram-sha-256', `--pwfile=${file}`];
}

/** Removes what interrupted first starts left beside the place of the cluster. */
export async function removeHalfMade(clusterDir: string): Promise<void> {
  const parent = dirname(clusterDir);
  for (const name of await readdir(parent)) {
    if (!name.startsWith(`${basename(clusterDir)}.new-`)) continue;
    // Its initdb may outlive the process that started it by a moment and still write; then the next start removes the rest.
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
