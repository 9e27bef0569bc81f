import { expectNoViolation } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { plainPhoto } from '../support/photos.ts';
import { addListing, fillListing, newName, openForm, signedIn } from '../support/sellers.ts';

const LIST = '/customer/all_properties';

test('customer area: visitors are sent to the login, also by a client-side navigation', async ({ page }) => {
  await page.goto(LIST);
  await expect(page).toHaveURL('/login?next=%2Fcustomer%2Fall_properties');
  await signedIn(page);
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' }).or(page.locator('summary[aria-label=Menu]'));
  if (await menu.first().isVisible()) await menu.first().click();
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'My Properties' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/login?next=%2Fcustomer%2Fall_properties');
});

test('My Properties: without a listing, it says what to do next', async ({ page }) => {
  await signedIn(page);
  await page.goto(LIST);
  await expect(page).toHaveTitle(/^My Properties/);
  await expect(page.getByText('No property yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add your first property' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a New Property');
});

test('My Properties: a long name without spaces fits the dialog that confirms its deletion', async ({ page }) => {
  await signedIn(page);
  const name = newName().replaceAll(' ', '').padEnd(52, 'x');
  await addListing(page, name);
  await page.goto(LIST);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.locator('#removal-dialog .dialog-body');
  await expect(question.getByText(name)).toBeVisible();
  expect(await question.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('My Properties: a deletion that fails keeps the listing, and the dialog says why', async ({
  page,
  context,
  complaints,
}) => {
  await signedIn(page);
  const name = newName();
  await addListing(page, name);
  await page.goto(LIST);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete listing' });
  await expect(dialog).toBeVisible();
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog.getByText('We could not reach Gidana.')).toBeVisible();
  await expect(page.getByRole('link', { name: `Open ${name}`, includeHidden: true })).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'No' }).click();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(dialog.getByText('We could not reach Gidana.')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('link', { name: `Open ${name}` })).toHaveCount(0);
  complaints.expect('net::ERR_INTERNET_DISCONNECTED /customer/all_properties.data');
});

test('My Properties: shows fifty rows and fifty more on request, and the same place after going back', async ({
  page,
}) => {
  test.slow();
  await signedIn(page);
  const names = Array.from({ length: 53 }, newName);
  const first = await addListing(page, names[0] ?? '');
  const { imageUrls } = (await (await page.request.get(`/api/listing/get/${first}`)).json()) as { imageUrls: string[] };
  expect(imageUrls).toHaveLength(1);
  for (const name of names.slice(1)) await addListing(page, name);
  await page.goto(LIST);
  const rows = page.getByRole('link', { name: /^Open / });
  await expect(rows).toHaveCount(50);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(53);
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0);
  await page.getByRole('link', { name: `Edit ${names[0]}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update a Listing');
  await page.goBack();
  await expect(rows).toHaveCount(53);
  await expect(page.getByRole('link', { name: `Edit ${names[0]}` })).toBeInViewport();
});

test('listing form: somebody else’s listing answers 403, a deleted one 404', async ({ page, complaints }) => {
  await signedIn(page);
  const id = await addListing(page, newName());
  await signedIn(page);
  const path = `/customer/listing/update-listing/${id}`;
  expect((await page.goto(path))?.status()).toBe(403);
  await expect(page.getByText('You can only change your own listings.')).toBeVisible();
  const gone = '/customer/listing/update-listing/01a1fe35-0000-7000-8000-000000000000';
  expect((await page.goto(gone))?.status()).toBe(404);
  await expect(page.getByText('We could not find that listing.')).toBeVisible();
  complaints.expect(`403 (Forbidden) ${path}`);
  complaints.expect(`404 (Not Found) ${gone}`);
});

test('listing form: an admin can make a listing premier, a seller is not asked', async ({ page }) => {
  await signedIn(page);
  const name = newName();
  const id = await addListing(page, name);
  const path = `/customer/listing/update-listing/${id}`;
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'UPDATE PROPERTY' })).toBeVisible();
  await expect(page.getByLabel('Premier property')).toHaveCount(0);

  const admin = { email: 'admin@gidana.example', password: 'journeys-need-an-admin' };
  expect((await page.request.post('/api/customer/login', { data: admin })).ok()).toBe(true);
  await openForm(page, path);
  await page.getByLabel('Premier property').check();
  await page.getByRole('button', { name: 'UPDATE PROPERTY' }).click();
  await expect(page.getByText('Listing updated successfully')).toBeVisible();
  await page.goto('/exclusive');
  await expect(page.getByRole('link', { name })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`seller screens: axe finds no violation in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signedIn(page);
    const id = await addListing(page, newName());
    const check = () => expectNoViolation(page, 'main');
    await page.goto(LIST);
    await check();
    await page.getByRole('button', { name: /^Delete / }).click();
    await expect(page.getByRole('dialog', { name: 'Delete listing' })).toHaveCSS('opacity', '1');
    await check();
    await openForm(page, `/customer/listing/update-listing/${id}`);
    await check();
    await openForm(page);
    await page.getByRole('button', { name: 'ADD PROPERTY' }).click();
    await expect(page.getByText('You must upload at least one image')).toBeVisible();
    await check();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('listing: created with photos, changed and deleted by plain forms', async ({ page, complaints }) => {
    await signedIn(page);
    const name = newName();
    await page.goto('/customer/add_properties');
    await fillListing(page, name);
    await page.getByRole('button', { name: 'ADD PROPERTY' }).click();
    await expect(page.getByText('You must upload at least one image').first()).toBeVisible();
    complaints.expect('400 (Bad Request) /customer/add_properties');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);

    const files = [await plainPhoto('front.jpg', 40), await plainPhoto('kitchen.jpg', 200)];
    await page.locator('input[type=file]').setInputFiles(files);
    await page.getByRole('button', { name: 'UPLOAD' }).click();
    await expect(page.getByRole('button', { name: /^DELETE photo/ })).toHaveCount(2);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await page.getByRole('button', { name: /^Move photo 2 of 2.* earlier$/ }).click();
    await expect(page.getByRole('button', { name: /^DELETE photo 1 of 2, kitchen/ })).toBeVisible();
    await page.getByLabel('Offer').check();
    await page.getByLabel('Discounted Price').fill('2,000,000');
    await page.getByRole('button', { name: 'ADD PROPERTY' }).click();
    await expect(page.getByText('Listing created successfully')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

    await page.goto(LIST);
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    await page.getByRole('button', { name: /^DELETE photo 2 of 2/ }).click();
    await expect(page.getByRole('button', { name: /^DELETE photo/ })).toHaveCount(1);
    await page.getByLabel('Sell').check();
    await page.getByRole('button', { name: 'UPDATE PROPERTY' }).click();
    await expect(page.getByText('Listing updated successfully')).toBeVisible();
    await expect(page.getByText('For Sale').first()).toBeVisible();

    await page.goto(LIST);
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await expect(page.getByText('Are you sure you want to delete this listing?').first()).toBeVisible();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Listing deleted successfully')).toBeVisible();
    await expect(page.getByText('No property yet')).toBeVisible();
  });
});

test('listing form: a body as large as six photos is read only from people who are logged in', async ({ page }) => {
  const photo = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(1024 * 1024) };
  const post = () => page.request.post('/customer/add_properties', { multipart: { photos: photo }, maxRedirects: 0 });
  expect((await post()).status()).toBe(413);
  await signedIn(page);
  const refused = await post();
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('not a photo that we can read');
});
