import type { Ctx } from '#core/ctx.ts';
import { fail } from '#core/errors.ts';
import type { Page } from '#core/paging.ts';
import { requireViewer } from '#core/viewer.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { lockUntilCommit } from '#db/lock.server.ts';
import type { Listing, ListingCard } from '#features/listings/contract.ts';
import { canSee } from '#features/listings/policy.ts';
import { cardsByIds, listingsByIds } from '#features/listings/service.server.ts';
import * as repo from './repo.server.ts';
import { FAVOURITES_STEP, MAX_COMPARED, MAX_FAVOURITES } from './rules.ts';
import { favouritesTexts as texts } from './texts.ts';

/** Ids of what the signed-in person keeps, for the hearts of a page; null for visitors, whose browser keeps them. */
export async function favouriteIds(ctx: Ctx): Promise<string[] | null> {
  return ctx.viewer && repo.idsOf(ctx.db, ctx.viewer.id);
}

/** What the signed-in person keeps and is on the market, the last kept first; `gone` counts what is off the market. */
export async function favouriteHomes(ctx: Ctx, page: Page) {
  const { id } = requireViewer(ctx);
  const [counts, ids] = await Promise.all([repo.counts(ctx.db, id), repo.pageOf(ctx.db, id, page)]);
  return { ...counts, homes: await cardsByIds(ctx, ids) };
}

/** Keeps a home for the signed-in person; once more changes nothing. Throws `not_found`, and `conflict` at the limit. */
export async function keepHome(ctx: Ctx, listingId: string): Promise<void> {
  const { id: userId } = requireViewer(ctx);
  await inTransaction(ctx, async (tx) => {
    // So that nobody passes the limit by adding twice at once.
    await lockUntilCommit(tx.db, 'favourites', userId);
    if (await repo.has(tx.db, userId, listingId)) return;
    const { added, left } = await addTo(tx, userId, [listingId]);
    if (added === 0) fail(left > 0 ? 'conflict' : 'not_found', left > 0 ? texts.full : texts.notFound);
  });
}

/** Takes a home out; one that is not kept is fine. */
export async function dropHome(ctx: Ctx, listingId: string): Promise<void> {
  await repo.remove(ctx.db, requireViewer(ctx).id, listingId);
}

/** Takes out all that are off the market. */
export async function dropGone(ctx: Ctx): Promise<void> {
  await repo.removeGone(ctx.db, requireViewer(ctx).id);
}

/** Adds what a browser kept before its person signed in, the last kept first; gives how many did not fit. */
export async function mergeHomes(ctx: Ctx, listingIds: readonly string[]): Promise<{ left: number }> {
  const { id: userId } = requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockUntilCommit(tx.db, 'favourites', userId);
    const { left } = await addTo(tx, userId, [...new Set(listingIds)]);
    return { left };
  });
}

/** Cards of these homes in this order, without those that are off the market; for what a browser keeps. */
export async function homesByIds(ctx: Ctx, ids: readonly string[]): Promise<ListingCard[]> {
  const cards = await cardsByIds(ctx, [...new Set(ids)].slice(0, FAVOURITES_STEP));
  return cards.filter(({ status }) => status === 'active');
}

/** All about up to four homes that the viewer may see, in this order. */
export async function comparedHomes(ctx: Ctx, ids: readonly string[]): Promise<Listing[]> {
  const homes = await listingsByIds(ctx, [...new Set(ids)].slice(0, MAX_COMPARED));
  return homes.filter((home) => canSee(ctx.viewer, home));
}

async function addTo(tx: Ctx, userId: string, listingIds: readonly string[]) {
  const { total } = await repo.counts(tx.db, userId);
  return repo.add(tx.db, { userId, listingIds, now: tx.now(), room: Math.max(0, MAX_FAVOURITES - total) });
}
