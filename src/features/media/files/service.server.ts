import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Deps } from '#core/ctx.ts';
import { isAppError } from '#core/errors.ts';
import { shrink } from '../codec.server.ts';
import { type Format, FORMATS, WIDTHS } from '../rules.ts';
import { originalKey, TYPES, variantKey } from './storage-keys.ts';

/** A picture on its way to somebody. Whoever does not send the body must destroy it. */
export interface Served {
  body: Readable;
  bytes: number;
  contentType: string;
  /** Whether this address will always answer these bytes; false for a stand-in. */
  lasting: boolean;
}

type Work = Pick<Deps, 'storage' | 'log'>;

/** Sizes that are being made now, so that a crowd in front of a new listing makes each only once. */
const making = new Map<string, Promise<Buffer | null>>();

/** The kept picture, or null. */
export async function openOriginal({ storage }: Work, name: string): Promise<Served | null> {
  const found = await storage.get(originalKey(name));
  return found && { ...found, lasting: true };
}

/**
 * A size of a picture; made now and kept when nobody asked before. Null only when there is no such picture: when we are
 * too busy, or a size cannot be made, the larger original stands in, so that a page never shows a broken picture.
 */
export async function openVariant(work: Work, name: string, width: number, format: Format): Promise<Served | null> {
  const found = await work.storage.get(variantKey(name, width, format));
  if (found) return { ...found, lasting: true };
  try {
    const made = await makeForViewer(work, name, width, format);
    return made && { body: Readable.from([made]), bytes: made.length, contentType: TYPES[format], lasting: true };
  } catch (error) {
    if (!isAppError(error)) work.log.error({ err: error, name, width, format }, 'a picture size could not be made');
    const original = await openOriginal(work, name);
    return original && { ...original, lasting: false };
  }
}

/** Makes every size that is missing, once more carefully than for somebody who waits. */
export async function makeAllVariants({ storage }: Work, name: string): Promise<void> {
  const original = await storage.get(originalKey(name));
  // Swept before its turn came.
  if (!original) return;
  const bytes = await buffer(original.body);
  for (const width of WIDTHS) {
    for (const format of FORMATS) {
      const key = variantKey(name, width, format);
      const found = await storage.get(key);
      found?.body.destroy();
      if (!found) await storage.put(key, await shrink(bytes, width, format, 'later'), TYPES[format]);
    }
  }
}

function makeForViewer(work: Work, name: string, width: number, format: Format): Promise<Buffer | null> {
  const key = variantKey(name, width, format);
  const running = making.get(key);
  if (running) return running;
  const started = make(work, name, width, format).finally(() => making.delete(key));
  making.set(key, started);
  return started;
}

async function make({ storage }: Work, name: string, width: number, format: Format): Promise<Buffer | null> {
  const original = await storage.get(originalKey(name));
  if (!original) return null;
  const made = await shrink(await buffer(original.body), width, format, 'view');
  await storage.put(variantKey(name, width, format), made, TYPES[format]);
  return made;
}
