import { AppError } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';

/** Who goes first: a person who uploads, a person who looks, then what nobody waits for. */
export type Lane = 'upload' | 'view' | 'later';

const ORDER: Lane[] = ['upload', 'view', 'later'];
const RETRY_AFTER_SECONDS = 5;

/** A bounded queue for heavy work: `parallel` at a time, and 503 for whoever finds `waiting[lane]` others ahead in the lane. */
export function createTurns(options: { parallel: number; waiting: Record<Lane, number> }) {
  const lines: Record<Lane, (() => void)[]> = { upload: [], view: [], later: [] };
  let running = 0;

  const next = () => {
    const lane = ORDER.find((one) => lines[one].length > 0);
    if (lane && running < options.parallel) {
      running += 1;
      lines[lane].shift()?.();
    }
  };

  return async function take<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    if (lines[lane].length >= options.waiting[lane]) {
      throw new AppError('unavailable', coreTexts.unavailable, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    await new Promise<void>((begin) => {
      lines[lane].push(begin);
      next();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      next();
    }
  };
}
