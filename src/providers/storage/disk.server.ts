import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve, sep } from 'node:path';
import type { Storage } from '#core/ports.ts';

const TYPES: Record<string, string> = { '.jpg': 'image/jpeg', '.webp': 'image/webp', '.avif': 'image/avif' };
const KEY = /^\w[\w.-]{4,180}\/\w[\w.-]{0,80}$/;
/** The first five digits of epoch milliseconds: about a day, so that no folder grows with the market. */
const SHARD = 5;
const INCOMING = '.incoming';

/** Keeps files under `root`: written beside, synced and renamed, so that a file is whole or not there, even after a power cut. */
export function openDiskStorage(root: string): Storage {
  const top = resolve(root);
  let prepared: Promise<void> | undefined;
  // Not before it is needed: who only reads leaves alone what another process is writing.
  const ready = () => (prepared ??= prepare(top));

  const place = (key: string): string => {
    const path = join(top, key.slice(0, SHARD), key);
    if (!KEY.test(key) || !path.startsWith(top + sep)) throw new Error(`Not a storage key: ${key.slice(0, 80)}`);
    return path;
  };

  return {
    async put(key, bytes) {
      const target = place(key);
      await ready();
      const temporary = join(top, INCOMING, randomUUID());
      try {
        await writeFile(temporary, bytes, { flag: 'wx', flush: true });
        await moveInto(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      for (let folder = dirname(target); folder.length >= top.length; folder = dirname(folder))
        await syncFolder(folder);
    },

    async get(key) {
      const file = await open(place(key), 'r').catch(missing);
      if (!file) return null;
      const { size } = await file.stat();
      const contentType = TYPES[extname(key)] ?? 'application/octet-stream';
      return { body: file.createReadStream(), bytes: size, contentType };
    },

    async remove(key) {
      const target = place(key);
      await rm(target, { force: true });
      // The folder goes with its last file; one that still holds others refuses.
      await rmdir(dirname(target)).catch(() => undefined);
    },

    async list({ prefix = '', after = '', limit }) {
      const found: string[] = [];
      for (const shard of await names(top)) {
        if (shard.startsWith('.') || !mayHold(shard, prefix) || shard < after.slice(0, SHARD)) continue;
        for (const folder of await names(join(top, shard))) {
          if (!mayHold(`${folder}/`, prefix) || `${folder}/\u{7f}` <= after) continue;
          for (const file of await names(join(top, shard, folder))) {
            const key = `${folder}/${file}`;
            if (key.startsWith(prefix) && key > after && found.push(key) === limit) return found;
          }
        }
      }
      return found;
    },

    async freeBytes() {
      await ready();
      const { bavail, bsize } = await statfs(top);
      return bavail * bsize;
    },
  };
}

/** Makes the folder and throws away what a killed process left half-written. */
async function prepare(top: string): Promise<void> {
  await rm(join(top, INCOMING), { recursive: true, force: true });
  await mkdir(join(top, INCOMING), { recursive: true });
}

/** Entries in the order of their keys: a folder's name counts with the slash that follows it. */
async function names(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(missing)) ?? [];
  return entries
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .toSorted()
    .map((name) => name.replace('/', ''));
}

/** Tries again when the last file of the folder, and the folder with it, was removed in the same moment. */
async function moveInto(from: string, to: string, tries = 3): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === 1) throw error;
    await moveInto(from, to, tries - 1);
  }
}

function mayHold(start: string, prefix: string): boolean {
  return start.startsWith(prefix) || prefix.startsWith(start);
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot sync folders and does not need it.
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
