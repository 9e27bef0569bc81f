import fastifyPlugin from 'fastify-plugin';
import type { Ctx, Deps } from '#core/ctx.ts';
import { collecting } from '#core/reads.ts';
import { viewerById } from '#features/accounts/service.server.ts';
import { isForAnybody } from '../memory/plugin.ts';
import { mayChange } from './security.ts';

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Ctx;
  }
}

/** Whom answers are made for that everybody gets. */
const NOBODY: Ctx['client'] = { address: '', userAgent: '', cookies: '' };

/** Session cookie → `request.ctx`. The person is read anew each time, so a change of role counts at once. */
export const viewerPlugin = fastifyPlugin<{ deps: Deps }>(async (app, { deps }) => {
  app.decorateRequest('ctx');
  app.addHook('onRequest', async (request, reply) => {
    const { cookie: cookies = '', 'user-agent': userAgent = '' } = request.headers;
    const ctx: Ctx = { ...deps, viewer: null, requestId: request.id, log: request.log, client: NOBODY };
    if (request.drawing) {
      request.ctx = collecting(ctx);
      return;
    }
    // Also while nothing may be remembered: then the primary is away, and replicas need not be (NODE-1).
    const { addressOf } = request.routeOptions.config;
    if (deps.visitorsDb && addressOf?.(request.raw.url ?? '') && isForAnybody(request.raw)) ctx.db = deps.visitorsDb;
    const { standby } = deps;
    if (standby?.isNeeded() && !mayChange(request) && ctx.db !== deps.visitorsDb) {
      const { db, credentials } = standby;
      Object.assign(ctx, { db, credentials });
    }
    ctx.client = { address: request.ip, userAgent, cookies };
    request.ctx = ctx;
    if (!cookies.includes('gidana.session')) return;
    const session = await ctx.credentials.sessionOf(cookies);
    if (!session) return;
    ctx.viewer = await viewerById(ctx, session.userId);
    if (session.setCookies.length > 0) void reply.header('set-cookie', session.setCookies);
  });
});
