import type { RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { fail } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { requireAdmin, requireViewer } from '#core/viewer.ts';

/** Who may knock at a route; what they may do there is the service's decision. */
type Access = 'public' | 'user' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** Refuses to start with a route that does not say who may call it, and turns others away at the door. */
export const accessPlugin = fastifyPlugin(async (app) => {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => {
    const undeclared = routes.filter((route) => !route.config?.access);
    const names = undeclared.map((route) => `${String(route.method)} ${route.url}`);
    if (names.length > 0) throw new Error(`These routes do not declare config.access: ${names.join(', ')}`);
  });
  app.addHook('preParsing', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === 'public') return;
    if (request.ctx.viewer?.owesSecondFactor) fail('forbidden', coreTexts.secondFactorFirst);
    if (access === 'user') requireViewer(request.ctx);
    if (access === 'admin') requireAdmin(request.ctx);
  });
});
