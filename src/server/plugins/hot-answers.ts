import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Metrics } from '#core/metrics.server.ts';
import type { ChangeFeed } from '#core/ports.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is the same for everybody without a session, and changes only with what the change feed tells. */
    hot?: boolean;
    /** A POST that only asks: it leaves what is remembered alone. */
    readsOnly?: boolean;
  }
}

interface Answer {
  etag: string;
  headers: Record<string, string>;
  plain: Buffer;
  brotli: Buffer | undefined;
}

const MAX_ENTRIES = 2_000;
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ANSWER_BYTES = 256 * 1024;
const MAX_URL_LENGTH = 512;
const COMPRESS_FROM_BYTES = 1024;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const compress = promisify(brotliCompress);

/**
 * Remembers public answers as bytes until something changes, so that the pages everybody opens cost no query. Exact: a
 * write through this process is seen at once, one through another process as soon as the database tells.
 */
export const hotAnswersPlugin = fastifyPlugin<{ changes: ChangeFeed; metrics: Metrics }>(
  async (app, { changes, metrics }) => {
    const answers = new Map<string, Answer>();
    let bytes = 0;
    let version: number | null = null;

    const isFresh = () => {
      const now = changes.version();
      if (now === null || now !== version) {
        answers.clear();
        bytes = 0;
        version = now;
      }
      return now !== null;
    };

    app.addHook('onRequest', (request, reply, done) => {
      if (!isHot(request) || !isFresh()) return done();
      const answer = answers.get(request.raw.url ?? '');
      metrics.cachedAnswers.inc({ result: answer ? 'hit' : 'miss' });
      if (answer) return send(request, reply, answer);
      // What is read from now on belongs to this version; a change in between makes it worthless.
      request.hotVersion = version;
      return done();
    });
    app.decorateRequest('hotVersion', null);

    app.addHook('onSend', async (request, reply, payload) => {
      if (mayHaveWritten(request, reply)) changes.changed();
      if (request.hotVersion === null || typeof payload !== 'string' || reply.statusCode !== 200) return payload;
      const url = request.raw.url ?? '';
      const plain = Buffer.from(payload);
      if (!isFresh() || request.hotVersion !== version || plain.length > MAX_ANSWER_BYTES || answers.has(url))
        return payload;
      const brotli = plain.length < COMPRESS_FROM_BYTES ? undefined : await squeeze(plain);
      if (!isFresh() || request.hotVersion !== version || answers.has(url)) return payload;

      if (answers.size >= MAX_ENTRIES || bytes > MAX_BYTES) {
        answers.clear();
        bytes = 0;
      }
      const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
      answers.set(url, { etag, headers: { ...headersOf(reply), etag }, plain, brotli });
      bytes += plain.length + (brotli?.length ?? 0);
      return payload;
    });
  },
);

declare module 'fastify' {
  interface FastifyRequest {
    /** The version of the data that an answer to remember was read from. */
    hotVersion: number | null;
  }
}

/** What was refused changed nothing: else anybody could have all forgotten with a call that there is not. */
function mayHaveWritten({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  const isRefused = statusCode >= 400 && statusCode < 500;
  return !SAFE_METHODS.has(method) && !routeOptions.config.readsOnly && !isRefused;
}

function isHot({ method, routeOptions, headers, raw }: FastifyRequest): boolean {
  return (
    method === 'GET' &&
    routeOptions.config.hot === true &&
    !headers.cookie?.includes('gidana.session') &&
    !headers.origin &&
    (raw.url?.length ?? 0) <= MAX_URL_LENGTH
  );
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  const { 'accept-encoding': encodings, 'if-none-match': known } = request.headers;
  reply.hijack();
  if (known === answer.etag) {
    reply.raw.writeHead(304, answer.headers).end();
    return;
  }
  const packed = answer.brotli && typeof encodings === 'string' && encodings.includes('br') ? answer.brotli : undefined;
  const body = packed ?? answer.plain;
  reply.raw
    .writeHead(200, {
      ...answer.headers,
      ...(packed ? { 'content-encoding': 'br' } : {}),
      'content-length': body.length,
    })
    .end(body);
}

/** The headers of the first answer, without those that belong to one request. */
function headersOf(reply: FastifyReply): Record<string, string> {
  const headers: Record<string, string> = { 'cache-control': 'private, no-cache' };
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (typeof value === 'string' && !/^(x-ratelimit-|content-length|content-encoding|date|connection)/.test(name)) {
      headers[name] = value;
    }
  }
  headers.vary = 'accept-encoding, cookie, origin';
  return headers;
}

function squeeze(bytes: Buffer): Promise<Buffer> {
  return compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
