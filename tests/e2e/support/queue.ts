import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { asAdmin } from './posts.ts';

/** Words that rules hold a home for. */
export const BAIT = 'Pay inspection fee 20k before viewing.';

/** Opens the queue as the admin, with enough rows that the home is among them; gives its row. */
export async function rowInQueue(page: Page, name: string) {
  await asAdmin(page);
  await page.goto('/customer/admin_queue?show=99');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  return row;
}

/** Opens the case of a home as the admin, as by its button in the queue. */
export async function openCase(page: Page, name: string): Promise<void> {
  const row = await rowInQueue(page, name);
  const read = row.getByRole('link', { name: `Read ${name}` });
  await row
    .getByRole('button', { name: `Review ${name}` })
    .or(read)
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}
