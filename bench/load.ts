import { Agent, request } from 'node:http';
import autocannon from 'autocannon';

/** What is asked: an address, or a whole request. */
export interface Shot {
  path: string;
  method?: 'GET' | 'POST';
  body?: string;
}

export interface Measured {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  failures: number;
}

/** As browsers ask. */
const PACKED = { 'accept-encoding': 'gzip, br' };
const CONNECTIONS = 32;
/** Requests that are not counted: what the load before left in line goes first, and both ends warm up. */
const WARM_UP = 40;

/** How far each server has been asked of these, so that the next round goes on there. */
const asked = new Map<string, WeakMap<Shot[], number>>();

/**
 * Sends the shots over kept-alive connections for some seconds, each connection its own share of them where there are
 * enough, and goes on where the round before it ended. Times are milliseconds.
 */
export async function measure(
  origin: string,
  shots: Shot[],
  seconds: number,
  { connections = CONNECTIONS, headers = {} }: { connections?: number; headers?: Record<string, string> } = {},
): Promise<Measured> {
  const reached = asked.get(origin) ?? new WeakMap<Shot[], number>();
  asked.set(origin, reached);
  const from = (reached.get(shots) ?? 0) % shots.length;
  const requests = [...shots.slice(from), ...shots.slice(0, from)].map(({ path, method = 'GET', body }) => ({
    path,
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...PACKED,
      ...headers,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body } : {}),
  }));
  const isShared = requests.length >= connections;
  const share = (connection: number) => requests.filter((_, at) => at % connections === connection);
  let connection = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    // Each connection prepares all that it is given: thousands for each would take longer than the measurement.
    requests: isShared ? requests.slice(0, 1) : requests,
    setupClient(client) {
      if (isShared) client.setRequests(share(connection));
      connection += 1;
    },
  });
  reached.set(shots, from + result.requests.total);
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/** Milliseconds of single requests, one after the other: what one person waits, without a queue. */
export async function measureOneByOne(
  origin: string,
  shots: Shot[],
  times: number,
): Promise<{ p50: number; p99: number }> {
  const taken: number[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let i = 0; i < times + WARM_UP; i += 1) {
    const shot = shots[i % shots.length];
    if (!shot) break;
    const started = performance.now();
    const status = await ask(agent, origin, shot);
    // The first ones may meet what the load before is still refused for.
    if (status !== 200 && i >= WARM_UP) throw new Error(`${shot.path} answered ${status}`);
    if (i >= WARM_UP) taken.push(performance.now() - started);
  }
  agent.destroy();
  return { p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) };
}

/** Sends one request and reads its answer to the end; gives the status. */
export function ask(
  agent: Agent,
  origin: string,
  { path, method = 'GET', body }: Shot,
  more: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { ...PACKED, ...more, ...(body && { 'content-type': 'application/json' }) };
    const sent = request(origin + path, { agent, method, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject).end(body);
  });
}

/** The value below which that share of the values lies. */
function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export interface Answer {
  body: Buffer;
  type: string;
  encoding: string;
}

/** The answer as it is sent, still packed. */
export function answerOf(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(address, { headers: PACKED }, (answer) => {
      const chunks: Buffer[] = [];
      const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = answer.headers;
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ body: Buffer.concat(chunks), type, encoding }));
    })
      .on('error', reject)
      .end();
  });
}
