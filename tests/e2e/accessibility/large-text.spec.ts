import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow } from '../support/no-overflow.ts';

/** As somebody who has the browser write everything twice as large (WCAG 1.4.4). */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
}

const PLACES = ['/', '/search?type=rent', '/search?kind=land', '/register', '/contact', '/pricing', '/properties'];

for (const width of [0, 768]) {
  test(`pages: with text twice as large none is wider than the screen${width ? ` of ${width} pixels` : ''}`, async ({
    page,
  }, { project }) => {
    test.skip(width > 0 && project.name !== 'desktop', 'Once is enough.');
    if (width > 0) await page.setViewportSize({ width, height: 900 });
    await page.goto('/search?searchTerm=maitama');
    const home = (await page.locator('.listing-card a').first().getAttribute('href')) ?? '';
    for (const place of [...PLACES, home]) {
      await page.goto(place);
      await enlarge(page);
      await expectNoOverflow(page);
      await expectWithin(page, '.site-header :is(a, summary)');
    }
  });

  test(`results map: with text twice as large its tools stay reachable${width ? ` at ${width} pixels` : ''}`, async ({
    page,
  }, { project }) => {
    test.skip(width > 0 && project.name !== 'desktop', 'Once is enough.');
    if (width > 0) await page.setViewportSize({ width, height: 900 });
    await page.goto('/search?type=rent&view=map');
    await enlarge(page);
    await expect(page.locator('.map-marker > button').first()).toBeVisible();
    await expectNoOverflow(page);
    await expectWithin(page, '.map-tools :is(button, summary), .map-bar > *, .map-switch, .filters-open');
    await page.getByRole('button', { name: 'Draw an area' }).click();
    await expect(page.getByText('Draw around the area')).toBeVisible();
    await expectWithin(page, '.map-tools :is(button, summary), .map-draw, .map-draw button');
    await page.getByRole('button', { name: 'Cancel' }).click();
    if (width > 0 || project.name !== 'desktop') {
      await page.getByRole('button', { name: 'Filters (1)' }).click();
      await page.getByRole('form', { name: 'Filters' }).getByRole('button', { name: 'Close' }).click();
      await page.getByRole('link', { name: 'List' }).click();
      await expectNoOverflow(page);
    }
  });
}

/** Each of them is on the screen, and nothing lies over its middle. */
async function expectWithin(page: Page, selector: string): Promise<void> {
  const lost = await page.locator(selector).evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left < 0 || right > innerWidth || !control.contains(over);
      })
      .map((control) => `${control.ariaLabel ?? control.textContent} on ${location.pathname}`),
  );
  expect(lost).toEqual([]);
}
