import type { FastifyRequest, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ChangeFeed, Touches } from '#core/ports.ts';
import { SAFE_METHODS } from './security.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What of that which the public reads a request may change; checked at the start. */
    touches?: Touches;
  }
}

/**
 * Refuses to start with a route that may write and does not say what of the public's it touches. A write that does is
 * answered once this process has heard of it, so that whoever wrote finds it in every answer from then on (CACHE-4).
 */
export const touchesPlugin = fastifyPlugin<{ changes: ChangeFeed }>(async (app, { changes }) => {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => {
    const silent = routes.filter(
      ({ method, config }) => [method].flat().some((one) => !SAFE_METHODS.has(one)) && !config?.touches,
    );
    const names = silent.map((route) => `${String(route.method)} ${route.url}`);
    if (names.length > 0) throw new Error(`These routes do not declare config.touches: ${names.join(', ')}`);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    // What was refused changed nothing.
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500;
    if (mayTouch(request) && !isRefused) await changes.caughtUp();
    return payload;
  });
});

function mayTouch({ method, routeOptions }: FastifyRequest): boolean {
  return !SAFE_METHODS.has(method) && routeOptions.config.touches !== 'nothing';
}
