import { sql } from 'drizzle-orm';
import type { Ctx } from '#core/ctx.ts';
import { fail } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { requireViewer } from '#core/viewer.ts';
import { isCollision } from './postgres.server.ts';
import { users } from './schema/users.ts';

const MOST_TRIES = 4;

/**
 * Runs `work` in one transaction; a nested call becomes a savepoint. Begun again when it and another one stood in each
 * other's way, so `work` may run several times.
 */
export async function inTransaction<T>(ctx: Ctx, work: (tx: Ctx) => Promise<T>): Promise<T> {
  const isNested = 'rollback' in ctx.db;
  for (let tries = 1; ; tries += 1) {
    try {
      return await ctx.db.transaction((db) => work({ ...ctx, db }));
    } catch (error) {
      if (isNested || tries === MOST_TRIES || !isCollision(error)) throw error;
    }
  }
}

/**
 * Keeps the account of whoever writes until the transaction ends. Called before other rows are locked, as its deletion does,
 * so that the two wait for each other in one order. Throws `unauthenticated` where the account is gone by now.
 */
export async function keepAccount(tx: Ctx): Promise<void> {
  const { id } = requireViewer(tx);
  const { rowCount } = await tx.db.execute(sql`select 1 from ${users} where id = ${id} for key share`);
  if (rowCount === 0) fail('unauthenticated', coreTexts.signInFirst);
}
