import { expectNoViolation } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow } from '../support/no-overflow.ts';
import { asAdmin } from '../support/posts.ts';
import { addListing, newName, signedIn } from '../support/sellers.ts';

const LIST = '/customer/all_properties';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('life of a listing: one press pauses, lets and copies it, and one takes each back', async ({ page }) => {
      await signedIn(page);
      const name = newName();
      const id = await addListing(page, name);
      await page.goto(LIST);
      const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `Open ${name}` }) });
      const press = (label: string) => row.getByRole('button', { name: `${label} ${name}` }).click();
      await press('Pause');
      await expect(page.getByText(`“${name}” is paused.`)).toBeVisible();
      await expect(row.getByText('Nobody can find it until you resume it.')).toBeVisible();
      await press('Undo');
      await expect(page.getByText(`“${name}” is active.`)).toBeVisible();
      await expect(row.getByRole('button', { name: `Undo ${name}` })).toHaveCount(0);

      await page.goto(`/listing/${id}`);
      await page.getByRole('button', { name: `Mark as let ${name}` }).click();
      await expect(page).toHaveURL(new RegExp(`${LIST}\\?.*moved=${id}`));
      await expect(row.getByText('Let', { exact: true })).toBeVisible();
      await page.goto(LIST);
      if (javaScriptEnabled) {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await expectNoViolation(page, 'main');
        await expectNoOverflow(page);
      }
      await press('List again');
      await expect(row.getByText('Active', { exact: true })).toBeVisible();

      await press('Duplicate');
      await expect(row).toHaveCount(2);
      await expect(row.getByText('Only you see it until you publish it.')).toHaveCount(1);
      await page.getByRole('button', { name: `Undo ${name}` }).click();
      await expect(page.getByText(`“${name}” is deleted.`)).toBeVisible();
      await expect(row).toHaveCount(1);
    });

    test('life of a listing: an admin takes it down with a reason, its owner reads it and others find no page', async ({
      page,
      complaints,
    }) => {
      const { email, password } = await signedIn(page);
      const name = newName();
      const id = await addListing(page, name);
      await asAdmin(page);
      await page.goto('/customer/admin_listings?show=45');
      await page.getByLabel(`Status of ${name}`).selectOption('remove');
      await page.getByRole('button', { name: `Set the status of ${name}` }).click();
      const reason = page.getByLabel('Reason');
      await reason.fill('The photos do not show this home.');
      if (javaScriptEnabled) {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await expectNoViolation(page, 'main');
      }
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(page.getByText(`“${name}” is removed.`)).toBeVisible();
      await expect(reason).toHaveCount(0);
      await page.context().clearCookies();
      expect((await page.goto(`/listing/${id}`))?.status()).toBe(404);
      complaints.expect(`404 (Not Found) /listing/${id}`);
      await page.request.post('/api/customer/login', { data: { email, password } });
      await page.goto(LIST);
      await expect(page.getByText('The photos do not show this home.')).toBeVisible();
    });
  });
}
