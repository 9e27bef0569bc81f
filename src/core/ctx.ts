import type { Db } from '#db/client.server.ts';
import type { Credentials, JobQueue, Log, Mailer, Storage } from './ports.ts';
import type { Viewer } from './viewer.ts';

/** What the process owns once: built in server.ts, handed to every request. */
export interface Deps {
  db: Db;
  storage: Storage;
  mail: Mailer;
  jobs: JobQueue;
  credentials: Credentials;
  log: Log;
  now: () => Date;
  settings: Settings;
}

/** The settings that features may see (never secrets). */
export interface Settings {
  /** Without a slash at the end; every absolute link starts with it. */
  publicUrl: string;
  companyEmail: string;
  /** Folder for half-finished uploads. */
  uploadDir: string;
  /** Bytes that must stay free on the disk. */
  diskReserveBytes: number;
  isDevelopment: boolean;
}

/** The first argument of every use case: who asks, and what there is to work with. */
export interface Ctx extends Deps {
  viewer: Viewer | null;
  requestId: string;
}

/** Runs `work` in one transaction; a nested call becomes a savepoint. */
export function inTransaction<T>(ctx: Ctx, work: (tx: Ctx) => Promise<T>): Promise<T> {
  return ctx.db.transaction((db) => work({ ...ctx, db }));
}
