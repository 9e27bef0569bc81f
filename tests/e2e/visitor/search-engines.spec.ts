import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolation } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

interface Thing {
  '@type': string;
  [name: string]: unknown;
}

/** What the page says to machines, as a machine reads it: out of the HTML, without running anything. */
async function thingsOf(request: APIRequestContext, path: string): Promise<Thing[]> {
  const html = await (await request.get(path)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts, path).toHaveLength(1);
  return (JSON.parse(scripts[0]?.[1] ?? '') as { '@graph': Thing[] })['@graph'];
}

const typesOf = async (request: APIRequestContext, path: string) =>
  (await thingsOf(request, path)).map((thing) => thing['@type']);

async function firstHome(page: Page, path = '/search?type=rent'): Promise<string> {
  await page.goto(path);
  return (await page.locator('.listing-card a').first().getAttribute('href')) ?? '';
}

async function signIn(request: APIRequestContext): Promise<void> {
  const person = { email: `found.${Date.now()}.${Math.random()}@example.ng`, password: 'seven green mangoes' };
  await request.post('/api/customer/register', { data: { name: 'Sade Bello', ...person } });
  expect((await request.post('/api/customer/login', { data: person })).status()).toBe(200);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    for (const path of ['/for-rent', '/for-sale/lagos', '/shortlet/kano/fagge']) {
      test(`${path}: axe finds no violation`, async ({ page }) => {
        await page.goto(path);
        await expectNoViolation(page);
      });
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('area pages: a listing leads to its area, the area to its prices, its neighbours and the search', async ({
    page,
  }) => {
    await page.goto(await firstHome(page));
    const way = page.getByRole('navigation', { name: 'Breadcrumb' });
    await way.getByRole('link', { name: 'For rent' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for rent in Nigeria');
    await page
      .getByRole('navigation', { name: 'States' })
      .getByRole('link', { name: /^Lagos/ })
      .click();
    await expect(page).toHaveURL('/for-rent/lagos');
    await expect(page).toHaveTitle('Homes for rent in Lagos | Gidana');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/for-rent\/lagos$/);

    const prices = page.getByRole('table', { name: 'Asking prices in Lagos' });
    await expect(prices.getByRole('row').filter({ hasText: '3 bedrooms' })).toContainText(/₦[\d,]+ to ₦[\d,]+/);
    const behind = await prices.getByRole('row').locator('td:last-child').allTextContents();
    expect(behind.length).toBeGreaterThan(2);
    for (const homes of behind) expect(Number(homes)).toBeGreaterThanOrEqual(8);

    await expect(page.getByRole('navigation', { name: 'Nearby' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Places in Lagos' })
      .getByRole('link', { name: /^Lekki/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for rent in Lekki, Lagos');
    const total = /^(\d+) homes for rent/.exec((await page.getByText(/homes for rent\. /).textContent()) ?? '')?.[1];
    await page.getByRole('link', { name: 'Filter these homes' }).click();
    await expect(page).toHaveURL('/search?type=rent&place=lagos/lekki');
    await expect(page.getByText(new RegExp(`^${total} homes`))).toBeVisible();
  });

  test('area pages: a place without homes offers others', async ({ page }) => {
    await page.goto('/shortlet/kano/fagge');
    await expect(page.getByRole('heading', { name: 'No shortlets in Fagge, Kano yet' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page
      .getByRole('link', { name: /^Shortlets in / })
      .first()
      .click();
    await expect(page.locator('.listing-card').first()).toBeVisible();
  });

  test('sharing: a link to a listing and a question to its owner go through WhatsApp', async ({ page }) => {
    await signIn(page.request);
    // Others list homes without a telephone number meanwhile, but not here.
    const home = await firstHome(page, '/search?searchTerm=maitama');
    await page.goto(home);
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    const reference = /GD-\d+/.exec((await page.getByText(/^GD-\d+/).textContent()) ?? '')?.[0] ?? 'none';
    const textsOf = (address: string) => {
      const url = new URL(address);
      return { number: url.pathname.slice(1), text: url.searchParams.get('text') ?? '' };
    };
    const shared = textsOf((await page.locator('a[href^="https://wa.me/?"]').getAttribute('href')) ?? '');
    for (const part of [name, reference, '₦', home]) expect(shared.text).toContain(part);
    const phone = (await page.locator('.contact-list a[href^="tel:"]').textContent()) ?? '';
    const question = (await page.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href')) ?? '';
    const asked = textsOf((await page.request.get(question, { maxRedirects: 0 })).headers()['location'] ?? '');
    expect(asked.number).toMatch(/^234(70|71|80|81|90|91)\d{8}$/);
    expect(phone.replace(/\D/g, '')).toContain(asked.number.slice(3));
    for (const part of [name, reference, home]) expect(asked.text).toContain(part);
  });
});

test('area pages: unknown places, and addresses that go too deep, answer 404', async ({ request }) => {
  for (const path of ['/for-rent/atlantis', '/for-sale/lagos/atlantis', '/shortlet/lagos/lekki/lekki-phase-1/x']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.get('/For-Rent/Lagos')).status()).toBe(200);
});

test('sitemap: is well-formed and names pages that answer', async ({ page, request }) => {
  await page.goto('/');
  const places = (path: string) =>
    page.evaluate(async (address) => {
      const text = await (await fetch(address)).text();
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      if (xml.querySelector('parsererror')) throw new Error(`${address} is no XML`);
      return [...xml.querySelectorAll('loc')].map((loc) => new URL(loc.textContent ?? '').pathname);
    }, path);
  const parts = await places('/sitemap.xml');
  expect(parts).toEqual(
    expect.arrayContaining(['pages', 'areas', 'posts', 'homes'].map((kind) => `/sitemap/${kind}-1.xml`)),
  );
  for (const part of parts) {
    const pages = await places(part);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThanOrEqual(10_000);
    for (const path of [pages[0], pages.at(-1)]) expect((await request.get(path ?? '')).status(), path).toBe(200);
  }
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
});

test('sharing: a link to a listing shows its picture and price', async ({ page, request }) => {
  const html = await (await request.get(await firstHome(page))).text();
  const meta = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect(meta('og:locale')).toBe('en_NG');
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect(meta('og:description')).toContain('₦');
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
  const image = await request.get(new URL(meta('og:image')).pathname);
  expect(image.headers()['content-type']).toBe('image/jpeg');
  const bytes = await image.body();
  expect(bytes.length).toBeLessThan(300_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('structured data: each kind of page says what it is', async ({ page, request }) => {
  expect(await typesOf(request, '/')).toEqual(['Organization', 'WebSite', 'FAQPage']);
  expect(await typesOf(request, '/for-rent/lagos')).toEqual(['BreadcrumbList', 'ItemList']);
  expect(await typesOf(request, await firstHome(page))).toEqual(['RealEstateListing', 'BreadcrumbList']);
  await page.goto('/blog');
  const post = await page.locator('a[href^="/post/"]').first().getAttribute('href');
  expect(await typesOf(request, post ?? '')).toEqual(['BlogPosting', 'BreadcrumbList']);
});

test('structured data: words of a listing cannot become markup, there or in the page', async ({ page }) => {
  await signIn(page.request);
  const { request } = page;
  const hostile = '</script><script>window.hit=1</script>';
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#375' } })
    .jpeg()
    .toBuffer();
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: picture };
  const { url } = (await (await request.post('/api/upload', { multipart: { file } })).json()) as { url: string };
  const words = { name: hostile, description: `${hostile} <!-- <script>`, city: hostile };
  const data = { ...words, type: 'sale', regularPrice: 77_000_000, bedrooms: 2, bathrooms: 2, imageUrls: [url] };
  const made = (await (await request.post('/api/listing/create', { data })).json()) as { _id: string; slug: string };
  const path = `/listing/${made.slug}`;
  const [home] = await thingsOf(request, path);
  expect(home).toMatchObject({ name: hostile, description: `${hostile} <!-- <script>` });

  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.querySelector('script[type=module]'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  const image = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  expect((await request.get(new URL(image).pathname)).status()).toBe(200);
  expect((await request.delete(`/api/listing/delete/${made._id}`)).status()).toBe(200);
  expect((await request.get(new URL(image).pathname)).status()).toBe(404);
});

test('search engines: only searches without filters are indexed', async ({ page }) => {
  const seen = async (path: string) => {
    await page.goto(path);
    const canonical = page.locator('link[rel=canonical]');
    if ((await canonical.count()) === 0) return page.locator('meta[name=robots]').getAttribute('content');
    return (
      new URL((await canonical.getAttribute('href')) ?? '').pathname +
      new URL((await canonical.getAttribute('href')) ?? '').search
    );
  };
  expect(await seen('/search?type=rent&show=18')).toBe('/search?type=rent');
  expect(await seen('/search?type=rent&place=lagos/lekki')).toBe('/for-rent/lagos/lekki');
  expect(await seen('/search?type=rent&bedrooms=2')).toBe('noindex');
  expect(await seen('/search?searchTerm=duplex')).toBe('noindex');
});
