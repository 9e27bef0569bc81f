import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow } from '../support/no-overflow.ts';
import { signedIn } from '../support/sellers.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('devices: one that is logged out from another is signed out at its next request', async ({
      page,
      browser,
    }) => {
      const { email, password } = await signedIn(page);
      const others = [await browser.newContext(), await browser.newContext()] as const;
      for (const other of others) {
        const answer = await other.request.post('/api/customer/login', { data: { email, password } });
        expect(answer.ok()).toBe(true);
      }
      const elsewhere = await others[0].newPage();
      await elsewhere.goto('/customer');
      await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Dashboard');

      await page.goto('/customer/devices');
      const rows = page.getByRole('table', { name: 'Where you are logged in' }).getByRole('row');
      await expect(rows.filter({ hasText: /on (Linux|Android|a Mac|Windows)/ })).toHaveCount(3);
      await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
      await expectNoOverflow(page);
      await page
        .getByRole('button', { name: /^Log out (Chrome|A program)/ })
        .first()
        .click();
      await expect(page.getByText('That device is logged out.')).toBeVisible();
      await expect(rows.getByRole('button', { name: 'Log out' })).toHaveCount(1);
      await page.getByRole('button', { name: 'Log out all other devices' }).click();
      await expect(page.getByText('All other devices are logged out.')).toBeVisible();
      await expect(page.getByText('This device')).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: /Log out/ })).toHaveCount(0);

      await elsewhere.goto('/customer');
      await expect(elsewhere).toHaveURL('/login?next=%2Fcustomer');
      await page.goto('/customer');
      await expect(page).toHaveURL('/customer');
      for (const other of others) await other.close();
    });
  });
}
