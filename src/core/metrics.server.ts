import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import pkg from '../../package.json' with { type: 'json' };

/** A pool of connections to the database, as it stands now. */
export interface PoolState {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  /** Milliseconds that whoever waits longest for a connection has waited so far. */
  longestWait(): number;
}

/** Work of one kind that waits or failed. */
export interface QueueState {
  name: string;
  waiting: number;
  running: number;
  failed: number;
  /** Seconds that the oldest job has been due. */
  oldestSeconds: number;
}

export type Metrics = ReturnType<typeof createMetrics>;

const RESOLUTION_MS = 10;
/** The delay of the event loop is the mean of this long: one pause is no overload. */
const WINDOW_MS = 250;

/** What this process counts and measures about itself, once for all its parts (SEEN-3). */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const pools = new Map<string, PoolState>();
  const counter = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Counter({ name: `gidana_${name}_total`, help, labelNames, registers });
  const seconds = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Histogram({ name: `gidana_${name}_seconds`, help, labelNames, registers });
  /** Read when somebody asks. */
  const gauge = (name: string, help: string, read: (pool: PoolState) => number) =>
    new Gauge({
      name: `gidana_pool_${name}`,
      help,
      labelNames: ['pool'],
      registers,
      collect() {
        for (const [pool, state] of pools) this.set({ pool }, read(state));
      },
    });
  gauge('connections', 'Connections to the database', (pool) => pool.totalCount);
  gauge('idle_connections', 'Connections to the database that nobody uses', (pool) => pool.idleCount);
  gauge('waiting', 'Who waits for a connection', (pool) => pool.waitingCount);
  const answers = { bytes: () => 0 };
  const info = new Gauge({ name: 'gidana_info', help: 'Versions', labelNames: ['version', 'node'], registers });
  info.set({ version: pkg.version, node: process.version }, 1);

  return {
    registry,
    version: pkg.version,
    startedAt: new Date(),
    pools,
    eventLoopDelay: measureEventLoop(),
    requests: seconds('http_request_duration', 'Requests and how long they took', ['method', 'route', 'status']),
    inProgress: new Gauge({ name: 'gidana_http_requests_in_progress', help: 'Requests that are worked on', registers }),
    shed: counter('http_requests_shed', 'Requests refused because of too much load, by what they wanted', ['kind']),
    cachedAnswers: counter('cached_answers', 'Questions that a cached answer serves: hit or miss', ['result']),
    evictedAnswers: counter('cached_answers_evicted', 'Cached answers that made room for others'),
    /** What is cached; set by whoever caches. */
    answers,
    answerBytes: new Gauge({
      name: 'gidana_cached_answers_bytes',
      help: 'Bytes of cached answers',
      registers,
      collect() {
        this.set(answers.bytes());
      },
    }),
    statements: seconds('statement_duration', 'Statements and how long they took', ['pool']),
    poolWait: seconds('pool_wait', 'How long was waited for a connection', ['pool']),
    uploads: counter('uploads', 'Pictures that came in: taken or refused', ['result']),
    emails: counter('emails', 'Emails: sent, or failed to be', ['result']),
    /** Shows the queues that `read` gives; where it cannot, they are left out. */
    watchQueues(read: () => Promise<QueueState[]>): void {
      let reading: Promise<QueueState[]> | undefined;
      const readOnce = () =>
        (reading ??= read()
          .catch(() => [])
          .finally(() => (reading = undefined)));
      const show = (name: string, help: string, value: (queue: QueueState) => number) =>
        new Gauge({
          name: `gidana_queue_${name}`,
          help,
          labelNames: ['queue'],
          registers,
          async collect() {
            const queues = await readOnce();
            this.reset();
            for (const queue of queues) this.set({ queue: queue.name }, value(queue));
          },
        });
      show('waiting', 'Jobs that are due', ({ waiting }) => waiting);
      show('failed', 'Jobs that were given up, as long as they are remembered', ({ failed }) => failed);
      show('oldest_seconds', 'How long the oldest job has been due', ({ oldestSeconds }) => oldestSeconds);
    },
  };
}

/** Gives the mean delay of the event loop in milliseconds, over the time since somebody last asked, at least a window. */
function measureEventLoop(): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delay = 0;
  let since = performance.now();
  return () => {
    const now = performance.now();
    if (now - since < WINDOW_MS) return delay;
    since = now;
    if (histogram.count > 0) delay = Math.max(0, histogram.mean / 1e6 - RESOLUTION_MS);
    histogram.reset();
    return delay;
  };
}
