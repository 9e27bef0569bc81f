import type { Log } from '#core/ports.ts';

export interface Stop {
  /** Remembers what to close; what was opened last is closed first. */
  later: (close: () => Promise<unknown>) => void;
  /** Closes everything now, for a start that failed half-way. */
  now: () => Promise<void>;
}

const GRACE_MS = 15_000;
/** One Ctrl-C may arrive twice: from the terminal, and handed on by npm. */
const SAME_SIGNAL_MS = 1_000;

/** Closes everything in order on Ctrl-C or a stop signal; a second signal ends the process at once. */
export function onStop(log: Log): Stop {
  const closers: (() => Promise<unknown>)[] = [];
  let stoppingSince = 0;
  const now = async () => {
    for (const close of closers.splice(0).toReversed()) {
      try {
        await close();
      } catch (error) {
        log.error({ err: error }, 'something did not close');
      }
    }
  };
  const stop = async (signal: string) => {
    if (stoppingSince > 0) {
      if (Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(130);
      return;
    }
    stoppingSince = Date.now();
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await now();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
  return { later: (close) => void closers.push(close), now };
}
