import type { Page } from '@playwright/test';

/** Opens the filters of a phone; a browser without popovers has them in the page. */
export async function openFilters(page: Page): Promise<void> {
  if (await page.evaluate(() => 'popover' in HTMLElement.prototype))
    await page.getByRole('button', { name: 'Filters' }).click();
}
