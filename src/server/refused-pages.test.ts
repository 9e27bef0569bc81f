import { expect, test } from 'vitest';
import { openSite } from '../../tests/support/site.ts';
import { createWorld } from '../../tests/support/world.ts';

const LIMITS = { requests: 2, signIn: 10, register: 20, uploads: 1000, writes: 1000 };

test('whoever asks for too many pages gets a page that says when to come back, and a script gets JSON', async () => {
  await using world = await createWorld({ limits: LIMITS });
  await using site = await openSite(world);
  for (let n = 0; n < LIMITS.requests; n += 1) expect((await site.app.inject('/login')).statusCode).toBe(200);

  const page = await site.app.inject('/login');
  expect(page.statusCode).toBe(429);
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': expect.stringMatching(/^[1-9]\d*$/),
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("script-src 'none'"),
  });
  expect(page.body).toMatch(/<h1[^>]*>This page cannot be shown/);
  expect(page.body).toContain('Too many attempts. Please wait a little and try again.');
  expect(page.body).toMatch(/<a[^>]*href=""[^>]*>Try again/);
  expect(page.body).not.toContain('<script');
  // Drawn once, it is the same for the next.
  expect((await site.app.inject('/search?type=rent')).body).toBe(page.body);

  for (const url of ['/login.data', '/search.data?type=rent', '/api/listing/get']) {
    const call = await site.app.inject(url);
    expect(call.statusCode).toBe(429);
    expect(call.json()).toMatchObject({ success: false, code: 'too_many' });
    expect(call.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  }
});

test('what is no form, no host or no address is refused, not a defect', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  for (const [type, payload] of [
    ['text/plain', 'keep'],
    ['application/json', '{}'],
    ['multipart/form-data', 'keep'],
    ['multipart/form-data; boundary=x', '--x\r\nbroken'],
  ] as const) {
    for (const url of ['/favourites', '/login']) {
      const answer = await site.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
      expect(answer.statusCode, `${type} to ${url}`).toBe(400);
    }
  }
  for (const host of ['a b<c>', 'somebody@gidana.example', 'a:b@gidana.example', ':', 'x:99999999']) {
    expect([host, (await site.app.inject({ url: '/', headers: { host } })).statusCode]).toEqual([host, 400]);
  }
  const undecodable = await site.app.inject('/listing/%ff');
  expect(undecodable.statusCode).toBe(400);
  expect(undecodable.json()).toMatchObject({ success: false, code: 'invalid' });
});

test('a form that is too large, and one from another site, are refused with a page', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const post = (url: string, headers: Record<string, string>, payload: string) =>
    site.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    });
  const large = `message=${'a'.repeat(300_000)}`;
  const tooLarge = await post('/contact', {}, large);
  expect(tooLarge.statusCode).toBe(413);
  expect(tooLarge.headers['content-type']).toContain('text/html');
  expect(tooLarge.body).toContain('That is too much to send at once. Please go back and shorten it.');
  const data = await post('/contact.data', {}, large);
  expect([data.statusCode, data.json<{ success: boolean }>().success]).toEqual([413, false]);

  const foreign = await post('/login', { origin: 'https://evil.example' }, 'email=a');
  expect(foreign.statusCode).toBe(403);
  expect(foreign.body).toContain('You are not allowed to do this.');
});

test('without its database the site says that something went wrong, and that it is worth another try', async () => {
  await using world = await createWorld();
  const { cookie } = await world.person();
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const sessionOf = () => Promise.reject(away);
  await using site = await openSite(world, { credentials: { ...world.deps.credentials, sessionOf } });
  const page = await site.app.inject({ url: '/customer', headers: { cookie } });
  expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.body).toMatch(/<h1[^>]*>Something went wrong/);
  expect(page.body).toContain('Try again');
});

test('a call that there is not says so as calls do, and a page that there is not as pages do', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    const call = await site.app.inject({ method, url: '/api/listing/nothing/of/the/kind' });
    expect(call.statusCode).toBe(404);
    expect(call.json()).toEqual({ success: false, message: 'We could not find that.', code: 'not_found' });
  }
  expect((await site.app.inject({ method: 'DELETE', url: '/about' })).json()).toMatchObject({ success: false });
  expect((await site.app.inject('/no/such/page')).body).toContain('Page not found');
});
