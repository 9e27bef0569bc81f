import type { Ctx } from '#core/ctx.ts';
import { AppError, ensure, fail } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { requireViewer } from '#core/viewer.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import { passkeyEmail } from '../emails.server.ts';
import { userById } from '../repo.server.ts';
import { secondFactorTexts } from '../second-factor/texts.ts';
import { opened, type SignedIn } from '../service.server.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { NewCredential, Passkey, Signature } from './contract.ts';
import * as repo from './repo.server.ts';
import { passkeyTexts as texts } from './texts.ts';

const MAX_PASSKEYS = 10;
/** EdDSA, ES256 and RS256 by their COSE numbers: what devices in use sign with. */
const ALGORITHMS = [-8, -7, -257];

/** Read where it is needed: it is large, and few need it. */
const library = () => import('@simplewebauthn/server');

/** The own passkeys; none without the second step. */
export async function myPasskeys(ctx: Ctx): Promise<Passkey[]> {
  const rows = await repo.passkeysOf(ctx.db, requireViewer(ctx).id);
  return rows.map(({ id, device, createdAt, usedAt }) => ({
    _id: id,
    device,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

/**
 * What a browser is asked to make a passkey of (ACC-57). The password was given lately (`givePassword`). Throws `forbidden`
 * without the second step, and `conflict` beyond ten.
 */
export async function beginPasskey(ctx: Ctx) {
  const { id, email } = await guarded(ctx);
  const rows = await repo.passkeysOf(ctx.db, id);
  ensure(rows.length < MAX_PASSKEYS, 'conflict', texts.tooMany);
  const { generateRegistrationOptions } = await library();
  const { extensions: _unused, ...options } = await generateRegistrationOptions({
    rpName: 'Gidana',
    rpID: siteOf(ctx).rpID,
    userName: email,
    userID: new TextEncoder().encode(id),
    excludeCredentials: rows.map(({ credentialId }) => ({ id: credentialId })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  await repo.keepChallenge(ctx.db, id, options.challenge);
  return options;
}

/** Keeps the passkey that the browser made, and tells the owner by email. Throws `invalid` for one that was not asked for, and `conflict`. */
export async function keepPasskey(ctx: Ctx, response: NewCredential): Promise<void> {
  const { id, email } = await guarded(ctx);
  const { verifyRegistrationResponse } = await library();
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const challenge = await spentChallenge(ctx, id, response);
  const verified = await unlessMalformed(async () => {
    // Certificates of devices were not asked for, and to check one the library would open addresses that it names.
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.response.attestationObject));
    if (!challenge || attestation.get('fmt') !== 'none') return null;
    return await verifyRegistrationResponse({
      response,
      ...expected(ctx, challenge),
      supportedAlgorithmIDs: ALGORITHMS,
    });
  });
  if (!verified?.verified) fail('invalid', texts.notAdded);
  const { id: credentialId, publicKey, counter } = verified.registrationInfo.credential;
  const device = deviceName(ctx.client.userAgent);
  const { transports } = response.response;
  const row = { userId: id, credentialId, publicKey: isoBase64URL.fromBuffer(publicKey), counter, transports, device };
  await ctx.db.transaction(async (db) => {
    await repo.lockOwner(db, id);
    ensure((await repo.passkeysOf(db, id)).length < MAX_PASSKEYS, 'conflict', texts.tooMany);
    ensure(await repo.insertPasskey(db, row), 'conflict', texts.known);
    await ctx.jobs.enqueue(db, sendEmail, passkeyEmail(ctx.settings, { email }, 'added', device));
  });
  ctx.log.info({ event: 'passkey-added', userId: id }, 'a passkey was added');
}

/** Removes an own passkey and tells the owner by email; the password was given lately. Throws `not_found`. */
export async function removePasskey(ctx: Ctx, passkeyId: string): Promise<void> {
  const { id, email } = requireViewer(ctx);
  ensure(await repo.deletePasskey(ctx.db, id, passkeyId), 'not_found', texts.gone);
  await ctx.jobs.enqueue(ctx.db, sendEmail, passkeyEmail(ctx.settings, { email }, 'removed'));
  ctx.log.info({ event: 'passkey-removed', userId: id }, 'a passkey was removed');
}

/** Whether whoever owes the second step of this login has a passkey for it. */
export async function hasPasskey(ctx: Ctx): Promise<boolean> {
  return (await repo.passkeysOf(ctx.db, await whoIsAsked(ctx))).length > 0;
}

/** What a browser is asked to sign as the second step of a login. Throws `unauthenticated` after ten minutes. */
export async function askForPasskey(ctx: Ctx) {
  const userId = await whoIsAsked(ctx);
  const rows = await repo.passkeysOf(ctx.db, userId);
  const { generateAuthenticationOptions } = await library();
  const { extensions: _unused, ...options } = await generateAuthenticationOptions({
    rpID: siteOf(ctx).rpID,
    allowCredentials: rows.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: 'preferred',
  });
  await repo.keepChallenge(ctx.db, userId, options.challenge);
  return options;
}

/** The second step of a login by a passkey: opens the session. Throws `unauthenticated`. */
export async function givePasskey(ctx: Ctx, response: Signature): Promise<SignedIn> {
  const userId = await whoIsAsked(ctx);
  const { verifyAuthenticationResponse } = await library();
  const { isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const row = (await repo.passkeysOf(ctx.db, userId)).find(({ credentialId }) => credentialId === response.id);
  const challenge = await spentChallenge(ctx, userId, response);
  const verified =
    row && challenge
      ? await unlessMalformed(() =>
          verifyAuthenticationResponse({
            response,
            ...expected(ctx, challenge),
            credential: { id: row.credentialId, publicKey: isoBase64URL.toBuffer(row.publicKey), counter: row.counter },
          }),
        )
      : null;
  const isProof =
    row &&
    verified?.verified &&
    (await repo.countUse(ctx.db, row.id, verified.authenticationInfo.newCounter, ctx.now()));
  const { address, userAgent, cookies: cookieHeader } = ctx.client;
  const entry = isProof
    ? await ctx.credentials.secondFactor.giveProof({ userId, cookieHeader, address, userAgent })
    : null;
  if (!entry) {
    ctx.log.warn({ event: 'passkey-refused', userId, address }, 'a passkey was refused');
    throw new AppError('unauthenticated', texts.refused, { secondFactor: true });
  }
  return await opened(ctx, entry);
}

/** Whose login has the second step; passkeys take it in place of a code. */
async function guarded(ctx: Ctx) {
  const { id } = requireViewer(ctx);
  const user = await userById(ctx.db, id);
  ensure(user?.twoFactorEnabled, 'forbidden', coreTexts.notAllowed);
  return user;
}

async function whoIsAsked(ctx: Ctx): Promise<string> {
  const userId = await ctx.credentials.secondFactor.askedForCode(ctx.client.cookies);
  return userId ?? fail('unauthenticated', secondFactorTexts.tooLate);
}

/** Passkeys belong to the name of a host: those made under another open nothing here. */
function siteOf(ctx: Ctx) {
  const { origin, hostname: rpID } = new URL(ctx.settings.publicUrl);
  return { origin, rpID };
}

/** What the answer of a device must be bound to. */
function expected(ctx: Ctx, expectedChallenge: string) {
  const { origin: expectedOrigin, rpID: expectedRPID } = siteOf(ctx);
  return { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: false };
}

/** The challenge that was answered, used up by it; null for one that this account was not given. */
async function spentChallenge(ctx: Ctx, userId: string, { response }: NewCredential | Signature) {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  const signed = await unlessMalformed(async () => decodeClientDataJSON(response.clientDataJSON));
  const challenge: unknown = signed?.challenge;
  const isOne = typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge);
  return isOne && (await repo.spendChallenge(ctx.db, userId, challenge)) ? challenge : null;
}

/** Null for what the library finds malformed, or signed for another page. */
async function unlessMalformed<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
