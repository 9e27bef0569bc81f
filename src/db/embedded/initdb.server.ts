import { randomUUID } from 'node:crypto';
import { chown, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
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
  '--auth-local=peer',
  '--auth-host=reject',
  '--no-instructions',
];

/** Makes an empty cluster beside its place and moves it there when it is whole and on the disk. `isDurable: false` is for tests. */
export async function makeCluster({ clusterDir, user }: Place, binaries: Binaries, isDurable = true): Promise<void> {
  const fresh = `${clusterDir}.new-${randomUUID().slice(0, 8)}`;
  await mkdir(fresh, { mode: 0o700 });
  if (user) await chown(fresh, user.uid, user.gid);
  try {
    await runToEnd(user, binaries.initdb, [...CLUSTER, ...(isDurable ? [] : ['--no-sync']), `--pgdata=${fresh}`]);
    await rename(fresh, clusterDir);
    if (!isDurable) return;
    await using parent = await open(dirname(clusterDir), 'r');
    await parent.sync();
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
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
