import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

interface AssetsOptions {
  clientDir: string;
  /** Whether browsers may keep pages for when there is no line; else those that did let go of them. */
  offlinePages?: boolean;
}

const WORKER = '/sw.js';
/** A worker may ask us, and does nothing else (SEC-1). */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";
/** Takes the place of a worker that is to be gone, with all that it kept. */
const NO_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** The built scripts, styles and public files; hashed names are cached for ever, compressed copies were made at build time. */
export const assetsPlugin = fastifyPlugin<AssetsOptions>(async (app, { clientDir, offlinePages = true }) => {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public', rateLimit: false };
    });
    await serve(files, clientDir, offlinePages ? [] : [WORKER.slice(1)]);
    if (offlinePages) return;
    files.get(WORKER, { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'public, no-cache').type('text/javascript').send(NO_WORKER),
    );
  });
});

async function serve(app: FastifyInstance, clientDir: string, without: readonly string[]): Promise<void> {
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
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', ...without],
    maxAge: '1h',
    preCompressed: true,
    index: false,
    decorateReply: false,
    setHeaders(reply, path) {
      if (path.includes(`${clientDir}${WORKER}`)) void reply.header('content-security-policy', WORKER_POLICY);
    },
  });
}
