import { mkdir, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import { request as sendSafely, type RequestOptions as TlsOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cookieLine, readCookie } from '#core/web/cookies.server.ts';
import { createApp } from '../app.ts';
import { smallMarket } from '../../../tests/support/market.ts';
import { uploadsOf } from '../../../tests/support/listings.ts';
import { certificate } from '../../../tests/support/servers/certificate.ts';
import { openSite } from '../../../tests/support/site.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';

const https = { publicUrl: 'https://gidana.example' };
const bare = (world: World) => ({ deps: world.deps, trustProxy: [], corsOrigins: [] });

test('every answer keeps itself out of frames, says its type, and asks for https from now on', async () => {
  await using world = await createWorld(https);
  const { rent, owner } = await smallMarket(world);
  const [picture = ''] = await uploadsOf(world, owner, 1);
  await using site = await openSite(world);
  const paths = ['/', `/listing/${rent}`, '/login', '/nowhere', '/api/listing/get', '/api/nothing', '/api/favourites'];
  const files = [picture, '/media/none', '/robots.txt', '/sitemap.xml', '/healthz', '/api/docs/', '/listing/%ff'];
  for (const url of [...paths, ...files]) {
    const { headers } = await site.app.inject(url);
    const policy = String(headers['content-security-policy']);
    expect([url, headers]).toEqual([
      url,
      expect.objectContaining({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      }),
    ]);
    for (const directive of ["frame-ancestors 'none'", "base-uri 'none'", /default-src 'none'|object-src 'none'/]) {
      expect([url, policy]).toEqual([url, expect.stringMatching(directive)]);
    }
    const type = /^(image\/jpeg|(text\/|application\/(json|xml|rss\+xml))[^;]*; charset=utf-8)$/i;
    expect([url, headers['content-type']]).toEqual([url, expect.stringMatching(type)]);
  }
});

test('over https a cookie of ours is bound to this host, and one that another host could have set is not read', async () => {
  await using world = await createWorld(https);
  const ctx = world.ctx();
  const line = cookieLine(ctx, 'gidana.flash', 'x', 60);
  expect(line).toMatch(/^__Host-gidana\.flash=x; /);
  for (const rule of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) expect(line.split('; ')).toContain(rule);
  expect(line).not.toContain('Domain');
  const read = (cookies: string) => readCookie({ ...ctx, client: { ...ctx.client, cookies } }, 'gidana.flash');
  expect(read('__Host-gidana.flash=x')).toBe('x');
  expect(read('gidana.flash=x')).toBeUndefined();
});

test('the address of whoever asks comes from a proxy that TRUST_PROXY names, and from nobody else', async () => {
  const limits = { requests: 1, signIn: 10, register: 20, uploads: 10, writes: 10 };
  await using world = await createWorld({ limits });
  const app = await createApp({ ...bare(world), trustProxy: ['10.0.0.1'] });
  const ask = async (remoteAddress: string, client: string) => {
    const headers = { 'x-forwarded-for': client };
    const url = '/api/customer/login';
    return (await app.inject({ method: 'POST', url, remoteAddress, headers, payload: {} })).statusCode;
  };
  expect([await ask('10.0.0.1', '102.89.1.1'), await ask('10.0.0.1', '102.89.1.2')]).toEqual([400, 400]);
  // Whoever writes the header themselves is in front of what the proxy adds.
  expect(await ask('10.0.0.1', '1.1.1.1, 102.89.1.1')).toBe(429);
  expect([await ask('102.89.9.9', '1.2.3.4'), await ask('102.89.9.9', '4.3.2.1')]).toEqual([400, 429]);
  await app.close();
});

test('only what was built is served: no hidden file, no list of a folder, nothing beside it', async () => {
  await using world = await createWorld();
  const clientDir = join(world.folder, 'client');
  for (const folder of ['.git', 'assets']) await mkdir(join(clientDir, folder), { recursive: true });
  await writeFile(join(clientDir, '.git', 'config'), 'hidden');
  await writeFile(join(clientDir, 'assets', 'app-1.js'), 'export {}');
  await writeFile(join(world.folder, 'beside.txt'), 'beside');
  const app = await createApp({ ...bare(world), clientDir });
  const { statusCode, headers } = await app.inject('/assets/app-1.js');
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/javascript; charset=utf-8']);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-security-policy': expect.any(String) });
  const others = ['/.git/config', '/assets', '/assets/', '/assets/../.git/config', '/assets/%2e%2e/.git/config'];
  for (const url of [...others, '/beside.txt', '/assets/..%2f..%2fbeside.txt', '/package.json', '/.env']) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode, answer.body.includes('app-1')]).toEqual([url, expect.any(Number), false]);
    expect([400, 403, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/hidden|beside$/);
  }
  await app.close();
});

test('TRACE and methods that nothing here has are refused, and give nothing of the request back', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.app.server.address() as AddressInfo;
  for (const method of ['TRACE', 'PROPFIND', 'SEARCH']) {
    for (const path of ['/', '/api/listing/get', '/media/x']) {
      const headers = { 'x-told': 'what the request told' };
      const [status, body] = await new Promise<[number, string]>((resolve, reject) => {
        const asked = send({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
          let text = '';
          answer.on('data', (bytes) => (text += String(bytes)));
          answer.on('end', () => resolve([answer.statusCode ?? 0, text]));
        });
        asked.on('error', reject).end();
      });
      expect([method, path, status]).toEqual([method, path, expect.any(Number)]);
      expect([400, 404, 405]).toContain(status);
      expect(body).not.toContain('what the request told');
    }
  }
});

test('with a certificate the process speaks TLS 1.2 and newer, and nothing else', async () => {
  await using world = await createWorld();
  await using site = await openSite(world, {}, { tls: certificate });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.app.server.address() as AddressInfo;
  const ask = (options: TlsOptions) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = sendSafely({ port, path: '/healthz', ca: certificate.cert, ...options }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      });
      asked.on('error', reject).end();
    });
  expect(await ask({})).toBe(200);
  expect(await ask({ maxVersion: 'TLSv1.2' })).toBe(200);
  // The client offers ciphers that old.
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  await expect(ask(old)).rejects.toThrow(/protocol version|unsupported protocol/i);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
});

test('a body that reaches for the prototype of objects is refused, and changes none', async () => {
  await using world = await createWorld();
  const app = await world.app();
  const headers = { 'content-type': 'application/json' };
  for (const payload of ['{"__proto__":{"isAdmin":true}}', '{"email":"a@b.ng","constructor":{"prototype":{"x":1}}}']) {
    const answer = await app.inject({ method: 'POST', url: '/api/customer/login', headers, payload });
    expect([answer.statusCode, answer.json<{ success: boolean }>().success]).toEqual([400, false]);
  }
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});

test('nobody is logged out by a link of another site, however its address is written', async () => {
  await using world = await createWorld();
  const { cookie } = await world.person();
  const app = await world.app();
  const headers = { cookie, 'sec-fetch-site': 'cross-site' };
  for (const path of ['/api/customer/logout', '/%61pi/customer/logout', '/api/customer/%6cogout']) {
    expect([path, (await app.inject({ url: path, headers })).statusCode]).toEqual([path, 403]);
  }
  expect(await world.deps.credentials.sessionOf(cookie)).not.toBeNull();
  const own = await app.inject({ url: '/%61pi/customer/logout', headers: { cookie, 'sec-fetch-site': 'same-origin' } });
  expect(own.statusCode).toBe(200);
});

test('a host that brings a path of its own is refused, on pages and in calls', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  for (const host of ['a.example/login?x=', 'a.example?', 'a.example#', 'a.example\\login', 'a@b.example']) {
    for (const url of ['/about', '/api/listing/get?limit=1']) {
      const { statusCode } = await site.app.inject({ url, headers: { host } });
      expect([host, url, statusCode]).toEqual([host, url, 400]);
    }
  }
  expect((await site.app.inject({ url: '/about', headers: { host: 'a.example:8080' } })).statusCode).toBe(200);
});
