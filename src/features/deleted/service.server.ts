import type { Ctx, Deps } from '#core/ctx.ts';
import { ensure, fail } from '#core/errors.ts';
import type { Page } from '#core/paging.ts';
import { requireAdmin, requireViewer } from '#core/viewer.ts';
import { inTransaction } from '#db/transaction.server.ts';
import * as audit from '#features/audit/service.server.ts';
import * as media from '#features/media/service.server.ts';
import * as repo from './repo.server.ts';
import { KEEP_DAYS, OWN_DELETED } from './rules.ts';
import { deletedTexts as texts } from './texts.ts';

const DAY_MS = 86_400_000;

/** Keeps the account of the owner; called before the row itself is locked, as the deletion of an account does. */
export async function holdOwner(tx: Ctx, kind: repo.Kind, id: string): Promise<void> {
  await repo.holdOwner(tx.db, kind, id);
}

/** Takes a listing or post off the market within the caller's transaction, which has made sure that the viewer may. */
export async function putAway(tx: Ctx, kind: repo.Kind, id: string): Promise<void> {
  await repo.putAway(tx.db, kind, id, requireViewer(tx).id, tx.now());
}

/**
 * Puts back what was deleted, under its address and with its favourites; gives its name and whose it is. For admins, and of
 * listings for the owner who deleted it. Throws `not_found`, `forbidden`, and `conflict` where its address is taken.
 */
export async function restore(ctx: Ctx, kind: repo.Kind, id: string) {
  const viewer = requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    await repo.holdOwner(tx.db, 'deleted', id);
    const row = (await repo.lock(tx.db, kind, id, oldest(tx))) ?? fail('not_found', texts.notFound);
    const isOwn = kind === 'listing' && row.ownerId === viewer.id && row.deletedBy === viewer.id;
    // Admins are no judges of what is their own.
    const isJudge = viewer.isAdmin && (kind !== 'listing' || row.ownerId !== viewer.id);
    ensure(isJudge || isOwn, 'forbidden', texts.notYours);
    ensure(await repo.putBack(tx.db, row), 'conflict', texts.addressTaken);
    const { name, ownerId } = row;
    if (!isOwn) await audit.record(tx, `${kind}.restore`, { subjectId: id, subjectName: name, ownerId });
    return { name, ownerId };
  });
}

/** A row of what was deleted, as pages show it. */
export type DeletedRow = Awaited<ReturnType<typeof deletedRows>>[number];

/** Everything that was deleted and can be restored, the last first; for admins. */
export function deletedRows(ctx: Ctx, page: Page) {
  requireAdmin(ctx);
  return shown(repo.newest(ctx.db, page, oldest(ctx)));
}

/** The listings that whoever is signed in deleted and can restore, the last first. */
export function ownDeleted(ctx: Ctx): Promise<DeletedRow[]> {
  return shown(repo.newest(ctx.db, { limit: OWN_DELETED, startIndex: 0 }, oldest(ctx), requireViewer(ctx).id));
}

async function shown(rows: ReturnType<typeof repo.newest>) {
  return (await rows).map(({ deletedAt, ...row }) => ({
    ...row,
    deletedAt: deletedAt.toISOString(),
    until: new Date(deletedAt.getTime() + KEEP_DAYS * DAY_MS).toISOString(),
  }));
}

/** Erases for good what a person deleted or had deleted, when they leave; inside the caller's transaction. */
export async function eraseDeletedOf(tx: Ctx, userId: string): Promise<void> {
  await media.release(tx, await repo.erase(tx.db, { ownerId: userId }));
}

/** Erases for good what was deleted too long ago (KEEP-3); pictures that nothing else shows are swept a day later. */
export async function purge({ db, now }: Deps): Promise<void> {
  const before = oldest({ now });
  await db.transaction(async (tx) => media.release({ db: tx, now }, await repo.erase(tx, { before })));
}

/** What was deleted before is gone for everybody, also while it waits for the purge. */
function oldest({ now }: Pick<Deps, 'now'>): Date {
  return new Date(now().getTime() - KEEP_DAYS * DAY_MS);
}
