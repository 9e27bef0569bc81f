import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Metrics } from '#core/metrics.server.ts';
import { TAGS } from '#core/reads.ts';
import { type AddressOf, addressOfCall } from './address.ts';
import { createAnswer, isKnown, send } from './answer.ts';
import type { Drawing, Drawn, Memory, Moment } from './memory.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is the same for everybody without a session. */
    hot?: boolean;
    /** Where the answer is hot, its one address; of a call it follows from its contract. */
    addressOf?: AddressOf;
  }
  interface FastifyRequest {
    /** Set while an answer is made that is to be remembered: for nobody in particular, and at its one address. */
    drawing: Drawing | null;
  }
}

interface MemoryOptions {
  memory: Memory;
  metrics: Metrics;
  /** Whether answers say what they show. */
  isTagged?: boolean;
}

const MAX_ANSWER_BYTES = 1024 * 1024;
const MAX_TAG_LINE = 2_000;
const NOTHING = new Set<string>();
const EVERYTHING = new Set<string>([TAGS.everything]);
/** Who carries one of these is somebody in particular. */
const PERSONAL = /gidana\.(?:session|flash)/;

/** Answers from memory what is the same for everybody without a session, and has it drawn once for all who ask (CACHE-1). */
export const memoryPlugin = fastifyPlugin<MemoryOptions>(async (app, { memory, metrics, isTagged = false }) => {
  const [hit, miss] = (['hit', 'miss'] as const).map((result) => metrics.cachedAnswers.labels(result));
  app.addHook('preClose', async () => memory.stop());
  app.addHook('onRoute', (route) => {
    if (route.config?.hot) route.config.addressOf ??= addressOfCall(route.schema ?? {});
  });

  app.decorateRequest('drawing', null);
  app.addHook('onRequest', (request, reply, done) => {
    const { addressOf } = request.routeOptions.config;
    if (!addressOf || !isForAnybody(request.raw)) return done();
    const url = request.raw.url ?? '';
    const known = memory.get(url);
    if (known) {
      hit?.inc();
      reply.hijack();
      return send(known, request.raw, reply.raw);
    }
    const address = memory.isOpen() ? addressOf(url) : null;
    if (address === null) return done();
    return attend(address, request, reply, done);
  });

  /** Answers from memory, or waits for whoever draws the same, or lets this request draw it for all. */
  function attend(
    address: string,
    request: FastifyRequest,
    reply: FastifyReply,
    done: () => void,
    first?: Moment,
  ): void {
    const known = memory.get(address);
    const other = known ? undefined : memory.underWay(address);
    if (!first) (known ? hit : miss)?.inc();
    if (known) {
      reply.hijack();
      return send(known, request.raw, reply.raw);
    }
    if (request.method === 'HEAD') return done();
    if (other) {
      const asked = first ?? memory.moment();
      const answered = (drawn: Drawn) => {
        if (!drawn) return done();
        // One that begins after this was asked suits it.
        if (!drawn.suits(asked)) return attend(address, request, reply, done, asked);
        reply.hijack();
        return send(drawn.answer, request.raw, reply.raw);
      };
      return void other.result.then(answered);
    }
    const drawing = memory.begin(address);
    request.drawing = drawing;
    // Drawn from its one address, the answer cannot depend on anything else that was asked.
    request.raw.url = address;
    request.query = Object.fromEntries(new URLSearchParams(address.slice(address.indexOf('?') + 1 || address.length)));
    reply.raw.once('close', () => drawing.end(null, NOTHING));
    return done();
  }

  app.addHook('onSend', async (request, reply, payload) => {
    const { drawing } = request;
    if (!drawing) return payload;
    const body = isKept(reply) ? bytesOf(payload) : null;
    if (!body) {
      drawing.end(null, NOTHING);
      return payload;
    }
    const tags = request.ctx?.reads?.tags ?? EVERYTHING;
    if (isTagged) void reply.header('cache-tag', tagLine(tags));
    const answer = await createAnswer(reply, body, () => memory.weigh(drawing.key));
    drawing.end(answer, tags, request.ctx?.reads?.life);
    if (isKnown(request.headers['if-none-match'], answer.etag)) {
      setHeaders(reply.status(304), answer.headers);
      return null;
    }
    const packed = await answer.packed(request.headers['accept-encoding']);
    setHeaders(reply, packed.headers);
    return packed.body;
  });
});

/** Whether the answer may be that for everybody without a session. */
export function isForAnybody({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return headers.origin === undefined && !(headers.cookie && PERSONAL.test(headers.cookie));
}

/** Caches take no long lines: what shows very much says that it shows homes. */
function tagLine(tags: ReadonlySet<string>): string {
  const line = [...tags].join(',');
  return line.length <= MAX_TAG_LINE ? line : 'listings';
}

function isKept(reply: FastifyReply): boolean {
  const own = reply.getHeader('cache-control');
  return reply.statusCode === 200 && !reply.hasHeader('set-cookie') && !String(own ?? '').includes('no-store');
}

function bytesOf(payload: unknown): Buffer | null {
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
  return Buffer.isBuffer(bytes) && bytes.length <= MAX_ANSWER_BYTES ? bytes : null;
}

function setHeaders(reply: FastifyReply, headers: readonly string[]): void {
  for (let at = 0; at < headers.length; at += 2) void reply.header(headers[at] ?? '', headers[at + 1]);
}
