import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Log } from '#core/ports.ts';
import type { Db } from '#db/client.server.ts';
import { credentials, secondFactors, sessions, verifications } from '#db/schema/auth.ts';
import { users } from '#db/schema/users.ts';
import { keysOf, type Secrets } from './keys.server.ts';
import { hashPassword, verifyPassword } from './passwords.server.ts';
import { newRecoveryCodes, recoveryCodeStore } from './recovery-codes.server.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** A session ends after this many seconds without a visit … */
const SESSION_IDLE_SECONDS = 14 * DAY;
/** … and in any case after this many: then the password is asked for again. */
export const SESSION_TOTAL_SECONDS = 30 * DAY;
const RESET_TOKEN_SECONDS = HOUR;

/** The header in which `signIn` tells the library where a session was opened; never read from a real request. */
export const ADDRESS_HEADER = 'x-client-address';

export interface AuthOptions extends Secrets {
  publicUrl: string;
  log: Log;
}

/** The cookie's name; over https browsers let nobody but this very host set it. */
export function sessionCookieName(publicUrl: string): string {
  return isHttps(publicUrl) ? '__Host-gidana.session' : 'gidana.session';
}

/** The cookie of somebody whose password was right and who owes the code. */
export function questionCookieName(publicUrl: string): string {
  return isHttps(publicUrl) ? '__Host-gidana.code' : 'gidana.code';
}

/** Receives the reset token that the library hands out through a callback. */
export const issuedToken = new AsyncLocalStorage<{ token?: string }>();

/** Better Auth on this database or transaction; its own HTTP handler stays unused. */
export function authOn(db: Db, { publicUrl, log, ...rest }: AuthOptions) {
  const attributes = { secure: isHttps(publicUrl) };
  const { secrets, config } = keysOf(rest);
  return betterAuth({
    appName: 'Gidana',
    baseURL: publicUrl,
    secrets,
    secret: config.legacySecret,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    // Its errors may quote statements with their values, so that only its own sentences are logged; whoever calls meets the error.
    logger: { level: 'error', log: (_level, message) => log.warn({ from: 'better-auth' }, message) },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        twoFactor: secondFactors,
      },
      transaction: true,
    }),
    advanced: {
      // PostgreSQL gives every row its UUIDv7.
      database: { generateId: false },
      cookiePrefix: 'gidana',
      useSecureCookies: false,
      cookies: {
        session_token: { name: sessionCookieName(publicUrl), attributes },
        two_factor: { name: questionCookieName(publicUrl), attributes },
      },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    user: { fields: { image: 'avatar' } },
    session: {
      expiresIn: SESSION_IDLE_SECONDS,
      updateAge: HOUR,
      additionalFields: { passwordGivenAt: { type: 'date', required: false, input: false } },
    },
    plugins: [
      twoFactor({
        // Our own throttle counts a try before its outcome is known, so that many at once gain nothing.
        accountLockout: { enabled: false },
        backupCodeOptions: {
          customBackupCodesGenerate: newRecoveryCodes,
          storeBackupCodes: recoveryCodeStore(config),
        },
      }),
    ],
    // A reader of the database learns no token that works.
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: 8,
      maxPasswordLength: 1000,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
      resetPasswordTokenExpiresIn: RESET_TOKEN_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ token }) => {
        const store = issuedToken.getStore();
        if (store) store.token = token;
      },
    },
  });
}

const isHttps = (url: string) => url.startsWith('https:');
