import { sql } from 'drizzle-orm';
import type { Db } from './client.server.ts';

/** Does the work while no other process on this database does work under the same name, however long either takes. */
export function alone<T>(db: Db, name: string, work: () => Promise<T>): Promise<T> {
  return db.transaction(async (lock) => {
    await lock.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await lock.execute(sql`set local statement_timeout = 0`);
    await lock.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
    return work();
  });
}
