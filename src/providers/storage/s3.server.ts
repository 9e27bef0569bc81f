import { Readable } from 'node:stream';
import { AppError } from '#core/errors.ts';
import type { Storage } from '#core/ports.ts';
import { coreTexts } from '#core/texts.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** For stores other than Amazon's, such as `https://<account>.r2.cloudflarestorage.com`. */
  endpoint: string | undefined;
  /** Without them the short-lived ones count that the machine's role is given. */
  keys: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Names are never used twice, so whatever lies in front may keep a file for ever. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const MAX_PAGE = 1000;

/** Keeps files in a bucket of any store that speaks S3. The client library is read at first use, so that others start fast. */
export function openS3Storage(settings: S3Settings): Storage {
  const { bucket: Bucket } = settings;
  let opened: ReturnType<typeof connect> | undefined;
  const open = () => (opened ??= connect(settings));

  return {
    async put(key, bytes, contentType) {
      const { sdk, client } = await open();
      const put = new sdk.PutObjectCommand({
        Bucket,
        Key: key,
        Body: bytes,
        ContentType: contentType,
        ContentLength: bytes.byteLength,
        CacheControl: FOR_EVER,
      });
      await client.send(put).catch(away);
    },

    async get(key) {
      const { sdk, client } = await open();
      try {
        const found = await client.send(new sdk.GetObjectCommand({ Bucket, Key: key })).catch(away);
        if (!(found.Body instanceof Readable)) throw new Error('The object store answered without a body.');
        const contentType = found.ContentType ?? 'application/octet-stream';
        return { body: found.Body, bytes: found.ContentLength ?? 0, contentType };
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },

    async remove(key) {
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key })).catch(away);
    },

    async list({ prefix, after, limit }) {
      const { sdk, client } = await open();
      const found: string[] = [];
      for (let start = after; found.length < limit; start = found.at(-1)) {
        const MaxKeys = Math.min(limit - found.length, MAX_PAGE);
        const list = new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, StartAfter: start, MaxKeys });
        const page = await client.send(list).catch(away);
        found.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key ? [Key] : [])));
        if (!page.IsTruncated || !page.Contents?.length) break;
      }
      return found;
    },

    freeBytes: () => Promise.resolve(null),
  };
}

/** A store that cannot be reached or has too much to do is back later; what it refuses is a defect (NODE-2). */
function away(error: unknown): never {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } };
  const { httpStatusCode: status = 503 } = $metadata ?? {};
  if (!$metadata || (status < 500 && status !== 429)) throw error;
  throw new AppError('unavailable', coreTexts.picturesAway, { cause: error, retryAfterSeconds: 5 });
}

async function connect(settings: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region: settings.region,
    ...(settings.keys ? { credentials: settings.keys } : {}),
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
    // Other stores than Amazon's refuse checksums that they do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
  });
  return { sdk, client };
}
