import { describe, expect, test } from 'vitest';
import { assetsIn, filledIn, isKeptPath, isPublic, withNote } from './rules.ts';

const answer = (cacheControl: string, status = 200) =>
  new Response('', { status, headers: { 'cache-control': cacheControl } });

describe('what is kept', () => {
  test.each([
    '/',
    '/search',
    '/listing/a-home-1',
    '/for-rent',
    '/for-rent/lagos/lekki',
    '/blog',
    '/post/one',
    '/about',
  ])('the page %s', (path) => expect(isKeptPath(path)).toBe(true));

  test.each([
    '/customer',
    '/customer/all_properties',
    '/login',
    '/register',
    '/favourites',
    '/compare',
    '/listing/a/contact/call',
    '/report/a',
    '/api/listing/get',
    '/search.data',
    '/unsubscribe',
  ])('never %s', (path) => expect(isKeptPath(path)).toBe(false));

  test('what the server says is the same for everybody, and nothing else', () => {
    expect(isPublic(answer('public, max-age=0, s-maxage=1'))).toBe(true);
    expect(isPublic(answer('private, no-store'))).toBe(false);
    expect(isPublic(answer('private, no-cache'))).toBe(false);
    expect(isPublic(answer('public, max-age=0', 404))).toBe(false);
    expect(isPublic(new Response())).toBe(false);
  });

  test('the files of a page, each once, and none that only its text names', () => {
    const html = `<link href="/assets/a-1.css#"/><link href="/assets/a-1.css"/><script data-files="/assets/b-2.js /assets/c_3.js">
      import("/assets/d-4.js")</script><img src="/media/x.avif"/><p>/assets/e-5.js</p>`;
    expect(assetsIn(html)).toEqual(['/assets/a-1.css', '/assets/b-2.js', '/assets/c_3.js', '/assets/d-4.js']);
  });
});

test('a kept page says from when it is, in the time of Lagos', async () => {
  const kept = new Response('<html><body class="x">Home</body></html>', {
    headers: { date: 'Mon, 23 Nov 2026 14:05:00 GMT', 'content-security-policy': "default-src 'self'" },
  });
  const noted = await withNote(kept);
  expect(await noted.text()).toBe(
    '<html><body data-kept="You are offline. This is the page as of 23 November at 15:05." class="x">Home</body></html>',
  );
  expect(noted.headers.get('content-security-policy')).toBe("default-src 'self'");
});

test('the page for offline lists what can be read, asks for the wanted page again and runs nothing', () => {
  const page =
    '<a href="/offline">Try again</a><section class="a" hidden=""><ul id="kept" class="b"></ul></section><script nonce="x">go()</script>';
  const origin = 'https://gidana.example';
  expect(filledIn(page, `${origin}/favourites`, [])).toBe(
    '<a href="/favourites">Try again</a><section class="a" hidden=""><ul id="kept" class="b"></ul></section>',
  );
  const filled = filledIn(page, `${origin}/compare?ids=1&x="><script>`, [
    { url: `${origin}/search?type=rent&place=lagos`, html: '<title>Rent &amp; more | Gidana</title>' },
    { url: `${origin}/broken`, html: '' },
  ]);
  expect(filled).toBe(
    '<a href="/compare?ids=1&amp;x=%22%3E%3Cscript%3E">Try again</a><section class="a"><ul id="kept" class="b">' +
      '<li><a class="link" href="/search?type=rent&amp;place=lagos">Rent &amp; more</a></li></ul></section>',
  );
});
