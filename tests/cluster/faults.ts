import { setTimeout as wait } from 'node:timers/promises';
import type { Databases } from './databases.ts';
import type { Nodes } from './nodes.ts';
import { perProcessorSecond, type Prometheus } from './prometheus.ts';
import type { Seen, Traffic } from './traffic.ts';
import { restoreToMoment } from './point-in-time.ts';
import { beginUpload, type Resumable } from './uploads.ts';

export interface Stage {
  databases: Databases;
  nodes: Nodes;
  traffic: Traffic;
  prometheus: Prometheus;
  isShort: boolean;
  /** Requests that a node answered in a second of its processor time, of each time that nothing failed. */
  perSecond?: number[];
  /** Milliseconds that the bucket is away. */
  away: number;
}

export interface Outcome extends Seen {
  /** What should not have happened. */
  wrong: string[];
}

interface Fault {
  name: string;
  /** Does it and mends it again; gives what it has to complain of. */
  run(stage: Stage): Promise<string[]>;
  /** In milliseconds, for how long at most nobody is answered; or how many may fail. */
  bounds: { visitor?: number; member?: number; write?: number; slowest?: number; failed?: number };
}

const CALM_MS = 1_500;
/** No answer may take longer, whatever happens; a little for the proxies on the way. */
const ANSWER_MS = 5_000;

export const FAULTS: Fault[] = [
  {
    name: 'nothing fails',
    bounds: { visitor: 0, write: 0, failed: 0, slowest: ANSWER_MS },
    async run(stage) {
      const rate = await perProcessorSecond(stage.nodes, stage.traffic.cookie, stage.isShort ? 2_000 : 15_000);
      stage.perSecond = [...(stage.perSecond ?? []), rate];
      return rate > 0 ? [] : ['no requests were counted'];
    },
  },
  {
    name: 'a node is killed',
    bounds: { visitor: 1_000, slowest: ANSWER_MS },
    async run({ nodes, prometheus, isShort }) {
      const [node] = nodes.nodes;
      if (!node) return [];
      await node.process.end('SIGKILL');
      // It fires after a minute: a short run sees that it would.
      await prometheus.until('GidanaDown', node.port, isShort ? 'pending' : 'firing');
      node.process = node.start();
      await nodes.ready(node);
      await prometheus.until('GidanaDown', node.port, undefined);
      return [];
    },
  },
  {
    name: 'the primary is killed',
    bounds: { visitor: 3_000, member: 3_000, write: 30_000, slowest: ANSWER_MS },
    async run({ databases, traffic }) {
      const member = await databases.primary();
      if (!member) return ['there was no primary'];
      const since = performance.now();
      await member.process.end('SIGKILL');
      await traffic.untilWritten(since + 1_000);
      member.process = member.start();
      await databases.whole();
      return [];
    },
  },
  {
    name: 'nodes are replaced one by one',
    bounds: { failed: 0, slowest: ANSWER_MS },
    async run({ nodes }) {
      await nodes.migrate();
      for (const node of nodes.nodes) {
        await nodes.route(nodes.nodes.filter((other) => other !== node));
        await node.process.end('SIGTERM');
        node.process = node.start();
        await nodes.ready(node);
        await nodes.route(nodes.nodes);
      }
      return [];
    },
  },
  {
    name: 'the bucket is away',
    bounds: { failed: 0, slowest: ANSWER_MS },
    async run({ nodes, traffic, away }) {
      const waiting = await Promise.all(Array.from({ length: 4 }, () => beginUpload(nodes.origin, traffic)));
      await nodes.bucketAway();
      const said = await Promise.all(waiting.map((one) => one.finish()));
      await wait(away);
      nodes.bucketBack();
      const wrong = said.flatMap(({ status, message }) =>
        status === 503 && message ? [] : [`an upload was answered ${status} ${message}`],
      );
      return [...wrong, ...(await allResume(waiting))];
    },
  },
  {
    name: 'the primary is frozen',
    bounds: { visitor: 60_000, write: 60_000, slowest: ANSWER_MS },
    async run({ databases, traffic }) {
      const member = await databases.primary();
      if (!member) return ['there was no primary'];
      const since = performance.now();
      await member.process.signal('SIGSTOP');
      try {
        await traffic.untilWritten(since + 1_000);
        await wait(CALM_MS);
      } finally {
        await member.process.signal('SIGCONT');
      }
      await databases.whole();
      return [];
    },
  },
  { name: 'restored to a moment', bounds: { failed: 0, slowest: ANSWER_MS }, run: restoreToMoment },
];

/** Brings the fault about and holds what was seen meanwhile against its bounds. */
export async function bring({ name, run, bounds }: Fault, stage: Stage, timed: boolean): Promise<Outcome> {
  await wait(CALM_MS);
  const since = performance.now();
  const wrong = await run(stage).catch((error: unknown) => [String(error)]);
  await wait(CALM_MS);
  const seen = stage.traffic.seen(since);
  const {
    visitor = Infinity,
    member = Infinity,
    write = Infinity,
    slowest = Infinity,
    failed = Infinity,
  } = timed ? bounds : {};
  const over = (what: string, is: number, most: number) =>
    is > most && wrong.push(`${what}: ${Math.round(is)} of ${most}`);
  over('visitors had to wait, ms', seen.away.visitor.longest, visitor);
  over('members had to wait, ms', seen.away.member.longest, member);
  over('writes failed for, ms', seen.away.write.longest, write);
  over('the slowest answer, ms', seen.slowest, slowest);
  over('failed', seen.failed.visitor + seen.failed.member + seen.failed.write, failed);
  return { ...seen, wrong: wrong.map((one) => `${name}: ${one}`) };
}

async function allResume(waiting: Resumable[]): Promise<string[]> {
  const ends = await Promise.all(waiting.map((one) => one.resume()));
  return ends.flatMap((end) => (end ? [`an upload did not go on: ${end}`] : []));
}
