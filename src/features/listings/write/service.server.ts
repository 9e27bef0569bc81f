import { isDeepStrictEqual } from 'node:util';
import { refuseOverwriting } from '#core/conflict.ts';
import type { Ctx } from '#core/ctx.ts';
import { ensure, fail } from '#core/errors.ts';
import { gavePasswordLately } from '#core/recent-password.server.ts';
import { coreTexts } from '#core/texts.ts';
import { requireViewer } from '#core/viewer.ts';
import { requestOf } from '#db/request-keys.server.ts';
import { inTransaction, keepAccount } from '#db/transaction.server.ts';
import { premierWord } from '#features/audit/texts.ts';
import * as audit from '#features/audit/service.server.ts';
import * as deleted from '#features/deleted/service.server.ts';
import * as media from '#features/media/service.server.ts';
import { type ListingInput, listingChange, parseListing } from './contract.ts';
import { canChooseExclusive, canEdit } from '../policy.ts';
import type { FullRow } from '../repo-columns.server.ts';
import * as repo from './repo.server.ts';
import { kindOf } from '../property/kinds.ts';
import { derivedOf, slugFor } from '../derived/derived.server.ts';
import { unmasked } from '../masking/masked.ts';
import { ensureNotMany } from './many.server.ts';
import { listingsTexts as texts } from '../texts.ts';

/** Asked before a listing changes that is there: what it answers yes to stays as it is, and whoever asked keeps the change. */
export type Gate = (tx: Ctx, old: FullRow, input: ListingInput) => Promise<boolean>;

/** What a write made or changed. */
export interface Written {
  _id: string;
  slug: string;
  ownerId: string;
  /** False where a request was sent again and says nothing new. */
  changed: boolean;
}

/**
 * Puts a listing on the market, owned by whoever is signed in, whatever `raw` says. The same `requestKey` of the same
 * person again, also at the same time, makes no second: the words that came last replace those of the first. Throws
 * `invalid` with the sentences of LIST-36 to LIST-43, and `too_many`.
 */
export async function createListing(ctx: Ctx, raw: unknown, requestKey?: string, gate?: Gate): Promise<Written> {
  const viewer = requireViewer(ctx);
  const input = parseListing(raw);
  return inTransaction(ctx, async (tx) => {
    await keepAccount(tx);
    const request = requestKey ? await requestOf(tx, 'listing', requestKey, input) : undefined;
    const made = request?.madeId ? await repo.lock(tx.db, request.madeId) : undefined;
    if (made) {
      if (!request?.isSame) {
        await replace(tx, made, input, gate);
        await request?.keep(made.id);
      }
      return { _id: made.id, slug: made.slug, ownerId: viewer.id, changed: !request?.isSame };
    }
    await ensureNotMany(tx, viewer.id);
    const now = tx.now();
    const images = await media.claim(tx, input.imageUrls, { ownerId: viewer.id });
    const id = await repo.nextId(tx.db);
    const slug = slugFor(input.name, id);
    const row = {
      ...columnsOf(input),
      id,
      slug,
      images,
      userId: viewer.id,
      updatedBy: viewer.id,
      createdAt: now,
      updatedAt: now,
    };
    await repo.insert(tx.db, row);
    await request?.keep(id);
    return { _id: id, slug, ownerId: viewer.id, changed: true };
  });
}

/**
 * Changes what `raw` names and leaves the rest; the slug stays, so that links live. With the `updatedAt` that the
 * writer saw, throws `conflict` when somebody saved in between. For the owner and admins.
 */
export async function updateListing(ctx: Ctx, id: string, raw: unknown, gate?: Gate): Promise<Written> {
  const viewer = requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    const old = await lockOwn(tx, id);
    const given = listingChange.safeParse(raw);
    const { updatedAt: seen, exclusive, ...said } = given.success ? given.data : { ...(raw as object) };
    const change = unmasked(said, old);
    const input = parseListing({ ...inputOf(old, change), ...change });
    if (seen && new Date(seen).getTime() !== old.updatedAt.getTime()) refuseOvertaken(old, input, change);

    const isChosen = canChooseExclusive(viewer) && typeof exclusive === 'boolean' && exclusive !== old.exclusive;
    await replace(tx, old, input, gate);
    if (isChosen) await repo.update(tx.db, old.id, { exclusive });
    if (isChosen) await write(tx, 'listing.premier', old, premierWord(exclusive));
    if (old.userId !== viewer.id) await write(tx, 'listing.update', old);
    return { _id: old.id, slug: old.slug, ownerId: old.userId, changed: true };
  });
}

/** Throws `conflict` where the change would overwrite what somebody else saved; where it says the same, there is none. */
function refuseOvertaken(old: FullRow, input: ListingInput, change: object): void {
  const stored = Object.entries(inputOf(old, {}));
  const named = stored.filter(([name]) => name in change && name in input);
  const changed = named.filter(([name, value]) => !isDeepStrictEqual(value, input[name as keyof ListingInput]));
  if (changed.length > 0) refuseOverwriting(texts.changedMeanwhile, Object.fromEntries(changed));
}

/** Who saved the listing last, null for the viewer, and when. For the owner and admins. */
export async function lastSave(ctx: Ctx, id: string) {
  const { userId, by, name, at } = (await repo.lastSave(ctx.db, id)) ?? fail('not_found', texts.notFound);
  ensure(canEdit(ctx.viewer, { userRef: userId }), 'forbidden', texts.notYours);
  return { by: by === requireViewer(ctx).id ? null : (name ?? coreTexts.formerUser), version: at.toISOString() };
}

/** Stores the input in place of what the listing said, and lets pictures go that it no longer shows. */
async function replace(tx: Ctx, old: FullRow, input: ListingInput, gate?: Gate): Promise<void> {
  const images = await media.claim(tx, input.imageUrls, { ownerId: requireViewer(tx).id, already: old.images });
  if (await gate?.(tx, old, input)) return;
  const kept = new Set(urlsOf(images));
  await repo.update(tx.db, old.id, {
    ...columnsOf(input, old),
    images,
    updatedBy: requireViewer(tx).id,
    // Always later than before, so that two changes within a millisecond are told apart.
    updatedAt: new Date(Math.max(tx.now().getTime(), old.updatedAt.getTime() + 1)),
  });
  const dropped = urlsOf(old.images).filter((url) => !kept.has(url));
  await media.release(tx, dropped);
}

/** Deletes a listing so that it can be restored for a while. For the owner, and admins who gave their password lately (ADMIN-21). */
export async function removeListing(ctx: Ctx, id: string): Promise<void> {
  const viewer = requireViewer(ctx);
  const lately = viewer.isAdmin && (await gavePasswordLately(ctx));
  await inTransaction(ctx, async (tx) => {
    await deleted.holdOwner(tx, 'listing', id);
    const old = await lockOwn(tx, id);
    ensure(lately || old.userId === viewer.id, 'forbidden', coreTexts.passwordAgain);
    await deleted.putAway(tx, 'listing', old.id);
    if (old.userId !== viewer.id) await write(tx, 'listing.delete', old);
  });
}

const urlsOf = (images: FullRow['images']) => images.map(({ url }) => url);

/** What an admin does to somebody else's listing goes on record, and that one is made a Premier Property, also of their own. */
function write(
  tx: Ctx,
  action: 'listing.update' | 'listing.premier' | 'listing.delete',
  { id, name, userId }: FullRow,
  detail = '',
): Promise<void> {
  return audit.record(tx, action, { subjectId: id, subjectName: name, ownerId: userId, detail });
}

/** The listing, locked; `not_found`, or `forbidden` where it is somebody else's. */
async function lockOwn(tx: Ctx, id: string): Promise<FullRow> {
  const row = (await repo.lock(tx.db, id)) ?? fail('not_found', texts.notFound);
  ensure(canEdit(tx.viewer, { userRef: row.userId }), 'forbidden', texts.notYours);
  return row;
}

/** What is stored of the input, with what follows from it. */
function columnsOf({ imageUrls: _imageUrls, ...columns }: ListingInput, old?: FullRow) {
  return { ...columns, ...derivedOf(columns, old) };
}

/** The row under the names of the call. Of the two ways to say the size, the one that `change` names replaces the other. */
function inputOf({ images, ...row }: FullRow, change: object) {
  return {
    ...row,
    propertyType: kindOf(row.propertyType)?.id ?? null,
    sizeSqm: 'sizeText' in change ? null : row.sizeSqm,
    sizeText: 'sizeSqm' in change ? '' : row.sizeText,
    imageUrls: urlsOf(images),
  };
}
