import type { Db } from '#db/client.server.ts';
import type { Metrics } from './metrics.server.ts';
import type { ChangeFeed, Credentials, JobQueue, Log, Mailer, Storage } from './ports.ts';
import type { Reads } from './reads.ts';
import type { Viewer } from './viewer.ts';

/** What the process owns once: built in server.ts, handed to every request. */
export interface Deps {
  db: Db;
  /** For answers that are the same for everybody: never older than a change that was heard. */
  visitorsDb?: Db | undefined;
  /** Who has a session is served by these while there is no primary: nothing can be written. */
  standby?: (Pick<Deps, 'db' | 'credentials'> & { isNeeded(): boolean }) | undefined;
  storage: Storage;
  mail: Mailer;
  jobs: JobQueue;
  credentials: Credentials;
  changes: ChangeFeed;
  log: Log;
  metrics: Metrics;
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
  /** Whether what a package allows is also enforced (PACKAGE_LIMITS); it is always shown and counted. */
  packageLimits: boolean;
  /** Whether homes wait until their owner has confirmed their email address (CONFIRM_EMAIL). */
  confirmEmail: boolean;
  /** Which homes wait until a person has looked at them (MODERATION). */
  moderation: ModerationMode;
  /** Whether admins need a second step at the login (REQUIRE_ADMIN_2FA). */
  requireAdminSecondFactor: boolean;
  limits: Limits;
  /** A map server of the operator's (MAP_TILE_*); without one the map draws itself. */
  mapTiles?: MapTiles | undefined;
}

/** What waits for a look: homes with evidence against them, the first three of every account besides, or none. */
export const MODERATION_MODES = ['risky', 'first', 'off'] as const;
type ModerationMode = (typeof MODERATION_MODES)[number];

export interface MapTiles {
  /** With {z}, {x} and {y} in it. */
  url: string;
  /** What its licence wants said. */
  attribution: string;
}

/** How often a thing may be tried before the answer is "wait" (RATE_LIMIT_* of the configuration). */
interface Limits {
  /** Requests per minute and network address. */
  requests: number;
  /** Failed sign-ins per quarter of an hour and account, and ten times that per network address. */
  signIn: number;
  /** Registrations, reset emails, contact messages and visitors' reports, each per hour and network address. */
  register: number;
  /** Uploads per minute and person. */
  uploads: number;
  /** Changes per minute and person. */
  writes: number;
}

/** Who is at the other end of the connection. */
interface Client {
  /** The network address, as far as trusted proxies tell. */
  address: string;
  userAgent: string;
  /** The Cookie header as it came; never log it. */
  cookies: string;
}

/** The first argument of every use case: who asks, and what there is to work with. */
export interface Ctx extends Deps {
  viewer: Viewer | null;
  requestId: string;
  client: Client;
  /** Present while an answer is made that may be remembered. */
  reads?: Reads | undefined;
}
