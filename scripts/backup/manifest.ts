import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { readdir } from 'node:fs/promises';
import { fail } from '#core/errors.ts';
import type { BackupFile, Files } from './files.ts';
import type { Sequence, TableCopy } from './tables.ts';

export const FORMAT = 1;
const NAME = 'manifest.json';

/** What a backup holds. It is written last: a folder without one is not a backup. */
export interface Manifest {
  format: number;
  /** The moment of which the rows are. */
  at: string;
  /** When the newest of its migrations was made; tells the release. */
  migration: number;
  /** The version of the job queue's tables. */
  queue: number;
  tables: TableCopy[];
  sequences: Sequence[];
  /** The list of pictures, with how many files they are. */
  pictures: BackupFile & { files: number; missing: string[] };
  secret?: BackupFile;
}

export async function writeManifest(files: Files, manifest: Manifest): Promise<string> {
  const { file } = await files.write(NAME, Readable.from([Buffer.from(JSON.stringify(manifest, null, 1))]));
  return file;
}

/** Throws `not_found` where no backup was finished. */
export async function readManifest(files: Files): Promise<Manifest> {
  const names = await readdir(files.dir).catch(() => [] as string[]);
  const name = [`${NAME}.age`, NAME].find((one) => names.includes(one));
  if (!name) return fail('not_found', `The folder ${files.dir} holds no finished backup: there is no ${NAME}.`);
  const manifest = (await json(await files.read(name)).catch(() => undefined)) as Manifest | undefined;
  if (!manifest) return fail('conflict', `The file ${name} of the backup is damaged.`);
  if (manifest.format !== FORMAT) {
    fail('conflict', `The backup has the format ${manifest.format}, and this release reads ${FORMAT}.`);
  }
  return manifest;
}
