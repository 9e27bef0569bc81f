import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Deps } from '#core/ctx.ts';
import { ensure } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { isMigrated } from '#db/migrated.server.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
/** A proxy on this machine adds one of these: then somebody else asks. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];
/** A check that waits longer is as good as none. */
const ANSWER_MS = 900;

interface HealthOptions {
  deps: Deps;
  metricsToken: string | undefined;
}

/** For whoever runs the process: whether it lives, whether it is to be sent visitors, and its figures (SEEN-2, SEEN-3). */
export const healthPlugin = fastifyPlugin<HealthOptions>(async (app, { deps, metricsToken }) => {
  const route = { config: { access: 'public', rateLimit: false }, schema: { hide: true } } as const;
  const check = { ...route, handlerTimeout: ANSWER_MS };
  let isStopping = false;
  app.addHook('preClose', async () => void (isStopping = true));

  app.get('/healthz', check, async () => {
    await deps.db.execute('select 1');
    return { status: 'ok' };
  });

  app.get('/readyz', check, async () => {
    ensure(!isStopping, 'unavailable', 'Not ready: the process is stopping.');
    ensure(deps.jobs.isWorking(), 'unavailable', 'Not ready: background jobs do not run yet.');
    ensure(await isMigrated(deps.db), 'unavailable', 'Not ready: the database is older than this release.');
    return { status: 'ready' };
  });

  app.get('/metrics', route, async (request, reply) => {
    ensure(mayRead(request, metricsToken), 'not_found', coreTexts.notFound);
    return reply.type(deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics());
  });
});

function mayRead({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  if (token && isSame(headers.authorization ?? '', `Bearer ${token}`)) return true;
  return LOOPBACK.test(raw.socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);
}

/** In the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
