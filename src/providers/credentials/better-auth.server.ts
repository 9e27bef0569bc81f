import { createHmac } from 'node:crypto';
import { generateRandomString, makeSignature } from 'better-auth/crypto';
import { stringifySetCookie } from 'cookie';
import type { Credentials, SessionGrant } from '#core/ports.ts';
import type { Db } from '#db/client.server.ts';
import { isUniqueViolation } from '#db/postgres.server.ts';
import {
  type AuthOptions,
  authOn,
  issuedToken,
  questionCookieName,
  SESSION_TOTAL_SECONDS,
  sessionCookieName,
} from './auth.server.ts';
import { withoutValues } from '#core/errors.ts';
import { clientHeaders, latin1, unlessRefused } from './library.server.ts';
import { hashPassword, verifyPassword } from './passwords.server.ts';
import { secondFactorOf } from './second-factor.server.ts';

/** What asks the library. */
type Calls = Omit<Credentials, 'signature' | 'earlierSignature' | 'secondFactor'>;

/** Credentials kept by Better Auth in our own tables; `publicUrl` decides whether cookies are for https only. */
export function createCredentials(options: AuthOptions & { db: Db; isReadOnly?: boolean }): Credentials {
  const root = authOn(options.db, options);
  const cookieName = sessionCookieName(options.publicUrl);

  /** Only what opens a session or asks for a code: the library also clears cookies that we never set. */
  const questionCookie = questionCookieName(options.publicUrl);
  const ownCookies = (headers: Headers, names = [cookieName, questionCookie]) =>
    headers.getSetCookie().filter((line) => names.some((name) => line.startsWith(`${name}=`)));

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
      const headers = clientHeaders({ address, userAgent });
      return await unlessRefused(async () => {
        const { response, headers: answered } = await root.api.signInEmail({
          body: { email, password },
          headers,
          returnHeaders: true,
        });
        // The session that this browser has goes on until the code is given.
        if ('twoFactorRedirect' in response) {
          return { userId: '', asksCode: true, setCookies: ownCookies(answered, [questionCookie]) };
        }
        return { userId: response.user.id, asksCode: false, setCookies: ownCookies(answered) };
      });
    },

    async signOut(cookieHeader) {
      const headers = new Headers({ cookie: latin1(cookieHeader) });
      return ownCookies((await root.api.signOut({ headers, returnHeaders: true })).headers);
    },

    async sessionOf(cookieHeader) {
      const answer = await root.api.getSession({
        headers: new Headers({ cookie: latin1(cookieHeader) }),
        query: { disableRefresh: options.isReadOnly ?? false },
        returnHeaders: true,
      });
      if (!answer.response) return null;
      const { session } = answer.response;
      if (session.createdAt.getTime() + SESSION_TOTAL_SECONDS * 1000 <= Date.now()) {
        if (!options.isReadOnly) await credentials.signOut(cookieHeader);
        return null;
      }
      const { userId, id: sessionId, createdAt } = session;
      const passwordGivenAt = session.passwordGivenAt ?? createdAt;
      return { userId, sessionId, passwordGivenAt, setCookies: ownCookies(answer.headers) };
    },

    async isPassword(userId, password) {
      const { internalAdapter } = await root.$context;
      const accounts = await internalAdapter.findAccounts(userId);
      const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
      return typeof hash === 'string' && (await verifyPassword(hash, password));
    },

    async renewSession(sessionId, passwordGivenAt) {
      const { adapter, authCookies, secret } = await root.$context;
      const token = generateRandomString(32, 'a-z', 'A-Z', '0-9');
      const where = [{ field: 'id', value: sessionId }];
      if (!(await adapter.update({ model: 'session', where, update: { token, passwordGivenAt } }))) return [];
      const value = `${token}.${await makeSignature(token, secret)}`;
      const { attributes } = authCookies.sessionToken;
      return [stringifySetCookie({ name: cookieName, value, ...attributes, sameSite: 'lax' })];
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

    async changePassword({ cookieHeader, current, next, ...client }) {
      const headers = clientHeaders(client);
      headers.set('cookie', latin1(cookieHeader));
      return await unlessRefused(async (): Promise<SessionGrant> => {
        const answer = await root.api.changePassword({
          body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
          headers,
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
  const sign = (text: string, secret: string) =>
    createHmac('sha256', secret).update(`gidana.signature:${text}`).digest('base64url');
  const signature = (text: string) => sign(text, options.secret);
  const earlierSignature = (text: string) => sign(text, options.secretBefore ?? options.secret);
  const secondFactor = sealed(secondFactorOf({ root, ownCookies, questionCookie, log: options.log }));
  return { ...sealed(credentials), secondFactor, signature, earlierSignature };
}

/** Every call, with the values of failed statements kept out of what it throws. */
function sealed<C extends object>(credentials: C): C {
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
  return Object.fromEntries(calls) as C;
}
