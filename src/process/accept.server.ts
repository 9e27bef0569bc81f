import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** With so many a crowd of 900 is let in within half a second, where one took five. */
const LISTENERS = 16;

/** How the server itself is to listen, so that others can share its port. */
export const shared = process.platform === 'linux' ? { reusePort: true } : {};

/**
 * Listens on the server's port with more sockets, and hands it what they accept. Node takes one connection from each in a round of
 * its event loop: while pages are drawn, one lets in some 200 a second, and health checks wait behind them (LOAD-3). Gives a
 * function that closes them and waits for their connections to end.
 */
export async function acceptMore(server: Server, backlog: number): Promise<() => Promise<void>> {
  const at = server.address();
  if (!shared.reusePort || !at || typeof at === 'string') return async () => undefined;
  const more = Array.from({ length: LISTENERS - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void server.emit('connection', socket)),
  );
  await Promise.all(
    more.map((listener) => {
      listener.listen({ ...shared, host: at.address, port: at.port, backlog });
      return once(listener, 'listening');
    }),
  );
  return async () => {
    await Promise.all(more.map((listener) => new Promise((closed) => listener.close(closed))));
  };
}
