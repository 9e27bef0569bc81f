import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Collects the contracts of all calls; `/api/docs` shows them, `/api/docs/openapi.json` gives them to programs. */
export const openapiPlugin = fastifyPlugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Gidana API',
        version: '1',
        description: 'The calls of the Gidana property marketplace. Failures carry `success: false` and a `message`.',
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    docs.get('/api/docs/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, () => app.swagger());
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
      uiConfig: { docExpansion: 'list', deepLinking: true },
    });
  });
});
