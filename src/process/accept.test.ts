import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { acceptMore, shared } from './accept.server.ts';

const CROWD = 64;

async function open(): Promise<{ server: Server; port: number }> {
  const server = createServer((_request, response) => void response.end('here'));
  server.listen({ ...shared, port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** How many rounds of the event loop pass until everybody who came at once is let in. */
async function roundsFor(server: Server, port: number): Promise<number> {
  const inside: Socket[] = [];
  server.on('connection', (socket) => void inside.push(socket));
  const isFull = () => inside.length >= CROWD;
  const sockets = Array.from({ length: CROWD }, () => connect(port, '127.0.0.1'));
  let rounds = 0;
  while (!isFull()) {
    await nextRound();
    rounds += 1;
  }
  for (const socket of sockets) socket.destroy();
  return rounds;
}

test('a crowd that comes at once is let in within few rounds of the event loop', async () => {
  const { server, port } = await open();
  const close = await acceptMore(server, 511);
  expect(await roundsFor(server, port)).toBeLessThan(shared.reusePort ? CROWD / 2 : Infinity);
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
  server.close();
  await close();
});

test('closed, it lets nobody in and has waited for those inside', async () => {
  const { server, port } = await open();
  const close = await acceptMore(server, 511);
  const inside: Socket[] = [];
  server.on('connection', (socket) => void inside.push(socket));
  for (let n = 0; n < CROWD; n += 1) connect(port, '127.0.0.1').resume();
  await expect.poll(() => inside.length).toBe(CROWD);
  let hasClosed = false;
  const closed = Promise.all([close(), once(server.close(), 'close')]).then(() => (hasClosed = true));
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
  expect(hasClosed).toBe(false);
  for (const socket of inside) socket.end();
  await closed;
});
