import type { Ctx } from '#core/ctx.ts';
import { fail } from '#core/errors.ts';
import { nairaShort } from '#core/money.ts';
import type { Page } from '#core/paging.ts';
import { requireAdmin } from '#core/viewer.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { premierWord } from '#features/audit/texts.ts';
import * as audit from '#features/audit/service.server.ts';
import { askedPrice, priceSuffix } from '../card/words.ts';
import { roleOf } from '../life/service.server.ts';
import { transitionsOf } from '../life/transitions.ts';
import * as all from './repo.server.ts';
import * as repo from '../write/repo.server.ts';
import { listingsTexts as texts } from '../texts.ts';

/** Listings of everybody, or those that are asked for, as rows of a table, with how many there are; for admins. */
export async function everyListing(ctx: Ctx, page: Page, asked: all.ListingsAsked = {}) {
  const viewer = requireAdmin(ctx);
  const [found, total] = await Promise.all([all.pageOfAll(ctx.db, page, asked), all.countAll(ctx.db, asked)]);
  const rows = found.map(({ city, state, offer, regularPrice, discountPrice, ...row }) => {
    const naira = askedPrice({ offer, regularPrice, discountPrice });
    return {
      ...row,
      placeName: [...new Set([city, state])].filter(Boolean).join(', '),
      naira,
      price: [nairaShort(naira), priceSuffix(row.type)].filter(Boolean).join(' '),
      updatedAt: row.updatedAt.toISOString(),
      transitions: transitionsOf(roleOf(viewer, row.userRef), row),
    };
  });
  return { rows, total };
}

/** How many listings were made on each of the last thirty days, the oldest first; for admins (ADMIN-27). */
export function listingsPerDay(ctx: Ctx): Promise<number[]> {
  requireAdmin(ctx);
  return all.madePerDay(ctx.db, ctx.now());
}

/** Takes a listing among the Premier Properties, or out of them; its place in the lists stays. For admins. */
export async function setPremier(ctx: Ctx, id: string, exclusive: boolean): Promise<void> {
  requireAdmin(ctx);
  await inTransaction(ctx, async (tx) => {
    const old = (await repo.lock(tx.db, id)) ?? fail('not_found', texts.notFound);
    if (old.exclusive === exclusive) return;
    await repo.update(tx.db, id, { exclusive });
    const { name, userId: ownerId } = old;
    await audit.record(tx, 'listing.premier', {
      subjectId: id,
      subjectName: name,
      ownerId,
      detail: premierWord(exclusive),
    });
  });
}
