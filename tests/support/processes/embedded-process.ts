import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('./embedded-child.ts', import.meta.url));

export interface Failure {
  name: string;
  code?: string;
  message: string;
}

interface Ready {
  url: string;
  milliseconds: number;
}

interface ChildMessage {
  said?: string;
  ready?: Ready;
  failed?: Failure;
  answered?: object[];
  acknowledged?: number;
}

/** A process that runs the embedded database, seen from outside. */
export interface EmbeddedProcess extends AsyncDisposable {
  pid: number;
  /** How its start ended; undefined when it was killed before. */
  outcome: Promise<{ ready?: Ready; failed?: Failure } | undefined>;
  /** What it logged. */
  said: string[];
  answered: object[];
  /** Ids of the rows whose commit the database has acknowledged. */
  acknowledged: number[];
  /** Sends the signal to its whole process group, as a terminal does, and waits for its end. */
  end(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
}

/** Starts the embedded database on `dataDir` in a process of its own: just running (`hold`) or writing all the time. */
export function runEmbedded(
  dataDir: string,
  mode: 'hold' | 'write' = 'hold',
  account: { uid?: number; gid?: number } = {},
): EmbeddedProcess {
  const child = spawn(process.execPath, ['--no-warnings', CHILD, dataDir, mode], {
    ...account,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'close');
  const { promise, resolve } = Promise.withResolvers<{ ready?: Ready; failed?: Failure } | undefined>();
  const seen = { said: [] as string[], answered: [] as object[], acknowledged: [] as number[] };
  createInterface({ input: child.stdout }).on('line', (line) => {
    // A line cut off by a kill was not message.
    if (!line.endsWith('}')) return;
    const message = JSON.parse(line) as ChildMessage;
    if (message.said) seen.said.push(message.said);
    if (message.answered) seen.answered.push(...message.answered);
    if (message.acknowledged) seen.acknowledged.push(message.acknowledged);
    if (message.ready || message.failed) resolve(message);
  });
  void gone.then(() => resolve(undefined));
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-Number(child.pid), signal);
    await gone;
  };
  return {
    ...seen,
    pid: Number(child.pid),
    outcome: promise,
    end,
    [Symbol.asyncDispose]: () => end('SIGKILL'),
  };
}

/** Waits for a start that has to succeed. */
export async function untilReady(running: EmbeddedProcess): Promise<Ready> {
  const outcome = await running.outcome;
  if (!outcome?.ready) throw new Error(`The embedded database did not start: ${JSON.stringify(outcome)}`);
  return outcome.ready;
}

/** Waits for a start that has to fail. */
export async function untilFailed(running: EmbeddedProcess): Promise<Failure> {
  const outcome = await running.outcome;
  if (!outcome?.failed)
    throw new Error(`The embedded database started although it should not: ${JSON.stringify(outcome)}`);
  return outcome.failed;
}
