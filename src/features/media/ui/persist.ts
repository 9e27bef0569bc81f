import { OPERATION_RETRY_MS, UPLOAD_RETRY_MS } from '../rules.ts';
import { UploadFailure } from './upload-failure.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** The clock and the network, as a browser has them. */
export interface Surroundings {
  now(): number;
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
  isOnline(): boolean;
  /** Resolves when the network is back, or after so many milliseconds. */
  waitOnline(milliseconds: number, signal: AbortSignal): Promise<void>;
}

interface Persistence {
  signal: AbortSignal;
  /** Called with true while we wait for the network or the next try. */
  onWaiting(waiting: boolean): void;
  surroundings?: Surroundings;
}

/**
 * Tries until it works: one operation for up to two minutes, pausing longer each time, the whole for up to ten. While
 * the device knows that it is offline nothing is tried. `attempt` calls `progressed` whenever the server has taken more.
 */
export async function persist<T>(attempt: (progressed: () => void) => Promise<T>, options: Persistence): Promise<T> {
  const { signal, onWaiting, surroundings: around = browser } = options;
  const end = around.now() + UPLOAD_RETRY_MS;
  // An operation that takes long is fine; the two minutes begin with its first failure.
  let operationEnd: number | null = null;
  let pause = FIRST_PAUSE_MS;
  const progressed = () => {
    operationEnd = null;
    pause = FIRST_PAUSE_MS;
    onWaiting(false);
  };
  for (;;) {
    try {
      return await attempt(progressed);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof UploadFailure) || !error.passing) throw error;
      onWaiting(true);
      operationEnd ??= around.now() + OPERATION_RETRY_MS;
      if (!around.isOnline()) {
        await around.waitOnline(end - around.now(), signal);
        // Being offline is not the operation's fault.
        operationEnd = around.now() + OPERATION_RETRY_MS;
        pause = FIRST_PAUSE_MS;
      }
      const left = Math.min(end, operationEnd) - around.now();
      if (left <= 0) throw error;
      await around.sleep(Math.min(pause, left), signal);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  }
}

const browser: Surroundings = {
  now: () => performance.now(),
  isOnline: () => navigator.onLine,
  sleep: (milliseconds, signal) => until(milliseconds, signal),
  waitOnline: (milliseconds, signal) => until(milliseconds, signal, 'online'),
};

function until(milliseconds: number, signal: AbortSignal, event?: 'online'): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const finish = (end: () => void) => {
      stop.abort();
      clearTimeout(timer);
      end();
    };
    const timer = setTimeout(() => finish(resolve), Math.max(0, milliseconds));
    if (event) addEventListener(event, () => finish(resolve), { signal: stop.signal });
    signal.addEventListener('abort', () => finish(() => reject(signal.reason as Error)), { signal: stop.signal });
  });
}
