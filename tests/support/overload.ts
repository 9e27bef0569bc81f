import { setTimeout as wait } from 'node:timers/promises';
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

/** Asks again and again, a quarter of a second apart, until told to stop; gives the statuses and the longest wait. */
export function probe(ask: () => Promise<Response>) {
  const over = new AbortController();
  const statuses: number[] = [];
  let longest = 0;
  const run = (async () => {
    while (!over.signal.aborted) {
      const started = performance.now();
      const { status, body } = await ask();
      await body?.cancel();
      statuses.push(status);
      longest = Math.max(longest, performance.now() - started);
      await wait(250);
    }
  })();
  return async () => {
    over.abort();
    await run;
    return { statuses, longest };
  };
}
