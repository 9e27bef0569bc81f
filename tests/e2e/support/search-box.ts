import type { Locator, Page } from '@playwright/test';

/** The box that takes typed words. */
export function searchBox(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search using property name or city' });
}
