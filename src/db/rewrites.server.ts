import { setTimeout as wait } from 'node:timers/promises';
import { eq, isNull, sql } from 'drizzle-orm';
import type { Db } from './client.server.ts';
import { listingRewrites } from './schema/listing-rewrites.ts';

const BATCH = 100;

/** Whether a migration has left something to write anew. */
export async function hasRewrites(db: Db): Promise<boolean> {
  return (await db.select().from(listingRewrites).where(isNull(listingRewrites.finishedAt)).limit(1)).length > 0;
}

/**
 * Has the triggers write anew what follows from each listing, as migrations asked, and gives how many were written. Each batch is
 * a transaction that also notes how far it got: killed, it goes on there, and several processes take turns.
 */
export function rewriteListings(db: Db, batch = BATCH): Promise<number> {
  return inBatches(() => db.transaction((tx) => rewriteBatch(tx, batch)));
}

async function rewriteBatch(tx: Db, batch: number): Promise<number | null> {
  const pending = tx.select().from(listingRewrites).where(isNull(listingRewrites.finishedAt));
  const [next] = await pending.orderBy(listingRewrites.name).limit(1).for('update');
  if (!next) return null;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from listings where ${next.after}::uuid is null or id > ${next.after}::uuid order by id limit ${batch} for no key update
  `);
  const ids = rows.map(({ id }) => id);
  await tx.execute(sql`update listings set status = status where id = any (${sql.param(ids)}::uuid[])`);
  // The same words are found otherwise, though no home has changed.
  await tx.execute(sql`select pg_notify('gidana_changes', 'listings')`);
  const last = ids.at(-1);
  const progress = last ? { after: last } : { finishedAt: sql`now()` };
  await tx.update(listingRewrites).set(progress).where(eq(listingRewrites.name, next.name));
  return ids.length;
}

/**
 * Works through what a release leaves to be done for every listing, one batch after the other until one gives null, and gives the sum. After each it
 * waits as long as the batch took, so that one process leaves half of the time to those who ask: at a million listings it goes on for hours.
 */
export async function inBatches(batch: () => Promise<number | null>): Promise<number> {
  let total = 0;
  for (;;) {
    const began = performance.now();
    const done = await batch();
    if (done === null) return total;
    total += done;
    await wait(performance.now() - began);
  }
}
