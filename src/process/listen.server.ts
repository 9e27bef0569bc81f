import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '#config.server.ts';
import type { Deps } from '#core/ctx.ts';
import { AppError } from '#core/errors.ts';
import type { Tracing } from '#core/ports.ts';
import type * as entryModule from '#server/entry.ts';
import type { Jobs } from '#jobs/queue.server.ts';
import { acceptMore, shared } from './accept.server.ts';
import { say } from './progress.server.ts';
import type { Stop } from './stop.server.ts';
import type { Demo, SignIn } from '#server/prepare/market.server.ts';

const FINISH_MS = 3_000;
/** With Node's 511, of a crowd that comes at once some wait seconds to be let in, health checks among them (LOAD-3). */
const BACKLOG = 4_096;

type Entry = typeof entryModule;

interface ListenOptions {
  config: Config;
  deps: Deps;
  /** The same for jobs and preparations, which may take longer than somebody would wait. */
  workDeps: Deps;
  root: string;
  log: FastifyBaseLogger;
  tracing: Tracing | undefined;
  jobs: Jobs;
  stop: Stop;
  loadDemo: () => Promise<Demo>;
}

/** Loads the built application (or Vite's, in development), prepares the market and opens the port. */
export async function listen(options: ListenOptions): Promise<{ signIns: SignIn[] }> {
  const { config, jobs, stop, workDeps } = options;
  const load = config.isDevelopment ? await viteLoader(options) : await buildLoader(options.root);
  const entry = await load.entry();
  const signIns = await entry.prepareMarket(workDeps, {
    admin: config.admin,
    loadDemo: config.demo ? options.loadDemo : null,
    dataDir: config.dataDir,
    say,
  });

  if (load.middleware) await listenInDevelopment(options, load.entry, load.middleware);
  else {
    const app = await createApp(options, entry);
    let closeMore: () => Promise<void> = async () => undefined;
    stop.later(() => closeApp(app, closeMore));
    await app.listen({ ...shared, host: config.host, port: config.port, backlog: BACKLOG });
    closeMore = await acceptMore(app.server, BACKLOG);
  }
  await jobs.work(workDeps, entry.jobHandlers);
  return { signIns };
}

/** Lets answers under way finish; a browser's spare connection that never asked anything does not hold us up. */
async function closeApp(app: FastifyInstance, closeMore: () => Promise<void>): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
  await Promise.all([closeMore(), app.close()]);
  clearTimeout(timer);
}

/** Fails early, before a database is started, when the port is taken. */
export async function assertPortIsFree(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use by another program`
          : error.code === 'EACCES'
            ? `Port ${port} may not be used by you`
            : `The address ${host}:${port} cannot be used`;
      reject(new AppError('unavailable', `${reason}; choose another with PORT, for example: PORT=3001 npm start`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function createApp({ config, deps, log, root, tracing }: ListenOptions, entry: Entry): Promise<FastifyInstance> {
  return entry.createApp({
    deps,
    logger: log,
    trustProxy: config.trustProxy,
    tls: config.tls,
    corsOrigins: config.corsOrigins,
    requestsAtOnce: config.requestsAtOnce,
    memoryBytes: config.memoryBytes,
    taggedAnswers: config.taggedAnswers,
    metricsToken: config.metricsToken,
    tracing,
    pages: {
      build: entry.serverBuild,
      isDevelopment: config.isDevelopment,
      publicUrl: deps.settings.publicUrl,
      mapTiles: deps.settings.mapTiles,
    },
    ...(config.isDevelopment ? {} : { clientDir: join(root, 'build/client'), offlinePages: config.offlinePages }),
  });
}

/** The built application; called ahead of `listen`, it is read while the database starts. */
export function importBuild(root: string): Promise<Entry> {
  return import(pathToFileURL(join(root, 'build/server/index.js')).href) as Promise<Entry>;
}

interface Loader {
  entry: () => Promise<Entry>;
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

async function buildLoader(root: string): Promise<Loader> {
  const entry = await importBuild(root);
  return { entry: async () => entry };
}

async function viteLoader({ root, stop }: ListenOptions): Promise<Loader> {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({ root, server: { middlewareMode: true }, appType: 'custom' });
  stop.later(() => vite.close());
  return {
    entry: () => vite.ssrLoadModule('./src/server/entry.ts') as Promise<Entry>,
    middleware: vite.middlewares,
  };
}

/** A changed source gives a new bundle, and with it a new application, from the next request on. */
async function listenInDevelopment(
  options: ListenOptions,
  load: Loader['entry'],
  middleware: NonNullable<Loader['middleware']>,
): Promise<void> {
  let current: { entry: Entry; app: Promise<FastifyInstance> } | undefined;
  const appOf = async () => {
    const entry = await load();
    if (current?.entry !== entry) {
      current = { entry, app: createApp(options, entry).then(async (app) => (await app.ready(), app)) };
    }
    return current.app;
  };
  const server = createServer((request, response) => {
    middleware(request, response, () => {
      appOf().then(
        (app) => app.routing(request, response),
        (error: unknown) => {
          options.log.error({ err: error }, 'the sources do not load');
          response.statusCode = 500;
          response.end('The sources do not load; the terminal says why.');
        },
      );
    });
  });
  options.stop.later(async () => server.close());
  await new Promise<void>((resolve) => server.listen(options.config.port, options.config.host, resolve));
}
