import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { desc, sql } from 'drizzle-orm';
import type { Db } from '../client.server.ts';
import { databaseFunctions } from '../schema/database-functions.ts';
import { DROPS, RELEASES } from './releases.ts';

/** Functions of the search stand beside what calls them; those of tables that several slices use, here. */
const FOLDERS = [import.meta.dirname, join(import.meta.dirname, '../../features/search/sql')];
const BY_MIGRATION = '-- Changed by migrations only';
const STATEMENT = 'CREATE OR REPLACE FUNCTION';

/** The functions of one release. */
export interface FunctionRelease {
  release: number;
  /** CREATE OR REPLACE FUNCTION statements, in any order. */
  definitions: readonly string[];
  /** Signatures of functions that are gone in this release. */
  drops: readonly string[];
}

/** One file of a function. */
interface FunctionFile {
  name: string;
  /** Without the comment above it. */
  definition: string;
  /** Stored data depends on the function: a migration changes it, and the file shows what the migrations made. */
  byMigration: boolean;
}

/** Every function of this release, whether it is installed at the start or made by a migration. */
export async function functionFiles(): Promise<FunctionFile[]> {
  const found = await Promise.all(
    FOLDERS.map(async (folder) => (await readdir(folder, { recursive: true })).map((path) => join(folder, path))),
  );
  const paths = found.flat().filter((path) => path.endsWith('.sql'));
  paths.sort((one, other) => (basename(one) < basename(other) ? -1 : 1));
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(path, 'utf8');
      const definition = text.slice(text.indexOf(STATEMENT));
      return { name: basename(path, '.sql'), definition, byMigration: text.startsWith(BY_MIGRATION) };
    }),
  );
}

/** What a start of this release installs. */
export async function currentRelease(): Promise<FunctionRelease> {
  const files = await functionFiles();
  const release = RELEASES.length;
  return {
    release,
    definitions: files.filter(({ byMigration }) => !byMigration).map(({ definition }) => definition),
    drops: DROPS.filter((drop) => drop.release <= release).flatMap((drop) => drop.functions),
  };
}

/** The same for two releases only if they install and drop the same. */
export function hashOf({ definitions, drops }: FunctionRelease): string {
  return createHash('sha256')
    .update(JSON.stringify([definitions, drops]))
    .digest('base64url');
}

/**
 * Puts the functions of this release in place, all or none, unless a higher release has been here: a process of an older
 * release that starts again during a deploy leaves the newer functions alone. The caller holds the lock of `migrate`.
 */
export async function installFunctions(db: Db, functions: FunctionRelease): Promise<void> {
  const { release, definitions, drops } = functions;
  const hash = hashOf(functions);
  await db.transaction(async (tx) => {
    const [installed] = await tx.select().from(databaseFunctions).orderBy(desc(databaseFunctions.release)).limit(1);
    if (installed && (installed.release > release || (installed.release === release && installed.hash === hash)))
      return;
    // Functions call each other, so they are created unchecked first and checked once all of them are there.
    for (const check of ['off', 'on']) {
      await tx.execute(sql.raw(`SET LOCAL check_function_bodies = ${check}`));
      for (const definition of definitions) await tx.execute(sql.raw(definition));
    }
    for (const signature of drops) await tx.execute(sql.raw(`DROP FUNCTION IF EXISTS ${signature}`));
    await tx
      .insert(databaseFunctions)
      .values({ release, hash })
      .onConflictDoUpdate({ target: databaseFunctions.release, set: { hash, installedAt: sql`now()` } });
  });
}
