import { expect, test } from '../support/fixtures.ts';
import { plainPhoto } from '../support/photos.ts';
import { fillListing, newName, openForm, picker, signedIn } from '../support/sellers.ts';

test('listing draft: survives a reload, can be discarded and restored', async ({ page }) => {
  await signedIn(page);
  await openForm(page);
  const name = newName();
  await fillListing(page, name);
  await page.getByLabel('Furnished', { exact: true }).check();
  await picker(page).setInputFiles(await plainPhoto('front.jpg', 40));
  await expect(page.locator('[data-phase=done]')).toHaveCount(1);

  await page.reload();
  await expect(page.getByText('We kept your draft.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(page.getByLabel('Furnished', { exact: true })).toBeChecked();
  await expect(page.getByLabel('Regular Price', { exact: true })).toHaveValue('2,500,000');
  await expect(page.locator('[data-phase=done]')).toHaveCount(1);

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'UPLOAD' })).toHaveAttribute('type', 'button');
  await expect(page.getByText('We kept your draft.')).toHaveCount(0);
});

test('listing draft: two homes that are written at once are kept apart; publishing one forgets its own draft only', async ({
  page,
  context,
}) => {
  await signedIn(page);
  await openForm(page);
  const [first, second] = [newName(), newName()];
  await picker(page).setInputFiles(await plainPhoto('front.jpg', 40));
  await expect(page.locator('[data-phase=done]')).toHaveCount(1);
  await fillListing(page, first);
  const kept = (name: string) =>
    expect.poll(() => page.evaluate((words) => Object.values(localStorage).join().includes(words), name));
  await kept(first).toBe(true);

  const other = await context.newPage();
  await openForm(other);
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue(first);
  await other.getByRole('button', { name: 'Discard' }).click();
  await other.getByLabel('Name', { exact: true }).fill(second);
  await kept(second).toBe(true);

  await page.getByLabel('Bedroom', { exact: true }).selectOption('5');
  await kept(first).toBe(true);
  await page.getByRole('button', { name: 'ADD PROPERTY' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await kept(first).toBe(false);
  await other.reload();
  await expect(other.getByText('We kept your draft.')).toBeVisible();
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue(second);
});

test('listing draft: whoever logs in next on the same device does not see it', async ({ page }) => {
  await signedIn(page);
  await openForm(page);
  await fillListing(page, newName());
  await page.context().clearCookies();
  await signedIn(page);
  await openForm(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});
