import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Listening } from './address.server.ts';
import type { Binaries } from './binaries.server.ts';
import { CLEAN_ENVIRONMENT, runAs, runToEnd } from './user.server.ts';
import type { SystemUser } from './user.server.ts';

/** A server process by its id. */
export interface Postmaster extends Listening {
  pid: number;
  /** False while it starts, recovers or stops. */
  isReady: boolean;
}

const FAST_STOP_MS = 8_000;
const LOOK_AGAIN_MS = 10;
/** From gentle to hard. */
const STOPS = [
  ['fast', 'SIGINT'],
  ['immediate', 'SIGQUIT'],
  ['immediate', 'SIGKILL'],
] as const;

/** What the cluster's postmaster.pid says; undefined without one. It may be stale: ask `isServing`. */
export async function readPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketDir, , , status] = text.split('\n');
  if (!(Number(pid) > 0)) return undefined;
  return { pid: Number(pid), port: Number(port ?? 0), socketDir: socketDir ?? '', isReady: status?.trim() === 'ready' };
}

/** Whether the process lives and is the server of this cluster, not a later process with the same id. */
export async function isServing(pid: number, clusterDir: string): Promise<boolean> {
  if (!(await isAlive(pid))) return false;
  if (process.platform === 'linux') return isServingOnLinux(pid, clusterDir);
  const [list, args, sign] =
    process.platform === 'win32'
      ? (['tasklist', ['/NH', '/FI', `PID eq ${pid}`], 'postgres'] as const)
      : (['ps', ['-o', 'command=', '-p', String(pid)], clusterDir] as const);
  const { stdout } = await runToEnd(undefined, list, [...args]).catch(() => ({ stdout: '' }));
  return stdout.includes(sign);
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

async function isServingOnLinux(pid: number, clusterDir: string): Promise<boolean> {
  try {
    const [workDir, cluster] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(clusterDir)]);
    return workDir.dev === cluster.dev && workDir.ino === cluster.ino;
  } catch {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return command.split('\0').includes(clusterDir);
  }
}

/**
 * Starts the server in a session of its own, so that a Ctrl-C meant for us does not stop it before we are done with it.
 * Gives its process id; it is not ready yet.
 */
export async function launch(
  binaries: Binaries,
  clusterDir: string,
  user: SystemUser | undefined,
  logFile: string,
): Promise<number> {
  if (process.platform === 'win32') {
    // pg_ctl gives up administrator's rights, which PostgreSQL refuses.
    await runToEnd(user, binaries.pgCtl, ['start', '-s', '-w', '-D', clusterDir, '-l', logFile]);
    return (await readPostmaster(clusterDir))?.pid ?? 0;
  }
  const output = openSync(logFile, 'a', 0o600);
  try {
    const child = spawn(binaries.postgres, ['-D', clusterDir], {
      ...runAs(user),
      cwd: clusterDir,
      detached: true,
      env: CLEAN_ENVIRONMENT,
      stdio: ['ignore', output, output],
    });
    await new Promise<void>((started, failed) => child.once('spawn', started).once('error', failed));
    child.unref();
    return child.pid ?? 0;
  } finally {
    closeSync(output);
  }
}

/** Stops the server and waits for its end: open transactions are rolled back; if that takes too long, the next start recovers. */
export async function halt(binaries: Binaries, clusterDir: string): Promise<void> {
  const running = await readPostmaster(clusterDir);
  if (!running || !(await isServing(running.pid, clusterDir))) return;
  for (const [mode, signal] of STOPS) {
    await stop(binaries, clusterDir, running.pid, mode, signal);
    const until = Date.now() + FAST_STOP_MS;
    while (Date.now() < until) {
      if (!(await isAlive(running.pid))) return;
      await wait(LOOK_AGAIN_MS);
    }
  }
}

async function stop(binaries: Binaries, clusterDir: string, pid: number, mode: string, signal: NodeJS.Signals) {
  if (process.platform === 'win32') {
    await runToEnd(undefined, binaries.pgCtl, ['stop', '-s', '-m', mode, '-D', clusterDir]).catch(() => undefined);
    return;
  }
  try {
    process.kill(pid, signal);
  } catch {
    // It has just gone.
  }
}
