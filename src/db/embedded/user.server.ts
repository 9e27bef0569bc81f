import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

/** An account of the operating system. */
export interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

/** The account without rights: this number on every Linux; macOS has its own. */
const NOBODY = process.platform === 'darwin' ? -2 : 65_534;

const run = promisify(execFile);

/**
 * Whom the database runs as when this process is root, because PostgreSQL refuses root: the owner of the existing
 * cluster, else `nobody`. Undefined for everybody else: it runs as whoever started us.
 */
export async function databaseUser(clusterDir: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterDir).catch(() => undefined);
  if (!owner || owner.uid === 0) return { name: 'nobody', uid: NOBODY, gid: NOBODY };
  return { name: `number ${owner.uid}`, uid: owner.uid, gid: owner.gid };
}

/** The options that make a child process run as `user`, and keep our environment from it: secrets, and PG* variables. */
export function runAs(user: SystemUser | undefined) {
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C' };
  return { cwd: '/', env, ...(user ? { uid: user.uid, gid: user.gid } : {}) };
}

/** Runs a program as `user` to its end; rejects with what it printed in `stderr`. */
export function runToEnd(user: SystemUser | undefined, file: string, args: string[]) {
  return run(file, args, runAs(user));
}

/** Whether `user` can enter the folder; always true where no other user is involved. */
export async function canEnter(user: SystemUser | undefined, folder: string): Promise<boolean> {
  if (!user) return true;
  try {
    await runToEnd(user, 'test', ['-x', folder]);
    return true;
  } catch (error) {
    if (typeof (error as { code?: unknown }).code === 'number') return false;
    throw error;
  }
}
