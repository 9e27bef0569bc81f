import { setTimeout as wait } from 'node:timers/promises';

/**
 * Works through what a release leaves to be done for every listing, one batch after the other until one gives null, and gives the sum. After each
 * the machine is as long for those who ask: at a million listings it goes on for hours, in which answers otherwise take several times as long.
 */
export async function inBatches(batch: () => Promise<number | null>): Promise<number> {
  let total = 0;
  for (;;) {
    const began = performance.now();
    const done = await batch();
    if (done === null) return total;
    total += done;
    await wait(performance.now() - began);
  }
}
