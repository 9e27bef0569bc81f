import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '#core/ctx.ts';
import { tryWithAdvisoryLock } from '#db/lock.server.ts';
import * as repo from './repo.server.ts';
import { MEDIA_PATH, UNUSED_MS } from './rules.ts';
import { folderOf } from './files/storage-keys.ts';

const BATCH = 200;
/** Batches of one run; what remains waits for the next hour. */
const MAX_BATCHES = 25;
const FILES_OF_A_PICTURE = 100;
const MAX_KEYS = 5_000;

/**
 * Removes pictures that nothing has shown for a day, files without a picture, and uploads that were never finished. Not while a
 * backup copies pictures: the next hour does it.
 */
export async function sweep(deps: Deps): Promise<void> {
  await tryWithAdvisoryLock(deps.db, 'pictures', async () => {
    await releaseOwnerless(deps);
    await removeUnused(deps);
    await removeOrphans(deps);
  });
  await removeStaleUploads(deps);
}

/** An account that was deleted took its listings along without a word to us. */
async function releaseOwnerless({ db, now }: Deps): Promise<void> {
  let after: string | undefined;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const found = await repo.ownerless(db, after, BATCH);
    if (found.length === 0) return;
    const urls = found.map(({ url }) => url);
    const shown = await repo.shown(db, urls);
    const alone = urls.filter((url) => !shown.has(url));
    if (alone.length > 0) await repo.setUnused(db, alone, now());
    after = found.at(-1)?.id;
  }
}

async function removeUnused(deps: Deps): Promise<void> {
  const { db, now } = deps;
  const before = new Date(now().getTime() - UNUSED_MS);
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const found = await repo.unusedBefore(db, before, BATCH);
    if (found.length === 0) break;
    const urls = found.map(({ url }) => url);
    const shown = await repo.shown(db, urls);
    const used = found.filter(({ url }) => shown.has(url)).map(({ id }) => id);
    await repo.setUsed(db, used);
    const alone = found.filter(({ url }) => !shown.has(url)).map(({ id }) => id);
    if (alone.length > 0) await repo.markRemoved(db, alone, before, now());
  }
  await removeMarked(deps);
}

/** First the files, then the row: a crash in between leaves the mark, and the next run goes on. */
async function removeMarked({ db, storage, log }: Deps): Promise<void> {
  const failed: string[] = [];
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const going = await repo.removed(db, failed, BATCH);
    if (going.length === 0) return;
    const gone: string[] = [];
    for (const { id, url } of going) {
      try {
        const keys = await storage.list({ prefix: folderOf(url.slice(MEDIA_PATH.length)), limit: FILES_OF_A_PICTURE });
        for (const key of keys) await storage.remove(key);
        gone.push(id);
      } catch (error) {
        log.warn({ err: error, url }, 'a picture could not be removed');
        failed.push(id);
      }
    }
    await repo.forget(db, gone);
  }
}

/** Files of the day before yesterday that no row knows: a crash or a restored backup left them. Names begin with their time. */
async function removeOrphans({ db, storage, now }: Deps): Promise<void> {
  const end = String(now().getTime() - UNUSED_MS);
  let after = String(now().getTime() - 3 * UNUSED_MS);
  for (let seen = 0; seen < MAX_KEYS; seen += BATCH) {
    const keys = (await storage.list({ after, limit: BATCH })).filter((key) => key < end);
    const last = keys.at(-1);
    if (!last) return;
    after = last;
    const known = await repo.known(db, [...new Set(keys.map(urlOf))]);
    for (const key of keys) if (!known.has(urlOf(key))) await storage.remove(key);
  }
}

/** The address of the picture that this file is of. */
const urlOf = (key: string) => MEDIA_PATH + key.slice(0, key.indexOf('/'));

async function removeStaleUploads({ settings, now }: Deps): Promise<void> {
  const before = now().getTime() - UNUSED_MS;
  for (const name of await readdir(settings.uploadDir).catch(() => [])) {
    const path = join(settings.uploadDir, name);
    const about = await stat(path).catch(() => null);
    if (about?.isFile() && about.mtimeMs < before) await rm(path, { force: true });
  }
}
