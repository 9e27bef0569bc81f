import { createHash, randomBytes } from 'node:crypto';
import { cookieLine, readCookie } from '#core/web/cookies.server.ts';
import type { Ctx } from '#core/ctx.ts';
import { isSignature } from '#core/signature.server.ts';

const COOKIE = 'gidana.device';
const YEAR_SECONDS = 365 * 86_400;

/** Stands for an email address that somebody typed: such addresses are not kept, only compared. */
export const digest = (email: string) => createHash('sha256').update(email).digest('hex').slice(0, 32);
const signed = (email: string, device: string) => `device:${device}:${digest(email)}`;

/** The id of this device where the owner of the address has signed in on it before; undefined for any other. */
export function knownDevice(ctx: Ctx, email: string): string | undefined {
  const [device = '', signature = ''] = (readCookie(ctx, COOKIE) ?? '').split('.');
  return device && isSignature(ctx.credentials, signed(email, device), signature) ? device : undefined;
}

/** The cookie that makes this device known to the account, for somebody who has just signed in. */
export function deviceCookie(ctx: Ctx, email: string): string {
  const device = knownDevice(ctx, email) ?? randomBytes(12).toString('base64url');
  const signature = ctx.credentials.signature(signed(email, device));
  return cookieLine(ctx, COOKIE, `${device}.${signature}`, YEAR_SECONDS);
}
