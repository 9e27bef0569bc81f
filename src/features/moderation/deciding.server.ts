import type { Ctx } from '#core/ctx.ts';
import { ensure, fail } from '#core/errors.ts';
import { requireAdmin } from '#core/viewer.ts';
import * as audit from '#features/audit/service.server.ts';
import * as media from '#features/media/service.server.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import { lockCases } from './cases.server.ts';
import type { Decided, Verdict } from './contract.ts';
import { caseEmail } from './emails.server.ts';
import type { Home } from './changes.ts';
import * as repo from './repo.server.ts';
import { moderationTexts as texts, VERDICT_NAMES } from './texts.ts';

/** Of which home a case is, decided or not. For admins; throws `not_found`. */
export async function homeOfCase(ctx: Ctx, caseId: string): Promise<string> {
  requireAdmin(ctx);
  return ((await repo.byId(ctx.db, caseId)) ?? fail('not_found', texts.notFound)).listingId;
}

/**
 * The open case of a home that the viewer is about to decide in its version, kept from others until the transaction ends; the home is locked
 * by the caller. Throws `conflict` where it was decided, has changed or another admin is at it, and `forbidden` as `ensureJudge` (TRUST-15).
 */
export async function caseToDecide(tx: Ctx, caseId: string, version: number): Promise<repo.CaseRow> {
  const listingId = await homeOfCase(tx, caseId);
  await lockCases(tx, listingId);
  const found = (await repo.byId(tx.db, caseId)) ?? fail('not_found', texts.notFound);
  ensure(found.decidedAt === null, 'conflict', texts.decidedMeanwhile);
  await ensureJudge(tx, found);
  ensure(!isTaken(tx, found), 'conflict', texts.takenMeanwhile);
  ensure(found.version === version, 'conflict', texts.changedMeanwhile);
  return found;
}

/** Whether another admin than the viewer has this case at the moment. */
export function isTaken(
  { viewer, now }: Pick<Ctx, 'viewer' | 'now'>,
  { claimedBy, claimedUntil }: Pick<repo.CaseRow, 'claimedBy' | 'claimedUntil'>,
): boolean {
  return claimedBy !== null && claimedBy !== viewer?.id && claimedUntil !== null && claimedUntil > now();
}

type Judged = Pick<repo.CaseRow, 'listingId' | 'ownerId' | 'proposedBy' | 'appealOf'>;

/** Why the viewer is no judge of this case, or null: the home or its change is theirs, they reported it, or they decided what an appeal is about (TRUST-16). */
export async function barOf(ctx: Ctx, { listingId, ownerId, proposedBy, appealOf }: Judged): Promise<string | null> {
  const viewer = requireAdmin(ctx);
  if (ownerId === viewer.id || proposedBy === viewer.id) return texts.notOwn;
  if (await repo.hasReported(ctx.db, listingId, viewer)) return texts.notReported;
  const first = appealOf ? await repo.byId(ctx.db, appealOf) : undefined;
  return first?.decidedBy === viewer.id ? texts.notTwice : null;
}

/** Throws `forbidden` to an admin who is no judge of this case. */
export async function ensureJudge(tx: Ctx, judged: Judged): Promise<void> {
  const bar = await barOf(tx, judged);
  if (bar) fail('forbidden', bar);
}

/** The open case of a home of somebody else's that the viewer is about to decide or delete. Throws `forbidden` as `ensureJudge`, also where nothing is open (TRUST-76). */
export async function ensureMayDecide(
  tx: Ctx,
  { id: listingId, userId: ownerId }: Pick<Home, 'id' | 'userId'>,
): Promise<repo.CaseRow | undefined> {
  const open = await repo.openOf(tx.db, listingId);
  await ensureJudge(tx, open ?? { listingId, ownerId, proposedBy: null, appealOf: null });
  return open;
}

/**
 * Keeps what an admin decided about a home, within the caller's transaction, which takes the home where it follows: in its open case, or in one of its own
 * where nothing was open. Throws `forbidden` as `ensureJudge`, and `conflict` while another admin is at it.
 */
export async function decided(tx: Ctx, home: Home, verdict: Decided, reason: string): Promise<void> {
  const { id: decidedBy } = requireAdmin(tx);
  tx.log.info({ event: 'listing-decided', listingId: home.id, verdict, by: decidedBy }, 'a home was decided about');
  await lockCases(tx, home.id);
  const open = await ensureMayDecide(tx, home);
  const { id: listingId, userId: ownerId } = home;
  const values = { verdict, reason, decidedBy, decidedAt: tx.now(), claimedBy: null, claimedUntil: null };
  if (!open) {
    await repo.insert(tx.db, { listingId, ownerId, openedAt: tx.now(), why: 'new', holds: false, score: 0, ...values });
    return;
  }
  ensure(!isTaken(tx, open), 'conflict', texts.takenMeanwhile);
  await repo.change(tx.db, open.id, values);
  if (open.proposed) await letGo(tx, home, open.proposed);
}

/** Tells the owner, and the record, of a decision after which the home stands where it stood. */
export async function announce(
  tx: Ctx,
  home: Home,
  verdict: Verdict,
  reason: string,
  isChange: boolean,
): Promise<void> {
  const { id, name, userId: ownerId, reference } = home;
  const detail = [VERDICT_NAMES[verdict], reason].filter(Boolean).join(': ');
  await audit.record(tx, 'listing.review', { subjectId: id, subjectName: name, ownerId, detail });
  if (verdict === 'approved' && !isChange) return;
  const { email: to } = await repo.ownerOf(tx.db, ownerId, id, tx.now());
  const [news, so] =
    verdict === 'approved'
      ? ['has your change', 'Everybody sees it now.']
      : isChange
        ? ['is as it was', 'We did not take your last change.']
        : home.status === 'pending'
          ? [
              'is still yours to change',
              `${texts.lookedAgain} Change what the reason says, and we will review it again.`,
            ]
          : ['stays down', texts.lookedAgain];
  await tx.jobs.enqueue(tx.db, sendEmail, caseEmail(tx.settings, { to, id, reference, news, so, reason }));
}

/** The pictures of a change that is not taken, but for those that the home has. */
async function letGo(tx: Ctx, { images }: Home, proposed: object): Promise<void> {
  const wanted = 'imageUrls' in proposed && Array.isArray(proposed.imageUrls) ? proposed.imageUrls.map(String) : [];
  const kept = new Set(images.map(({ url }) => url));
  await media.release(
    tx,
    wanted.filter((url) => !kept.has(url)),
  );
}
