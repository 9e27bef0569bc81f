import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import { AppError } from '#core/errors.ts';
import type { Log } from '#core/ports.ts';
import { removeSocket } from './address.server.ts';
import type { Binaries } from './binaries.server.ts';
import { makeDatabase } from './contents.server.ts';
import { boundLog, logMark, readLog } from './log.server.ts';
import type { Place } from './place.server.ts';
import { halt, isAlive, isServing, launch, readPostmaster } from './postmaster.server.ts';
import { settingsFiles, writeSettings, type Overrides } from './settings.server.ts';

/** A cluster and all that is needed to run it. */
export interface Cluster {
  place: Place;
  binaries: Binaries;
  socketDir: string;
  settings: Overrides | undefined;
  logFile: string;
  log: Log | undefined;
}

const LOOK_AGAIN_MS = 10;
const SILENT_MS = 10_000;
/** What PostgreSQL answers while it starts, recovers or stops. */
const CANNOT_CONNECT_NOW = '57P03';
/** What a server says that meets the last processes of a killed one, which notice within a minute that they are alone. */
const LEFTOVER = /pre-existing shared memory block|lock file .* already exists/;
const LEFTOVER_MS = 75_000;
const WATCH_MS = 1_000;
const MOST_BETWEEN_RESTARTS_MS = 30_000;

/** Brings the server to answering, with its database: takes over a running one with the same settings, else starts it. */
export async function bringUp(cluster: Cluster): Promise<void> {
  const { place, logFile } = cluster;
  const until = Date.now() + LEFTOVER_MS;
  for (;;) {
    if (await takeOver(cluster)) return;
    await boundLog(logFile);
    const mark = await logMark(logFile);
    if (await untilReady(cluster, await launch(cluster.binaries, place, logFile))) return;
    await halt(place.clusterDir);
    const said = await readLog(logFile, mark);
    if (!LEFTOVER.test(said) || Date.now() > until) throw didNotStart(cluster, said);
    await wait(LOOK_AGAIN_MS * 10);
  }
}

/** True when a server that an earlier process left runs on and fits; otherwise it is stopped, and its traces are removed. */
async function takeOver(cluster: Cluster): Promise<boolean> {
  const { clusterDir, user } = cluster.place;
  const settings = settingsFiles(cluster.binaries.version, cluster.socketDir, cluster.settings);
  const differs = await writeSettings(clusterDir, settings, user);
  const running = await readPostmaster(clusterDir);
  if (running && (await isServing(running.pid, clusterDir))) {
    if (!differs && (await untilReady(cluster, running.pid))) {
      cluster.log?.info({ pid: running.pid }, 'took over the database that an earlier process left running');
      return true;
    }
    await halt(clusterDir);
  }
  // PostgreSQL would give up where another process has the old id by now, or where nothing collected the dead one.
  await rm(join(clusterDir, 'postmaster.pid'), { force: true });
  await removeSocket(cluster.socketDir);
  return false;
}

/** Waits until the server answers and has its database; false when it ended, refuses us or stays silent. */
async function untilReady({ place, socketDir }: Cluster, pid: number): Promise<boolean> {
  let silentSince = Date.now();
  while (Date.now() - silentSince < SILENT_MS && (await isAlive(pid))) {
    const running = await readPostmaster(place.clusterDir);
    // Asked too early, it would complain in its log about every question; recovery after a crash takes as long as it takes.
    if (running?.pid === pid && !running.isReady) silentSince = Date.now();
    else {
      try {
        await makeDatabase(socketDir);
        return true;
      } catch (error) {
        if (error instanceof DatabaseError && error.code !== CANNOT_CONNECT_NOW) return false;
      }
    }
    await wait(LOOK_AGAIN_MS);
  }
  return false;
}

function didNotStart({ logFile, place }: Cluster, said: string): Error {
  // The disk and its rights have sentences of their own.
  if (/No space left|Disk quota exceeded|Permission denied|Read-only file system/i.test(said)) return new Error(said);
  const reason = /(?:FATAL|PANIC): {2}(.*)/.exec(said)?.[1] ?? 'it gave no reason';
  return new AppError(
    'unavailable',
    `The database in ${place.clusterDir} did not start: ${reason} (more in ${logFile}).`,
  );
}

/** Starts the server again whenever it has died, and keeps its log small, until `ended`. */
export async function keepUp(cluster: Cluster, ended: AbortSignal): Promise<void> {
  // The pause does not keep the process alive, and gives false as soon as the watch ends.
  const paused = (ms: number) => wait(ms, true, { signal: ended, ref: false }).catch(() => false);
  let pause = WATCH_MS;
  while (await paused(pause)) {
    try {
      const running = await readPostmaster(cluster.place.clusterDir);
      if (!running || !(await isAlive(running.pid))) {
        cluster.log?.error({}, 'the database has died and is started again');
        await bringUp(cluster);
      }
      await boundLog(cluster.logFile);
      pause = WATCH_MS;
    } catch (error) {
      pause = Math.min(pause * 2, MOST_BETWEEN_RESTARTS_MS);
      cluster.log?.error({ err: error }, 'the database could not be started again');
    }
  }
}
