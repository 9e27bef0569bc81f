import type { Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow } from '../support/no-overflow.ts';
import { addListing, newName, signedIn } from '../support/sellers.ts';

const ADMIN = { email: 'admin@gidana.example', password: 'journeys-need-an-admin' };

/** Two homes of one seller in the list of an admin; gives their names, as the list has them. */
async function twoListings(page: Page): Promise<[string, string]> {
  const { userId } = await signedIn(page);
  const names: [string, string] = [newName(), newName()];
  for (const name of names) await addListing(page, name);
  expect((await page.request.post('/api/customer/login', { data: ADMIN })).ok()).toBe(true);
  await page.goto(`/customer/admin_listings?find=${userId}`);
  return [names[1], names[0]];
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('many listings: an admin chooses two and removes them after one question that names both', async ({
      page,
    }) => {
      const names = await twoListings(page);
      for (const name of names) await page.getByLabel(`Choose ${name}`).check();
      const goOn = page.getByRole('button', { name: javaScriptEnabled ? 'Continue with 2' : 'Continue' });
      if (javaScriptEnabled) {
        await expect(page.getByText('2 chosen')).toBeVisible();
        await expect(goOn).toBeDisabled();
      }
      await page.getByLabel('What to do with the chosen ones').selectOption('remove');
      await goOn.click();
      const question = page.locator('.card').filter({ hasText: 'Remove 2 listings?' });
      await expect(question.getByRole('listitem')).toContainText(names);
      await expectNoOverflow(page);
      if (javaScriptEnabled) {
        await expect(question.getByRole('heading')).toBeFocused();
        await expectNoViolation(page);
      }
      await question.getByLabel('Reason').fill('The same home is listed twice.');
      await question.getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText('2 listings are removed.')).toBeVisible();
      for (const name of names)
        await expect(page.getByLabel(`Status of ${name}`).locator('option').first()).toHaveText('Removed');
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await page.goto('/customer/admin_audit');
      for (const name of names) await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
    });
  });
}

test('many listings: J, K and the arrows move along the rows, X chooses and Enter opens; fields keep their keys', async ({
  page,
}) => {
  const [first, second] = await twoListings(page);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(page.getByText('0 chosen')).toBeVisible();
  // Outside the list the keys are nobody's.
  await page.keyboard.press('x');
  await link(first).focus();
  await page.keyboard.press('j');
  await expect(link(second)).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByLabel(`Choose ${second}`)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(link(first)).toBeFocused();
  await expect(page.getByText('1 chosen')).toBeVisible();
  await page.getByLabel('Choose all on this page').check();
  await expect(page.getByText('2 chosen')).toBeVisible();
  const status = page.getByLabel(`Status of ${first}`);
  await status.focus();
  await page.keyboard.press('j');
  await expect(status).toBeFocused();
  await page.getByLabel('Find', { exact: true }).fill('');
  await page.getByLabel('Find', { exact: true }).pressSequentially('jxk');
  await expect(page.getByLabel('Find', { exact: true })).toHaveValue('jxk');
  await link(first).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
});

test('many listings: where some are chosen the box of all is half set, and Clear lets go of them', async ({ page }) => {
  const [first] = await twoListings(page);
  const all = page.getByLabel('Choose all on this page');
  const clear = page.getByRole('button', { name: 'Clear' });
  await expect(page.getByText('0 chosen')).toBeVisible();
  await expect(clear).toHaveCount(0);
  await page.getByLabel(`Choose ${first}`).check();
  await expect(all).toBeChecked({ indeterminate: true });
  await all.press('Space');
  await expect(page.getByText('2 chosen')).toBeVisible();
  await expect(all).toBeChecked();
  await clear.click();
  await expect(page.getByText('0 chosen')).toBeVisible();
  await expect(all).not.toBeChecked();
  await expect(all).toBeFocused();
});

test('row menu: leads to the other listings of the seller, and to the question for a reason', async ({ page }) => {
  const [first] = await twoListings(page);
  const more = page.getByLabel(`More for ${first}`);
  await more.click();
  await expectNoOverflow(page);
  if ((page.viewportSize()?.width ?? 0) < 640) await expectSheet(page, first);
  await page.getByRole('link', { name: 'Return to its owner…' }).click();
  await expect(page.getByRole('heading', { name: `Return to its owner: ${first}` })).toBeFocused();
  await page.getByLabel(`More for ${first}`).click();
  await page.getByRole('link', { name: /^All listings of / }).click();
  await expect(page.getByText('2 found, of every status')).toBeVisible();
});

/** A row's menu on a phone: it names its row, comes up from the lower edge, has room for a thumb, and its cross or a press beside it closes it. */
async function expectSheet(page: Page, name: string): Promise<void> {
  const sheet = page.locator('.menu[open] .menu-list');
  await expect(sheet.getByRole('paragraph')).toHaveText(name);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const box = await sheet.boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, width, height]);
  for (const choice of await sheet.locator('a, button').all())
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const last = sheet.getByRole('button', { name: `Delete ${name}` });
  await expect(last.locator('..')).toHaveCSS('border-top-width', '1px');
  await page.mouse.click(width / 2, (box?.y ?? 0) - 20);
  await expect(sheet).toHaveCount(0);
  const more = page.getByLabel(`More for ${name}`);
  await more.click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.click();
}

test('a post without an excerpt: the field that the browser leads to is in sight with its label', async ({ page }) => {
  expect((await page.request.post('/api/customer/login', { data: ADMIN })).ok()).toBe(true);
  await page.goto('/customer/create_blogpost');
  await page.getByRole('button', { name: 'PUBLISH' }).click();
  await expect(page.getByLabel('Excerpt')).toBeFocused();
  const label = page.locator('label', { hasText: 'Excerpt' });
  await expect
    .poll(async () => (await label.boundingBox())?.y)
    .toBeGreaterThanOrEqual((await page.getByRole('banner').boundingBox())?.height ?? 0);
});
