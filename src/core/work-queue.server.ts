import { AppError } from './errors.ts';
import { coreTexts } from './texts.ts';

const RETRY_AFTER_SECONDS = 5;

/** Runs the work when it is its turn. Throws `unavailable` where too much of its priority waits already. */
export type Enqueue<Priority extends string> = <T>(priority: Priority, work: () => Promise<T>) => Promise<T>;

/**
 * A bounded queue for heavy work, `parallel` at a time. `maxWaiting` names the priorities, the most urgent first, and how much of
 * each may wait: a quick 503 is better than a long wait.
 */
export function createWorkQueue<Priority extends string>(
  parallel: number,
  maxWaiting: Record<Priority, number>,
): Enqueue<Priority> {
  const waiting = new Map<string, (() => void)[]>(Object.keys(maxWaiting).map((priority) => [priority, []]));
  let running = 0;

  const startNext = () => {
    const line = [...waiting.values()].find(({ length }) => length > 0);
    if (!line || running >= parallel) return;
    running += 1;
    line.shift()?.();
  };

  return async (priority, work) => {
    const line = waiting.get(priority) ?? [];
    if (line.length >= maxWaiting[priority]) {
      throw new AppError('unavailable', coreTexts.unavailable, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    await new Promise<void>((start) => {
      line.push(start);
      startNext();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };
}
