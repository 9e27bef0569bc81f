import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import type { Ctx } from '#core/ctx.ts';
import { ensure, isAppError } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { requireViewer } from '#core/viewer.ts';
import { type Image, purpose } from '../contract.ts';
import { ownsUpload } from '../policy.ts';
import { MAX_IMAGE_BYTES, MAX_OPEN_UPLOADS, UNUSED_MS } from '../rules.ts';
import { admit, resumedImage, storeResumed } from '../service.server.ts';
import { mediaTexts as texts } from '../texts.ts';

/** How long a request that was cut off may still write before the one that resumes takes over. */
const DRAIN_MS = 500;
const IMAGE_URL = 'x-image-url';

/** What tus asks us carries only the request; here lies whose it is and what went wrong. */
interface Asked {
  ctx: Ctx;
  failure?: unknown;
  /** Whose beginning upload it is. */
  beginner?: string;
}

/** tus 1.0 on files under `uploadDir`, so that uploads survive a restart. `path` is where its routes hang. */
export function createResumable(uploadDir: string, path: string) {
  mkdirSync(uploadDir, { recursive: true, mode: 0o700 });
  const files = new FileStore({ directory: uploadDir, expirationPeriodInMilliseconds: UNUSED_MS });
  // A length that is told later could not be checked before the bytes arrive.
  files.extensions = files.extensions.filter((name) => name !== 'creation-defer-length');
  const asked = new WeakMap<object, Asked>();
  const finishing = new Map<string, Promise<Image>>();
  /** Uploads of each person that may not lie on the disk yet. */
  const beginning = new Map<string, number>();
  const begin = (userId: string, change: 1 | -1): number => {
    const now = (beginning.get(userId) ?? 0) + change;
    if (now > 0) beginning.set(userId, now);
    else beginning.delete(userId);
    return now;
  };

  const askedOf = (request: object): Asked => {
    const found = asked.get(request);
    if (!found) throw new Error('tus asks about a request that is not ours');
    return found;
  };
  const ctxOf = (request: object): Ctx => askedOf(request).ctx;

  /** Makes the picture of a complete upload and drops what came in, which may carry a place in its EXIF. */
  const produce = async (ctx: Ctx, { id, metadata }: Upload): Promise<Image> => {
    const about = { name: metadata?.filename ?? '', purpose: purposeOf(metadata) };
    try {
      const image = await storeResumed(ctx, id, { ...about, bytes: await readFile(join(uploadDir, id)) });
      await files.remove(id);
      return image;
    } catch (error) {
      // Refused for good: nothing is gained by asking again. Too busy: the bytes wait for the next try.
      const forGood = isAppError(error) && error.code !== 'unavailable' && error.code !== 'no_space';
      if (forGood) await files.remove(id);
      throw error;
    }
  };

  const finish = (ctx: Ctx, upload: Upload): Promise<Image> => {
    const running = finishing.get(upload.id);
    if (running) return running;
    const started = produce(ctx, upload).finally(() => finishing.delete(upload.id));
    finishing.set(upload.id, started);
    return started;
  };

  const server = new Server({
    path,
    datastore: files,
    relativeLocation: true,
    lockDrainTimeout: DRAIN_MS,
    namingFunction: (request) => `${requireViewer(ctxOf(request)).id}_${randomUUID()}`,
    onIncomingRequest: async (request, id) => requireOwn(ctxOf(request), id),
    onUploadCreate: async (request, upload) => {
      const ctx = ctxOf(request);
      const about = purposeOf(upload.metadata);
      const viewer = await admit(ctx, about);
      ensure((upload.size ?? 0) <= MAX_IMAGE_BYTES, 'too_large', texts.tooLarge[about]);
      askedOf(request).beginner = viewer.id;
      const others = begin(viewer.id, 1) - 1;
      const open = (await readdir(uploadDir)).filter((name) => name.endsWith('.json') && ownsUpload(viewer, name));
      ensure(open.length + others < MAX_OPEN_UPLOADS, 'too_many', texts.tooManyOpen);
      return {};
    },
    onUploadFinish: async (request, upload) => {
      const { url } = await finish(ctxOf(request), upload);
      return { headers: { [IMAGE_URL]: url } };
    },
    onResponseError: (request, error) => {
      const found = asked.get(request);
      if (found) found.failure = error;
      return undefined;
    },
  });

  /** The answer of the protocol; failures of ours are thrown. */
  const answer = async (ctx: Ctx, request: Request): Promise<Response> => {
    const mine: Asked = { ctx };
    asked.set(request, mine);
    const response = await server.handleWeb(request).finally(() => mine.beginner && begin(mine.beginner, -1));
    if (mine.failure instanceof Error) throw mine.failure;
    return response;
  };

  return {
    answer,

    /** How far an upload is; a complete one whose end was lost is finished now, and answers its picture's address. */
    async state(ctx: Ctx, id: string, request: Request): Promise<Response> {
      requireOwn(ctx, id);
      const done = await resumedImage(ctx, id);
      if (done) return finished(done);
      const response = await answer(ctx, request);
      // It may have been finished, and its file dropped, while we asked.
      const meanwhile = response.ok ? null : await resumedImage(ctx, id);
      if (meanwhile) return finished(meanwhile);
      const length = response.headers.get('upload-length');
      if (!response.ok || length === null || response.headers.get('upload-offset') !== length) return response;
      const image = await finish(ctx, await files.getUpload(id));
      response.headers.set(IMAGE_URL, image.url);
      return response;
    },
  };
}

function requireOwn(ctx: Ctx, id: string): void {
  ensure(ownsUpload(requireViewer(ctx), id), 'forbidden', texts.notYourUpload);
  ensure(/^[\w-]{73}$/.test(id), 'not_found', coreTexts.notFound);
}

function purposeOf(metadata: Upload['metadata']) {
  return purpose.catch('listing').parse(metadata?.purpose);
}

function finished({ url, receivedBytes }: { url: string; receivedBytes: number }): Response {
  const length = String(receivedBytes);
  return new Response(null, {
    headers: {
      'tus-resumable': '1.0.0',
      'cache-control': 'no-store',
      'upload-offset': length,
      'upload-length': length,
      [IMAGE_URL]: url,
    },
  });
}
