import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { failureAnswer, type FailureAnswer } from './plugins/errors.ts';

/** Without scripts the page needs no nonce, so one copy serves everybody. */
const SCRIPTS = /<script\b[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

interface RefusedPages {
  /** What the page may load. */
  policy: string;
  /** Draws the page that says so, for somebody who is not known. */
  draw(refusal: { status: number; message: string }): Promise<string>;
  /** What a drawn page goes out of date with. */
  edition(): string;
}

/**
 * Answers for requests that fail before they reach their page, such as too many of them: a page for a person, with the
 * status and when to come back. Drawn once, since a flood of requests is no reason to work more. Scripts that ask for a
 * page's data read JSON, like all who call.
 */
export function refusedPages({ policy, draw, edition }: RefusedPages) {
  const drawn = new Map<string, Promise<Record<'plain' | 'br' | 'gzip', Buffer>>>();
  const page = ({ status, body: { message } }: FailureAnswer) => {
    const key = `${edition()} ${status} ${message}`;
    const known = drawn.get(key);
    if (known) return known;
    const made = draw({ status, message }).then((html) => {
      const plain = Buffer.from(html.replace(SCRIPTS, ''));
      return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
    });
    drawn.set(key, made);
    made.catch(() => drawn.delete(key));
    return made;
  };

  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (asksForData(request)) throw error;
    const failure = failureAnswer(error, request);
    if (failure.retryAfterSeconds) void reply.header('retry-after', failure.retryAfterSeconds);
    const made = await page(failure);
    const takes = request.headers['accept-encoding']?.toString() ?? '';
    const encoding = (['br', 'gzip'] as const).find((one) => takes.includes(one));
    void reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store', vary: 'accept-encoding' });
    if (encoding) void reply.header('content-encoding', encoding);
    return reply
      .status(failure.status)
      .type('text/html; charset=utf-8')
      .send(made[encoding ?? 'plain']);
  };
}

/** React Router's own fetches: of `/search.data` for `/search`. */
function asksForData({ url }: FastifyRequest): boolean {
  return /^[^?]*\.data(\?|$)/.test(url);
}
