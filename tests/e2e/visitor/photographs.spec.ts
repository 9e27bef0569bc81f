import { expect, test } from '../support/fixtures.ts';

/** How far the width that a page promises for a photograph may be from the one that it gets. */
const TOLERANCE = 0.15;

for (const [name, path] of [
  ['home', '/'],
  // Of the demo market: homes and posts of other journeys may have no photograph.
  ['results', '/search?searchTerm=maitama'],
  ['a home', '/listing/'],
  ['all properties', '/properties'],
  ['a place', '/for-rent/abuja'],
  ['blog', '/blog'],
  ['a post', '/post/'],
] as const) {
  test(`photographs: ${name} says how wide each is shown, and fetches the largest of the first view first`, async ({
    page,
  }) => {
    await page.goto(path.endsWith('/') && path !== '/' ? (path === '/post/' ? '/blog' : '/search') : path);
    if (path.endsWith('/') && path !== '/') {
      const card = page.locator('main article:has(picture)');
      const link = card.locator(`a[href^="${path}"]`).first();
      await page.goto((await link.getAttribute('href')) ?? '');
    }
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('picture')].flatMap((picture) => {
        const image = picture.querySelector('img');
        const { width: shownWidth = 0, height = 0, top = 0 } = image?.getBoundingClientRect() ?? {};
        if (!image || shownWidth === 0) return [];
        // What covers a frame of another shape is wider than the frame.
        const width = Math.max(
          shownWidth,
          (height * Number(image.getAttribute('width'))) / Number(image.getAttribute('height')),
        );
        const promise = (picture.querySelector('source')?.sizes ?? '')
          .split(/,(?![^(]*\))/)
          .map((part) => /^\s*(\(.*?\))?\s*((?:calc\(.*\))|\S+)\s*$/.exec(part))
          .find((part) => part && (!part[1] || matchMedia(part[1]).matches));
        const probe = document.createElement('div');
        probe.style.cssText = 'position:absolute;visibility:hidden';
        probe.style.width = promise?.[2] ?? '';
        document.body.append(probe);
        const promised = probe.getBoundingClientRect().width;
        probe.remove();
        const { fetchPriority, loading } = image;
        const inView = top < innerHeight && top + height > 0;
        return [{ promised, width, inView, area: shownWidth * height, fetchPriority, loading, file: image.currentSrc }];
      }),
    );
    expect(shown).not.toEqual([]);
    for (const { promised, width, file } of shown) {
      expect(Math.abs(promised / width - 1), `${file}: ${promised} px promised, ${width} px shown`).toBeLessThan(
        TOLERANCE,
      );
    }
    const inView = shown.filter((one) => one.inView);
    const largest = Math.max(...inView.map(({ area }) => area));
    const first = shown.filter(({ fetchPriority, loading }) => fetchPriority === 'high' && loading === 'eager');
    expect(first.length).toBeLessThanOrEqual(1);
    // Cards beside each other are of one size.
    if (inView.length > 0 && path !== '/blog')
      expect(first.map(({ area }) => area / largest)).toEqual([expect.closeTo(1)]);
  });
}
