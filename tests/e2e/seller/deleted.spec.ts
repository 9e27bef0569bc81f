import type { Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { addPost, asAdmin, newTitle } from '../support/posts.ts';
import { addListing, newName, signedIn } from '../support/sellers.ts';

const LIST = '/customer/all_properties';
const BIN = '/customer/admin_deleted?show=90';

async function inspect(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoViolation(page, 'main');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('My Properties: a deleted listing comes back by Undo, and later from the recently deleted ones', async ({
      page,
      complaints,
    }) => {
      await signedIn(page);
      const name = newName();
      const id = await addListing(page, name);
      const row = page.getByRole('link', { name: `Open ${name}` });
      const remove = async () => {
        await page.goto(LIST);
        await page.getByRole('button', { name: `Delete ${name}` }).click();
        await page.getByRole('button', { name: 'Yes' }).click();
        await expect(page.getByText(`“${name}” is deleted.`)).toBeVisible();
        await expect(row).toHaveCount(0);
      };
      await remove();
      if (javaScriptEnabled) await inspect(page);
      await page.getByRole('button', { name: `Undo ${name}` }).click();
      await expect(page.getByText(`“${name}” is restored.`)).toBeVisible();
      await expect(row).toBeVisible();
      await expect(page.getByRole('button', { name: `Undo ${name}` })).toHaveCount(0);

      await remove();
      expect((await page.goto(`/listing/${id}`))?.status()).toBe(404);
      complaints.expect(`404 (Not Found) /listing/${id}`);
      await page.goto(LIST);
      await expect(page.getByRole('button', { name: `Undo ${name}` })).toHaveCount(0);
      await page.getByRole('button', { name: `Restore ${name}` }).click();
      await expect(row).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Recently deleted' })).toHaveCount(0);
      expect((await page.goto(`/listing/${id}`))?.status()).toBe(200);
    });

    test('recently deleted: an admin sees who deleted a listing and a post, and restores both', async ({ page }) => {
      const { userId } = await signedIn(page);
      expect(userId).not.toBe('');
      const name = newName();
      const id = await addListing(page, name);
      expect((await page.request.delete(`/api/listing/delete/${id}`)).ok()).toBe(true);
      await asAdmin(page);
      const title = newTitle();
      const post = await addPost(page, title);
      expect((await page.request.delete(`/api/post/deletepost/${post._id}/x`)).ok()).toBe(true);
      await page.goto(BIN);
      await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Ada Obi');
      if (javaScriptEnabled) await inspect(page);
      for (const one of [name, title]) {
        await page.getByRole('button', { name: `Restore ${one}` }).click();
        await expect(page.getByText(`“${one}” is restored.`)).toBeVisible();
        await page.goto(BIN);
        await expect(page.getByRole('button', { name: `Restore ${one}` })).toHaveCount(0);
      }
      expect((await page.goto(`/post/${post.slug}`))?.status()).toBe(200);
    });
  });
}
