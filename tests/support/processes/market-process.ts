import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import server from '../../../scripts/server-process.json' with { type: 'json' };
import { freePort } from '../free-port.ts';

const ROOT = join(import.meta.dirname, '../../..');
const READY_MS = 60_000;

export interface MarketProcess {
  origin: string;
  child: ChildProcess;
  /** Milliseconds until it answered. */
  readyAfter: number;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** A product that begins to start. */
interface LaunchedMarket extends Omit<MarketProcess, 'readyAfter'> {
  /** Lines of its log that tell of a defect. */
  errors: string[];
  untilReady(): Promise<number>;
}

/** Limits that a test of one machine does not reach. */
export const GENEROUS = {
  RATE_LIMIT_REQUESTS: '10000000',
  RATE_LIMIT_WRITES: '1000000',
  RATE_LIMIT_UPLOADS: '1000000',
  RATE_LIMIT_SIGN_IN: '1000000',
  RATE_LIMIT_REGISTER: '1000000',
};

/** The product as an operator starts it, with its own database under `dataDir`, on a free port. */
export async function startMarket(dataDir: string, env: Record<string, string> = {}): Promise<MarketProcess> {
  const market = await launchMarket(dataDir, env);
  return { ...market, readyAfter: await market.untilReady() };
}

/** The same, not waited for; `flags` are for Node. */
export async function launchMarket(
  dataDir: string,
  env: Record<string, string> = {},
  flags: string[] = [],
): Promise<LaunchedMarket> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['--no-warnings', ...server.flags, ...flags, join(ROOT, 'server.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...server.env,
      NODE_ENV: 'production',
      DEMO: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
  });
  let complaints = '';
  const errors: string[] = [];
  child.stderr?.on('data', (bytes: Buffer) => (complaints += bytes.toString()));
  child.stdout?.on('data', (bytes: Buffer) => {
    for (const line of bytes.toString().split('\n')) if (/"level":[56]0/.test(line)) errors.push(line);
  });
  const gone = once(child, 'close');
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    child,
    errors,
    async untilReady() {
      while (!(await answers(origin))) {
        if (child.exitCode !== null || performance.now() - started > READY_MS)
          throw new Error(`No start: ${complaints}`);
        await wait(25);
      }
      return performance.now() - started;
    },
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

/** Sends JSON and gives the answer with its data. */
export function sender(origin: string, cookie = '') {
  return async (path: string, body: object, method = 'POST') => {
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
    const data = (await answer.json()) as { success?: boolean; _id?: string; url?: string; message?: string };
    return { answer, data };
  };
}

/** Opens an account where there is none and signs in; gives the Cookie header. */
export async function signedIn(origin: string, email = 'ada@example.com'): Promise<string> {
  const send = sender(origin);
  const person = { name: 'Ada Seller', email, password: 'a long enough password' };
  await send('/api/customer/register', person);
  const { answer } = await send('/api/customer/login', person);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Uploads a picture; gives its address, or the refusal. */
export async function upload(origin: string, cookie: string, picture: Uint8Array<ArrayBuffer>, name: string) {
  const form = new FormData();
  form.set('file', new File([picture], name, { type: 'image/jpeg' }));
  const answer = await fetch(`${origin}/api/upload`, { method: 'POST', headers: { cookie }, body: form });
  return { answer, data: (await answer.json()) as { url?: string; message?: string } };
}
