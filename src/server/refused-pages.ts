import { brotliCompressSync } from 'node:zlib';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { failureAnswer, type FailureAnswer } from './plugins/errors.ts';

/** Without scripts the page needs no nonce, so one copy serves everybody. */
const SCRIPTS = /<script\b[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

interface RefusedPages {
  /** What the page may load. */
  policy: string;
  /** Draws the page that says so, for somebody who is not known. */
  draw(refusal: { status: number; message: string }): Promise<Response>;
  /** What a drawn page goes out of date with. */
  edition(): string;
}

/**
 * Answers for requests that fail before they reach their page, such as too many of them: a page for a person, with the
 * status and when to come back. Drawn once, since a flood of requests is no reason to work more. Scripts that ask for a
 * page's data read JSON, like all who call.
 */
export function refusedPages({ policy, draw, edition }: RefusedPages) {
  const drawn = new Map<string, Promise<{ html: string; packed: Buffer }>>();
  const page = ({ status, body: { message } }: FailureAnswer) => {
    const key = `${edition()} ${status} ${message}`;
    const known = drawn.get(key);
    if (known) return known;
    const made = draw({ status, message }).then(async (answer) => {
      const html = (await answer.text()).replace(SCRIPTS, '');
      return { html, packed: brotliCompressSync(html) };
    });
    drawn.set(key, made);
    made.catch(() => drawn.delete(key));
    return made;
  };

  return async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (asksForData(request)) throw error;
    const failure = failureAnswer(error, request);
    if (failure.retryAfterSeconds) void reply.header('retry-after', failure.retryAfterSeconds);
    const { html, packed } = await page(failure);
    const takesPacked = /\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '');
    void reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store', vary: 'accept-encoding' });
    if (takesPacked) void reply.header('content-encoding', 'br');
    return reply
      .status(failure.status)
      .type('text/html; charset=utf-8')
      .send(takesPacked ? packed : html);
  };
}

/** React Router's own fetches: of `/search.data` for `/search`. */
function asksForData({ url }: FastifyRequest): boolean {
  return /^[^?]*\.data(\?|$)/.test(url);
}
