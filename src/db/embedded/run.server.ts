import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#core/errors.ts';
import type { Log } from '#core/ports.ts';
import { removeSocket } from './address.server.ts';
import type { Address } from './address.server.ts';
import type { Binaries } from './binaries.server.ts';
import { ask, makeDatabase } from './contents.server.ts';
import { boundLog, logMark, readLog } from './log.server.ts';
import type { Place } from './place.server.ts';
import { halt, isAlive, isServing, launch, readPostmaster } from './postmaster.server.ts';
import { hasSettings, settingsFiles, writeSettings } from './settings.server.ts';
import type { Overrides } from './settings.server.ts';

/** A cluster and all that is needed to run it. */
export interface Cluster {
  place: Place;
  binaries: Binaries;
  address: Address;
  settings: Overrides | undefined;
  logFile: string;
  log: Log | undefined;
}

const LOOK_AGAIN_MS = 10;
const SILENT_MS = 10_000;
/** What a server says that meets the last processes of a killed one, which notice within a minute that they are alone. */
const LEFTOVER = /pre-existing shared memory block|lock file .* already exists/;
const LEFTOVER_MS = 75_000;
const SAY_SO_MS = 5_000;
const WATCH_MS = 1_000;
const MOST_BETWEEN_RESTARTS_MS = 30_000;
const BOUND_LOG_MS = 10 * 60_000;

/** Brings the server to answering, with its database: takes over a running one with the same settings, else starts it. */
export async function bringUp(cluster: Cluster): Promise<void> {
  const { place, binaries, address, logFile } = cluster;
  const files = settingsFiles(binaries.version, address, cluster.settings);
  const until = Date.now() + LEFTOVER_MS;
  for (;;) {
    if (await takeOver(cluster, files)) return;
    await writeSettings(place.clusterDir, files, place.user);
    await boundLog(logFile);
    const mark = await logMark(logFile);
    const pid = await launch(binaries, place.clusterDir, place.user, logFile);
    if (await untilReady(cluster, pid)) return;
    await halt(binaries, place.clusterDir);
    const said = await readLog(logFile, mark);
    if (!LEFTOVER.test(said) || Date.now() > until) throw didNotStart(cluster, said);
    await wait(LOOK_AGAIN_MS * 10);
  }
}

/** True when a server that an earlier process left runs on and fits; otherwise it is stopped, or only its traces are removed. */
async function takeOver(cluster: Cluster, files: Record<string, string>): Promise<boolean> {
  const { clusterDir } = cluster.place;
  const running = await readPostmaster(clusterDir);
  if (!running || !(await isServing(running.pid, clusterDir))) {
    // PostgreSQL would give up where another process has the old id by now, or where nothing collected the dead one.
    if (running) await rm(join(clusterDir, 'postmaster.pid'), { force: true });
    if (cluster.address.kind === 'socket') await removeSocket(cluster.address.folder);
    return false;
  }
  if ((await hasSettings(clusterDir, files)) && (await untilReady(cluster, running.pid))) {
    cluster.log?.info({ pid: running.pid }, 'took over the database that an earlier process left running');
    return true;
  }
  await halt(cluster.binaries, clusterDir);
  return false;
}

/** Waits until the server answers and has its database; false when it ended, refuses us or stays silent. */
async function untilReady({ place, address, log }: Cluster, pid: number): Promise<boolean> {
  let sayAfter = Date.now() + SAY_SO_MS;
  let silentSince = Date.now();
  for (;;) {
    const running = await readPostmaster(place.clusterDir);
    // Asked too early, it would complain in its log about every question.
    const answer = running?.pid === pid && !running.isReady ? 'busy' : await ask(address);
    if (answer === 'ready') return true;
    if (answer === 'absent') {
      await makeDatabase(address);
      return true;
    }
    if (answer === 'refused' || !(await isAlive(pid))) return false;
    // Recovery after a crash takes as long as it takes; it answers that it is busy with it.
    if (answer === 'busy') silentSince = Date.now();
    if (Date.now() - silentSince > SILENT_MS) return false;
    if (Date.now() > sayAfter) {
      log?.info({ pid }, 'waiting for the database to be ready');
      sayAfter = Date.now() + SAY_SO_MS;
    }
    await wait(LOOK_AGAIN_MS);
  }
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

/** Starts the server again whenever it has died, and keeps its log small, until `end`. */
export function keepUp(cluster: Cluster): { end(): Promise<void> } {
  const ended = new AbortController();
  const watching = watch(cluster, ended.signal);
  return {
    end: async () => {
      ended.abort();
      await watching;
    },
  };
}

async function watch(cluster: Cluster, ended: AbortSignal): Promise<void> {
  const { clusterDir } = cluster.place;
  let pause = WATCH_MS;
  let boundAfter = Date.now() + BOUND_LOG_MS;
  while (await slept(pause, ended)) {
    try {
      const running = await readPostmaster(clusterDir);
      if (!running || !(await isAlive(running.pid))) {
        cluster.log?.error({}, 'the database has died and is started again');
        await bringUp(cluster);
      }
      if (Date.now() > boundAfter) {
        boundAfter = Date.now() + BOUND_LOG_MS;
        await boundLog(cluster.logFile);
      }
      pause = WATCH_MS;
    } catch (error) {
      pause = Math.min(pause * 2, MOST_BETWEEN_RESTARTS_MS);
      cluster.log?.error({ err: error }, 'the database could not be started again');
    }
  }
}

/** False as soon as the watch ends; does not keep the process alive. */
async function slept(milliseconds: number, ended: AbortSignal): Promise<boolean> {
  if (ended.aborted) return false;
  return wait(milliseconds, true, { signal: ended, ref: false }).catch(() => false);
}
