import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { connect } from '#db/client.server.ts';
import { startEmbedded } from '#db/embedded/start.server.ts';
import { recountFigures } from '#features/figures/service.server.ts';
import { recountWords } from '#features/search/service.server.ts';
import { casesFor } from './cases.ts';
import { measureOneByOne } from './load.ts';
import { fillLifelikeMarket } from './lifelike-market.ts';
import { countHomes } from './market-copies.ts';
import { fillMarket } from './market.ts';
import { prepare } from './prepare.ts';
import { root, startProduct } from './processes.ts';

/** One market that grows to each of these sizes, and what is measured at each: its bytes, and answers that are made anew, one at a time. */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '1000000,5000000' },
    times: { type: 'string', default: '200' },
    /** Whether the homes are those of a demo market, whose prices follow from what they are. */
    lifelike: { type: 'boolean', default: false },
  },
});
const sizes = values.listings.split(',').map(Number);
const PORT = 4398;
const ASKED = [
  'one listing',
  'search, common words',
  'search, rare words',
  'search with filters',
  'search around a place',
  'counts beside the filters',
  'autocomplete',
  'autocomplete of all sorts of texts',
  'map, a part of a city',
  'map, the country',
];
const CHANGED = 200;
const say = (text: string) => process.stderr.write(`  ${text}\n`);

const work = mkdtempSync(join(tmpdir(), 'gidana-sizes-'));
const database = await startEmbedded({ dataDir: join(root, 'bench/results', values.lifelike ? 'lifelike' : 'sizes') });
const { db, pool, close } = connect({
  connectionString: database.connectionString,
  limits: { connection: 10_000, statement: 0, answer: 0 },
});
try {
  await prepare(pool, db);
  for (const size of sizes) {
    const before = await countHomes(pool);
    const began = performance.now();
    await (values.lifelike ? fillLifelikeMarket(pool, db, size, say) : fillMarket(pool, size, say));
    const made = size - before;
    const filled = made > 0 ? `, filled with ${Math.round((made * 1_000) / (performance.now() - began))} a second` : '';
    await recountWords({ db });
    await recountFigures({ db, now: () => new Date() });
    process.stdout.write(`\n## ${size.toLocaleString('en')} homes${filled}\n\n${await weights(pool)}\n`);
    process.stdout.write(`\nChanges of a price, each a commit: ${await changesASecond(pool)} a second\n\n`);
    await answers();
  }
} finally {
  await close();
  await database.stop();
  rmSync(work, { recursive: true, force: true });
}

async function answers(): Promise<void> {
  const { rows } = await pool.query<{ id: string; slug: string }>(
    'select id, slug from listings order by updated_at desc limit 20000',
  );
  const product = await startProduct(database.connectionString, join(work, 'data'), PORT);
  try {
    process.stdout.write('| made anew, one at a time | p50 ms | p99 ms |\n|---|--:|--:|\n');
    for (const { name, heat, shots } of casesFor(rows)) {
      if (heat !== 'cold' || !ASKED.includes(name)) continue;
      const { p50, p99 } = await measureOneByOne(product.origin, shots, Number(values.times));
      process.stdout.write(`| ${name} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |\n`);
    }
  } finally {
    await product.stop();
  }
}

async function weights(on: pg.Pool): Promise<string> {
  const { rows } = await on.query<{ name: string; size: string }>(
    `select 'the database' as name, pg_size_pretty(pg_database_size(current_database())) as size
     union all select 'listings with its indexes', pg_size_pretty(pg_total_relation_size('listings'))
     union all (select indexrelid::regclass::text, pg_size_pretty(pg_relation_size(indexrelid)) from pg_index
       where indrelid = 'listings'::regclass order by pg_relation_size(indexrelid) desc limit 8)`,
  );
  return ['| | on the disk |', '|---|--:|', ...rows.map(({ name, size }) => `| ${name} | ${size} |`)].join('\n');
}

async function changesASecond(on: pg.Pool): Promise<number> {
  const { rows } = await on.query<{ id: string }>('select id from listings order by id limit $1', [CHANGED]);
  const began = performance.now();
  for (const { id } of rows) {
    await on.query('update listings set regular_price = regular_price + 1 where id = $1', [id]);
  }
  return Math.round((rows.length * 1_000) / (performance.now() - began));
}
