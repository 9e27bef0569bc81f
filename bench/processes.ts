import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import server from '../scripts/server-process.json' with { type: 'json' };

export const root = join(import.meta.dirname, '..');
const hasTaskset = spawnSync('taskset', ['--version']).status === 0;

/** Keeps a process, and what it starts from now on, on one core; where the system cannot, it says so. */
export function pin(pid: number, core: number): boolean {
  return hasTaskset && spawnSync('taskset', ['-a', '-cp', String(core), String(pid)], { stdio: 'ignore' }).status === 0;
}

/** Who may sign in to the product that is measured. */
export const ADMIN = { email: 'bench@gidana.example', password: 'only for measuring things' };

export interface Running {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts one of the comparison servers on a core; it tells its port. */
export async function startSmall(file: string, args: string[], core: number): Promise<Running> {
  const child = fork(join(import.meta.dirname, file), args, { stdio: 'inherit' });
  const { pid = 0 } = child;
  pin(pid, core);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', () => reject(new Error(`${file} did not start`)));
  });
  return { origin: `http://127.0.0.1:${port}`, pid, stop: () => end(child) };
}

/** Starts the product as an operator would, on a database that is there. */
export async function startProduct(
  databaseUrl: string,
  dataDir: string,
  port: number,
  core?: number,
  settings: Record<string, string> = {},
): Promise<Running> {
  const child = spawn(process.execPath, [...server.flags, 'server.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...server.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: '0',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_REQUESTS: '1000000000',
      LOG_LEVEL: 'error',
      ...settings,
    },
  });
  const { pid = 0 } = child;
  if (core !== undefined) pin(pid, core);
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + 60_000;
  for (;;) {
    const ready = await fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return { origin, pid, stop: () => end(child) };
    if (child.exitCode !== null || Date.now() > until) throw new Error('the product did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
