import { buffer } from 'node:stream/consumers';
import type { Deps } from '#core/ctx.ts';
import { enqueue } from '../codec.server.ts';
import { isMediaUrl, MEDIA_PATH } from '../rules.ts';
import { openOriginal, type Served } from './service.server.ts';
import { folderOf, TYPES } from './storage-keys.ts';

type Work = Pick<Deps, 'storage'>;

/** Files of one listing in the folder of a picture are few. */
const MOST_STALE = 20;

/** Queues the work among all heavy work on pictures. Throws `unavailable` where too many people wait already. */
export function queueView<T>(work: () => Promise<T>): Promise<T> {
  return enqueue('view', work);
}

/** The kept picture of this address as JPEG; null for addresses of others and pictures that are gone. */
export async function pictureBytes(work: Pick<Deps, 'storage' | 'log'>, url: string): Promise<Buffer | null> {
  const found = isMediaUrl(url) ? await openOriginal(work, nameOf(url)) : null;
  return found && buffer(found.body);
}

/** A JPEG that was made from the picture of this address; null where there is none. */
export async function openBeside({ storage }: Work, url: string, file: string): Promise<Served | null> {
  const found = isMediaUrl(url) ? await storage.get(folderOf(nameOf(url)) + file) : null;
  return found && { ...found, lasting: true };
}

/** Keeps a JPEG that was made from a picture: it goes when the picture goes. Takes the place of files that begin with `replaces`. */
export async function keepBeside(
  { storage }: Work,
  url: string,
  { file, bytes, replaces }: { file: string; bytes: Uint8Array; replaces: string },
): Promise<void> {
  const folder = folderOf(nameOf(url));
  await storage.put(folder + file, bytes, TYPES.jpeg);
  const alike = await storage.list({ prefix: folder + replaces, limit: MOST_STALE });
  for (const key of alike) if (key !== folder + file) await storage.remove(key);
}

function nameOf(url: string): string {
  return url.slice(MEDIA_PATH.length);
}
