import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Metrics } from '#core/metrics.server.ts';
import type { Log } from '#core/ports.ts';
import { send } from './answer.ts';
import type { Memory } from './memory.ts';
import { isForAnybody } from './plugin.ts';

interface Around {
  memory: Memory;
  metrics: Metrics;
  log: Log | undefined;
}

/**
 * Has the server answer what is remembered before anything else is done with a request (CACHE-1). It is logged and measured
 * as others are.
 */
export function answerFirst(server: Server, { memory, metrics, log }: Around): void {
  const hit = metrics.cachedAnswers.labels('hit');

  const answered = (request: IncomingMessage, response: ServerResponse): boolean => {
    const answer = memory.get(request.url ?? '');
    if (!answer || !isForAnybody(request) || hasBody(request)) return false;
    const started = performance.now();
    const { socket, method = '' } = request;
    const before = socket.bytesWritten;
    send(answer, request, response);
    hit.inc();
    const { route } = answer;
    const milliseconds = performance.now() - started;
    metrics.requests.observe(
      { method, route, status: `${Math.floor(response.statusCode / 100)}xx` },
      milliseconds / 1000,
    );
    const status = response.statusCode;
    const bytes = socket.bytesWritten - before;
    log?.info({ method, route, status, milliseconds: Math.round(milliseconds * 10) / 10, bytes }, 'request');
    return true;
  };

  const [handle] = server.listeners('request');
  if (!handle) throw new Error('The server has no handler yet.');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!answered(request, response)) Reflect.apply(handle, server, [request, response]);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
}
