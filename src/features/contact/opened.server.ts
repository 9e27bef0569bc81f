import { randomBytes } from 'node:crypto';
import type { Ctx } from '#core/ctx.ts';
import { isSignature } from '#core/signature.server.ts';
import { FASTEST_MS, FORM_LIFE_MS } from './rules.ts';

export type Opened = { state: 'good'; key: string } | { state: 'early' | 'void' };

/** A signed note of when a form was opened, to be sent along with it; each one names that form. */
export function openForm(ctx: Ctx): string {
  const note = `${ctx.now().getTime()}.${randomBytes(9).toString('base64url')}`;
  return `${note}.${ctx.credentials.signature(signed(note))}`;
}

/** What a note that came back says: opened by us, not a moment ago and not the day before. */
export function readOpened(ctx: Ctx, text: string): Opened {
  const [time = '', nonce = '', signature = ''] = text.split('.');
  const note = `${time}.${nonce}`;
  if (!isSignature(ctx.credentials, signed(note), signature)) return { state: 'void' };
  const age = ctx.now().getTime() - Number(time);
  if (age < FASTEST_MS) return { state: 'early' };
  return age > FORM_LIFE_MS ? { state: 'void' } : { state: 'good', key: note };
}

function signed(note: string): string {
  return `contact:${note}`;
}
