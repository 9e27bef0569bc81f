import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow } from '../support/no-overflow.ts';
import { hugePhoto, plainPhoto } from '../support/photos.ts';
import { addListing, newName, signedIn } from '../support/sellers.ts';

const SCREENS = [
  ['/customer', 'Dashboard'],
  ['/customer/saved-searches', 'Saved Searches'],
  ['/customer/packages', 'Packages'],
  ['/customer/purchase-history', 'Purchase History'],
  ['/customer/editprofile', 'Edit Profile'],
  ['/customer/editphoto', 'Edit Photo'],
  ['/customer/editpassword', 'Edit Password'],
  ['/customer/contact-views', 'Who Saw My Number'],
  ['/customer/reports', 'Reports'],
  ['/customer/devices', 'Devices'],
  ['/customer/delete-account', 'Delete Account'],
] as const;

const copy = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('root') ?? '{}') as { currentUser: unknown }).currentUser);

test('customer screens: each asks for the login, fits the screen and has a title of its own', async ({ page }) => {
  for (const [path] of SCREENS) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  await signedIn(page);
  for (const [path, title] of SCREENS) {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectNoOverflow(page);
  }
});

test('customer menu: leads to every screen, by touch and by mouse', async ({ page }) => {
  await signedIn(page);
  await page.goto('/customer');
  for (const [path, title] of SCREENS.slice(1)) {
    const link = page.getByRole('navigation', { name: 'Customer area' }).getByRole('link', { name: title });
    const phoneMenu = page.locator('.area-menu-phone > summary');
    if (await phoneMenu.isVisible()) await phoneMenu.click();
    await link.filter({ visible: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await expect(page.getByRole('link', { name: 'All Users' })).toHaveCount(0);
});

test('navigation bar: stays on one line from 1,024 pixels on', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'a phone has a menu');
  await signedIn(page);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/customer');
    const links = page.getByRole('banner').getByRole('link').filter({ visible: true });
    const middles = await links.evaluateAll((all) =>
      all.map((link) => Math.round(link.getBoundingClientRect().top + link.getBoundingClientRect().height / 2)),
    );
    expect(middles.length).toBeGreaterThan(8);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeLessThanOrEqual(48);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('dashboard: says how to begin, then counts active listings, and shows the package from registration', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/customer');
  const start = page.getByRole('heading', { name: 'Your first home in three steps' });
  await expect(start).toBeVisible();
  await addListing(page, newName());
  await page.goto('/customer');
  await expect(start).toHaveCount(0);
  await expect(page.locator('.card').filter({ hasText: 'Active Property Items' }).locator('strong')).toHaveText('1');
  await expect(page.locator('.card').filter({ hasText: 'Pending Property Items' }).locator('strong')).toHaveText('0');
  const row = page.getByRole('table', { name: 'Your package' }).getByRole('row').last();
  await expect(row).toContainText('Free trial');
  await expect(row).toContainText('3 days');
  await page.goto('/customer/purchase-history');
  await expect(page.getByText('NO PAYMENT MADE YET')).toBeVisible();
  await page.goto('/customer/packages');
  await expect(page.getByText('Your package: Free trial')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('profile: a wrong value is shown at its field and the others are kept; corrected, it is saved', async ({
      page,
      complaints,
    }) => {
      await signedIn(page);
      await page.goto('/customer/editprofile');
      await page.getByLabel('Name', { exact: true }).fill('Ada Ọlá Obi');
      await page.getByRole('textbox', { name: 'City' }).fill('Kano');
      await page.getByRole('textbox', { name: 'Website' }).fill('javascript:alert(1)');
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByText('Please enter a web address')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Kano');
      await page.getByRole('textbox', { name: 'Website' }).fill('https://ada.example/');
      await page.getByRole('textbox', { name: 'Instagram' }).fill('@ada');
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByText('Updated successfully')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Instagram' })).toHaveValue('@ada');
      await expect(page.getByRole('textbox', { name: 'Website' })).toHaveValue('https://ada.example/');
      if (javaScriptEnabled) expect(await copy(page)).toMatchObject({ name: 'Ada Ọlá Obi' });
      complaints.expect('400 (Bad Request) /customer/editprofile');
    });

    test('profile photo: an uploaded photo becomes the avatar of the account', async ({ page }) => {
      await signedIn(page);
      await page.goto('/customer/editphoto');
      await expect(page.getByText('Ada Obi, kindly update your photo')).toBeVisible();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Obi');
      await page.locator('input[type=file]').setInputFiles(await plainPhoto('me.jpg', 200));
      if (javaScriptEnabled) await expect(page.getByText('Image successfully Uploaded')).toBeVisible();
      await page.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByText('Updated successfully')).toBeVisible();
      const face = page.getByRole('main').locator('.avatar img');
      await expect(face).toHaveAttribute('src', /^\/media\/\d{13}-me\.jpg/);
      if (javaScriptEnabled) expect(await copy(page)).toMatchObject({ avatar: expect.stringContaining('/media/') });
    });

    test('delete account: once confirmed, its listing, login and session are gone', async ({ page }) => {
      const { email, password } = await signedIn(page);
      const id = await addListing(page, newName());
      await page.goto('/customer/delete-account');
      await expect(page.getByText('your listing; its page is gone for everybody')).toBeVisible();
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page).toHaveURL('/customer/delete-account');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByText('Your account is deleted. Goodbye.')).toBeVisible();
      await expect(page).toHaveURL('/');
      expect((await page.request.get(`/api/listing/get/${id}`)).status()).toBe(404);
      expect((await page.request.post('/api/customer/login', { data: { email, password } })).status()).toBe(401);
      await page.goto('/customer');
      await expect(page).toHaveURL('/login?next=%2Fcustomer');
    });
  });
}

test('profile photo: an unreadable file is refused with a message, and another one goes up', async ({
  page,
  complaints,
}) => {
  await signedIn(page);
  await page.goto('/customer/editphoto');
  const broken = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') };
  await page.locator('input[type=file]').setInputFiles(broken);
  await expect(page.getByText('Error Image Upload (image must be less than 2mb)')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(await hugePhoto('large.jpg'));
  await expect(page.getByText(/Preparing|Uploading \d+%/)).toBeVisible();
  await expect(page.getByText('Image successfully Uploaded')).toBeVisible({ timeout: 30_000 });
  complaints.expect('415 (Unsupported Media Type) /api/upload');
});

test('password: a new one replaces the old one and logs other devices out', async ({
  page,
  playwright,
  baseURL,
  complaints,
}) => {
  const { email, password } = await signedIn(page);
  const phone = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await phone.post('/api/customer/login', { data: { email, password } });
  await page.goto('/customer/editpassword');
  await page.getByLabel('Current Password').fill('not this one');
  await page.getByLabel('New Password').fill('nine yellow pineapples');
  await page.getByLabel('Retype Password').fill('nine yellow pineapples');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('That is not your current password.')).toBeVisible();
  await page.getByLabel('Current Password').fill(password);
  await page.getByLabel('New Password').fill('nine yellow pineapples');
  await page.getByLabel('Retype Password').fill('nine yellow pineapples');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Your password has been changed. Other devices were logged out.')).toBeVisible();
  await expect(page).toHaveURL('/customer');
  const answer = await phone.get('/customer', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  await phone.dispose();
  complaints.expect('400 (Bad Request) /customer/editpassword.data');
});
