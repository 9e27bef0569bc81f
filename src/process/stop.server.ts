import type { Log } from '#core/ports.ts';

export interface Stop {
  /** Remembers what to close; what was opened last is closed first. Throws where a signal came during the start, to end it. */
  later: (close: () => Promise<unknown>) => void;
  /** The start is over: from now on a signal closes everything at once. */
  started: () => void;
  /** Closes everything now, for a start that failed half-way. */
  now: () => Promise<void>;
  /** Whether somebody asked us to stop. */
  isAsked: () => boolean;
}

/** What does not close by then, such as a connection to a database that died, is left behind. */
const CLOSE_MS = 10_000;
/** One Ctrl-C may arrive twice: from the terminal, and handed on by npm. */
const SAME_SIGNAL_MS = 1_000;

/** Closes everything in order on Ctrl-C or a stop signal; a second signal ends the process at once. */
export function onStop(log: Log): Stop {
  const closers: (() => Promise<unknown>)[] = [];
  let stoppingSince = 0;
  let isStarting = true;
  let closed: Promise<void> | undefined;
  const close = async () => {
    for (const one of closers.splice(0).toReversed()) {
      try {
        await inTime(one());
      } catch (error) {
        log.error({ err: error }, 'something did not close');
      }
    }
  };
  const now = () => (closed ??= close());
  const finish = () => void now().then(() => process.exit(0));
  const stop = (signal: string) => {
    if (stoppingSince > 0) {
      if (Date.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(130);
      return;
    }
    stoppingSince = Date.now();
    log.info({ signal }, 'stopping');
    // A start ends at its next step, so that nothing is opened behind the back of what closes.
    if (isStarting) setTimeout(finish, CLOSE_MS);
    else finish();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // Set where scripts/start.mjs started us: it is gone, and nobody else would stop us.
  process.on('disconnect', () => stop('disconnect'));
  return {
    later(one) {
      closers.push(one);
      if (stoppingSince > 0) throw new Error('stopped during the start');
    },
    started() {
      isStarting = false;
      if (stoppingSince > 0) finish();
    },
    now,
    isAsked: () => stoppingSince > 0,
  };
}

/** The timer also keeps the process alive: with nothing else to wait for it would end before the closers that follow. */
async function inTime(closing: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`did not close within ${CLOSE_MS} ms`)), CLOSE_MS);
  });
  await Promise.race([closing, late]).finally(() => clearTimeout(timer));
}
