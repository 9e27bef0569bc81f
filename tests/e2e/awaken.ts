import type { Locator, Page } from '@playwright/test';

/** Touches this and waits for the scripts that the first touch fetches. */
export async function awaken(page: Page, touched: Locator): Promise<void> {
  const ready = page.evaluate(
    () => new Promise<void>((done) => addEventListener('gidana:ready', () => done(), { once: true })),
  );
  await touched.click();
  await ready;
}
