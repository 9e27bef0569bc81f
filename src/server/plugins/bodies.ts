import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { networkOf } from '#core/web/network.server.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body goes to the disk as it comes. */
    streamsBody?: boolean;
  }
}

/** What is left of a body after its answer is read up to here; beyond it the connection closes. */
const MAX_REST_BYTES = 1024 * 1024;
const MAX_REST_MS = 5_000;

/** What is kept in memory of bodies that are on their way, over all connections; and of one network, so that none takes it all. */
const MAX_COMING_BYTES = 128 * 1024 * 1024;
const MAX_NETWORK_BYTES = MAX_COMING_BYTES / 2;
/** Smaller ones, such as a login, are always taken. */
const SMALL_BYTES = 16 * 1024;
/** What a body without a length counts as: the most that is taken of one. */
const UNSAID_BYTES = 256 * 1024;
const RETRY_AFTER_SECONDS = 5;

/**
 * A request whose answer did not need its body must not block the next one on its connection: the rest is read and thrown
 * away, or the answer says that the connection closes. And bodies that come slowly, or many at once, do not fill the memory
 * (LOAD-4).
 */
export const bodiesPlugin = fastifyPlugin(async (app) => {
  const coming = new Map<string, number>();
  let allComing = 0;
  const count = (network: string, bytes: number) => {
    allComing += bytes;
    const left = (coming.get(network) ?? 0) + bytes;
    if (left > 0) coming.set(network, left);
    else coming.delete(network);
  };
  app.addHook('preParsing', async (request, reply) => {
    const bytes = bufferedBytes(request);
    if (bytes <= SMALL_BYTES) return;
    const network = networkOf(request.ip);
    const isFull = allComing + bytes > MAX_COMING_BYTES || (coming.get(network) ?? 0) + bytes > MAX_NETWORK_BYTES;
    if (isFull) throw new AppError('unavailable', coreTexts.unavailable, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    count(network, bytes);
    reply.raw.once('close', () => count(network, -bytes));
  });
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    if (isUnread(raw) && announcedBytes(raw) > MAX_REST_BYTES) void reply.header('connection', 'close');
    return payload;
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (isUnread(raw)) discard(raw);
  });
});

function isUnread(raw: IncomingMessage): boolean {
  return !raw.complete && !raw.destroyed && announcedBytes(raw) > 0;
}

function announcedBytes({ headers }: IncomingMessage): number {
  const isChunked = headers['transfer-encoding'] !== undefined;
  return isChunked ? Infinity : Number(headers['content-length'] ?? 0);
}

/** How much memory the body of this request may take. */
function bufferedBytes({ method, raw, routeOptions }: FastifyRequest): number {
  if (method === 'GET' || method === 'HEAD' || routeOptions.config.streamsBody) return 0;
  const bytes = announcedBytes(raw);
  if (bytes === Infinity) return UNSAID_BYTES;
  // What no route takes is refused by its length, and never read.
  return bytes > MAX_NETWORK_BYTES ? 0 : bytes;
}

function discard(raw: IncomingMessage): void {
  const timer = setTimeout(() => raw.destroy(), MAX_REST_MS).unref();
  raw.once('close', () => clearTimeout(timer));
  // Whoever began to read it would stop it again.
  raw.removeAllListeners('data').removeAllListeners('readable').resume();
}

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what is no HTTP request, and says that the connection closes with it. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const body = JSON.stringify({ success: false, message: coreTexts.invalid, code: 'invalid' });
  const lines = [
    `HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  // Whoever does not close the other half would keep the connection.
  setTimeout(() => socket.destroy(), MAX_REST_MS).unref();
}
