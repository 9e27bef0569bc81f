import { isAppError } from '#core/errors.ts';

const SENTENCES: Record<string, string> = {
  EACCES: 'This folder or file may not be written by you; choose another folder with DATA_DIR',
  EPERM: 'This folder or file may not be written by you; choose another folder with DATA_DIR',
  ENOTDIR: 'A file is in the way of this folder; choose another folder with DATA_DIR',
  EEXIST: 'A file is in the way of this folder; choose another folder with DATA_DIR',
  EROFS: 'The disk is read-only; choose another folder with DATA_DIR',
  ENOSPC: 'The disk is full; free some space, or choose another folder with DATA_DIR',
  ECONNREFUSED: 'The database in DATABASE_URL does not answer; is it running',
  ENOTFOUND: 'The host in DATABASE_URL cannot be found',
  '28P01': 'The database in DATABASE_URL refuses this user or password',
  '28000': 'The database in DATABASE_URL refuses this user',
  '3D000': 'The database named in DATABASE_URL does not exist; create it first',
};

/** One clear sentence for whoever started the process; the whole error only where it is a defect. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isAppError(error)) return error.message;
  for (const one of [error, error.cause]) {
    const { code, path } = (one ?? {}) as NodeJS.ErrnoException;
    const sentence = code ? SENTENCES[code] : undefined;
    if (sentence) return `${sentence}${path ? ` (${path})` : ''}.`;
  }
  return error.stack ?? error.message;
}
