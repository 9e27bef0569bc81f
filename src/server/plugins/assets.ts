import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/** The built scripts, styles and public files; hashed names are cached for ever, compressed copies were made at build time. */
export const assetsPlugin = fastifyPlugin<{ clientDir: string }>(async (app, { clientDir }) => {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public', rateLimit: false };
    });
    await serve(files, clientDir);
  });
});

async function serve(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
    decorateReply: false,
    allowedPath: () => true,
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    // One route a file: unknown addresses must reach the pages.
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    maxAge: '1h',
    preCompressed: true,
    index: false,
    decorateReply: false,
  });
}
