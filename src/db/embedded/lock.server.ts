import { DatabaseSync } from 'node:sqlite';
import { AppError } from '#core/errors.ts';

export interface FolderLock {
  release(): void;
}

/** SQLite's number for a lock that another holds. */
const BUSY = 5;
/** Longer than another process needs to read or to write its id. */
const WAIT_MS = 500;

/**
 * Takes the folder that holds `file` for this process until `release` or its death; throws AppError `conflict` when another has it.
 *
 * Node has no file locks of its own, so the lock is the one that SQLite takes on an (otherwise unused) database file. The kernel
 * drops it with the process, so there is no stale lock to judge, no reused process id to mistake, and no moment in which two win.
 * Reading the file by other means in this process would drop it: POSIX ties such locks to the process, not to the handle.
 */
export function lockFolder(file: string, folder: string): FolderLock {
  const database = new DatabaseSync(file, { timeout: WAIT_MS });
  try {
    database.exec('PRAGMA journal_mode = memory; PRAGMA synchronous = off; BEGIN IMMEDIATE');
    database.exec(`PRAGMA user_version = ${process.pid}; COMMIT`);
    // The id above is for people; the lock proper is this transaction, which stays open and leaves the file readable.
    database.exec('BEGIN IMMEDIATE');
  } catch (error) {
    const owner = ownerIn(database);
    database.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new AppError(
      'conflict',
      `The data folder ${folder} is in use by another Gidana${owner}: stop that one, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
  return { release: () => void (database.isOpen && database.close()) };
}

function ownerIn(database: DatabaseSync): string {
  try {
    const row = database.prepare('PRAGMA user_version').get();
    return row?.['user_version'] ? ` (process ${Number(row['user_version'])})` : '';
  } catch {
    return '';
  }
}
