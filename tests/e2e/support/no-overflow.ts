import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Nothing is wider than the page. A phone widens its window to what is too wide, so the window is no measure. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    page.url(),
  ).toBeLessThanOrEqual(0);
}
