import {
  type ActionFunctionArgs,
  data,
  href,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  redirect,
} from 'react-router';
import type { Ctx } from '#core/ctx.ts';
import { type AppError, type FieldErrors, HTTP_STATUS, isAppError } from '#core/errors.ts';
import { loginPath } from '#core/paths.ts';
import { databaseFailure } from '#db/postgres.server.ts';
import { answerContext, ctxContext } from './context.server.ts';
import { typedValues } from './form.server.ts';
import { noteRefusal } from './plugins/errors.ts';

/** What an action gives back when it was refused: the sentence, and which fields it concerns. */
interface Refusal {
  error: string;
  fields: FieldErrors;
  /** What was typed, without passwords: a form that was read with `readForm` shows it again, also without scripts. */
  values: Record<string, string>;
}

/**
 * Wraps a page's loader: gives it the context, and turns expected failures into HTTP answers. Where the page is remembered,
 * `parameters` are those of its address that it depends on; others are left out before it is drawn.
 */
export function pageLoader<A extends LoaderFunctionArgs, R>(
  load: (ctx: Ctx, args: A) => R | Promise<R>,
  parameters: readonly string[] = [],
) {
  const loader = async (args: A): Promise<R> => {
    args.context.get(answerContext).pattern = args.pattern;
    try {
      return await load(args.context.get(ctxContext), args);
    } catch (error) {
      const failure = expected(error, args);
      if (failure.code === 'unauthenticated') throw redirect(loginPath(args.url.pathname + args.url.search));
      throw data({ message: failure.message }, { status: HTTP_STATUS[failure.code] });
    }
  };
  return Object.assign(loader, { parameters });
}

/** Where an admin who must first switch the second step of the login on may be. */
const OPEN_WITHOUT = new Set([href('/customer/two-step-login'), href('/logout')]);

/** Before every page: leads an admin without the second factor that is required to where it is switched on (ACC-51). */
export const secondFactorFirst: MiddlewareFunction<Response> = ({ context, url }, next) => {
  const { viewer } = context.get(ctxContext);
  if (viewer?.owesSecondFactor && !OPEN_WITHOUT.has(url.pathname)) throw redirect(href('/customer/two-step-login'));
  return next();
};

/** Wraps a page's action: an expected failure comes back as a Refusal with its status, so that the form keeps its words. */
export function pageAction<A extends ActionFunctionArgs, R>(act: (ctx: Ctx, args: A) => R | Promise<R>) {
  return async (args: A) => {
    args.context.get(answerContext).pattern = args.pattern;
    try {
      return await act(args.context.get(ctxContext), args);
    } catch (error) {
      const { code, message, fields = {} } = expected(error, args);
      const refusal: Refusal = { error: message, fields, values: typedValues(args.request) };
      return data(refusal, { status: HTTP_STATUS[code] });
    }
  };
}

/** The failure, if it is one that the person is told of; throws any other. The answer then says when to try again. */
function expected(error: unknown, { context }: { context: LoaderFunctionArgs['context'] }): AppError {
  const failure = isAppError(error) ? error : databaseFailure(error);
  if (!failure) throw error;
  const { log, viewer, client } = context.get(ctxContext);
  if (failure !== error) log.warn({ err: failure.cause }, 'the database refused or did not answer');
  noteRefusal(failure.code, log, { userId: viewer?.id, address: client.address });
  context.get(answerContext).retryAfterSeconds ??= failure.retryAfterSeconds;
  return failure;
}

/** Adds cookies to the answer of this page, whatever it turns out to be. */
export function setCookies(args: { context: LoaderFunctionArgs['context'] }, cookies: string[]): void {
  args.context.get(answerContext).setCookies.push(...cookies);
}

const OWN = 'http://own.invalid';
/** Proxies cut longer headers. */
const MAX_LOCATION = 4_000;

/** A path of our own to go to after signing in; anything else becomes the fall-back. */
export function safePath(target: string | null, fallback: string): string {
  if (!target || !/^\/(?![/\\])/.test(target) || !URL.canParse(target, OWN)) return fallback;
  const url = new URL(target, OWN);
  const path = url.pathname + url.search + url.hash;
  // `/.//elsewhere` comes out as `//elsewhere`, which names another host.
  const stays = url.origin === OWN && !path.startsWith('//') && path.length <= MAX_LOCATION;
  return stays ? path : fallback;
}
