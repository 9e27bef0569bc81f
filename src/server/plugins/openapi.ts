import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Settings } from '#core/ctx.ts';
import { assertDeclared } from '../openapi/declared.ts';
import { descriptionOf } from '../openapi/document.ts';

/** The page that describes the calls sets styles of its own. */
const DOCS_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Collects the contracts of all calls; `/api/docs` shows them, `/api/docs/openapi.json` gives them to programs. Refuses to
 * start with a call that has no name, no summary or no group.
 */
export const openapiPlugin = fastifyPlugin<{ settings: Settings }>(async (app, { settings }) => {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => assertDeclared(routes));
  await app.register(swagger, descriptionOf(settings));
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    docs.get('/api/docs/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, () => app.swagger());
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: DOCS_POLICY,
      uiConfig: { docExpansion: 'list', deepLinking: true },
    });
  });
});
