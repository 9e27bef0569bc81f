import { createHmac } from 'node:crypto';
import { isAPIError } from 'better-auth/api';
import type { Credentials, SessionGrant } from '#core/ports.ts';
import type { Db } from '#db/client.server.ts';
import { isUniqueViolation } from '#db/postgres.server.ts';
import {
  ADDRESS_HEADER,
  type AuthOptions,
  authOn,
  issuedToken,
  SESSION_TOTAL_SECONDS,
  sessionCookieName,
} from './auth.server.ts';
import { withoutValues } from '#core/errors.ts';
import { hashPassword, verifyPassword } from './passwords.server.ts';

/** What asks the library. */
type Calls = Omit<Credentials, 'signature'>;

/** Credentials kept by Better Auth in our own tables; `publicUrl` decides whether cookies are for https only. */
export function createCredentials(options: AuthOptions & { db: Db }): Credentials {
  const root = authOn(options.db, options);
  const cookieName = sessionCookieName(options.publicUrl);

  /** Only the session cookie: the library also clears cookies that we never set. */
  const ownCookies = (headers: Headers) => headers.getSetCookie().filter((one) => one.startsWith(`${cookieName}=`));

  const credentials: Calls = {
    hash: hashPassword,

    async signUp(db, { name, email, passwordHash }) {
      try {
        // A savepoint, because somebody may take the address at this very moment.
        return await db.transaction(async (savepoint) => {
          const { internalAdapter } = await authOn(savepoint, options).$context;
          if (await internalAdapter.findUserByEmail(email)) return null;
          const user = { name, email, emailVerified: false };
          const { id } = await internalAdapter.createUser(user, { method: 'email-password' });
          const credential = { userId: id, providerId: 'credential', accountId: id, password: passwordHash };
          await internalAdapter.linkAccount(credential);
          return { userId: id };
        });
      } catch (error) {
        if (isUniqueViolation(error)) return null;
        throw error;
      }
    },

    async signIn({ email, password, address, userAgent }) {
      const headers = new Headers({ [ADDRESS_HEADER]: address, 'user-agent': latin1(userAgent.slice(0, 500)) });
      return await unlessRefused(async (): Promise<SessionGrant> => {
        const answer = await root.api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
        return { userId: answer.response.user.id, setCookies: ownCookies(answer.headers) };
      });
    },

    async signOut(cookieHeader) {
      const headers = new Headers({ cookie: latin1(cookieHeader) });
      return ownCookies((await root.api.signOut({ headers, returnHeaders: true })).headers);
    },

    async sessionOf(cookieHeader) {
      const answer = await root.api.getSession({
        headers: new Headers({ cookie: latin1(cookieHeader) }),
        returnHeaders: true,
      });
      if (!answer.response) return null;
      const { session } = answer.response;
      if (session.createdAt.getTime() + SESSION_TOTAL_SECONDS * 1000 <= Date.now()) {
        await credentials.signOut(cookieHeader);
        return null;
      }
      const { userId, id: sessionId, createdAt: openedAt } = session;
      return { userId, sessionId, openedAt, setCookies: ownCookies(answer.headers) };
    },

    async isPassword(userId, password) {
      const { internalAdapter } = await root.$context;
      const accounts = await internalAdapter.findAccounts(userId);
      const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
      return typeof hash === 'string' && verifyPassword(hash, password);
    },

    async resetToken(email) {
      const { internalAdapter } = await root.$context;
      const found = await internalAdapter.findUserByEmail(email);
      if (!found) return null;
      const issued: { token?: string } = {};
      await issuedToken.run(issued, () => root.api.requestPasswordReset({ body: { email } }));
      return issued.token ? { token: issued.token } : null;
    },

    async reset({ token, password }) {
      const { adapter, internalAdapter } = await root.$context;
      const userId = (await internalAdapter.findVerificationValue(`reset-password:${token}`))?.value;
      if (!userId) return null;
      return await unlessRefused(async () => {
        await root.api.resetPassword({ body: { token, newPassword: password } });
        // The other emails that this person may have asked for are void too.
        await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: userId }] });
        return { userId };
      });
    },

    async changePassword({ cookieHeader, current, next }) {
      return await unlessRefused(async (): Promise<SessionGrant> => {
        const answer = await root.api.changePassword({
          body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
          headers: new Headers({ cookie: latin1(cookieHeader) }),
          returnHeaders: true,
        });
        return { userId: answer.response.user.id, setCookies: ownCookies(answer.headers) };
      });
    },

    async setPassword(db, { userId, passwordHash }) {
      const { internalAdapter } = await authOn(db, options).$context;
      await internalAdapter.updatePassword(userId, passwordHash);
      await internalAdapter.deleteUserSessions(userId);
    },
  };
  // The prefix keeps it apart from what the library makes of the same secret.
  const signature = (text: string) =>
    createHmac('sha256', options.secret).update(`gidana.signature:${text}`).digest('base64url');
  return { ...sealed(credentials), signature };
}

/** Null where the library refuses (wrong address, password or token); defects go on. */
async function unlessRefused<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return null;
    throw error;
  }
}

/** Every call, with the values of failed statements kept out of what it throws. */
function sealed(credentials: Calls): Calls {
  const calls = Object.entries(credentials).map(([name, call]) => [
    name,
    async (...args: never[]) => {
      try {
        return await (call as (...args: never[]) => Promise<unknown>)(...args);
      } catch (error) {
        throw withoutValues(error);
      }
    },
  ]);
  return Object.fromEntries(calls) as Calls;
}

/** Header values are bytes; what cannot be one is not worth keeping. */
const latin1 = (text: string) => text.replaceAll(/[^\x20-\xff]/g, '');
