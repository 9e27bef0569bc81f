import type { Ctx } from '#core/ctx.ts';
import { fail } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { restore } from '#features/deleted/service.server.ts';
import { moveBody } from '#features/listings/contract.ts';
import * as listings from '#features/listings/publishing.server.ts';
import { withinPlan } from '#features/packages/service.server.ts';

/**
 * Puts a listing on the market. Sent again with the same `requestKey` it changes the first listing. Throws `invalid`, `too_many`, and
 * `forbidden` beyond the package.
 */
export function publishListing(ctx: Ctx, raw: unknown, requestKey?: string) {
  return publish(ctx, (tx) => listings.createListing(tx, raw, requestKey));
}

/** Changes a listing. Throws as `updateListing`, and `forbidden` beyond the package. */
export function changeListing(ctx: Ctx, id: string, raw: unknown) {
  return publish(ctx, (tx) => listings.updateListing(tx, id, raw));
}

/** Restores a deleted listing. Throws as `restore`, and `forbidden` beyond the package. */
export function restoreListing(ctx: Ctx, id: string) {
  return publish(ctx, (tx) => restore(tx, 'listing', id));
}

/** Takes a listing to another status, or back from there. Throws `invalid`, as `moveListing` and `undoMove`, and `forbidden` beyond the package. */
export async function moveListing(ctx: Ctx, id: string, raw: unknown) {
  const asked = moveBody.safeParse(raw);
  if (!asked.success) fail('invalid', asked.error.issues[0]?.message ?? coreTexts.invalid);
  const { transition, reason } = asked.data;
  return publish(ctx, (tx) =>
    transition === 'undo' ? listings.undoMove(tx, id) : listings.moveListing(tx, id, transition, reason),
  );
}

/** Copies an own listing as a draft. Throws as `duplicateListing`. */
export function duplicateListing(ctx: Ctx, id: string) {
  return publish(ctx, (tx) => listings.duplicateListing(tx, id));
}

/**
 * The one way onto the market (LIFE-4): whatever makes, changes or moves a listing is done here, in one transaction with the rules that it
 * is held to.
 */
function publish<P>(ctx: Ctx, work: (tx: Ctx) => Promise<P>): Promise<P> {
  return inTransaction(ctx, (tx) => withinPlan(tx, () => work(tx)));
}
