import type { Page } from '@playwright/test';

/** Presses "Delete" in a row of All Listings, which stands in the row's menu on a phone and a tablet. */
export async function askToDeleteRow(page: Page, name: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByLabel(`More for ${name}`).click();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
}
