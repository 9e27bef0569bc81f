import type { Locator, Page } from '@playwright/test';

/** Settles once the page that is open says so: its scripts live (`ready`), or did not come (`failed`). */
export function heard(page: Page, what: 'ready' | 'failed'): Promise<void> {
  return page.evaluate(
    (event) => new Promise<void>((done) => addEventListener(event, () => done(), { once: true })),
    `gidana:${what}`,
  );
}

/** Touches this and waits for the scripts that the first touch fetches. */
export async function awaken(page: Page, touched: Locator): Promise<void> {
  const ready = heard(page, 'ready');
  await touched.click();
  await ready;
}

/** Opens it, with its scripts. */
export async function wake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const ready = heard(page, 'ready');
  await page.keyboard.press('Shift');
  await ready;
}
