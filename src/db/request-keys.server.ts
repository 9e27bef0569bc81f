import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Ctx, Deps } from '#core/ctx.ts';
import { AppError } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { requireViewer } from '#core/viewer.ts';
import { lockUntilCommit } from './lock.server.ts';
import { isLockTimeout } from './postgres.server.ts';
import { requestKeys } from './schema/request-keys.ts';

/** How long a request that creates something is known by its key. */
const KEEP_MS = 24 * 60 * 60_000;
/** How long the same request waits for the first one, which mostly ends in a moment. */
const WAIT_MS = 2_000;

/**
 * Asks what a create of this key has made before; others with the same key wait until the transaction ends, and throw
 * `conflict` where that takes long (KEEP-4). `isSame` says that its words are those that came last; `keep` notes what it made.
 */
export async function requestOf(tx: Ctx, kind: 'listing' | 'post', key: string, words: object) {
  const userId = requireViewer(tx).id;
  const digest = createHash('sha256').update(JSON.stringify(words)).digest('base64');
  await lockUntilCommit(tx.db, `${kind} request`, `${userId} ${key}`, WAIT_MS).catch((error: unknown) => {
    throw isLockTimeout(error) ? new AppError('conflict', coreTexts.sameRequest, { retryAfterSeconds: 1 }) : error;
  });
  const where = and(eq(requestKeys.userId, userId), eq(requestKeys.kind, kind), eq(requestKeys.key, key));
  const [known] = await tx.db.select().from(requestKeys).where(where);
  return {
    madeId: known?.madeId,
    isSame: known?.digest === digest,
    async keep(madeId: string): Promise<void> {
      const row = { digest, madeId, createdAt: tx.now() };
      const { userId: owner, kind: of, key: name } = requestKeys;
      const target = { target: [owner, of, name], set: row };
      await tx.db
        .insert(requestKeys)
        .values({ userId, kind, key, ...row })
        .onConflictDoUpdate(target);
    },
  };
}

/** Forgets keys whose day is over. */
export async function forgetRequests({ db, now }: Deps): Promise<void> {
  await db.delete(requestKeys).where(lt(requestKeys.createdAt, new Date(now().getTime() - KEEP_MS)));
}
