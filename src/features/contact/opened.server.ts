import { randomBytes } from 'node:crypto';
import type { Ctx } from '#core/ctx.ts';
import { fail } from '#core/errors.ts';
import { isSignature } from '#core/signature.server.ts';
import { FASTEST_MS, FORM_LIFE_MS } from './rules.ts';
import { contactTexts as texts } from './texts.ts';

/** A signed note of when a form was opened, to be sent along with it; each one names that form. */
export function openForm(ctx: Ctx): string {
  const note = `${ctx.now().getTime()}.${randomBytes(9).toString('base64url')}`;
  return `${note}.${ctx.credentials.signature(signed(note))}`;
}

/** The key of a form, by the note that came back with it. Throws `invalid` unless we opened it, not a moment ago and not the day before. */
export function keyOfForm(ctx: Ctx, text: string): string {
  const [time = '', nonce = '', signature = ''] = text.split('.');
  const note = `${time}.${nonce}`;
  const isOurs = isSignature(ctx.credentials, signed(note), signature);
  const age = ctx.now().getTime() - Number(time);
  if (isOurs && age < FASTEST_MS) fail('invalid', texts.tooQuick);
  if (!isOurs || age > FORM_LIFE_MS) fail('invalid', texts.expired, { opened: texts.expired });
  return note;
}

function signed(note: string): string {
  return `contact:${note}`;
}
