import swagger from '@fastify/swagger';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Collects the contracts of all calls; `GET /api/docs/openapi.json` answers them. */
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
  app.get('/api/docs/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, () => app.swagger());
});
