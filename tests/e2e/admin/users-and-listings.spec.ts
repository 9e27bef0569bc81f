import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { askToDeleteRow } from '../support/rows.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow } from '../support/no-overflow.ts';
import { addListing, newName, signedIn } from '../support/sellers.ts';

const ADMIN = { email: 'admin@gidana.example', password: 'journeys-need-an-admin' };
const SCREENS = [
  ['/customer/admin_dashboard', 'ADMIN Dashboard'],
  ['/customer/admin_users', 'All Users'],
  ['/customer/admin_listings', 'All Listings'],
  ['/customer/admin_reports', 'Reported Homes'],
  ['/customer/admin_audit', 'Admin record'],
  ['/admin/status', 'System status'],
  ['/customer/admin_deleted', 'Recently deleted'],
] as const;

const asAdmin = async (page: Page) => {
  const answer = await page.request.post('/api/customer/login', { data: ADMIN });
  expect(answer.ok()).toBe(true);
};

let people = 0;
/** Somebody to look after, without touching who is signed in here. */
async function somebody(request: APIRequestContext): Promise<string> {
  // Letters alone: a name that could hold a telephone number is refused.
  const unique = `${Date.now()}${process.pid}${(people += 1)}`.replaceAll(/\d/g, (digit) =>
    'abcdefghij'.charAt(Number(digit)),
  );
  const name = `Uche ${unique}`;
  const email = `${name.replaceAll(' ', '.').toLowerCase()}@example.ng`;
  const answer = await request.post('/api/customer/register', { data: { name, email, password: 'six red peppers' } });
  expect(answer.ok()).toBe(true);
  return name;
}

test('admin screens: customers are refused with 403, visitors are sent to the login', async ({ page, complaints }) => {
  for (const [path] of SCREENS) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  await signedIn(page);
  for (const [path] of SCREENS) {
    expect((await page.goto(path))?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('For admins only');
    await expect(page.getByRole('table')).toHaveCount(0);
    complaints.expect(`403 (Forbidden) ${path}`);
  }
  for (const path of ['/customer/admin_users', '/customer/admin_listings']) {
    const form = { intent: 'delete', id: '00000000-0000-7000-8000-000000000000' };
    expect((await page.request.post(path, { form, headers: { origin: new URL(page.url()).origin } })).status()).toBe(
      path.endsWith('users') ? 403 : 404,
    );
  }
});

test('admin screens: each fits the screen and has a title of its own; old addresses redirect', async ({ page }) => {
  await signedIn(page);
  await addListing(page, newName());
  await asAdmin(page);
  for (const [path, title] of SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectNoOverflow(page);
  }
  await page.goto('/admin/user-profile');
  await expect(page).toHaveURL('/customer/admin_users');
  await page.goto('/admin/all-listings');
  await expect(page).toHaveURL('/customer/admin_listings');
});

test('admin dashboard: counts users and listings, shows the five newest and links to all', async ({ page }) => {
  await signedIn(page);
  await addListing(page, newName());
  await asAdmin(page);
  await page.goto('/customer/admin_dashboard');
  for (const label of ['Total Users', 'Total Listing']) {
    await expect(page.locator('.card').filter({ hasText: label })).toContainText(/Last Month: [\d,]+/);
  }
  expect(await page.getByRole('table', { name: 'Recent listings' }).getByRole('row').count()).toBeLessThanOrEqual(6);
  await page.getByRole('link', { name: 'See All users' }).click();
  await expect(page).toHaveURL('/customer/admin_users');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('users: an admin deletes one after confirming, and the audit record shows it', async ({ page }) => {
      const name = await somebody(page.request);
      await asAdmin(page);
      await page.goto('/customer/admin_users?show=45');
      const button = page.getByRole('button', { name: `Delete ${name}` });
      await button.click();
      const card = page.locator('.card').filter({ hasText: 'Delete User' });
      const question = javaScriptEnabled ? page.getByRole('dialog', { name: 'Delete User' }) : card;
      await expect(question.getByText('Are you sure you want to delete this user?')).toBeVisible();
      const no = javaScriptEnabled ? 'button' : 'link';
      await question.getByRole(no, { name: 'No, keep it' }).click();
      await expect(button).toBeVisible();
      await button.click();
      await question.getByRole('button', { name: 'Yes, delete' }).click();
      await expect(page.getByText('User deleted successfully')).toBeVisible();
      await expect(button).toHaveCount(0);
      await page.goto('/customer/admin_audit');
      await expect(page.getByRole('table')).toContainText('Deleted a user');
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('users: an admin logs one out everywhere after confirming', async ({ page, browser }) => {
      const name = await somebody(page.request);
      const context = await browser.newContext();
      const elsewhere = await context.newPage();
      const email = `${name.replaceAll(' ', '.').toLowerCase()}@example.ng`;
      await context.request.post('/api/customer/login', { data: { email, password: 'six red peppers' } });
      await elsewhere.goto('/customer');
      await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Dashboard');

      await asAdmin(page);
      await page.goto('/customer/admin_users?show=45');
      const more = page.getByLabel(`More for ${name}`);
      const button = page.getByRole('button', { name: `Log out everywhere ${name}` });
      await more.click();
      await button.click();
      const question = page.locator('.card').filter({ hasText: 'on every device?' });
      await expect(question).toContainText(name);
      await expectNoOverflow(page);
      if (javaScriptEnabled) {
        await expect(question.getByRole('heading')).toBeFocused();
        await expectNoViolation(page);
      }
      await question.getByRole('link', { name: 'No', exact: true }).click();
      await expect(question).toHaveCount(0);
      await more.click();
      await button.click();
      await question.getByRole('button', { name: 'Yes, log out' }).click();
      await expect(page.getByText('That person is logged out everywhere.')).toBeVisible();
      await expect(page).toHaveURL('/customer/admin_users?show=45');

      await elsewhere.goto('/customer');
      await expect(elsewhere).toHaveURL('/login?next=%2Fcustomer');
      await context.close();
    });
  });
}

test('users: an admin finds one by a part of the address, keeps the list over a deletion, and reads what goes with it', async ({
  page,
}) => {
  const name = await somebody(page.request);
  await asAdmin(page);
  await page.goto('/customer/admin_users');
  await page.getByLabel('Find', { exact: true }).fill(name.replaceAll(' ', '.').toUpperCase());
  await page.getByLabel('Find', { exact: true }).press('Enter');
  await expect(page.getByText('1 found')).toBeVisible();
  // On a phone what narrows the list is folded away, also before scripts run.
  const fold = page.locator('summary', { hasText: 'Filters' });
  if (await fold.isVisible()) {
    await expect(page.getByLabel('Order')).toBeHidden();
    await fold.click();
  }
  await page.getByLabel('Order').selectOption('name');
  await page.getByRole('button', { name: 'Show these users' }).click();
  await expect(page).toHaveURL(/find=.*order=name/);
  await expect(fold).toHaveText('Filters (1)');
  await expectNoOverflow(page);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^gidana-users-[\d-]+\.csv$/);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete User' });
  await expect(question).toContainText(
    `${name.replaceAll(' ', '.').toLowerCase()}@example.ng. The account has no homes`,
  );
  await question.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByText('No user matches')).toBeVisible();
});

test('delete account: the last admin is refused with the reason', async ({ page, complaints }) => {
  await asAdmin(page);
  await page.goto('/customer/delete-account');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('This is the only admin.')).toBeVisible();
  complaints.expect('409 (Conflict) /customer/delete-account.data');
});

test('users: SHOW MORE adds nine at a time and repeats none, also when somebody registers meanwhile', async ({
  page,
}) => {
  for (let n = 0; n < 19; n += 1) await somebody(page.request);
  await asAdmin(page);
  await page.goto('/customer/admin_users');
  const rows = page.getByRole('table').getByRole('button', { name: /^Delete/ });
  await expect(rows).toHaveCount(9);
  await somebody(page.request);
  await page.getByRole('link', { name: 'SHOW MORE' }).click();
  await expect(rows).toHaveCount(18);
  const names = await rows.allTextContents();
  expect(new Set(names).size).toBe(18);
});

test('listings: an admin makes one premier, removes it and deletes it, and the audit record shows each', async ({
  page,
}) => {
  await signedIn(page);
  const name = newName();
  const id = await addListing(page, name);
  await asAdmin(page);
  await page.goto('/customer/admin_listings?show=45');
  const premier = page.getByRole('button', { name: `Premier ${name}` });
  await premier.click();
  await expect(premier).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel(`Status of ${name}`).selectOption('remove');
  await page.getByRole('button', { name: `Set the status of ${name}` }).click();
  await page.getByLabel('Reason').fill('The photos do not show this home.');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect
    .poll(async () => (await (await page.request.get(`/api/listing/get/${id}`)).json()) as object)
    .toMatchObject({ exclusive: true, status: 'removed' });
  await page.reload();
  await expect(page.getByLabel(`Status of ${name}`).locator('option:checked')).toHaveText('Removed');

  await askToDeleteRow(page, name);
  await page.getByRole('dialog', { name: 'Delete listing' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Listing deleted successfully')).toBeVisible();
  await expect(premier).toHaveCount(0);
  await page.goto('/customer/admin_audit?show=45');
  const mine = page.getByRole('row').filter({ hasText: name });
  await expect(mine).toHaveCount(3);
  await expect(mine.first()).toContainText('Deleted a listing');
});

test('all listings: an admin finds one among all in two steps, and the back button leads to the whole list', async ({
  page,
}) => {
  await signedIn(page);
  const name = newName();
  await addListing(page, name);
  await asAdmin(page);
  await page.goto('/customer/admin_listings');
  await expect(page.getByText(/ in all, of every status/)).toBeVisible();
  await page.getByLabel('Find', { exact: true }).fill(name.toUpperCase());
  await page.getByLabel('Find', { exact: true }).press('Enter');
  await expect(page.getByText('1 found, of every status')).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/find=/);
  await expect(page.getByLabel('Find', { exact: true })).toHaveValue(name.toUpperCase());
  await expectNoOverflow(page);
  await page.goBack();
  await expect(page.getByText(/ in all, of every status/)).toBeVisible();
  await expect(page.getByLabel('Find', { exact: true })).toHaveValue('');
});

test('listings: rows are low enough to look over many at once', async ({ page }, { project }) => {
  await asAdmin(page);
  await page.goto('/customer/admin_listings?show=45&status=active');
  const heights = await page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  const middle = heights.toSorted((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 999;
  expect(middle).toBeLessThan(project.name === 'desktop' ? 44 : 160);
  if (project.name !== 'desktop') return;
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page);
    const spare = await page.getByRole('table').evaluate((table) => {
      const frame = table.parentElement?.getBoundingClientRect().width ?? 0;
      return frame - table.getBoundingClientRect().width;
    });
    expect(spare, `at ${width} px the table fits its frame`).toBeGreaterThanOrEqual(-1);
  }
});
