import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Open sessions, kept by Better Auth. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When the password was given again, in a session that began earlier. */
    passwordGivenAt: moment('password_given_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('sessions_token_key').on(t.token), index('sessions_of_user').on(t.userId)],
);

/** Ways to sign in: a password hash, later also social accounts; kept by Better Auth. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('credentials_of_user').on(t.userId),
    uniqueIndex('credentials_account_key').on(t.providerId, t.accountId),
  ],
);

/** Short-lived tokens (password reset, e-mail confirmation), kept by Better Auth, and challenges for passkeys. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [index('verifications_by_identifier').on(t.identifier)],
);

/** Secrets of authenticator apps, encrypted, and recovery codes, hashed; kept by Better Auth. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** Whether a first code has shown that the app has the secret. */
    verified: boolean().notNull().default(false),
    /** Codes of the app that were tried, the newest first: none counts twice. */
    spentCodes: text('spent_codes')
      .array()
      .notNull()
      .default(sql`'{}'`),
    // The library's own count of failures, which is off: `throttledCode` counts before it knows the outcome.
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (t) => [uniqueIndex('second_factors_user_key').on(t.userId)],
);

/** Public keys of devices that take the second step of a login in place of a code. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Given by the device, base64url, as is the key. */
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** How often the key has signed, as far as its device counts: a copy is noticed by a count that was seen before. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** The browser that it was made in. */
    device: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    usedAt: moment('used_at'),
  },
  (t) => [uniqueIndex('passkeys_credential_key').on(t.credentialId), index('passkeys_of_user').on(t.userId)],
);

/** Failed sign-ins per key (an address or an account), so that guessing is slowed across restarts. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    key: text().notNull(),
    failedAt: moment('failed_at').notNull().defaultNow(),
  },
  (t) => [index('sign_in_failures_by_key').on(t.key, t.failedAt)],
);
