import type { Page } from '@playwright/test';
import { scriptsEvent } from '../support/hydration.ts';
import { expect, test } from '../support/fixtures.ts';

const KB = 1024;

interface Weight {
  /** Bytes as they came over the wire, by kind of file. */
  kinds: Record<string, number>;
  /** Of photographs, those that the first view shows. */
  photographs: number;
}

const PLACES = [
  { name: 'home', path: async () => '/' },
  { name: 'search', path: async () => '/search' },
  {
    name: 'a home',
    path: async (page: Page) => {
      // Of the demo market: other journeys list homes in Lekki, with photographs of noise that hardly compresses.
      await page.goto('/search?searchTerm=maitama');
      return (await page.locator('.listing-card a').first().getAttribute('href')) ?? '';
    },
  },
];

for (const { name, path } of PLACES) {
  test(`budget: a first visit of ${name} stays within its bytes`, async ({ page, browser, baseURL, complaints }, {
    project,
  }) => {
    const address = await path(page);
    const visitor = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: page.viewportSize(),
      deviceScaleFactor: project.use.deviceScaleFactor ?? 1,
    });
    complaints.watch(visitor);
    const first = await visitor.newPage();
    const weighed = await weigh(first);
    await first.goto(address, { waitUntil: 'networkidle' });
    const before = await weighed();
    const { Script: scriptsBefore = 0, Image: _photographs, ...others } = before.kinds;
    expect(scriptsBefore, 'scripts before the first touch').toBe(0);
    expect(others.Stylesheet ?? 0, 'style').toBeLessThanOrEqual(15 * KB);
    expect(sum(others), 'all but photographs').toBeLessThanOrEqual(100 * KB);
    expect(before.photographs, 'photographs of the first view').toBeLessThanOrEqual(150 * KB);

    const ready = scriptsEvent(first, 'ready');
    await first.keyboard.press('Shift');
    await ready;
    const { Script: scripts = 0 } = (await weighed()).kinds;
    expect(scripts, 'scripts after the first touch').toBeGreaterThan(50 * KB);
    expect(scripts, 'scripts after the first touch').toBeLessThanOrEqual(120 * KB);
    await visitor.close();
  });
}

/** Counts the bytes of bodies from now on. */
async function weigh(page: Page): Promise<() => Promise<Weight>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const files = new Map<string, { url: string; kind: string; bytes: number }>();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Scripts are fetched before they run.
    const kind = response.url.endsWith('.js') ? 'Script' : type;
    if (/^https?:/.test(response.url)) files.set(requestId, { url: response.url, kind, bytes: 0 });
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes += encodedDataLength;
  });
  return async () => {
    const shown = new Set(await page.evaluate(picturesInView));
    const kinds: Record<string, number> = {};
    let photographs = 0;
    for (const { url, kind, bytes } of files.values()) {
      kinds[kind] = (kinds[kind] ?? 0) + bytes;
      if (shown.has(url)) photographs += bytes;
    }
    return { kinds, photographs };
  };
}

function picturesInView(): string[] {
  const inView = (image: HTMLImageElement) => {
    const { top, left, right, bottom } = image.getBoundingClientRect();
    return top < innerHeight && left < innerWidth && right > 0 && bottom > 0;
  };
  return [...document.images].filter(inView).map((image) => image.currentSrc);
}

function sum(kinds: Record<string, number>): number {
  return Object.values(kinds).reduce((total, bytes) => total + bytes, 0);
}
