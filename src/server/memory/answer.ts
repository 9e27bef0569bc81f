import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { routeOf } from '../plugins/requests.ts';

const COMPRESS_FROM_BYTES = 1024;
/** A window of 256 KB holds a whole page; the usual one of 4 MB costs each compression as much memory. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };
/** Headers that belong to one request, or that follow from the bytes. */
const OF_ONE = /^(x-ratelimit-|content-length|content-encoding|date|connection|cache-control|vary|etag|set-cookie)/;

const packs = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
};

type Encoding = 'br' | 'gzip' | 'identity';
interface Packed {
  /** Name and value in turn, ready to be written. */
  headers: string[];
  body: Buffer;
}

/** What is kept of an answer: its headers, and its bytes in each form that somebody has asked for. */
export interface Answer {
  etag: string;
  /** What it takes. */
  bytes(): number;
  /** Its form for those who take these encodings; a promise only where it is the first of its kind. */
  packed(accepted: string | undefined): Packed | Promise<Packed>;
  headers: string[];
  /** The pattern of its address, for figures. */
  route: string;
}

/** How caches may keep it: browsers ask each time, what stands before us keeps it for a second and asks behind the answer. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';

/** Packs the bytes of an answer, with the headers that it has so far. `grown` is called when it takes more. */
export async function createAnswer(reply: FastifyReply, plain: Buffer, grown: () => void): Promise<Answer> {
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const headers = ['etag', etag, 'cache-control', CACHE_CONTROL, 'vary', 'accept-encoding, cookie, origin'];
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined && !OF_ONE.test(name)) headers.push(name, String(value));
  }
  const form = (body: Buffer, encoding: Encoding): Packed => ({
    body,
    headers: [
      ...headers,
      'content-length',
      String(body.length),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ],
  });
  const forms = new Map<Encoding, Packed | Promise<Packed>>();
  const isPacked = plain.length >= COMPRESS_FROM_BYTES;
  const first: Encoding = isPacked ? 'br' : 'identity';
  const kept = exact(isPacked ? await packs.br(plain, QUALITY) : plain);
  forms.set(first, form(kept, first));
  let bytes = kept.length;

  const make = async (encoding: Encoding): Promise<Packed> => {
    const whole = await promisify(brotliDecompress)(kept);
    const made = form(exact(encoding === 'gzip' ? await packs.gzip(whole) : whole), encoding);
    forms.set(encoding, made);
    bytes += made.body.length;
    grown();
    return made;
  };

  return {
    etag,
    headers,
    route: routeOf(reply.request),
    bytes: () => bytes,
    packed(accepted) {
      const encoding = isPacked ? encodingFor(accepted) : 'identity';
      const known = forms.get(encoding);
      if (known) return known;
      const making = make(encoding);
      forms.set(encoding, making);
      return making;
    },
  };
}

/** The bytes in memory of their own: what zlib gives is the beginning of 16 KB, which would be kept with it. */
function exact(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Writes it as the whole answer to this request. */
export function send(answer: Answer, { headers, method }: IncomingMessage, response: ServerResponse): void {
  if (isKnown(headers['if-none-match'], answer.etag)) return void response.writeHead(304, answer.headers).end();
  const packed = answer.packed(headers['accept-encoding']);
  if (!(packed instanceof Promise)) return write(packed);
  packed.then(write, () => response.destroy());

  function write({ headers: head, body }: Packed) {
    response.writeHead(200, head).end(method === 'HEAD' ? undefined : body);
  }
}

/** Whether the browser has it already. */
export function isKnown(named: string | undefined, etag: string): boolean {
  if (named === undefined) return false;
  const bare = etag.replace('W/', '');
  return named.split(',').some((one) => one.trim().replace('W/', '') === bare || one.trim() === '*');
}

const REFUSES = /\b(br|gzip)\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/g;

function encodingFor(accepted = ''): Encoding {
  const refused = accepted.includes('q=0') ? [...accepted.matchAll(REFUSES)].map(([, name]) => name) : [];
  if (/\bbr\b/.test(accepted) && !refused.includes('br')) return 'br';
  return accepted.includes('gzip') && !refused.includes('gzip') ? 'gzip' : 'identity';
}
