import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from '#core/ctx.ts';
import { fail } from '#core/errors.ts';
import type { Tracing } from '#core/ports.ts';
import { coreTexts } from '#core/texts.ts';
import { accountsApi } from '#features/accounts/api.server.ts';
import { sessionsApi } from '#features/accounts/sessions/api.server.ts';
import { usersApi } from '#features/accounts/users/api.server.ts';
import { alertsApi } from '#features/alerts/api.server.ts';
import { favouritesApi } from '#features/favourites/api.server.ts';
import { listingsApi, userListingsApi } from '#features/listings/api.server.ts';
import { shareImages } from '#features/listings/share/api.server.ts';
import { placesApi } from '#features/places/api.server.ts';
import { searchApi } from '#features/search/api.server.ts';
import { mapApi } from '#features/search/map/api.server.ts';
import { understandApi } from '#features/search/understand/api.server.ts';
import { publishingApi } from '#features/publishing/api.server.ts';
import { mediaFiles } from '#features/media/files/api.server.ts';
import { mediaApi } from '#features/media/api.server.ts';
import { postsApi, postsFeed } from '#features/posts/api.server.ts';
import { sitemapFiles } from '#features/sitemap/api.server.ts';
import { createMemory } from './memory/memory.ts';
import { memoryPlugin } from './memory/plugin.ts';
import { answerFirst } from './memory/server.ts';
import { pages, type PagesOptions } from './pages.ts';
import { accessPlugin } from './plugins/access.ts';
import { assetsPlugin } from './plugins/assets.ts';
import { bodiesPlugin, refuseUnreadable } from './plugins/bodies.ts';
import { cachingPlugin } from './plugins/caching.ts';
import { errorsPlugin, sendFailure } from './plugins/errors.ts';
import { healthPlugin } from './plugins/health.ts';
import { openapiPlugin } from './plugins/openapi.ts';
import { requestsPlugin } from './plugins/requests.ts';
import { securityHeaders, securityPlugin } from './plugins/security.ts';
import { sheddingPlugin } from './plugins/shedding.ts';
import { touchesPlugin } from './plugins/touches.ts';
import { viewerPlugin } from './plugins/viewer.ts';
import { policyReports } from './policy-reports.ts';
import { pagesForRobots } from './robots.ts';

interface AppOptions {
  deps: Deps;
  logger?: FastifyBaseLogger;
  trustProxy: string[];
  /** The certificate and its key, as PEM; without them the process speaks plain HTTP (SEC-8). */
  tls?: { cert: string; key: string } | undefined;
  corsOrigins: string[];
  /** How many requests of visitors are worked on at one time; without it, all that come. */
  requestsAtOnce?: number;
  tracing?: Tracing | undefined;
  /** How many bytes of answers are remembered; none without it. */
  memoryBytes?: number;
  /** Whether these say what they show (`Cache-Tag`). */
  taggedAnswers?: boolean;
  /** Lets whoever sends it read `/metrics` from elsewhere. */
  metricsToken?: string | undefined;
  /** The pages; without them the app answers API calls only. */
  pages?: PagesOptions;
  /** Folder of the built browser files. */
  clientDir?: string;
  /** Whether browsers may keep pages for when there is no line. */
  offlinePages?: boolean;
}

/** The whole HTTP server, ready to listen or to be tested with `inject`. Plugins run in the order they stand here. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { deps, logger: log, memoryBytes: maxBytes, tracing } = options;
  const { changes, metrics, now } = deps;
  const memory = maxBytes ? createMemory({ changes, metrics, now, maxBytes }) : undefined;
  const app = Fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    https: options.tls ? { ...options.tls, minVersion: 'TLSv1.2' } : null,
    trustProxy: options.trustProxy.length > 0 ? options.trustProxy : false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    // What cannot be decoded as an address reaches no route and no plugin.
    frameworkErrors: (error, request, reply) =>
      sendFailure(error, request, reply.headers(securityHeaders(deps.settings.publicUrl))),
    bodyLimit: 256 * 1024,
    requestTimeout: 120_000,
    // Also for whoever does not read the answer.
    connectionTimeout: 120_000,
    forceCloseConnections: 'idle',
    // What comes on an open connection during a stop is still answered; the connection closes with it.
    return503OnClosing: false,
    rewriteUrl: pathOf,
    clientErrorHandler: refuseUnreadable,
    routerOptions: { maxParamLength: 200 },
  });
  // Traces want to see every request.
  if (memory && !tracing) answerFirst(app.server, { memory, metrics, log });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(requestsPlugin, { metrics, tracing });
  await app.register(errorsPlugin);
  await app.register(bodiesPlugin);
  await app.register(accessPlugin);
  await app.register(touchesPlugin, { changes });
  if (memory) await app.register(memoryPlugin, { memory, metrics, isTagged: options.taggedAnswers ?? false });
  await app.register(securityPlugin, {
    requestsPerMinute: deps.settings.limits.requests,
    corsOrigins: options.corsOrigins,
    publicOrigin: new URL(deps.settings.publicUrl).origin,
  });
  const { requestsAtOnce: atOnce } = options;
  if (atOnce) await app.register(sheddingPlugin, { metrics, atOnce });
  // Before the session is read and answers are compressed: pictures need neither.
  await app.register(mediaFiles, { deps });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(viewerPlugin, { deps });
  await app.register(cachingPlugin);
  await app.register(openapiPlugin, { settings: deps.settings });

  await app.register(healthPlugin, { deps, metricsToken: options.metricsToken });

  await app.register(policyReports);

  // No page answers for a call that there is not.
  app.all('/api/*', { config: { access: 'public', touches: 'nothing' }, schema: { hide: true } }, () =>
    fail('not_found', coreTexts.notFound),
  );
  await app.register(accountsApi, { prefix: '/api/customer' });
  await app.register(usersApi, { prefix: '/api/user' });
  await app.register(sessionsApi, { prefix: '/api/user/sessions' });
  await app.register(mapApi, { prefix: '/api/listing/map' });
  await app.register(placesApi, { prefix: '/api/places' });
  await app.register(understandApi, { prefix: '/api/search' });
  await app.register(searchApi, { prefix: '/api/listing' });
  await app.register(listingsApi, { prefix: '/api/listing' });
  await app.register(publishingApi, { prefix: '/api/listing' });
  await app.register(userListingsApi, { prefix: '/api/user/listing' });
  await app.register(mediaApi, { prefix: '/api/upload', uploadDir: deps.settings.uploadDir });

  await app.register(alertsApi, { prefix: '/api/alerts' });
  await app.register(favouritesApi, { prefix: '/api/favourites' });
  await app.register(postsApi, { prefix: '/api/post' });
  await app.register(postsFeed);
  await app.register(shareImages);
  await app.register(sitemapFiles, { pages: () => pagesForRobots(options.pages?.build) });

  const { clientDir, offlinePages = true } = options;
  if (clientDir) await app.register(assetsPlugin, { clientDir, offlinePages });
  if (options.pages) await app.register(pages, { ...options.pages, deps });
  return app;
}

/** The path of a request line that names the whole address (`GET http://host/path`), as proxies may send it. */
function pathOf({ url = '' }: { url?: string }): string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
