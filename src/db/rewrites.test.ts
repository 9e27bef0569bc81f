import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fillMarket } from '../../tests/support/many-listings.ts';
import { createWorld, type World } from '../../tests/support/world.ts';
import type { Db } from './client.server.ts';
import { hasRewrites, rewriteListings } from './rewrites.server.ts';
import { listingRewrites } from './schema/listing-rewrites.ts';

const HOMES = 3_000;
/** The last migration that rewrote every listing by itself. */
const LAST = '0012';

/** As an older release wrote the index: homes are found, and lack what a newer one adds. */
async function writtenByAnOlderRelease(world: World): Promise<void> {
  await fillMarket(world.db, HOMES);
  await world.db.execute(sql`update listing_search set terms = ts_delete(terms, '=home')`);
  await world.db.delete(listingRewrites);
  await world.db.insert(listingRewrites).values({ name: '0019_another_release' });
}
const written = async (db: Db) =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from listing_search where terms @@ '''=home'''`))
    .rows[0]?.n;
const cursor = async (db: Db) =>
  (await db.select().from(listingRewrites).orderBy(asc(listingRewrites.name)))[0]?.after ?? null;

test(
  'a rewrite that was killed goes on where it was, and homes are found all the while',
  { timeout: 60_000 },
  async () => {
    await using world = await createWorld();
    await writtenByAnOlderRelease(world);
    const app = await world.app();
    const found = async () => (await app.inject('/api/listing/get?searchTerm=duplex&limit=5')).body.match(/"slug":/g);
    expect(await hasRewrites(world.db)).toBe(true);

    // The database ends its connection in the middle of a batch, as it does when the process is killed.
    const first = rewriteListings(world.db, 100).then(
      () => 'finished',
      () => 'killed',
    );
    await expect.poll(() => cursor(world.db), { interval: 1 }).not.toBeNull();
    for (let ended = 0; ended === 0;) {
      const { rowCount } = await world.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'update listings set status%' and state = 'active'
    `);
      ended = rowCount ?? 0;
    }
    expect(await first).toBe('killed');
    const half = await written(world.db);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(HOMES);
    expect(await found()).toHaveLength(5);

    // Two processes start again: they take turns, and no home is written twice.
    const again = await Promise.all([rewriteListings(world.db), rewriteListings(world.db)]);
    expect(again[0] + again[1] + Number(half)).toBe(HOMES);
    expect(await written(world.db)).toBe(HOMES);
    expect(await hasRewrites(world.db)).toBe(false);
    expect(await rewriteListings(world.db)).toBe(0);
  },
);

test('a migration asks for a rewrite and does none itself', async () => {
  const folder = join(import.meta.dirname, 'migrations');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const rewriting: string[] = [];
  for (const file of files) {
    const statements = (await readFile(join(folder, file), 'utf8')).split('--> statement-breakpoint');
    const bare = statements.map((statement) => statement.replaceAll(/^--.*$/gm, '').trim());
    if (bare.some((statement) => /^(update|delete|insert into (?!"?listing_rewrites))/i.test(statement)))
      rewriting.push(file);
  }
  // The first two are out and stay as they were; the third renames the few statuses that admins set by hand, the fourth queues what waits.
  expect(rewriting.map((name) => name.slice(0, 4))).toEqual(['0004', LAST, '0022', '0028']);
});
