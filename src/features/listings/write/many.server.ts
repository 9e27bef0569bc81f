import type { Ctx } from '#core/ctx.ts';
import { AppError } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import * as repo from './repo.server.ts';

const MINUTE_MS = 60_000;

/** Throws `too_many` where somebody made very many listings within a minute. */
export async function ensureNotMany(tx: Ctx, userId: string): Promise<void> {
  const lately = await repo.countCreated(tx.db, userId, new Date(tx.now().getTime() - MINUTE_MS));
  if (lately >= tx.settings.limits.writes) throw new AppError('too_many', coreTexts.tooMany, { retryAfterSeconds: 60 });
}
