import type { Ctx } from '#core/ctx.ts';
import { ensure, fail } from '#core/errors.ts';
import type { Page } from '#core/paging.ts';
import { requireAdmin, requireViewer } from '#core/viewer.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { referenceOf } from '#features/listings/rules.ts';
import { imagesOf } from '#features/media/service.server.ts';
import { LEASE_MINUTES, PASSED_OVER_MINUTES } from '../contract.ts';
import { barOf, ensureJudge, isTaken } from '../deciding.server.ts';
import * as cases from '../repo.server.ts';
import { moderationTexts as texts } from '../texts.ts';
import type { QueueAsked } from './asked.ts';
import * as repo from './repo.server.ts';
import * as queue from './repo-due.server.ts';

/** A row of the queue, as its page shows it. */
export type QueueRow = Awaited<ReturnType<typeof queuePage>>[number];

/** What waits for a look, all or what is asked for, the riskiest first where no other order is (ADMIN-31); for admins. Those that are the viewer's own, or another admin's at the moment, say so. */
export async function queuePage(ctx: Ctx, page: Page, asked: QueueAsked = {}) {
  const viewer = requireAdmin(ctx);
  const rows = await queue.due(ctx.db, viewer, page, asked);
  return rows.map(({ openedAt, claimedBy, claimedUntil, ownerId, firstDecidedBy, ...row }) => ({
    ...row,
    openedAt: openedAt.toISOString(),
    isOwn: ownerId === viewer.id,
    isDecidedByViewer: firstDecidedBy === viewer.id,
    isTaken: isTaken(ctx, { claimedBy, claimedUntil }),
  }));
}

/** How many homes of the queue are asked for; for admins. */
export async function queueTotal(ctx: Ctx, asked: QueueAsked): Promise<number> {
  requireAdmin(ctx);
  return queue.countDue(ctx.db, asked);
}

/** How many homes wait, how many of them hold something back, and since when the middle one and the oldest wait (TRUST-18). For admins. */
export async function waitingTimes(ctx: Ctx) {
  requireAdmin(ctx);
  const { median, oldest, ...counts } = await queue.waiting(ctx.db);
  const minutes = (since: string | null) =>
    since === null ? null : Math.max(0, Math.round((ctx.now().getTime() - new Date(since).getTime()) / 60_000));
  return { ...counts, medianMinutes: minutes(median), oldestMinutes: minutes(oldest) };
}

/**
 * Gives the admin the next case of what is asked for, for ten minutes; null where nothing is left for them (TRUST-14). What they had and left
 * undecided within the hour, as the case `skipped` now, comes after what else waits; and not at all to whoever skips.
 */
export async function claimNext(
  ctx: Ctx,
  { skipped, ...asked }: QueueAsked & { skipped?: string } = {},
): Promise<string | null> {
  const viewer = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const now = tx.now();
    if (skipped) await repo.leave(tx.db, skipped, viewer.id, now);
    const claim = { viewer, now, until: lease(tx) };
    const passedSince = new Date(now.getTime() - PASSED_OVER_MINUTES * 60_000);
    const next = await repo.claimNext(tx.db, { ...claim, passedSince }, asked);
    if (next || skipped) return next ?? null;
    return (await repo.claimNext(tx.db, { ...claim, passedSince: null }, asked)) ?? null;
  });
}

/** Leaves to others what somebody had open who is no admin any more; within the caller's transaction. */
export function leaveCases(tx: Ctx, userId: string): Promise<void> {
  return repo.letGoOfAll(tx.db, userId);
}

/** Gives the admin this case for ten minutes. Throws `conflict` where another admin has it, or it is decided, and `forbidden` as `ensureJudge`. */
export async function claim(ctx: Ctx, caseId: string): Promise<void> {
  const { id } = requireAdmin(ctx);
  const found = (await cases.byId(ctx.db, caseId)) ?? fail('not_found', texts.notFound);
  await ensureJudge(ctx, found);
  ensure(await repo.claim(ctx.db, caseId, id, ctx.now(), lease(ctx)), 'conflict', texts.takenMeanwhile);
}

/** What is known of whose homes these are: how many wait, what was decided, which numbers they have; for admins. Null for nobody. */
export async function ownerRecord(ctx: Ctx, userId: string) {
  requireAdmin(ctx);
  return (await repo.ownerInQueue(ctx.db, userId, ctx.now())) ?? null;
}

/** The open cases of these homes, by the ids of the homes; for admins. */
export async function openCasesOf(ctx: Ctx, listingIds: string[]): Promise<Map<string, string>> {
  requireAdmin(ctx);
  const open = await cases.openOfMany(ctx.db, listingIds);
  return new Map(open.map(({ id, listingId }) => [listingId, id]));
}

/** Those of these homes, all of them pending, that their owners are to change first; for admins. */
export async function returnedOf(ctx: Ctx, listingIds: string[]): Promise<Set<string>> {
  requireAdmin(ctx);
  const newest = await cases.newestOf(ctx.db, listingIds);
  return new Set(newest.flatMap(({ listingId, verdict }) => (verdict === 'returned' ? [listingId] : [])));
}

/** What was decided in this case, so that a slip can be put right; null where nothing was, or the home is gone. For admins. */
export async function decisionOf(ctx: Ctx, caseId: string | null) {
  requireAdmin(ctx);
  const found = caseId ? await repo.decidedCase(ctx.db, caseId) : undefined;
  return found ? { ...found, reference: referenceOf(found.reference) } : null;
}

/** Everything about a case but the home itself: why, what changed, what was decided before, and whose it is. For admins; throws `not_found`. */
export async function openedCase(ctx: Ctx, caseId: string) {
  requireAdmin(ctx);
  const found = (await cases.byId(ctx.db, caseId)) ?? fail('not_found', texts.notFound);
  const { listingId, ownerId, claimedBy, claimedUntil, openedAt, decidedAt, ...rest } = found;
  const [bar, history, decisions, owner] = await Promise.all([
    barOf(ctx, found),
    repo.historyOf(ctx.db, listingId),
    repo.decisionsOf(ctx.db, listingId),
    repo.ownerInQueue(ctx.db, ownerId, ctx.now()),
  ]);
  const { id, why, holds, score, rulesVersion, reasons, version, before, proposed, words } = rest;
  return {
    id,
    why,
    holds,
    score,
    rulesVersion,
    reasons,
    version,
    before,
    proposed,
    words,
    listingId,
    openedAt: openedAt.toISOString(),
    isDecided: decidedAt !== null,
    /** Why the viewer cannot decide it, or null. */
    bar: bar ?? (isTaken(ctx, { claimedBy, claimedUntil }) ? texts.takenMeanwhile : null),
    owner: owner && { ...owner, since: owner.since.toISOString() },
    history: history.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    decisions: decisions.map(({ decidedAt, ...one }) => ({ ...one, decidedAt: decidedAt?.toISOString() ?? '' })),
  };
}

/** The change of a home that waits, under the names of the calls; nothing where there is none. Inside a transaction of its owner's or an admin's. */
export async function proposalOf(tx: Ctx, listingId: string): Promise<object> {
  const { proposed } = (await cases.openOf(tx.db, listingId)) ?? {};
  if (!proposed) return {};
  const { sizeSqm, ...rest } = proposed as { sizeSqm?: number | null; sizeText?: string };
  // Of the two ways to say the size its owner's words count.
  return rest.sizeText ? rest : { ...rest, sizeSqm };
}

/** The change of a home that waits, as its form shows it, with its photos; for its owner and admins. */
export async function proposedChange(ctx: Ctx, listingId: string): Promise<object> {
  const { id, isAdmin } = requireViewer(ctx);
  const { proposed, ownerId } = (await cases.openOf(ctx.db, listingId)) ?? {};
  if (!proposed || (ownerId !== id && !isAdmin)) return {};
  const { imageUrls = [] } = proposed as { imageUrls?: string[] };
  const stored = await imagesOf(ctx, imageUrls);
  return { ...proposed, images: imageUrls.flatMap((url) => stored.get(url) ?? []) };
}

/** Somebody with an account, as a viewer; undefined once they have left. */
export async function personOf(tx: Ctx, userId: string) {
  return repo.personOf(tx.db, userId);
}

const lease = (ctx: Ctx) => new Date(ctx.now().getTime() + LEASE_MINUTES * 60_000);
