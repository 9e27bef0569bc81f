import { mkdir, realpath, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { AppError, isAppError } from '#core/errors.ts';
import type { Log } from '#core/ports.ts';
import { applicationUrl, socketFolder } from './address.server.ts';
import { binaryPackage, findBinaries } from './binaries.server.ts';
import { makeCluster, removeHalfMade } from './initdb.server.ts';
import { lockFolder, type FolderLock } from './lock.server.ts';
import { findPlace, hasCluster } from './place.server.ts';
import { halt } from './postmaster.server.ts';
import { bringUp, keepUp, type Cluster } from './run.server.ts';
import type { Overrides } from './settings.server.ts';

type SystemError = NodeJS.ErrnoException & { errcode?: number; stderr?: string };

const FORBIDDEN = ['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR'];
const NO_RIGHT = /Permission denied|Read-only file system/i;
const DISK_FULL = /No space left|Disk quota exceeded|disk is full/i;
/** SQLite's numbers for a full disk, and for files that it may not write or open. */
const SQLITE_FULL = 13;
const SQLITE_FORBIDDEN = [8, 14];

interface EmbeddedOptions {
  /** The folder of this installation's data; made when missing. */
  dataDir: string;
  log?: Log;
  /** Settings of PostgreSQL that win over ours: for tests. */
  settings?: Overrides;
}

interface Embedded {
  /** For the role that owns the database `gidana`; stays the same while this runs. */
  connectionString: string;
  /** Stops the server in order and gives the folder free. */
  stop(): Promise<void>;
}

/**
 * Runs our own PostgreSQL on `<dataDir>/postgres`: made on the first start, taken over when a killed process left it running,
 * started again should it die. Throws AppError (`conflict`, `unavailable`, `no_space`) with one sentence for the operator.
 */
export async function startEmbedded({ dataDir, log, settings }: EmbeddedOptions): Promise<Embedded> {
  const folder = resolve(dataDir);
  const locks: FolderLock[] = [];
  const release = () => locks.toReversed().forEach((lock) => lock.release());
  try {
    await mkdir(folder, { recursive: true });
    const home = await realpath(folder);
    locks.push(lockFolder(join(home, 'gidana.lock'), folder));
    const place = await findPlace(home, log);
    // A link may be copied together with its data folder; its cluster then has two owners.
    if (dirname(place.clusterDir) !== home) locks.push(lockFolder(`${place.clusterDir}.lock`, folder));

    const binaries = await findBinaries(binaryPackage(), place.user);
    await removeHalfMade(place.clusterDir);
    if (!(await hasCluster(place.clusterDir, binaries.major))) {
      log?.info({ folder: place.clusterDir }, 'creating the database (first start only)');
      await makeCluster(place, binaries, settings?.['fsync'] !== 'off');
    }
    const socketDir = await socketFolder(place.clusterDir, place.user);
    const cluster: Cluster = { place, binaries, socketDir, settings, logFile: join(home, 'postgres.log'), log };

    await bringUp(cluster);
    const ended = new AbortController();
    const watching = keepUp(cluster, ended.signal);
    const stop = async () => {
      ended.abort();
      await watching;
      await halt(place.clusterDir);
      if (socketDir !== place.clusterDir) await rmdir(socketDir).catch(() => undefined);
      release();
    };
    let stopped: Promise<void> | undefined;
    return { connectionString: applicationUrl(socketDir), stop: () => (stopped ??= stop()) };
  } catch (error) {
    release();
    throw inOneSentence(error, folder);
  }
}

/** What the system makes impossible, as a sentence for the operator; anything else as it is. */
function inOneSentence(error: unknown, folder: string): unknown {
  if (isAppError(error) || !(error instanceof Error)) return error;
  const { code = '', errcode = 0, syscall, stderr } = error as SystemError;
  const words = `${error.message} ${stderr ?? ''}`;
  const unavailable = (sentence: string) => new AppError('unavailable', sentence, { cause: error });
  if (['ENOSPC', 'EDQUOT'].includes(code) || errcode === SQLITE_FULL || DISK_FULL.test(words)) {
    const sentence = `The disk of the data folder ${folder} is full: free some space, or choose another folder with DATA_DIR.`;
    return new AppError('no_space', sentence, { cause: error });
  }
  if (syscall?.startsWith('spawn') || words.includes('could not look up effective user')) {
    return unavailable(
      'PostgreSQL does not run as root or under an account without a name, and this process may not become another: start Gidana as an ordinary user, or set DATABASE_URL to a PostgreSQL server of yours.',
    );
  }
  if (FORBIDDEN.includes(code) || SQLITE_FORBIDDEN.includes(errcode) || NO_RIGHT.test(words)) {
    return unavailable(
      `The data folder ${folder} cannot be written: change its rights, or choose another folder with DATA_DIR.`,
    );
  }
  return error;
}
