import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const ROOT = join(import.meta.dirname, '../..');
const READY_MS = 60_000;

export interface MarketProcess {
  origin: string;
  child: ChildProcess;
  /** Milliseconds until it answered. */
  readyAfter: number;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** The product as an operator starts it, with its own database under `dataDir`, on a free port. */
export async function startMarket(dataDir: string, env: Record<string, string> = {}): Promise<MarketProcess> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['--no-warnings', join(ROOT, 'server.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
  });
  let complaints = '';
  child.stderr?.on('data', (bytes: Buffer) => (complaints += bytes.toString()));
  const gone = once(child, 'close');
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin))) {
    if (child.exitCode !== null || performance.now() - started > READY_MS) throw new Error(`No start: ${complaints}`);
    await wait(25);
  }
  return {
    origin,
    child,
    readyAfter: performance.now() - started,
    async end(signal) {
      child.kill(signal);
      await gone;
    },
  };
}

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
