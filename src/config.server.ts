import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { MODERATION_MODES } from '#core/ctx.ts';
import { fail } from '#core/errors.ts';
import { readable, secretsInFiles } from '#core/secret-files.server.ts';
import { isOwnHost } from '#core/web/network.server.ts';

const flag = z.stringbool();
const text = z.string().trim().min(1).optional();
const port = z.coerce.number().int().min(0).max(65_535);
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
/** The address of one square picture of a map. */
const tiles = z
  .url({ protocol: /^https?$/ })
  .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'it must hold {z}, {x} and {y}')
  // The security policy of pages names one host.
  .refine((url) => !new URL(url).host.includes('{'), 'its host must be one host');
const database = z.url({ protocol: /^postgres(ql)?$/ }).optional();
const positive = z.coerce.number().int().positive();

/** Every setting with its meaning; the README lists the same names. Nothing else reads the environment. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: database,
  DATABASE_DIRECT_URL: database,
  DATABASE_REPLICA_URL: database,
  DATABASE_STANDBY_URL: database,
  DATABASE_POOL: positive.max(200).default(10),
  SESSION_SECRET: z.string().min(32).optional(),
  SESSION_SECRET_BEFORE: z.string().min(32).optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).max(1000).optional(),
  DEMO: flag.optional(),
  COMPANY_EMAIL: z.email().default('hello@gidana.example'),
  MAIL_FROM: z.string().default('Gidana <no-reply@gidana.example>'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  S3_BUCKET: text,
  S3_REGION: z.string().default('auto'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  TLS_CERT_FILE: text,
  TLS_KEY_FILE: text,
  TRUST_PROXY: z.string().default(''),
  CORS_ORIGINS: z.string().default(''),
  RATE_LIMIT_REQUESTS: positive.default(1500),
  RATE_LIMIT_SIGN_IN: positive.default(10),
  RATE_LIMIT_REGISTER: positive.default(20),
  RATE_LIMIT_UPLOADS: positive.default(60),
  RATE_LIMIT_WRITES: positive.default(120),
  REQUESTS_AT_ONCE: positive.default(100),
  ANSWERS_MB: z.coerce.number().int().min(0).max(65_536).default(64),
  ANSWERS_TAGGED: flag.default(false),
  MAP_TILE_URL: tiles.optional(),
  MAP_TILE_ATTRIBUTION: text,
  REQUIRE_ADMIN_2FA: flag.default(false),
  PACKAGE_LIMITS: flag.default(false),
  CONFIRM_EMAIL: flag.optional(),
  MODERATION: z.enum(MODERATION_MODES).default('risky'),
  OFFLINE_PAGES: flag.default(true),
  DISK_RESERVE_MB: z.coerce.number().int().min(0).default(200),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).optional(),
  SLOW_STATEMENT_MS: positive.default(500),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
});

const DATABASES = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'DATABASE_STANDBY_URL'] as const;
const SECRETS = [
  ...DATABASES,
  'SESSION_SECRET',
  'SESSION_SECRET_BEFORE',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
];

/** The first of each is of no use without the second. */
const TOGETHER = [
  ...DATABASES.slice(1).map((name) => [name, 'DATABASE_URL'] as const),
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['TLS_CERT_FILE', 'TLS_KEY_FILE'],
  ['TLS_KEY_FILE', 'TLS_CERT_FILE'],
  ['MAP_TILE_URL', 'MAP_TILE_ATTRIBUTION'],
  ['MAP_TILE_ATTRIBUTION', 'MAP_TILE_URL'],
] as const;

export type Config = ReturnType<typeof readConfig>;

/** The settings, parsed once. Throws AppError `invalid` with a sentence that names the setting and what is wrong with it. */
export function readConfig(env: Record<string, string | undefined> = process.env) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse({ ...secretsInFiles(set, SECRETS), ...set });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    fail('invalid', `The setting ${String(issue?.path[0])} cannot be used: ${issue?.message ?? 'it is not valid'}.`);
  }
  const e = parsed.data;
  for (const name of DATABASES) {
    const url = e[name];
    if (url && !saysHowEncrypted(new URL(url))) {
      fail(
        'invalid',
        `The setting ${name} leads out of your own network: add ?sslmode=verify-full, or ?sslmode=disable where the network to it is your own.`,
      );
    }
  }
  for (const [name, other] of TOGETHER) {
    if (e[name] && !e[other]) fail('invalid', `The setting ${name} needs ${other} beside it.`);
  }
  return {
    isDevelopment: e.NODE_ENV === 'development',
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    /** The way round a pooler between us and the database, which keeps no session. */
    databaseDirectUrl: e.DATABASE_DIRECT_URL,
    databaseReplicaUrl: e.DATABASE_REPLICA_URL,
    databaseStandbyUrl: e.DATABASE_STANDBY_URL,
    databasePool: e.DATABASE_POOL,
    sessionSecret: e.SESSION_SECRET,
    sessionSecretBefore: e.SESSION_SECRET_BEFORE,
    admin: { email: e.ADMIN_EMAIL, password: e.ADMIN_PASSWORD },
    /** Never by itself on a database of the operator's own. */
    demo: e.DEMO ?? !e.DATABASE_URL,
    companyEmail: e.COMPANY_EMAIL,
    mail: { from: e.MAIL_FROM, smtpUrl: e.SMTP_URL },
    s3: e.S3_BUCKET
      ? {
          bucket: e.S3_BUCKET,
          region: e.S3_REGION,
          endpoint: e.S3_ENDPOINT,
          keys:
            e.S3_ACCESS_KEY_ID && e.S3_SECRET_ACCESS_KEY
              ? { accessKeyId: e.S3_ACCESS_KEY_ID, secretAccessKey: e.S3_SECRET_ACCESS_KEY }
              : undefined,
        }
      : undefined,
    /** How a proxy on another machine reaches the process. */
    tls:
      e.TLS_CERT_FILE && e.TLS_KEY_FILE
        ? { cert: readable('TLS_CERT_FILE', e.TLS_CERT_FILE), key: readable('TLS_KEY_FILE', e.TLS_KEY_FILE) }
        : undefined,
    requestsAtOnce: e.REQUESTS_AT_ONCE,
    /** How many bytes of answers are remembered. */
    memoryBytes: e.ANSWERS_MB * 1024 * 1024,
    /** Whether they say what they show, for a CDN to purge them by. */
    taggedAnswers: e.ANSWERS_TAGGED,
    trustProxy: list(e.TRUST_PROXY),
    corsOrigins: list(e.CORS_ORIGINS),
    rateLimits: {
      /** Requests per minute and address; wide, because many phones share one address here. */
      requests: e.RATE_LIMIT_REQUESTS,
      /** Failed sign-ins per quarter of an hour and account, and ten times that per address. */
      signIn: e.RATE_LIMIT_SIGN_IN,
      /** Registrations, reset emails, contact messages and visitors' reports, each per hour and address. */
      register: e.RATE_LIMIT_REGISTER,
      /** Uploads per minute and person. */
      uploads: e.RATE_LIMIT_UPLOADS,
      /** Changes per minute and person. */
      writes: e.RATE_LIMIT_WRITES,
    },
    mapTiles:
      e.MAP_TILE_URL && e.MAP_TILE_ATTRIBUTION
        ? { url: e.MAP_TILE_URL, attribution: e.MAP_TILE_ATTRIBUTION }
        : undefined,
    requireAdminSecondFactor: e.REQUIRE_ADMIN_2FA,
    /** Off: what a package allows is shown and counted; on: it is enforced too. */
    packageLimits: e.PACKAGE_LIMITS,
    /** Only where emails leave the machine. */
    confirmEmail: e.CONFIRM_EMAIL ?? Boolean(e.SMTP_URL),
    moderation: e.MODERATION,
    offlinePages: e.OFFLINE_PAGES,
    diskReserveBytes: e.DISK_RESERVE_MB * 1024 * 1024,
    /** A market that the public knows logs its requests; one that somebody tries out stays quiet. */
    logLevel: e.LOG_LEVEL ?? (e.PUBLIC_URL ? 'info' : 'warn'),
    slowStatementMs: e.SLOW_STATEMENT_MS,
    metricsToken: e.METRICS_TOKEN,
    tracesUrl: e.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

/** The secret that signs session cookies: the setting, or one made once and kept under the data folder. */
export function sessionSecret(config: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  if (config.sessionSecret) return config.sessionSecret;
  const file = join(config.dataDir, 'session-secret');
  if (!existsSync(file)) {
    mkdirSync(config.dataDir, { recursive: true });
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}

/** Statements carry what people trust us with: nobody sends them in the open without knowing (SEC-4). */
function saysHowEncrypted({ hostname, searchParams }: URL): boolean {
  const isOnSocket = searchParams.get('host')?.startsWith('/');
  return isOwnHost(hostname) || isOnSocket || searchParams.has('sslmode') || searchParams.has('ssl');
}

function list(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
