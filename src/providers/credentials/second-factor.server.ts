import { createOTP } from '@better-auth/utils/otp';
import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { parseCookie } from 'cookie';
import type { Log, SecondFactor } from '#core/ports.ts';
import type { authOn } from './auth.server.ts';
import { clientHeaders, latin1, unlessRefused } from './library.server.ts';
import { newRecoveryCodes, storedForm } from './recovery-codes.server.ts';

/** How the library names its questions; other short-lived values lie beside them. */
const QUESTION = '2fa-';
const APP_CODE = /^\d{6}$/;

interface Options {
  root: ReturnType<typeof authOn>;
  /** The cookies of ours among what the library sets. */
  ownCookies: (headers: Headers) => string[];
  questionCookie: string;
  log: Log;
}

/** Who comes in, and from where. */
type Entering = Parameters<SecondFactor['giveProof']>[0];

/** A row, as far as it may be encrypted. */
interface Encrypted {
  id: string;
  secret: string;
  backupCodes: string;
}

/** The second step of a login, by Better Auth's plugin. */
export function secondFactorOf({ root, ownCookies, questionCookie, log }: Options): SecondFactor {
  const withCookies = (cookieHeader: string) => new Headers({ cookie: latin1(cookieHeader) });

  /** The authenticator app of this account. */
  async function appOf(userId: string) {
    const { adapter, secretConfig } = await root.$context;
    const where = [{ field: 'userId', value: userId }];
    const kept = await adapter.findOne<{ secret: string }>({ model: 'twoFactor', where });
    return kept && createOTP(await symmetricDecrypt({ key: secretConfig, data: kept.secret }));
  }

  /** Whether the app shows this code now, or did or will within so many half minutes. */
  const showsCode = async (userId: string, code: string, window: number) =>
    (await (await appOf(userId))?.verify(code, { window })) ?? false;

  /** Opens the session for the cookies that asked for the code; null for a wrong one. */
  function open(code: string, { cookieHeader, address, userAgent }: Omit<Entering, 'userId'>) {
    const headers = clientHeaders({ address, userAgent });
    // Without the browser's own session: the library would take the code for a check of that one.
    const question = parseCookie(cookieHeader)[questionCookie] ?? '';
    headers.set('cookie', `${questionCookie}=${encodeURIComponent(question)}`);
    const given = { headers, returnHeaders: true } as const;
    return unlessRefused(async () => {
      const { response, headers: answered } = await (APP_CODE.test(code)
        ? root.api.verifyTOTP({ ...given, body: { code } })
        : root.api.verifyBackupCode({ ...given, body: { code: storedForm(code) } }));
      return { userId: response.user.id, setCookies: ownCookies(answered) };
    });
  }

  return {
    async askedForCode(cookieHeader) {
      // The library checks the signature behind the dot when the code is given.
      const [question] = (parseCookie(cookieHeader)[questionCookie] ?? '').split('.');
      if (!question?.startsWith(QUESTION)) return null;
      const { internalAdapter } = await root.$context;
      const kept = await internalAdapter.findVerificationValue(question);
      return kept && kept.expiresAt > new Date() ? kept.value : null;
    },

    async giveCode({ userId, code, ...at }) {
      // The library would take the code before and the one after as well.
      return APP_CODE.test(code) && !(await showsCode(userId, code, 0)) ? null : await open(code, at);
    },

    async giveProof({ userId, ...at }) {
      // The library opens sessions for codes only: it is given the one that the app shows.
      const app = await appOf(userId);
      return app && (await open(await app.totp(), at));
    },

    begin: ({ cookieHeader, password }) =>
      unlessRefused(async () => {
        const made = await root.api.enableTwoFactor({ body: { password }, headers: withCookies(cookieHeader) });
        return made.method === 'totp' ? { uri: made.totpURI } : null;
      }),

    async encryptAnew() {
      const { adapter, secretConfig: key } = await root.$context;
      const current = typeof key === 'string' ? undefined : key.currentVersion;
      const rows = await adapter.findMany<Encrypted>({ model: 'twoFactor', limit: 10_000 });
      for (const { id, secret, backupCodes } of rows) {
        if (parseEnvelope(secret)?.version === current) continue;
        const anew = async (data: string) => symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) });
        try {
          const update = {
            secret: await anew(secret),
            backupCodes: backupCodes.startsWith('[') ? backupCodes : await anew(backupCodes),
          };
          // Whoever switches it on anew at this moment keeps that.
          await adapter.update({
            model: 'twoFactor',
            where: [
              { field: 'id', value: id },
              { field: 'secret', value: secret },
            ],
            update,
          });
        } catch {
          log.warn(
            { event: 'second-factor-unreadable', id },
            'the secret of an authenticator app cannot be read: reset it',
          );
        }
      }
    },

    justMissed: async (userId, code) =>
      APP_CODE.test(code) && (await showsCode(userId, code, 1)) && !(await showsCode(userId, code, 0)),

    confirm: ({ userId, cookieHeader, code }) =>
      unlessRefused(async () => {
        if (!(await showsCode(userId, code, 0))) return null;
        const headers = withCookies(cookieHeader);
        const answer = await root.api.verifyTOTP({ body: { code }, headers, returnHeaders: true });
        // Those of the beginning were never shown, and cannot be read again.
        const recoveryCodes = newRecoveryCodes();
        const { adapter } = await root.$context;
        await adapter.update({
          model: 'twoFactor',
          where: [{ field: 'userId', value: answer.response.user.id }],
          update: { backupCodes: JSON.stringify(recoveryCodes.map(storedForm)) },
        });
        return { setCookies: ownCookies(answer.headers), recoveryCodes };
      }),

    newRecoveryCodes: ({ cookieHeader, password }) =>
      unlessRefused(async () => {
        const headers = withCookies(cookieHeader);
        return (await root.api.generateBackupCodes({ body: { password }, headers })).backupCodes;
      }),

    end: ({ cookieHeader, password }) =>
      unlessRefused(async () => {
        const headers = withCookies(cookieHeader);
        const answer = await root.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true });
        return { setCookies: ownCookies(answer.headers) };
      }),
  };
}
