import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fail } from '#core/errors.ts';
import type { Storage } from '#core/ports.ts';
import { type BackupFile, type Files, measure } from './files.ts';

/** A file of a picture; `key` is its name in the product's storage. */
export interface PictureCopy extends BackupFile {
  key: string;
}

const JOURNAL = 'progress.jsonl';
const AT_ONCE = 4;
const PAGE = 1000;
const TYPES: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' };

interface Copied {
  copies: PictureCopy[];
  /** How many of them an earlier run had copied. */
  already: number;
}

/** Copies every file of these pictures (folders of the storage). What an earlier run has copied whole is kept. */
export async function copyPictures(storage: Storage, files: Files, folders: ReadonlySet<string>): Promise<Copied> {
  const journal = join(files.dir, JOURNAL);
  const before = await earlier(journal, files);
  const copies: PictureCopy[] = [];
  let already = 0;
  const one = async (key: string) => {
    const kept = before.get(key);
    if (kept && (await files.isWhole(kept))) {
      already += 1;
      return void copies.push(kept);
    }
    const found = await storage.get(key);
    // A size or a card that gave way to a newer one.
    if (!found) return undefined;
    const copy = { key, ...(await files.write(`pictures/${key}`, found.body)) };
    if (copy.content.bytes !== found.bytes)
      fail('conflict', `The picture ${key} did not come whole; please try again.`);
    await appendFile(journal, entry(copy, files), { mode: 0o600 });
    return void copies.push(copy);
  };
  await inParallel(keysOf(storage, folders), one);
  copies.sort((a, b) => (a.key < b.key ? -1 : 1));
  return { copies, already };
}

/** The list of the copies as a file of the backup. */
export function writeList(files: Files, name: string, copies: readonly PictureCopy[]): Promise<BackupFile> {
  return files.write(name, Readable.from(copies.map((copy) => Buffer.from(`${JSON.stringify(copy)}\n`))), 'packed');
}

export async function readList(files: Files, list: BackupFile): Promise<PictureCopy[]> {
  const copies: PictureCopy[] = [];
  for await (const line of createInterface(await files.read(list.file))) copies.push(JSON.parse(line) as PictureCopy);
  return copies;
}

/** Begins the journal anew with what the finished backup holds. */
export async function endJournal(files: Files, copies: readonly PictureCopy[]): Promise<void> {
  await writeFile(join(files.dir, JOURNAL), copies.map((copy) => entry(copy, files)).join(''), { mode: 0o600 });
}

/** The line break comes first: it ends a line that a kill cut off. */
function entry(copy: PictureCopy, { readers }: Files): string {
  return `\n${JSON.stringify({ ...copy, readers })}`;
}

/** Puts the pictures back and reads each once more. Throws `conflict` where one is not what was backed up. */
export async function restorePictures(storage: Storage, files: Files, copies: readonly PictureCopy[]): Promise<void> {
  const isThere = async ({ key, content }: PictureCopy) => {
    const found = await storage.get(key);
    return found !== null && (await measure(found.body)).sha256 === content.sha256;
  };
  await inParallel(copies, async (copy) => {
    if (await isThere(copy)) return;
    const type = TYPES[copy.key.slice(copy.key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    await storage.put(copy.key, await buffer(await files.read(copy.file)), type);
    if (!(await isThere(copy))) fail('conflict', `The picture ${copy.key} is not what was backed up.`);
  });
}

/** A file of the storage that the backup does not have. */
export async function strangePicture(storage: Storage, copies: readonly PictureCopy[]): Promise<string | undefined> {
  const known = new Set(copies.map(({ key }) => key));
  for await (const key of keysOf(storage)) if (!known.has(key)) return key;
  return undefined;
}

async function* keysOf(storage: Storage, folders?: ReadonlySet<string>): AsyncGenerator<string> {
  for (let after = '', keys: string[]; ;) {
    keys = await storage.list({ after, limit: PAGE });
    for (const key of keys) if (!folders || folders.has(key.slice(0, key.indexOf('/')))) yield key;
    after = keys.at(-1) ?? '';
    if (keys.length < PAGE) return;
  }
}

/** What earlier runs noted, unless the files were for other readers. */
async function earlier(journal: string, { readers }: Files): Promise<Map<string, PictureCopy>> {
  const known = new Map<string, PictureCopy>();
  for (const line of (await readFile(journal, 'utf8').catch(() => '')).split('\n')) {
    try {
      const { readers: then, ...copy } = JSON.parse(line) as PictureCopy & { readers: string };
      if (then === readers) known.set(copy.key, copy);
    } catch {
      // Cut off by a kill: that picture is copied again.
    }
  }
  return known;
}

async function inParallel<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const source = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  const next = async () => source.next();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = await next(); !item.done; item = await next()) await work(item.value);
    }),
  );
}
