import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fail } from '#core/errors.ts';
import type { SystemUser } from './user.server.ts';

export const SOCKET_PORT = 5432;

/** The role that owns the database and its name; not a superuser, so that no query of ours reaches files or programs. */
const APPLICATION = 'gidana';
const ADMINISTRATOR = 'postgres';

const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`;
const TEMPORARY = '/tmp/gidana-socket-';
/** The kernel takes 107 bytes on Linux and 103 on macOS, the name of the socket included. */
const LONGEST_FOLDER_BYTES = 103 - SOCKET_NAME.length - 1;
/** What needs quoting in neither the settings file nor its comma-separated lists. */
const PLAIN = /^[\w\-./ @+~=:]+$/;

/** The folder of the Unix socket: the cluster's own (0700 and of the right owner), or a private one in /tmp where that path is too long. */
export async function socketFolder(clusterDir: string, user: SystemUser | undefined): Promise<string> {
  if (Buffer.byteLength(clusterDir) <= LONGEST_FOLDER_BYTES && PLAIN.test(clusterDir)) return clusterDir;
  const folder = TEMPORARY + createHash('sha256').update(clusterDir).digest('hex').slice(0, 16);
  await mkdir(folder, { mode: 0o700 }).catch(() => undefined);
  const made = await lstat(folder);
  const isPrivate = made.isDirectory() && (made.mode & 0o077) === 0;
  if (!isPrivate || ![process.getuid?.(), user?.uid].includes(made.uid)) {
    fail('unavailable', `The folder ${folder} belongs to someone else: choose a shorter path with DATA_DIR.`);
  }
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

/** Removes the socket of a server that is known to be gone, and its lock. */
export async function removeSocket(folder: string): Promise<void> {
  for (const name of [SOCKET_NAME, `${SOCKET_NAME}.lock`]) await rm(join(folder, name), { force: true });
}

/** The connection string of the application's database. */
export function applicationUrl(folder: string): string {
  return urlOf(folder, APPLICATION, APPLICATION);
}

/** The connection string of the superuser, which only makes roles and databases. */
export function administratorUrl(folder: string): string {
  return urlOf(folder, ADMINISTRATOR, 'postgres');
}

function urlOf(folder: string, role: string, database: string): string {
  const query = new URLSearchParams({ host: folder, port: String(SOCKET_PORT), sslmode: 'disable' });
  return `postgres://${role}@localhost/${database}?${query.toString().replaceAll('+', '%20')}`;
}
