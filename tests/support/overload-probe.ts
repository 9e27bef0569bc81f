import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Probed } from './overload.ts';

const { url, init } = workerData as { url: string; init: RequestInit };
const over = new AbortController();
parentPort?.once('message', () => over.abort());

const probed: Probed = { statuses: [], longest: 0 };
while (!over.signal.aborted) {
  const started = performance.now();
  const { status, body } = await fetch(url, init);
  await body?.cancel();
  probed.statuses.push(status);
  probed.longest = Math.max(probed.longest, performance.now() - started);
  await wait(250);
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(probed);
