import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';

/** What came of the requests that were sent. */
export interface Outcome {
  /** Answers by status. */
  statuses: Record<number, number>;
  /** Milliseconds until each answer 200, the shortest first. */
  good: number[];
  goodPerSecond: number;
  /** Connections that broke, and requests without an answer. */
  broken: number;
}

export interface Load {
  paths: string[];
  connections: number;
  seconds: number;
  /** Requests a second over all connections; without it, as many as there are answers. */
  rate?: number;
}

/** Sends requests for these paths in turn, over kept connections. */
export async function load(origin: string, { paths, connections, seconds, rate }: Load): Promise<Outcome> {
  const statuses: Outcome['statuses'] = {};
  const good: number[] = [];
  const run = new Promise<autocannon.Result>((resolve, reject) => {
    const maker = autocannon(
      {
        url: origin,
        connections,
        duration: seconds,
        timeout: 30,
        requests: paths.map((path) => ({ path })),
        ...(rate ? { overallRate: rate, ignoreCoordinatedOmission: true } : {}),
      },
      (error: Error | null, result) => (error ? reject(error) : resolve(result)),
    );
    maker.on('response', (_client, status, _bytes, milliseconds) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 200) good.push(milliseconds);
    });
  });
  const { errors, timeouts } = await run;
  good.sort((a, b) => a - b);
  return { statuses, good, goodPerSecond: good.length / seconds, broken: errors + timeouts };
}

/** The value below which that share of the sorted values lies. */
export function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** What came of a question that was asked again and again. */
export interface Probed {
  statuses: number[];
  /** Milliseconds. */
  longest: number;
}

/**
 * Asks again and again, a quarter of a second apart, until told to stop. In a thread of its own: beside the load it would
 * wait for whoever makes the load, and not for the server alone.
 */
export function probe(url: string, init: { method?: string; headers?: Record<string, string> } = {}) {
  const thread = new Worker(new URL('./overload-probe.ts', import.meta.url), { workerData: { url, init } });
  return async (): Promise<Probed> => {
    const probed = once(thread, 'message');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage('stop');
    const [result] = await probed;
    return result as Probed;
  };
}
