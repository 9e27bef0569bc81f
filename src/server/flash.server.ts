import type { LoaderFunctionArgs } from 'react-router';
import { isSignature } from '#core/signature.server.ts';
import type { ToastTone } from '#ui/overlays/toasts.ts';
import { answerContext, ctxContext } from './context.server.ts';
import { cookieLine, readCookie } from '#core/web/cookies.server.ts';

type Args = Pick<LoaderFunctionArgs, 'context'>;

interface Flash {
  id: string;
  text: string;
  tone: ToastTone;
}

const COOKIE = 'gidana.flash';
const LIFETIME_SECONDS = 60;
const VALUE = /^([\w-]+)\.(success|info|error)\.(.+)$/;

/** Has the next page show this message; for an action that answers with a redirect. Signed, so that nobody can make us say other words. */
export function flash({ context }: Args, text: string, tone: ToastTone = 'success'): void {
  const ctx = context.get(ctxContext);
  const value = `${ctx.credentials.signature(signed(tone, text))}.${tone}.${text}`;
  context.get(answerContext).setCookies.push(cookieLine(ctx, COOKIE, value, LIFETIME_SECONDS));
}

/** The message that an earlier answer left, used up once a page shows it; null without one. For the root loader. */
export function takeFlash({ context }: Args): Flash | null {
  const ctx = context.get(ctxContext);
  const value = readCookie(ctx, COOKIE);
  if (value === undefined) return null;
  context.get(answerContext).cookiesOnceShown.push(cookieLine(ctx, COOKIE, '', 0));
  const [, signature = '', tone = '', text = ''] = VALUE.exec(value) ?? [];
  if (!isSignature(ctx.credentials, signed(tone, text), signature)) return null;
  return { id: ctx.requestId, text, tone: tone as ToastTone };
}

function signed(tone: string, text: string): string {
  return `flash:${tone}:${text}`;
}
