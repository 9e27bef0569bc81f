import { expect, test } from '../support/fixtures.ts';
import { grainyPhoto, hugePhoto, plainPhoto } from '../support/photos.ts';
import { fillListing, newName, newSeller, openForm, photos, picker, signedIn } from '../support/sellers.ts';

test('listing: a seller registers, lists a home with six photos, and it is found, changed and deleted', async ({
  page,
}) => {
  test.slow();
  const name = newName();
  await page.goto('/customer/add_properties');
  await expect(page).toHaveURL('/login?next=%2Fcustomer%2Fadd_properties');
  const { email, password } = await newSeller(page);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/customer/add_properties');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a New Property');

  const files = [
    await hugePhoto('IMG_0001.jpg'),
    await plainPhoto('IMG_0002.HEIC', 200, 'image/heic'),
    ...(await Promise.all([30, 90, 150, 300].map((hue, index) => plainPhoto(`room ${index + 1}.jpg`, hue)))),
  ];
  await picker(page).setInputFiles(files);
  await fillListing(page, name);
  await expect(page.locator('[data-phase=done]')).toHaveCount(6, { timeout: 60_000 });
  await photos(page).getByRole('button', { name: 'Move photo 3 of 6', exact: false }).first().click();
  await page.getByLabel('Shortlet').check();
  await expect(page.getByText('/Night').first()).toBeVisible();
  await page.getByLabel('Offer').check();
  await page.getByLabel('Discounted Price').pressSequentially('2000000');
  await expect(page.getByLabel('Discounted Price')).toHaveValue('2,000,000');
  await page.getByRole('button', { name: 'ADD PROPERTY' }).click();

  await expect(page.getByText('Listing created successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveURL(/\/listing\//);

  await page.goto(`/search?searchTerm=${encodeURIComponent(name)}`);
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();

  await page.goto('/customer/all_properties');
  await expect(page.getByRole('heading', { name: 'LIST OF LISTING' })).toBeVisible();
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update a Listing');
  await expect(page.getByLabel('Shortlet')).toBeChecked();
  await expect(page.getByLabel('Regular Price', { exact: true })).toHaveValue('2,500,000');
  await expect(page.locator('[data-phase=done]')).toHaveCount(6);
  await page.getByLabel('Offer').uncheck();
  await page.getByRole('button', { name: 'DELETE photo 6 of 6' }).click();
  await page.getByRole('button', { name: 'UPDATE PROPERTY' }).click();
  await expect(page.getByText('Listing updated successfully')).toBeVisible();
  await expect(page.getByText('₦2,500,000').filter({ visible: true }).first()).toBeVisible();

  await page.goto('/customer/all_properties');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete listing' });
  await expect(dialog).toContainText('Are you sure you want to delete this listing?');
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(page.getByRole('link', { name: `Open ${name}` })).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Listing deleted successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: `Open ${name}` })).toHaveCount(0);
  await expect(page.getByText('No property yet')).toBeVisible();
});

test('photo upload: it loses the connection, says so and resumes where it stopped', async ({
  page,
  context,
  complaints,
}) => {
  await signedIn(page);
  await openForm(page);
  const offsets: number[] = [];
  let cut = false;
  await page.route('**/api/upload/tus/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'PATCH') return route.continue();
    offsets.push(Number(request.headers()['upload-offset']));
    if (offsets.length === 2) {
      cut = true;
      await context.setOffline(true);
    }
    return route.continue();
  });
  await picker(page).setInputFiles(await grainyPhoto('garden.jpg'));
  await expect(photos(page).getByText('Waiting for the connection')).toBeVisible();
  expect(cut).toBe(true);

  await context.setOffline(false);
  await expect(page.locator('[data-phase=done]')).toHaveCount(1);
  expect(offsets[0]).toBe(0);
  expect(offsets.slice(1).every((offset) => offset > 0)).toBe(true);
  complaints.expect('net::ERR_INTERNET_DISCONNECTED /api/upload/tus/');
});

test('photo upload: shows its progress, and the form waits for it', async ({ page }) => {
  await signedIn(page);
  await openForm(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/upload/tus/**', async (route) => {
    if (Number(route.request().headers()['upload-offset']) > 0) await held.promise;
    return route.continue();
  });
  await picker(page).setInputFiles(await grainyPhoto('garden.jpg'));
  const ring = photos(page).getByRole('progressbar');
  await expect(ring).toHaveAttribute('value', /^[1-9]\d?$/);
  await expect(page.getByRole('button', { name: 'ADD PROPERTY' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Photos are still on their way.')).toBeVisible();
  held.resolve();
  await expect(ring).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'ADD PROPERTY' })).not.toHaveAttribute('aria-busy');
});
