import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '#db/client.server.ts';
import { startEmbedded } from '#db/embedded/start.server.ts';
import { recountWords } from '#features/search/service.server.ts';
import { casesFor } from './cases.ts';
import { memoryOf, signedIn } from './conditions.ts';
import { ask, type Shot } from './load.ts';
import { fillMarket } from './market.ts';
import { prepare } from './prepare.ts';
import { root, type Running, startProduct } from './processes.ts';

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    pages: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
const listings = Number(values.listings);
const pages = Number(values.pages);
const PORT = 4394;
/** Of what /proc counts processor time in. */
const TICKS_PER_SECOND = 100;
const say = (text: string) => process.stderr.write(`  ${text}\n`);

const dataDir = join(root, `bench/results/market-${listings}`);
const work = mkdtempSync(join(tmpdir(), 'gidana-costs-'));
const database = await startEmbedded({ dataDir });
const { db, pool, close } = connect({
  connectionString: database.connectionString,
  limits: { connection: 10_000, statement: 600_000, answer: 0 },
});
let product: Running | undefined;
try {
  await prepare(pool, db);
  await fillMarket(pool, listings, say);
  await recountWords({ db });
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const { rows } = await pool.query<{ id: string; slug: string }>(
    'SELECT id, slug FROM listings ORDER BY updated_at DESC LIMIT 20000',
  );
  product = await startProduct(database.connectionString, join(work, 'data'), PORT);
  const { origin, pid } = product;
  const cookie = await signedIn(origin);
  const cold = casesFor(rows).filter(
    ({ kind, heat, name }) => kind === 'page' && heat === 'cold' && name.includes(values.only),
  );
  const lines: string[] = [];
  for (const { name, shots } of cold) {
    const visitor: Cost[] = [];
    const member: Cost[] = [];
    let at = 0;
    const next = () => shots.slice(at, (at += pages));
    await cost(next(), pid, postmaster);
    for (let round = 0; round < Number(values.rounds); round += 1) {
      visitor.push(await cost(next(), pid, postmaster));
      member.push(await cost(next(), pid, postmaster, { cookie }));
    }
    const [one, other] = [median(visitor), median(member)];
    lines.push(
      `| ${name.replace('page: ', '')} | ${shown(one)} | ${shown(other)} | ${(total(other) / total(one)).toFixed(2)} × |`,
    );
  }
  process.stdout.write(
    [
      '',
      `Processor time of one cold page in milliseconds, server + database; ${listings.toLocaleString('en')} listings.`,
      '',
      '| page | visitor | signed in | |',
      '|---|--:|--:|--:|',
      ...lines,
      '',
      await memoryOf(pid),
      '',
    ].join('\n'),
  );

  /** Asks for each of them, one after the other. */
  async function cost(
    shots: Shot[],
    server: number,
    postgres: number,
    headers: Record<string, string> = {},
  ): Promise<Cost> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const before = { server: ticksOf(server), database: ticksOfBackends(postgres) };
    for (const { path } of shots) {
      const status = await ask(agent, origin, { path }, headers);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
    agent.destroy();
    const each = (ticks: number) => (ticks * 1000) / TICKS_PER_SECOND / shots.length;
    return {
      server: each(ticksOf(server) - before.server),
      database: each(ticksOfBackends(postgres) - before.database),
    };
  }
} finally {
  await product?.stop();
  await close();
  await database.stop();
  rmSync(work, { recursive: true, force: true });
}

interface Cost {
  server: number;
  database: number;
}

function total({ server, database: rest }: Cost): number {
  return server + rest;
}

function shown({ server, database: rest }: Cost): string {
  return `${server.toFixed(1)} + ${rest.toFixed(1)}`;
}

function median(costs: Cost[]): Cost {
  return costs.toSorted((a, b) => total(a) - total(b))[Math.floor(costs.length / 2)] ?? { server: 0, database: 0 };
}

/** Processor time of a process and of its children that ended. */
function ticksOf(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  return fields
    .split(' ')
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0);
}

function ticksOfBackends(postmaster: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster);
  return [...children.map(Number), postmaster].reduce((sum, pid) => sum + ticksOf(pid), 0);
}

function parentOf(pid: string): number {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    return Number(fields.split(' ')[1]);
  } catch {
    // It ended meanwhile.
    return 0;
  }
}
