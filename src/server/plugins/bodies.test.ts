import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../../../tests/support/site.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';

let world: World;
let site: Site;
let port: number;

beforeAll(async () => {
  world = await createWorld();
  site = await openSite(world);
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  port = (site.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

interface Line {
  socket: Socket;
  send(text: string): void;
  /** The next answer with this status, with its head. */
  answer(status: number): Promise<string>;
}

async function line(): Promise<Line> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let read = '';
  socket.on('data', (bytes) => (read += bytes.toString('latin1')));
  socket.on('error', () => undefined);
  return {
    socket,
    send: (text) => void socket.write(text),
    async answer(status) {
      const start = `HTTP/1.1 ${status} `;
      await expect.poll(() => read.includes(start) && read.indexOf('\r\n\r\n', read.indexOf(start)) > 0).toBe(true);
      const head = read.slice(read.indexOf(start)).split('\r\n\r\n')[0] ?? '';
      read = read.slice(read.indexOf(start) + head.length);
      return head.toLowerCase();
    },
  };
}

const post = (path: string, bytes: number, type = 'application/x-www-form-urlencoded') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`;
const NEXT = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

test.each([
  ['a page that there is not', '/nowhere', 405],
  ['a page without a form', '/about', 405],
  ['the page of a listing', '/listing/none', 404],
  ['a call that there is not', '/api/nothing', 404],
  ['a call for members', '/api/listing/create', 401],
])('a large body sent to %s does not hold up the next request of the connection', async (_name, path) => {
  const { socket, send } = await line();
  let read = '';
  socket.on('data', (bytes) => (read += bytes.toString('latin1')));
  send(post(path, 220_000));
  send('x'.repeat(220_000));
  send(NEXT);
  await expect.poll(() => /"status":"ok"/.test(read), { timeout: 5_000 }).toBe(true);
  expect(read).toMatch(/^HTTP\/1\.1 4\d\d /);
  socket.destroy();
});

test('a body that is refused for its size, or that has no length, has the answer say that the connection closes', async () => {
  for (const head of [
    post('/contact', 30_000_000),
    post('/contact', 1_000_000_000_000),
    post('/api/customer/login', 1_000_000_000_000, 'application/json'),
    'POST /contact HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n',
  ]) {
    const { socket, send } = await line();
    const closed = once(socket, 'close');
    let read = '';
    socket.on('data', (bytes) => (read += bytes.toString('latin1')));
    send(head);
    await closed;
    expect(read).toMatch(/^HTTP\/1\.1 4(00|13) /);
    expect(read.toLowerCase()).toContain('connection: close');
  }
});

test('a body of which the rest never comes does not keep the connection for ever', async () => {
  const { socket, send, answer } = await line();
  const closed = once(socket, 'close');
  send(post('/nowhere', 200_000) + 'x'.repeat(100_000));
  await answer(405);
  await closed;
}, 15_000);

test('bodies that do not arrive take only so much memory: small ones are taken meanwhile, and large ones afterwards', async () => {
  const url = '/api/customer/login';
  const refused = () => line().then(async (one) => (one.send(post(url, 250_000, 'application/json')), one));
  const lines = await Promise.all(Array.from({ length: 268 }, refused));
  const one = await refused();
  expect(await one.answer(503)).toContain('retry-after: 5');
  const small = await line();
  small.send(`${post(url, 2, 'application/json')}{}`);
  await small.answer(400);
  for (const { socket } of [...lines, one, small]) socket.destroy();
  await expect
    .poll(async () => {
      const after = await line();
      after.send(`${post(url, 20_000, 'application/json')}${' '.repeat(19_998)}{}`);
      return after.answer(400).then(
        () => after.socket.destroy(),
        () => null,
      );
    })
    .not.toBe(null);
}, 30_000);

test.each([
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['a header line without a colon', 'GET / HTTP/1.1\r\nHost localhost\r\n\r\n', 400],
  [
    'a length and chunks at once',
    'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  [
    'two lengths',
    'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde',
    400,
  ],
  ['headers of 20 KB', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused in our shape, and the answer says that the connection closes', async (_name, request, status) => {
  const { socket, send, answer } = await line();
  const closed = once(socket, 'close');
  send(request);
  const head = await answer(status);
  expect(head).toContain('connection: close');
  expect(head).toContain('content-type: application/json');
  await closed;
});

test('whoever is refused, or reads nothing, does not keep the connection by leaving it open', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.write('HELLO\r\n\r\n');
  const connections = () =>
    new Promise<number>((resolve) => site.app.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections).toBe(1);
  await expect.poll(connections, { timeout: 10_000 }).toBe(0);
  socket.destroy();
  expect(site.app.server.timeout).toBe(120_000);
}, 15_000);

test.each(['/about', '/api/listing/get?limit=1', '/robots.txt'])(
  'an address with its host, as to a proxy, is read: %s',
  async (path) => {
    const { socket, send, answer } = await line();
    send(`GET http://localhost:${port}${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await answer(200);
    socket.destroy();
  },
);

test('an asterisk in place of an address is refused, not a defect', async () => {
  const { socket, send, answer } = await line();
  send('GET * HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await answer(400);
  socket.destroy();
});
