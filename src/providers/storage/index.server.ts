import { join } from 'node:path';
import type { Storage } from '#core/ports.ts';
import { openDiskStorage } from './disk.server.ts';
import { openS3Storage, type S3Settings } from './s3.server.ts';

/** The one switch: a bucket when one is set, else the folder `media` of the data folder. */
export function createStorage(settings: { dataDir: string; s3: S3Settings | undefined }): Storage {
  return settings.s3 ? openS3Storage(settings.s3) : openDiskStorage(join(settings.dataDir, 'media'));
}
