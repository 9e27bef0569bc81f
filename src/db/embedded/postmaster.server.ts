import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Binaries } from './binaries.server.ts';
import type { Place } from './place.server.ts';
import { runAs, runToEnd } from './user.server.ts';

/** A server process by its id. */
interface Postmaster {
  pid: number;
  /** False while it starts, recovers or stops. */
  isReady: boolean;
}

const STOP_MS = 8_000;
const LOOK_AGAIN_MS = 10;

/** What the cluster's postmaster.pid says; undefined without one. It may be stale: ask `isServing`. */
export async function readPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, isReady: lines[7]?.trim() === 'ready' } : undefined;
}

/** Whether the process lives and is the server of this cluster, not a later process with the same id. */
export async function isServing(pid: number, clusterDir: string): Promise<boolean> {
  if (!(await isAlive(pid))) return false;
  if (process.platform !== 'linux') {
    const { stdout } = await runToEnd(undefined, 'ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
      stdout: '',
    }));
    return stdout.includes(clusterDir);
  }
  try {
    const [workDir, cluster] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(clusterDir)]);
    return workDir.dev === cluster.dev && workDir.ino === cluster.ino;
  } catch {
    // Root in a container may not look at the folder of another account's process.
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return command.split('\0').includes(clusterDir);
  }
}

/** Whether a process with this id lives. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  // An orphan in a container may stay a zombie when nothing there collects it.
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status !== '' && !/\) [ZX] /.test(status);
}

/**
 * Starts the server in a session of its own, so that a Ctrl-C meant for us does not stop it before we are done with it.
 * Gives its process id; it is not ready yet.
 */
export async function launch(binaries: Binaries, { clusterDir, user }: Place, logFile: string): Promise<number> {
  await using log = await open(logFile, 'a', 0o600);
  const child = spawn(binaries.postgres, ['-D', clusterDir], {
    ...runAs(user),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  await once(child, 'spawn');
  child.unref();
  return child.pid ?? 0;
}

/** Stops the server and waits for its end: open transactions are rolled back; if that takes too long, the next start recovers. */
export async function halt(clusterDir: string): Promise<void> {
  const running = await readPostmaster(clusterDir);
  if (!running || !(await isServing(running.pid, clusterDir))) return;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(running.pid, signal);
    for (const until = Date.now() + STOP_MS; Date.now() < until; await wait(LOOK_AGAIN_MS)) {
      if (!(await isAlive(running.pid))) return;
    }
  }
}
