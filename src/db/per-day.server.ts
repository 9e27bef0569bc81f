import { gte, sql } from 'drizzle-orm';
import type { Db } from './client.server.ts';
import type { listings } from './schema/listings.ts';
import type { users } from './schema/users.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** How many rows were made on each of the last thirty days, the oldest first; a day ends now. */
export async function perDay(db: Db, table: typeof users | typeof listings, now: Date): Promise<number[]> {
  const { createdAt } = table;
  const daysAgo = sql<number>`floor(extract(epoch from (${now.toISOString()}::timestamptz - ${createdAt})) / 86400)::integer`;
  const rows = await db
    .select({ daysAgo, made: sql<number>`count(*)::integer` })
    .from(table)
    .where(gte(createdAt, new Date(now.getTime() - DAYS * DAY_MS)))
    .groupBy(sql`1`);
  const made = new Map(rows.map((row) => [row.daysAgo, row.made]));
  return Array.from({ length: DAYS }, (_none, at) => made.get(DAYS - 1 - at) ?? 0);
}
