import type { Ctx } from '#core/ctx.ts';
import { isCollision } from './postgres.server.ts';

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
