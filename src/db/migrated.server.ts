import { sql } from 'drizzle-orm';
import type { Db } from './client.server.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** How many migrations this release has. */
export const MIGRATIONS = journal.entries.length;
const NEWEST = Math.max(...journal.entries.map(({ when }) => when));

/** Whether the database has every migration of this release. */
export async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(
    sql`select exists (select from drizzle.__drizzle_migrations where created_at >= ${NEWEST}) as there`,
  );
  return rows[0]?.there ?? false;
}
