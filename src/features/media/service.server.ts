import { AppError, ensure, fail } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import type { Ctx, Deps } from '#core/ctx.ts';
import { reading } from '#core/reads.ts';
import { requireViewer, type Viewer } from '#core/viewer.ts';
import { takeShare } from '#db/attempts.server.ts';
import { develop, type Picture } from './codec.server.ts';
import type { Image } from './contract.ts';
import { makeVariants } from './job-kinds.ts';
import { safeFileName } from './names.ts';
import { canUpload } from './policy.ts';
import * as repo from './repo.server.ts';
import { MAX_UNUSED, MEDIA_PATH, type Purpose } from './rules.ts';
import { originalKey } from './files/storage-keys.ts';
import { mediaTexts as texts } from './texts.ts';
import { checkUpload } from './upload-checks.server.ts';

export { queueView, keepBeside, openBeside, pictureBytes } from './files/beside.server.ts';
export type { Served } from './files/service.server.ts';

const MINUTE = 60;

export interface Upload {
  /** The file's name on the person's device. */
  name: string;
  bytes: Uint8Array;
  purpose: Purpose;
}

/** Checks, re-encodes and keeps one uploaded picture; nothing uses it yet. Throws AppError with its sentence (IMG-6, IMG-8, BLOG-16). */
export async function store(ctx: Ctx, upload: Upload): Promise<Image> {
  await admit(ctx, upload.purpose);
  return imageOf(await keep(ctx, upload));
}

/** Whether this person may begin one more upload now: signed in, not too often, not too many, and there is room. */
export async function admit(ctx: Ctx, purpose: Purpose): Promise<Viewer> {
  const viewer = requireViewer(ctx);
  ensure(canUpload(viewer, purpose), 'forbidden', coreTexts.adminsOnly);
  const wait = await takeShare(ctx.db, `upload:${viewer.id}`, ctx.settings.limits.uploads, MINUTE);
  if (wait !== null) throw new AppError('too_many', coreTexts.tooMany, { retryAfterSeconds: wait });
  ensure((await repo.countUnused(ctx.db, viewer.id)) < MAX_UNUSED, 'too_many', texts.tooManyUnused);
  const free = await ctx.storage.freeBytes();
  ensure(free === null || free > ctx.settings.diskReserveBytes, 'no_space', coreTexts.noSpace);
  return viewer;
}

/** Keeps what a resumable upload brought, once: its end may be repeated after a lost answer or a crash. */
export async function storeResumed(ctx: Ctx, uploadId: string, upload: Upload): Promise<Image> {
  const before = await resumedImage(ctx, uploadId);
  if (before) return before;
  const row = await keep(ctx, upload);
  if (await repo.setUpload(ctx.db, row.id, uploadId)) return imageOf(row);
  return (await resumedImage(ctx, uploadId)) ?? imageOf(row);
}

/** The picture that this person's resumable upload became, with the bytes that came in; null while it is not finished. */
export async function resumedImage(ctx: Ctx, uploadId: string): Promise<(Image & { receivedBytes: number }) | null> {
  const row = await repo.byUpload(ctx.db, requireViewer(ctx).id, uploadId);
  return row ? { ...imageOf(row), receivedBytes: row.receivedBytes } : null;
}

/** The stored pictures among these addresses, by address: their measures and placeholders, to lay out a page with. They stay as long as they are in use. */
export async function imagesOf(ctx: Ctx, urls: string[]): Promise<Map<string, Image>> {
  const rows = urls.length > 0 ? await repo.byUrls(reading(ctx), urls) : [];
  return new Map(rows.map((row) => [row.url, imageOf(row)]));
}

/**
 * Takes pictures into use, inside the caller's transaction. Each must have been uploaded by `ownerId` or be one of
 * `already`; anything else throws. Gives them in the order of `urls`, each once.
 */
export async function claim(ctx: Ctx, urls: string[], by: { ownerId: string; already?: Image[] }): Promise<Image[]> {
  const { publicUrl } = ctx.settings;
  const wanted = [...new Set(urls.map((url) => (url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url)))];
  if (wanted.length === 0) return [];
  const rows = new Map((await repo.lockByUrls(ctx.db, wanted)).map((row) => [row.url, row]));
  const images = wanted.map((url) => {
    const kept = by.already?.find((image) => image.url === url);
    const row = rows.get(url);
    if (row && (kept || row.ownerId === by.ownerId)) return imageOf(row);
    return kept ?? fail('invalid', texts.notYours, { imageUrls: texts.notYours });
  });
  await repo.setUsed(
    ctx.db,
    [...rows.values()].map(({ id }) => id),
  );
  return images;
}

/** Lets pictures go: what nothing shows a day later is swept. Safe for pictures that something else still shows. */
export async function release(ctx: Pick<Ctx, 'db' | 'now'>, urls: string[]): Promise<void> {
  if (urls.length > 0) await repo.setUnused(ctx.db, urls, ctx.now());
}

/**
 * Stores a JPEG as it is, in use from the start, under the address that its name and time give; for the demo market.
 * Called again, it stores only what is missing.
 */
export async function importPicture(
  { db, storage }: Deps,
  name: string,
  picture: Picture,
  about: { ownerId: string; purpose: Purpose; at: Date },
): Promise<Image> {
  const { at, ownerId, purpose } = about;
  const url = `${MEDIA_PATH}${at.getTime()}-${safeFileName(name)}`;
  const bytes = picture.bytes.length;
  await repo.insertUsed(db, { url, ownerId, purpose, receivedBytes: bytes, ...fieldsOf(picture) });
  const key = originalKey(nameOf({ url }));
  const stored = await storage.get(key);
  if (stored) stored.body.destroy();
  else await storage.put(key, picture.bytes, 'image/jpeg');
  return imageOf({ url, ...picture });
}

/** An uploaded picture drawn anew, for a slice that keeps it where no public address leads. Throws as `store`. */
export async function redrawn(ctx: Ctx, bytes: Uint8Array): Promise<Buffer> {
  await admit(ctx, 'listing');
  const picture = await counted(ctx, () => {
    checkUpload(bytes, 'listing');
    return develop(bytes);
  });
  return picture.bytes;
}

async function keep(ctx: Ctx, { name, bytes, purpose }: Upload): Promise<repo.MediaRow> {
  const viewer = requireViewer(ctx);
  const picture = await counted(ctx, () => {
    checkUpload(bytes, purpose);
    return develop(bytes);
  });
  const now = ctx.now();
  const values = { ownerId: viewer.id, purpose, receivedBytes: bytes.length, unusedSince: now, ...fieldsOf(picture) };
  const row = await insertNamed(ctx, name, values, now);
  // The row comes first: a crash in between leaves something that the sweep finds.
  await putOriginal(ctx, row, picture);
  await ctx.jobs.enqueue(ctx.db, makeVariants, { name: nameOf(row) });
  return row;
}

async function counted<T>({ metrics }: Ctx, check: () => Promise<T>): Promise<T> {
  try {
    const checked = await check();
    metrics.uploads.inc({ result: 'taken' });
    return checked;
  } catch (error) {
    metrics.uploads.inc({ result: 'refused' });
    throw error;
  }
}

function insertNamed(deps: Deps, name: string, values: Parameters<typeof repo.insert>[1], at: Date) {
  const fileName = safeFileName(name);
  return repo.insert(deps.db, values, at.getTime(), (ms) => `${MEDIA_PATH}${ms}-${fileName}`);
}

function putOriginal(deps: Deps, row: repo.MediaRow, picture: Picture): Promise<void> {
  return deps.storage.put(originalKey(nameOf(row)), picture.bytes, 'image/jpeg');
}

function nameOf({ url }: { url: string }): string {
  return url.slice(MEDIA_PATH.length);
}

function fieldsOf({ width, height, bytes, placeholder }: Picture) {
  return { width, height, bytes: bytes.length, placeholder };
}

function imageOf({ url, width, height, placeholder }: Image): Image {
  return { url, width, height, placeholder };
}
