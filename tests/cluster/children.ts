import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { account } from './packages.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface Running {
  pid: number;
  /** Its exit code, once it has ended. */
  done: Promise<number>;
  /** It and all that it started. */
  tree(): Promise<number[]>;
  signal(signal: NodeJS.Signals): Promise<void>;
  /** Ends it and all that it started, and waits for it. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** What runs and has not ended; an end of ours that nobody saw coming leaves nothing behind. */
const running = new Map<number, string | undefined>();
process.on('exit', () => {
  for (const [pid, pidFile] of running) {
    const server = pidFile && existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0;
    for (const one of [pid, server]) kill(one, 'SIGCONT');
    kill(pid, server ? 'SIGKILL' : 'SIGTERM');
    kill(server, 'SIGKILL');
  }
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

/** Starts a program; what it says goes to a file. `pidFile` names a server that it starts and that is no child of its own. */
export function start(
  log: string,
  file: string,
  args: string[],
  { pidFile, ...options }: SpawnOptions & { pidFile?: string } = {},
): Running {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const to = createWriteStream(log, { flags: 'a' });
  child.stdout?.pipe(to, { end: false });
  child.stderr?.pipe(to, { end: false });
  child.on('error', (error) => void to.write(String(error)));
  const gone = once(child, 'exit');
  const { pid = 0 } = child;
  running.set(pid, pidFile);
  void gone.then(() => !pidFile && running.delete(pid));
  const tree = async () => {
    const server = pidFile && Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
    const isOurs =
      server && (await readFile(`/proc/${server}/cmdline`, 'utf8').catch(() => '')).includes(dirname(pidFile));
    return [...(await descendants(pid)), ...(isOurs ? await descendants(server) : [])];
  };
  const signal = async (name: NodeJS.Signals) => {
    for (const pid of await tree()) kill(pid, name);
  };
  return {
    pid,
    done: gone.then(([code]) => Number(code ?? 1)),
    tree,
    signal,
    async end(name = 'SIGTERM') {
      const all = await tree();
      if (name === 'SIGKILL') for (const pid of all) kill(pid, name);
      else if (isRunning(child)) child.kill(name);
      const late = setTimeout(() => all.forEach((pid) => kill(pid, 'SIGKILL')), 15_000);
      if (isRunning(child)) await gone;
      clearTimeout(late);
      running.delete(pid);
      to.end();
    },
  };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    if (pid > 1) process.kill(pid, signal);
  } catch {
    // It is gone.
  }
}

/** The process and those below it, as /proc knows them. */
async function descendants(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
    const parent = /\) \S (\d+)/.exec(stat)?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const found = [pid];
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child);
  return found;
}

/** Writes a file of `deploy/cluster` with its blanks filled in. */
export async function fill(template: string, target: string, values: Record<string, string | number>): Promise<string> {
  const text = await readFile(join(ROOT, 'deploy/cluster', template), 'utf8');
  const filled = text.replaceAll(/\$\{([A-Z_]+)\}/g, (_blank, name: string) => {
    if (values[name] === undefined) throw new Error(`${template}: nothing for ${name}`);
    return String(values[name]);
  });
  await writeFile(target, filled);
  return target;
}

/** A folder that PostgreSQL's account owns. */
export async function ownFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  const owner = account();
  if (owner) await chown(path, owner.uid, owner.gid);
  return path;
}

/** Asks until the answer is true. */
export async function until(what: string, ask: () => Promise<boolean>, ms = 60_000): Promise<number> {
  const started = performance.now();
  while (!(await ask().catch(() => false))) {
    if (performance.now() - started > ms) throw new Error(`${what}: not within ${ms / 1000} s`);
    await wait(100);
  }
  return performance.now() - started;
}
