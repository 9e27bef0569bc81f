import { randomBytes } from 'node:crypto';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Deps, MapTiles } from '#core/ctx.ts';
import { ensure } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { MAX_IMAGE_BYTES } from '#features/media/rules.ts';
import { MAX_IMAGES } from '#features/listings/rules.ts';
import { answerContext, ctxContext, type PageAnswer, refusalContext } from './context.server.ts';
import { addressOfPages } from './memory/address.ts';
import { POLICY_REPORTS } from './policy-reports.ts';
import { refusedPages } from './refused-pages.ts';

/** The largest form that a page takes; pictures go through the upload calls. */
const MAX_FORM_BYTES = 256 * 1024;
/** Without scripts the photos of a listing travel with its form. */
const MAX_PHOTO_FORM_BYTES = MAX_IMAGES * MAX_IMAGE_BYTES + MAX_FORM_BYTES;

export interface PagesOptions {
  build: ServerBuild | (() => Promise<ServerBuild>);
  isDevelopment: boolean;
  publicUrl: string;
  mapTiles?: MapTiles | undefined;
}

/** Everything that is no API call and no file is a page: mounts React Router. */
export const pages: FastifyPluginAsync<PagesOptions & { deps: Deps }> = async (app, options) => {
  const handle = createRequestHandler(options.build, options.isDevelopment ? 'development' : 'production');
  const own = new URL(options.publicUrl);

  // React Router reads forms itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    ensure(Number(request.headers['content-length'] ?? 0) <= maxBytes(request), 'too_large', coreTexts.formTooLarge);
    ensure(!request.headers['transfer-encoding'], 'invalid', 'Please send the form with its length.');
    const host = request.host || own.host;
    ensure(request.url.startsWith('/') && URL.canParse(`http://${host}`), 'invalid', 'That is no address of ours.');
    const page = newAnswer();
    const context = new RouterContextProvider();
    context.set(ctxContext, request.ctx);
    context.set(answerContext, page);
    const response = await handle(
      // What everybody gets is drawn of its address alone.
      request.drawing
        ? new Request(own.origin + request.url)
        : createRequest(request.raw, reply.raw, { host, protocol: `${request.protocol}:` }),
      context,
    );

    request.page = page.pattern ?? '';
    void reply.status(response.status);
    for (const [name, value] of response.headers) {
      if (name !== 'set-cookie') void reply.header(name, value);
    }
    const cookies = [...response.headers.getSetCookie(), ...page.setCookies];
    if (!leadsOn(response.status)) cookies.push(...page.cookiesOnceShown);
    if (cookies.length > 0) void reply.header('set-cookie', cookies);
    void reply.header('content-security-policy', contentSecurityPolicy(page.scripts, options));
    if (page.retryAfterSeconds && response.status >= 400) void reply.header('retry-after', page.retryAfterSeconds);
    if (page.html !== undefined) return reply.send(page.html);
    if (!response.body) return reply.send();
    return reply.send(Buffer.from(await response.arrayBuffer()));
  };

  const { deps, build, isDevelopment } = options;
  // In development, sources change.
  const addressOf = isDevelopment || typeof build === 'function' ? undefined : addressOfPages(build);
  const anonymous = { ...deps, viewer: null, requestId: '', client: { address: '', userAgent: '', cookies: '' } };
  const refused = refusedPages({
    policy: contentSecurityPolicy([], options),
    edition: () => String(deps.now().getUTCFullYear()),
    async draw(refusal) {
      const page = newAnswer();
      const context = new RouterContextProvider();
      context.set(ctxContext, anonymous);
      context.set(answerContext, page);
      context.set(refusalContext, refusal);
      const response = await handle(new Request(new URL('/-', own)), context);
      return page.html?.toString() ?? response.text();
    },
  });
  app.setErrorHandler(refused);

  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    config: {
      access: 'public',
      touches: ['listings', 'posts'],
      hot: addressOf !== undefined,
      ...(addressOf && { addressOf }),
    },
    schema: { hide: true },
    exposeHeadRoute: false,
    handler: answer,
  });
};

function newAnswer(): PageAnswer {
  return { nonce: randomBytes(16).toString('base64'), scripts: [], setCookies: [], cookiesOnceShown: [] };
}

/** Redirects, and the 202 that React Router's own fetches get in their place. */
const leadsOn = (status: number) => (status >= 300 && status < 400) || status === 202;

function maxBytes({ headers, ctx }: FastifyRequest): number {
  const hasFiles = headers['content-type']?.startsWith('multipart/form-data') ?? false;
  return hasFiles && ctx.viewer ? MAX_PHOTO_FORM_BYTES : MAX_FORM_BYTES;
}

/** Scripts in the page run only if they are those that we put there, so injected markup cannot start any; without ours none do (SEC-1). */
function contentSecurityPolicy(hashes: readonly string[], { isDevelopment, mapTiles }: PagesOptions): string {
  const ours = isDevelopment ? "'self' 'unsafe-inline'" : `'self' ${hashes.join(' ')}`;
  return [
    "default-src 'self'",
    `script-src ${hashes.length === 0 ? "'none'" : ours}`,
    `style-src 'self'${isDevelopment ? " 'unsafe-inline'" : ''}`,
    // Posts show pictures from other sites; a map server may be one without encryption, inside a network of its own.
    `img-src 'self' data: blob: https:${mapTiles ? ` ${new URL(mapTiles.url).origin}` : ''}`,
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${POLICY_REPORTS}`,
  ].join('; ');
}
