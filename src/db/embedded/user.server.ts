import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { fail } from '#core/errors.ts';

/** An account of the operating system. */
export interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

/** Nothing of this process's environment: it holds secrets, and PG* variables would change what the programs do. */
export const CLEAN_ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C' };

const run = promisify(execFile);

/**
 * Whom the database runs as when this process is root, because PostgreSQL refuses root: the owner of the existing
 * cluster, else `nobody`. Undefined for everybody else: it runs as whoever started us.
 */
export async function databaseUser(clusterDir: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterDir).catch(() => undefined);
  if (owner && owner.uid !== 0) {
    const { uid, gid } = owner;
    return (await account((entry) => entry.uid === uid)) ?? { name: String(uid), uid, gid };
  }
  const nobody = (await account((entry) => entry.name === 'nobody')) ?? (await accountById('nobody'));
  return (
    nobody ??
    fail(
      'unavailable',
      'PostgreSQL refuses to run as root and this system has no user nobody: start Gidana as another user.',
    )
  );
}

async function account(fits: (entry: SystemUser) => boolean): Promise<SystemUser | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  for (const line of lines) {
    const [name, , uid, gid] = line.split(':');
    if (!name || name.startsWith('#') || uid === undefined || gid === undefined) continue;
    // macOS spells nobody's number -2 or 4294967294; the system call takes the signed one.
    const entry = { name, uid: Number(uid) | 0, gid: Number(gid) | 0 };
    if (fits(entry)) return entry;
  }
  return undefined;
}

async function accountById(name: string): Promise<SystemUser | undefined> {
  const number = async (flag: string) => Number((await run('id', [flag, name], { env: CLEAN_ENVIRONMENT })).stdout) | 0;
  try {
    return { name, uid: await number('-u'), gid: await number('-g') };
  } catch {
    return undefined;
  }
}

/** The options that make a child process run as `user`. */
export function runAs(user: SystemUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}

/** Runs a program as `user` to its end. Rejects with its words in `stderr`, or AppError `unavailable` when we may not change the user. */
export async function runToEnd(
  user: SystemUser | undefined,
  file: string,
  args: string[],
): Promise<{ stdout: string; stderr: string }> {
  try {
    return await run(file, args, { ...runAs(user), cwd: '/', env: CLEAN_ENVIRONMENT, maxBuffer: 1 << 20 });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (user && syscall?.startsWith('spawn') && (code === 'EPERM' || code === 'EINVAL')) {
      fail(
        'unavailable',
        `PostgreSQL refuses to run as root and this process may not become ${user.name}: start Gidana as an ordinary user, or set DATABASE_URL to a PostgreSQL server of yours.`,
      );
    }
    throw error;
  }
}

/** Whether `user` can enter the folder; always true where no other user is involved. */
export async function canEnter(user: SystemUser | undefined, folder: string): Promise<boolean> {
  if (!user) return true;
  try {
    await runToEnd(user, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder]);
    return true;
  } catch (error) {
    if (typeof (error as { code?: unknown }).code === 'number') return false;
    throw error;
  }
}
