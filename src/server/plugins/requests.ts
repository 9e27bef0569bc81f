import fastifyPlugin from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import type { Metrics } from '#core/metrics.server.ts';
import type { Tracing } from '#core/ports.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the page that answered, such as `/listing/:listingId`. */
    page: string;
  }
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Whoever asked went away before the answer was sent. */
const LEFT = 499;

interface RequestsOptions {
  metrics: Metrics;
  tracing?: Tracing | undefined;
}

/** A line in the log and a measurement for each request, with nothing that says who asked or for what (SEEN-1). */
export const requestsPlugin = fastifyPlugin<RequestsOptions>(async (app, { metrics, tracing }) => {
  app.decorateRequest('page', '');
  app.addHook('onRequest', (request, { raw }, done) => {
    const started = performance.now();
    const { socket } = request.raw;
    // A request that no line carried has none.
    const written = () => socket.bytesWritten ?? 0;
    const before = written();
    raw.once('close', () => {
      const milliseconds = performance.now() - started;
      const status = raw.writableEnded ? raw.statusCode : LEFT;
      const method = METHODS.has(request.method) ? request.method : 'other';
      const route = routeOf(request);
      metrics.requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1000);
      const bytes = written() - before;
      trace?.({ method, route, status });
      request.log.info({ method, route, status, milliseconds: Math.round(milliseconds * 10) / 10, bytes }, 'request');
    });
    const trace = tracing?.request(request.headers.traceparent?.toString(), done);
    if (!trace) done();
  });
});

/** What stands for the address of a request in the log and in figures. */
export function routeOf({ page, routeOptions }: FastifyRequest): string {
  return page ? `/${page.replace(/^\//, '')}` : (routeOptions.url ?? 'none');
}
