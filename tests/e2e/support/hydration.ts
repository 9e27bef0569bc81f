import type { Locator, Page } from '@playwright/test';

/** Resolves once the open page says that React runs it (`ready`), or that its scripts did not come (`failed`). */
export function scriptsEvent(page: Page, what: 'ready' | 'failed'): Promise<void> {
  return page.evaluate(
    (event) => new Promise<void>((done) => addEventListener(event, () => done(), { once: true })),
    `gidana:${what}`,
  );
}

/** Clicks it and waits until React runs the page, whose scripts the first click fetches. */
export async function hydrateBy(page: Page, touched: Locator): Promise<void> {
  const ready = scriptsEvent(page, 'ready');
  await touched.click();
  await ready;
}

/** Opens the page and waits until React runs it; a tab that ran scripts before starts them by itself, so that it may be early. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('gidana:ready', () => document.documentElement.setAttribute('data-runs', ''), { once: true }),
  );
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.locator('html[data-runs]').waitFor();
}

/** Keeps the scripts of the pages to come on their way until it is called, and then waits until React runs the page. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  let released = false;
  await page.route(/assets\/.*\.js$/, async (route) => {
    if (!released) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  return async () => {
    const ready = scriptsEvent(page, 'ready');
    released = true;
    for (const go of held) go();
    await ready;
  };
}
