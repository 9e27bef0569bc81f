import type { Ctx } from '#core/ctx.ts';
import { fail } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { requireViewer } from '#core/viewer.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { holdOwner, restore } from '#features/deleted/service.server.ts';
import { moveBody } from '#features/listings/contract.ts';
import * as listings from '#features/listings/publishing.server.ts';
import {
  decided,
  ensureMayDecide,
  keepsBack,
  lookAt,
  proposalOf,
  speaksAgainst,
  waitAgain,
} from '#features/moderation/service.server.ts';
import { moderationTexts as texts } from '#features/moderation/texts.ts';

import { withinPlan } from '#features/packages/service.server.ts';
import { holdToAccount } from './standing.server.ts';

/**
 * What waits until a person has looked at it: the listing, or the change of one that stays as it was meanwhile; or, as a draft, until its owner
 * has confirmed their address; or one that was taken down, until its owner asks for another look.
 */
export type Waiting = 'listing' | 'change' | 'address' | 'removed' | null;

/**
 * Puts a listing on the market, or keeps it as a draft until its owner's address is confirmed. Sent again with the same `requestKey` it changes the first listing. Throws `invalid`, `too_many`, and
 * `forbidden` beyond the package.
 */
export function publishListing(ctx: Ctx, raw: unknown, requestKey?: string) {
  return publish(ctx, (tx) =>
    looked(
      tx,
      (gate) => listings.createListing(tx, raw, requestKey, gate),
      ({ _id }) => _id,
      true,
    ),
  );
}

/** Changes a listing; of a change that waits it goes on from there. Throws as `updateListing`, and `forbidden` beyond the package. */
export function changeListing(ctx: Ctx, id: string, raw: unknown) {
  return publish(ctx, async (tx) => {
    await holdOwner(tx, 'listing', id);
    const change = { ...(await proposalOf(tx, id)), ...(raw as object) };
    return looked(
      tx,
      (gate) => listings.updateListing(tx, id, change, gate),
      ({ _id }) => _id,
    );
  });
}

/** Restores a deleted listing. Throws as `restore`, and `forbidden` beyond the package. */
export function restoreListing(ctx: Ctx, id: string) {
  return publish(ctx, (tx) =>
    looked(
      tx,
      () => restore(tx, 'listing', id),
      () => id,
    ),
  );
}

/** Takes a listing to another status, or back from there. Throws `invalid`, as `moveListing` and `undoMove`, and `forbidden` beyond the package. */
export async function moveListing(ctx: Ctx, id: string, raw: unknown) {
  const asked = moveBody.safeParse(raw);
  if (!asked.success) fail('invalid', asked.error.issues[0]?.message ?? coreTexts.invalid);
  const { transition, reason } = asked.data;
  return publish(ctx, async (tx) => {
    await holdOwner(tx, 'listing', id);
    const before = await listings.lockListing(tx.db, id);
    const isAdmins = before !== undefined && before.userId !== requireViewer(tx).id;
    const isBack = isAdmins && before.status === 'removed' && requireViewer(tx).isAdmin;
    const look = isBack && (await speaksAgainst(tx, before)) ? 'due' : null;
    const move = () =>
      transition === 'undo' ? listings.undoMove(tx, id, look) : listings.moveListing(tx, id, transition, reason, look);
    if (isAdmins) return judged(tx, before, await move(), transition);
    return looked(tx, move, () => id, transition === 'publish');
  });
}

/** Deletes a listing; of somebody else's an admin those that they may decide (TRUST-76). Throws as `removeListing` of the listings, and `forbidden`. */
export function removeListing(ctx: Ctx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const viewer = requireViewer(tx);
    await holdOwner(tx, 'listing', id);
    const home = await listings.lockListing(tx.db, id);
    if (home && viewer.isAdmin && home.userId !== viewer.id) await ensureMayDecide(tx, home);
    await listings.removeListing(tx, id);
  });
}

/** Copies an own listing as a draft. Throws as `duplicateListing`. */
export function duplicateListing(ctx: Ctx, id: string) {
  return publish(ctx, (tx) => listings.duplicateListing(tx, id));
}

export { pauseHomesOf, resumeHomesOf, waitingForAddress } from '#features/listings/publishing.server.ts';

/**
 * The one way onto the market (LIFE-4): whatever makes, changes or moves a listing is done here, in one transaction with the rules that it
 * is held to.
 */
export function publish<P>(ctx: Ctx, work: (tx: Ctx) => Promise<P>): Promise<P> {
  return inTransaction(ctx, (tx) => withinPlan(tx, () => work(tx)));
}

/** Does the work and has the rules look at the listing that came of it (TRUST-11); gives where it stands, whether anything waits, and whether it waits no longer. */
async function looked<D extends object>(
  tx: Ctx,
  work: (gate: listings.Gate) => Promise<D>,
  idOf: (done: D) => string,
  isNew = false,
): Promise<D & { status: listings.FullRow['status']; waiting: Waiting; isReleased?: boolean }> {
  let old: listings.FullRow | undefined;
  let isKept = false;
  const done = await work(async (tx, row, input) => {
    old = row;
    isKept = await keepsBack(tx, row, input);
    return isKept;
  });
  const id = idOf(done);
  // What was live before stays so.
  if (old?.status !== 'active') await holdToAccount(tx, id, isNew);
  const row = (await listings.lockListing(tx.db, id)) ?? fail('not_found', coreTexts.goneMeanwhile);
  if (isKept) return { ...done, status: row.status, waiting: 'change' };
  if (isNew && row.status === 'draft') return { ...done, status: row.status, waiting: 'address' };
  const step = await lookAt(tx, row, { old, isNew });
  const { status } = step ? await listings.moveBySystem(tx, row, step) : row;
  if (step === 'release' && (await holdToAccount(tx, id, true)))
    return { ...done, status: 'draft', waiting: 'address' };
  const waiting = status === 'pending' ? 'listing' : status === 'removed' ? 'removed' : null;
  return { ...done, status, waiting, isReleased: step === 'release' };
}

/**
 * An admin's step is the look that a listing waits for, but where they put it back: that is kept as what it is, and what nobody has approved is
 * looked at (TRUST-67).
 */
async function judged<M extends { status: listings.FullRow['status']; reason: string }>(
  tx: Ctx,
  home: listings.FullRow,
  moved: M,
  transition: string,
) {
  await holdToAccount(tx, home.id, false);
  const isBack = transition === 'reinstate' || transition === 'undo';
  const waits = moved.status === 'pending';
  if (!isBack || moved.status === 'removed') {
    const verdict = moved.status === 'removed' ? 'removed' : waits ? 'returned' : 'approved';
    await decided(tx, home, verdict, moved.reason);
    return { ...moved, waiting: null };
  }
  const wasDown = home.status === 'removed';
  // An approval that is taken back leaves nothing to put back.
  if (wasDown || !waits) await decided(tx, home, 'put-back', wasDown ? texts.takenDownNoMore : texts.takenBack);
  if (waits) await waitAgain(tx, home);
  if (wasDown || !waits) await lookAt(tx, { ...home, status: moved.status }, { isBack: true });
  return { ...moved, waiting: waits && transition === 'reinstate' ? ('listing' as const) : null };
}
