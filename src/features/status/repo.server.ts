import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';

export interface DatabaseFacts extends Record<string, unknown> {
  version: string;
  bytes: number;
  migrations: number;
}

/** Of the database itself: its version, its size and how many migrations it has had. */
export async function databaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await db.execute<DatabaseFacts>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database())::float as bytes,
      (select count(*) from drizzle.__drizzle_migrations)::int as migrations`);
  return rows[0] ?? { version: '', bytes: 0, migrations: 0 };
}
