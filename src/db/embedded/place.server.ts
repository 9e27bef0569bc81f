import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, readFile, readdir, readlink, realpath, rename, stat, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fail } from '#core/errors.ts';
import type { Log } from '#core/ports.ts';
import { canEnter, databaseUser, runToEnd, type SystemUser } from './user.server.ts';

/** Where the cluster's files lie, and whom the server runs as (undefined: as we do). */
export interface Place {
  clusterDir: string;
  user: SystemUser | undefined;
}

/** Where clusters go that root keeps under a folder which the database's account cannot enter. */
export const SYSTEM_FOLDER = '/var/lib/gidana';

/**
 * The place of the cluster of `dataDir` (an absolute, existing folder): `<dataDir>/postgres`, or what that link points to. As root,
 * under a folder closed to others, a new cluster goes to /var/lib/gidana and a link is left. Throws AppError `unavailable`
 * when the folder belongs to someone else or stays out of reach.
 */
export async function findPlace(dataDir: string, log?: Log): Promise<Place> {
  const front = join(dataDir, 'postgres');
  const entry = await lstat(front).catch(() => undefined);
  const isLink = entry?.isSymbolicLink() ?? false;
  let clusterDir = isLink ? await target(front) : front;
  const user = await databaseUser(clusterDir);
  if (!entry && user && !(await canEnter(user, dataDir))) clusterDir = await placeElsewhere(front, log);
  await mkdir(dirname(clusterDir), { recursive: true });
  if (!(await canEnter(user, dirname(clusterDir)))) {
    fail(
      'unavailable',
      `The user ${user?.name} cannot enter ${dirname(clusterDir)}, where the database lies: let it in (chmod o+x on each folder above), or move the data folder to one that it can enter.`,
    );
  }
  await takeOwnership(clusterDir, user);
  return { clusterDir, user };
}

async function target(link: string): Promise<string> {
  const path = resolve(dirname(link), await readlink(link));
  return realpath(path).catch(() => path);
}

/** The link comes first: whatever lies behind it later is then known to be this data folder's. */
async function placeElsewhere(front: string, log?: Log): Promise<string> {
  const clusterDir = join(SYSTEM_FOLDER, createHash('sha256').update(front).digest('hex').slice(0, 16));
  // Whatever the umask of root is.
  if ((await mkdir(SYSTEM_FOLDER, { recursive: true })) !== undefined) await chmod(SYSTEM_FOLDER, 0o755);
  if (await stat(clusterDir).catch(() => undefined)) {
    const aside = `${clusterDir}.${new Date().toISOString().replaceAll(/[^\dT]/g, '')}`;
    await rename(clusterDir, aside);
    log?.warn({ folder: aside }, 'the database of an earlier data folder of this path is kept aside');
  }
  await symlink(clusterDir, front);
  log?.info({ folder: clusterDir }, 'the database goes to a folder that its account can enter');
  return clusterDir;
}

/** A server runs only on files of its own account: root gives it what root owns (a restored copy); others are told. */
async function takeOwnership(clusterDir: string, user: SystemUser | undefined): Promise<void> {
  const entry = await stat(clusterDir).catch(() => undefined);
  if (!entry) return;
  if (user && entry.uid === 0) {
    await runToEnd(undefined, 'chown', ['-R', '-h', `${user.uid}:${user.gid}`, clusterDir]);
    await runToEnd(undefined, 'chmod', ['0700', clusterDir]);
  }
  if (!user && entry.uid !== process.getuid?.()) {
    fail(
      'unavailable',
      `The database in ${clusterDir} belongs to another account (number ${entry.uid}): start Gidana as that one or as root, or give it the folder (chown -R).`,
    );
  }
}

/** Whether a cluster is there. Throws AppError `conflict` for one of another major version, or for a folder with something else. */
export async function hasCluster(clusterDir: string, major: string): Promise<boolean> {
  const found = (await readFile(join(clusterDir, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (found === major) return true;
  if (found !== '') {
    fail(
      'conflict',
      `The database in ${clusterDir} was made by PostgreSQL ${found} and this Gidana brings PostgreSQL ${major}: go back to the release that made it, or dump it there (pg_dump), move the folder away and restore it here (pg_restore).`,
    );
  }
  const entries = await readdir(clusterDir).catch(() => []);
  if (entries.length > 0) {
    fail(
      'conflict',
      `The folder ${clusterDir} holds something else than a database: move it away, or choose another folder with DATA_DIR.`,
    );
  }
  return false;
}
