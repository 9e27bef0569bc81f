import type { Page } from '@playwright/test';

/**
 * Keeps code from coming until the function that this gives is called. From then on a module that was asked for as one,
 * and failed, goes on failing without a request, as in browsers up to Chromium 150: they remember it for as long as the
 * page is open.
 */
export async function loseCode(page: Page, files: RegExp): Promise<() => void> {
  const remembered = new Set<string>();
  let isLost = true;
  await page.route(files, (route) => {
    const request = route.request();
    if (!isLost && !remembered.has(request.url())) return route.continue();
    if (request.resourceType() === 'script') remembered.add(request.url());
    return route.abort();
  });
  return () => (isLost = false);
}
