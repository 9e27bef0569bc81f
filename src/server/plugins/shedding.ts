import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '#core/errors.ts';
import type { Metrics } from '#core/metrics.server.ts';
import { coreTexts } from '#core/texts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A POST that only asks. */
    readsOnly?: boolean;
  }
  interface FastifyRequest {
    /** Takes a place for this request, once. */
    enter: (() => void) | null;
    /** Gives the place of this request to another one. */
    leave: (() => void) | null;
  }
}

/**
 * How many requests of each kind are worked on at one time, as a share of what anonymous visitors may have; and how much a slow
 * process lessens it: members' changes not at all.
 */
const SHARES = {
  visitor: { share: 1, yields: 1 },
  member: { share: 1.5, yields: 0.5 },
  change: { share: 2, yields: 0 },
} as const;
type Kind = keyof typeof SHARES;

/** Beyond these, the fewer are let in, the longer it takes. */
const LOOP_DELAY_MS = 150;
const POOL_WAIT_MS = 400;
const ANSWER_MS = 500;
/** How much the newest answer counts in the mean time of answers. */
const NEWEST = 0.05;
/** A slow process with so little to do is slow because of something else. */
const ALWAYS = 16;
const RETRY_AFTER_SECONDS = 5;

/**
 * With more to do than the process can bear, some are told so at once instead of all waiting long: first visitors, then members
 * who read, last their changes (LOAD-1). What has no limit of requests, such as health checks and files, is let through.
 */
export const sheddingPlugin = fastifyPlugin<{ metrics: Metrics; atOnce: number }>(async (app, options) => {
  const { metrics, atOnce } = options;
  // One for all, since it costs more to note where an error happened than to refuse.
  const refusal = new AppError('unavailable', coreTexts.unavailable, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  let working = 0;
  let answerMs = 0;
  const places = (kind: Kind) => {
    const wait = metrics.pools.get('requests')?.longestWait() ?? 0;
    const delay = metrics.eventLoopDelay();
    const pressure = Math.max(1, delay / LOOP_DELAY_MS, wait / POOL_WAIT_MS, answerMs / ANSWER_MS);
    const { share, yields } = SHARES[kind];
    return Math.max(ALWAYS, atOnce / pressure ** yields) * share;
  };

  app.decorateRequest('enter', null);
  app.decorateRequest('leave', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.rateLimit === false) return done();
    const kind = kindOf(request);
    if (working >= places(kind)) {
      metrics.shed.inc({ kind });
      return done(refusal);
    }
    let isIn = false;
    let since = 0;
    request.enter = () => {
      request.enter = null;
      isIn = request.leave !== null;
      since = performance.now();
      if (isIn) metrics.inProgress.set((working += 1));
    };
    request.leave = () => {
      if (isIn) {
        metrics.inProgress.set((working -= 1));
        answerMs += (performance.now() - since - answerMs) * NEWEST;
      }
      isIn = false;
      request.leave = null;
    };
    reply.raw.once('close', () => request.leave?.());
    // A body takes as long as the line of whoever sends it; the work begins at its end.
    if (hasBody(request)) request.raw.once('end', () => request.enter?.());
    else request.enter();
    return done();
  });
  // Nobody reads to the end of a body that its page has no use for.
  app.addHook('preHandler', (request, _reply, done) => {
    if (!request.enter) return done();
    // What came in one piece is there by then.
    setImmediate(() => {
      if (request.raw.complete) request.enter?.();
      done();
    });
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    request.leave?.();
    return payload;
  });
});

function kindOf({ method, routeOptions, headers }: FastifyRequest): Kind {
  const reads = method === 'GET' || method === 'HEAD' || routeOptions.config.readsOnly === true;
  // Whether the session is real shows later: to ask for it is the work that is to be saved.
  const isMember = headers.cookie?.includes('gidana.session') ?? false;
  if (isMember) return reads ? 'member' : 'change';
  return reads ? 'visitor' : 'member';
}

/** Whether something is read before the work; with a GET it is not. */
function hasBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
