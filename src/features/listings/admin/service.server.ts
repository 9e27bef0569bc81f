import type { Ctx } from '#core/ctx.ts';
import { ensure, fail } from '#core/errors.ts';
import type { Page } from '#core/paging.ts';
import { requireAdmin } from '#core/viewer.ts';
import { inTransaction } from '#db/transaction.server.ts';
import * as audit from '#features/audit/service.server.ts';
import * as all from './repo.server.ts';
import type { FullRow } from '../repo-columns.server.ts';
import * as repo from '../write/repo.server.ts';
import { LISTING_STATUSES, type ListingStatus } from '../rules.ts';
import { listingsTexts as texts } from '../texts.ts';

/** Listings of everybody in every status, newest first, as rows of a table, with how many there are; for admins. */
export async function everyListing(ctx: Ctx, page: Page) {
  requireAdmin(ctx);
  const [rows, total] = await Promise.all([all.newestOfAll(ctx.db, page), all.countAll(ctx.db)]);
  return { rows: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })), total };
}

/** Takes a listing among the Premier Properties, or out of them; its place in the lists stays. For admins. */
export async function setPremier(ctx: Ctx, id: string, exclusive: boolean): Promise<void> {
  await changeByAdmin(ctx, id, async (tx, old) => {
    if (old.exclusive === exclusive) return;
    await repo.update(tx.db, id, { exclusive });
    await write(tx, 'listing.premier', old, exclusive ? 'on' : 'off');
  });
}

/** Puts a listing on the market, hides it, and so on. For admins. Throws `invalid` for a status that does not exist. */
export async function setStatus(ctx: Ctx, id: string, status: string): Promise<void> {
  const next = LISTING_STATUSES.find((one) => one === status) ?? fail('invalid', texts.statusWrong);
  await changeByAdmin(ctx, id, async (tx, old) => {
    if (old.status === next) return;
    await repo.update(tx.db, id, { status: next });
    await write(tx, 'listing.status', old, `${old.status} → ${next satisfies ListingStatus}`);
  });
}

async function changeByAdmin(ctx: Ctx, id: string, change: (tx: Ctx, old: FullRow) => Promise<void>): Promise<void> {
  requireAdmin(ctx);
  await inTransaction(ctx, async (tx) => {
    const old = await repo.lock(tx.db, id);
    ensure(old, 'not_found', texts.notFound);
    await change(tx, old);
  });
}

function write(tx: Ctx, action: 'listing.premier' | 'listing.status', { id, name, userId }: FullRow, detail: string) {
  return audit.record(tx, action, { subjectId: id, subjectName: name, ownerId: userId, detail });
}
