import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '#db/client.server.ts';
import { startEmbedded } from '#db/embedded/start.server.ts';
import { recountWords } from '#features/search/service.server.ts';
import { writeAnswers } from './answers.ts';
import { type Case, casesFor } from './cases.ts';
import { conditions } from './conditions.ts';
import { type Measured, measure, measureOneByOne, type Shot } from './load.ts';
import { fillMarket } from './market.ts';
import { prepare } from './prepare.ts';
import { pin, root, type Running, startProduct, startSmall } from './processes.ts';
import { type Behind, statementsBehind } from './statements.ts';
import { type Line, table } from './table.ts';
import { timeTypedSearches } from './typed-searches.ts';

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
const listings = Number(values.listings);
const seconds = Number(values.seconds);
const SERVER_CORE = 0;
const LOAD_CORE = 1;
const PORT = 4390;
const say = (text: string) => process.stderr.write(`  ${text}\n`);

const dataDir = join(root, `bench/results/market-${listings}`);
const work = mkdtempSync(join(tmpdir(), 'gidana-bench-'));
const database = await startEmbedded({ dataDir });
const { db, pool, close } = connect({
  connectionString: database.connectionString,
  limits: { connection: 10_000, statement: 600_000, answer: 0 },
});
let product: Running | undefined;
let forgetful: Running | undefined;
try {
  await prepare(pool, db);
  await fillMarket(pool, listings, say);
  await recountWords({ db });
  const [postmaster = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const pinned = pin(Number(postmaster), SERVER_CORE) && pin(process.pid, LOAD_CORE);
  const { rows } = await pool.query<{ id: string; slug: string }>(
    'SELECT id, slug FROM listings ORDER BY updated_at DESC LIMIT 20000',
  );
  const all = casesFor(rows);
  const cases = all.filter(({ name }) => name.includes(values.only));
  const behind = await statementsBehind(
    database.connectionString,
    cases.filter(({ kind }) => kind === 'json').map((one) => ({ ...one, shots: sample(one.shots) })),
  );
  writeFileSync(join(work, 'statements.json'), JSON.stringify(behind));

  product = await startProduct(database.connectionString, join(work, 'data'), PORT, SERVER_CORE);
  forgetful = await startProduct(database.connectionString, join(work, 'other'), PORT + 1, SERVER_CORE, {
    ANSWERS_MB: '0',
  });
  const lines: Line[] = [];
  for (const one of cases)
    lines.push(await measureCase(one, one.heat === 'without memory' ? forgetful : product, behind));
  process.stdout.write(`\n${table(lines, { listings, pinned })}\n\n${timeTypedSearches()}\n`);
  if (!values.only || values.only === 'conditions') {
    const start = () => startProduct(database.connectionString, join(work, 'third'), PORT + 2, SERVER_CORE);
    const print = (line: string) => void process.stdout.write(`${line}\n`);
    print('');
    await conditions({ product, pool, cases: all, seconds, start, print });
  }
} finally {
  await product?.stop();
  await forgetful?.stop();
  await close();
  await database.stop();
  rmSync(work, { recursive: true, force: true });
}

/** Limit, Fastify, floor and product in turn, several rounds, so that a noisy moment hits all of them; medians count. */
async function measureCase(one: Case, ours: Running, behind: Behind): Promise<Line> {
  const same = join(work, 'answers.json');
  // What is hot has been asked for before; the load generator takes longer for answers that differ, so the others answer the same ones.
  await writeAnswers(same, ours.origin, one.heat === 'hot' ? one.shots : one.shots.slice(0, 1));
  const limit = await startSmall('limit-server.ts', [same], SERVER_CORE);
  const fastify = await startSmall('fastify-server.ts', [same], SERVER_CORE);
  const hasFloor =
    one.kind === 'json' && one.shots.some(({ path }) => behind.statements[behind.of[path] ?? -1]?.length);
  const floor = hasFloor
    ? await startSmall('floor-server.ts', [database.connectionString, join(work, 'statements.json')], SERVER_CORE)
    : undefined;

  // Of others it knows no statements, and would answer nothing at once.
  const recorded = sample(one.shots);
  const seen = { limit: [] as Measured[], fastify: [] as Measured[], floor: [] as Measured[], ours: [] as Measured[] };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    seen.limit.push(await measure(limit.origin, one.shots, seconds));
    seen.fastify.push(await measure(fastify.origin, one.shots, seconds));
    if (floor) seen.floor.push(await measure(floor.origin, recorded, seconds));
    seen.ours.push(await measure(ours.origin, one.shots, seconds));
  }
  const alone = await measureOneByOne(ours.origin, one.shots.toReversed().slice(0, 540), 500);
  await limit.stop();
  await fastify.stop();
  await floor?.stop();
  say(`measured: ${one.name}, ${one.heat}`);
  return {
    name: `${one.name}, ${one.heat}`,
    limit: median(seen.limit),
    fastify: median(seen.fastify),
    floor: median(seen.floor),
    ours: median(seen.ours),
    alone,
  };
}

function median(rounds: Measured[]): Measured | undefined {
  return [...rounds].sort((a, b) => a.requestsPerSecond - b.requestsPerSecond)[Math.floor(rounds.length / 2)];
}

/** As many addresses as a round may ask, for what is asked of the database behind them. */
function sample(shots: Shot[]): Shot[] {
  return shots.slice(0, 5_000);
}
