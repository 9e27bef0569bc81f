import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import fastifyPlugin from 'fastify-plugin';
import { coreTexts } from '#core/texts.ts';

/** What is left of a body after its answer is read up to here; beyond it the connection closes. */
const MAX_REST_BYTES = 1024 * 1024;
const MAX_REST_MS = 5_000;

/**
 * A request whose answer did not need its body must not block the next one on its connection: the rest is read and thrown
 * away, or the answer says that the connection closes.
 */
export const bodiesPlugin = fastifyPlugin(async (app) => {
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
}
