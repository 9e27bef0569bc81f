import { mkdir, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { AppError, isAppError } from '#core/errors.ts';
import type { Log } from '#core/ports.ts';
import { applicationUrl, chooseAddress, clearAddress } from './address.server.ts';
import { binaryPackage, findBinaries } from './binaries.server.ts';
import { makeCluster, removeHalfMade } from './initdb.server.ts';
import { lockFolder } from './lock.server.ts';
import type { FolderLock } from './lock.server.ts';
import { findPlace, hasCluster } from './place.server.ts';
import { halt, isServing, readPostmaster } from './postmaster.server.ts';
import { bringUp, keepUp } from './run.server.ts';
import type { Cluster } from './run.server.ts';
import type { Overrides } from './settings.server.ts';

export interface EmbeddedOptions {
  /** The folder of this installation's data; made when missing. */
  dataDir: string;
  log?: Log;
  /** Settings of PostgreSQL that win over ours: for tests. */
  settings?: Overrides;
}

export interface Embedded {
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

    const binaries = await findBinaries(binaryPackage(), place.user, place.user ? undefined : home);
    await removeHalfMade(place.clusterDir);
    if (!(await hasCluster(place.clusterDir, binaries.major))) {
      log?.info({ folder: place.clusterDir }, 'creating the database (first start only)');
      await makeCluster(place, binaries, settings?.['fsync'] !== 'off');
    }
    const running = await readPostmaster(place.clusterDir);
    const isRunning = running !== undefined && (await isServing(running.pid, place.clusterDir));
    if (running && !isRunning) await clearAddress(running.socketDir);
    const address = await chooseAddress(place.clusterDir, place.user, isRunning ? running : undefined);
    const cluster: Cluster = { place, binaries, address, settings, logFile: join(home, 'postgres.log'), log };

    await bringUp(cluster);
    const watch = keepUp(cluster);
    const stop = async () => {
      await watch.end();
      await halt(binaries, place.clusterDir);
      if (address.kind === 'socket') await clearAddress(address.folder);
      release();
    };
    let stopped: Promise<void> | undefined;
    return { connectionString: applicationUrl(address), stop: () => (stopped ??= stop()) };
  } catch (error) {
    release();
    throw inOneSentence(error, folder);
  }
}

/** What the disk or its rights make impossible, as a sentence for the operator; anything else as it is. */
function inOneSentence(error: unknown, folder: string): unknown {
  if (isAppError(error) || !(error instanceof Error)) return error;
  const { code, errcode, stderr } = error as Error & { code?: string; errcode?: number; stderr?: string };
  const words = `${error.message} ${stderr ?? ''}`;
  if (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    errcode === 13 ||
    /No space left|Disk quota exceeded|disk is full/i.test(words)
  ) {
    return new AppError(
      'no_space',
      `The disk of the data folder ${folder} is full: free some space, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
  if (/could not look up effective user/.test(words)) {
    return new AppError(
      'unavailable',
      'This account has no entry in /etc/passwd, which PostgreSQL needs: start Gidana as a named user, or set DATABASE_URL to a PostgreSQL server of yours.',
      { cause: error },
    );
  }
  const isForbidden =
    code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'EEXIST' || code === 'ENOTDIR';
  if (isForbidden || errcode === 8 || errcode === 14 || /Permission denied|Read-only file system/i.test(words)) {
    return new AppError(
      'unavailable',
      `The data folder ${folder} cannot be written: change its rights, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
  return error;
}
