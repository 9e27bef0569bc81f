import { until } from './children.ts';
import { ask, startDatabases } from './databases.ts';
import { bring, FAULTS, type Outcome, type Stage } from './faults.ts';
import { inFolder } from './folder.ts';
import { startNodes } from './nodes.ts';
import { startPrometheus } from './prometheus.ts';
import { type Home, startTraffic } from './traffic.ts';

interface Options {
  /** After so many seconds no other fault is begun; the first three always are. */
  seconds?: number;
  times?: number;
  /** Whether times are judged: only on a machine that does nothing else do they say something. */
  timed?: boolean;
  /** The folder of an earlier release, installed and built, which the nodes are until they are replaced. */
  from?: string;
  say?: (line: string) => void;
}

interface Report {
  table: string;
  failures: string[];
}

const AT_LEAST = 3;

/** Starts everything on loopback, brings the faults about under traffic, and holds the ledger against the database after each. */
export function run({
  seconds = Infinity,
  times = 1,
  timed = true,
  from,
  say = () => undefined,
}: Options): Promise<Report> {
  const started = performance.now();
  return inFolder(say, async (dir, closers) => {
    const databases = await startDatabases(dir, 3);
    closers.push(databases.end);
    const nodes = await startNodes(dir, 3, databases.env, from);
    closers.push(nodes.end);
    await nodes.begin();
    say(`started within ${Math.round((performance.now() - started) / 1000)} s in ${dir}`);
    const prometheus = await startPrometheus(dir, nodes.nodes);
    closers.push(prometheus.end);
    const traffic = await startTraffic(nodes.origin);
    closers.push(traffic.end);
    const stage: Stage = {
      databases,
      nodes,
      prometheus,
      traffic,
      isShort: seconds < Infinity,
      away: seconds < Infinity ? 5_000 : 60_000,
    };
    const outcomes = new Map<string, Outcome[]>();
    for (let time = 0; time < times; time += 1) {
      for (const [number, fault] of FAULTS.entries()) {
        if (number >= AT_LEAST && performance.now() - started > seconds * 1_000) continue;
        const outcome = await bring(fault, stage, timed);
        outcome.wrong.push(...(await lost(traffic.ledger, nodes.origin, databases.env.DATABASE_DIRECT_URL)));
        outcomes.set(fault.name, [...(outcomes.get(fault.name) ?? []), outcome]);
        say(`${fault.name}: ${outcome.wrong.join('; ') || 'as it should'} ${outcome.why.join(', ')}`);
      }
    }
    const failures = [...outcomes.values()].flat().flatMap(({ wrong }) => wrong);
    if (traffic.ledger.size === 0) failures.push('nothing was written');
    return { table: tableOf(outcomes, traffic.ledger.size, stage.perSecond), failures };
  });
}

const SHOWN_MS = 15_000;

/** What was answered and is not in the database. */
async function lost(ledger: Map<string, Home>, origin: string, connectionString: string): Promise<string[]> {
  const known = [...ledger].map(([id, home]) => [id, { ...home, perhaps: home.perhaps }] as const);
  let rows: { id: string; name: string; price: string }[] = [];
  // HAProxy may end a connection while it learns which is the primary.
  await until('the homes of the database', async () => {
    rows = await ask(connectionString, 'select id, name, regular_price as price from listings where id = any($1)', [
      known.map(([id]) => id),
    ]);
    return true;
  });
  const held = new Map(rows.map((row) => [row.id, row]));
  const wrong = known.filter(([id, { name, price, perhaps }]) => {
    const row = held.get(id);
    const now = ledger.get(id);
    const may = [price, ...perhaps, now?.price, ...(now?.perhaps ?? [])];
    return row?.name !== name || !may.includes(Number(row.price));
  });
  const [last] = known.at(-1) ?? [];
  // As long as a fault is still being overcome, visitors may be asked to come back.
  const shows = async () => (await fetch(`${origin}/listing/${last}`)).ok;
  const isShown =
    last === undefined ||
    (await until('the last home', shows, SHOWN_MS).then(
      () => true,
      () => false,
    ));
  return [
    ...(wrong.length > 0 ? [`${wrong.length} of ${known.length} answered homes are lost or have an old price`] : []),
    ...(isShown ? [] : ['the last home is not shown']),
  ];
}

function tableOf(outcomes: Map<string, Outcome[]>, homes: number, perSecond: number[] = []): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const median = (of: Outcome[], what: (one: Outcome) => number) => {
    const sorted = of.map(what).toSorted((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? 0;
  };
  const heads = [
    'fault',
    'times',
    'lost',
    'visitors away',
    'members away',
    'writes away',
    'slowest answer',
    'stale at most',
  ];
  const lines = [...outcomes].map(([name, of]) => [
    name,
    String(of.length),
    String(of.filter(({ wrong }) => wrong.some((one) => one.includes('lost'))).length || 'nothing'),
    ...(['visitor', 'member', 'write'] as const).map((kind) => {
      const [longest, span] = [median(of, ({ away }) => away[kind].longest), median(of, ({ away }) => away[kind].span)];
      return `${seconds(longest)} (${seconds(span)})`;
    }),
    seconds(median(of, ({ slowest }) => slowest)),
    seconds(median(of, ({ stale }) => stale)),
  ]);
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = row(heads.map((_head, column) => (column === 0 ? '---' : '--:')));
  const [rate = 0] = perSecond.toSorted((a, b) => a - b).slice(perSecond.length >> 1);
  const answers = `${Math.round(rate)} requests per CPU-second of a node; away: the longest time without an answer (from the first failure to the last)`;
  return [`${homes} homes answered; ${answers}`, '', row(heads), rule, ...lines.map(row)].join('\n');
}
