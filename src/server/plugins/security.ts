import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError, ensure } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';

interface SecurityOptions {
  requestsPerMinute: number;
  /** Origins besides our own that may call the API with cookies. */
  corsOrigins: string[];
  publicOrigin: string;
}

/** Methods that change nothing. */
export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** With one of these, a part of the Host would be read as a user or as the path: another page than the one that a proxy let through. */
const NO_HOST = /[/\\?#@]/;
/** The one GET that changes something. */
const LOGOUT = '/api/customer/logout';

/** What every answer says to browsers; pages and pictures replace the policy by their own (SEC-3). */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const isHttps = publicUrl.startsWith('https:');
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Headers for every answer, the wide rate limit, and the refusal of writes sent from other sites. */
export const securityPlugin = fastifyPlugin<SecurityOptions>(async (app, options) => {
  const allowedOrigins = new Set(options.corsOrigins);

  await app.register(rateLimit, {
    max: options.requestsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, context) =>
      new AppError('too_many', coreTexts.tooMany, { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  });

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders(options.publicOrigin));
    ensure(!NO_HOST.test(request.host), 'invalid', coreTexts.invalid);
    allowOrigin(request, allowedOrigins, (headers) => void reply.headers(headers));
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
      return reply.status(204).send();
    }
    if (mayChange(request))
      ensure(isOwn(request, options.publicOrigin, allowedOrigins), 'forbidden', coreTexts.notAllowed);
  });
  if (allowedOrigins.size === 0) return;
  app.addHook('onSend', async (request, reply, payload) => {
    const { origin } = request.headers;
    const cookies = reply.getHeader('set-cookie');
    if (!cookies || !origin || !allowedOrigins.has(origin) || isSameHost(origin, options.publicOrigin)) return payload;
    void reply.removeHeader('set-cookie').header('set-cookie', [cookies].flat().map(forOtherSites));
    return payload;
  });
});

/** By the route, because one address can be written in many ways. */
export function mayChange({ method, routeOptions }: FastifyRequest): boolean {
  return !SAFE_METHODS.has(method) || routeOptions.url === LOGOUT;
}

/**
 * A session that is opened from another site must come along from there, also where browsers keep the cookies of others
 * out: then it lies apart for that site. Where writes come from is checked anyway.
 */
function forOtherSites(cookie: unknown): string {
  const open = String(cookie)
    .replace(/; *SameSite=\w+/i, '')
    .concat('; SameSite=None; Partitioned');
  return /; *Secure/i.test(open) ? open : `${open}; Secure`;
}

/** Ports do not make another site. */
function isSameHost(one: string, other: string): boolean {
  return new URL(one).hostname === new URL(other).hostname;
}

/** A browser says where a request comes from; a program that says nothing carries no one else's cookies. */
function isOwn(request: FastifyRequest, publicOrigin: string, allowedOrigins: ReadonlySet<string>): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin && allowedOrigins.has(origin)) return true;
  // What is no origin comes from no browser.
  if (origin !== undefined && origin !== 'null' && !URL.canParse(origin)) return false;
  if (site) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  return origin === publicOrigin || origin === `${request.protocol}://${request.host}`;
}

function allowOrigin(
  request: FastifyRequest,
  allowedOrigins: ReadonlySet<string>,
  send: (headers: Record<string, string>) => void,
): void {
  const { origin } = request.headers;
  if (!origin || !allowedOrigins.has(origin)) return;
  send({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers':
      'content-type, idempotency-key, tus-resumable, upload-length, upload-offset, upload-metadata, upload-defer-length',
    'access-control-expose-headers':
      'location, upload-offset, upload-length, tus-resumable, x-image-url, x-search-match, x-total-count, retry-after',
    'access-control-max-age': '600',
    vary: 'origin',
  });
}
