import type { BrowserContext, Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/hydration.ts';
import { plainPhoto } from '../support/photos.ts';
import { addListing, fillListing, newName, openForm, picker, signedIn } from '../support/sellers.ts';

const add = 'ADD PROPERTY';

/** The form of a listed home in two windows of its seller. */
async function openTwice(page: Page, context: BrowserContext) {
  await signedIn(page);
  const id = await addListing(page, newName());
  const path = `/customer/listing/update-listing/${id}`;
  const other = await context.newPage();
  await openForm(page, path);
  await openForm(other, path);
  return { path, other };
}

test('listing form: missing values are shown at their fields, and the first gets the focus', async ({ page }) => {
  await signedIn(page);
  await openForm(page);
  await page.getByRole('button', { name: add }).click();
  const city = page.getByLabel('City', { exact: true });
  await expect(city).toBeFocused();
  await expect(page.getByText('Please choose the area or town')).toBeVisible();
  await city.fill('Yaba');
  await expect(page.getByText('Please choose the area or town')).toHaveCount(0);
  await expect(page.getByText('You must upload at least one image')).toBeVisible();
  await expect(page.getByText('The name must have 10 to 52 characters.')).toBeVisible();
  await expect(page.getByText('Please describe the property.')).toBeVisible();

  await picker(page).setInputFiles(await plainPhoto('front.jpg', 40));
  await expect(page.locator('[data-phase=done]')).toHaveCount(1);
  await expect(page.getByText('You must upload at least one image')).toHaveCount(0);
  await page.getByRole('button', { name: add }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Four bedroom duplex');
  await expect(page.getByText('The name must have 10 to 52 characters.')).toHaveCount(0);
  await expect(page.getByText('19 / of 52')).toBeAttached();
  await name.press('Enter');
  await expect(page.getByLabel('Description', { exact: true })).toBeFocused();
});

test('listing form: a discount must be lower than the price, and is asked for with an offer only', async ({ page }) => {
  await signedIn(page);
  await openForm(page);
  await picker(page).setInputFiles(await plainPhoto('front.jpg', 40));
  await expect(page.locator('[data-phase=done]')).toHaveCount(1);
  await fillListing(page, newName());
  await expect(page.getByLabel('Discounted Price')).toBeHidden();
  await page.getByLabel('Offer').check();
  await page.getByLabel('Discounted Price').fill('3000000');
  await page.getByRole('button', { name: add }).click();
  await expect(page.getByText('Discount Price must be lower than Regular price')).toBeVisible();
  await page.getByLabel('Discounted Price').fill('2400000');
  await expect(page.getByText('Discount Price must be lower than Regular price')).toHaveCount(0);
});

test('listing form: what is changed before scripts come stays', async ({ page }) => {
  await signedIn(page);
  const id = await addListing(page, newName());
  const scriptsCome = await holdScripts(page);
  await page.goto(`/customer/listing/update-listing/${id}`, { waitUntil: 'commit' });
  const description = page.getByLabel('Description', { exact: true });
  await description.fill('Quiet street, and a viewing costs nothing.');
  await page.getByLabel('Name', { exact: true }).fill('The quiet house behind the market');
  await page.getByLabel('Bedroom', { exact: true }).selectOption('4');
  await page.getByLabel('Furnished', { exact: true }).setChecked(true);
  await scriptsCome();
  await expect(description).toHaveValue('Quiet street, and a viewing costs nothing.');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('The quiet house behind the market');
  await expect(page.getByLabel('Bedroom', { exact: true })).toHaveValue('4');
  await expect(page.getByLabel('Furnished', { exact: true })).toBeChecked();
  await description.fill('Quieter still.');
  await page.getByRole('button', { name: 'UPDATE PROPERTY' }).click();
  await expect(page.getByText('Quieter still.').first()).toBeVisible();
});

test('listing form: the price of a listed home is changed without a scroll to the end, and a conflict is led to', async ({
  page,
  context,
  complaints,
}) => {
  const { path, other } = await openTwice(page, context);
  const save = page.getByRole('button', { name: 'UPDATE PROPERTY' });
  await expect(save).toBeInViewport();
  await page.getByRole('navigation', { name: 'Parts of the form' }).getByText('Price').click();
  const price = page.getByLabel('Regular Price');
  await expect(price).toBeInViewport();
  await price.fill('3200000');

  await other.getByLabel('Regular Price').fill('3100000');
  await other.getByRole('button', { name: 'UPDATE PROPERTY' }).click();
  await expect(other.getByText('Listing updated successfully')).toBeVisible();

  await page.getByLabel('City', { exact: true }).scrollIntoViewIfNeeded();
  await save.click();
  const mine = page.getByRole('button', { name: 'Save mine anyway' });
  await expect(mine).toBeInViewport();
  await page.getByRole('navigation', { name: 'Parts of the form' }).getByText('Photos').click();
  await expect(page.getByRole('heading', { name: 'How it looks' })).toBeInViewport();
  await expect(mine).toBeAttached();
  complaints.expect(`409 (Conflict) ${path}.data`);
});

test('listing form: what is marked before scripts come stays marked, and typing replaces it', async ({ page }) => {
  await signedIn(page);
  const id = await addListing(page, newName());
  const scriptsCome = await holdScripts(page);
  await page.goto(`/customer/listing/update-listing/${id}`, { waitUntil: 'commit' });
  const description = page.getByLabel('Description', { exact: true });
  await description.selectText();
  await scriptsCome();
  await page.keyboard.type('Quiet.');
  await expect(description).toHaveValue('Quiet.');
});

test('listing form: what nobody touched is asked back once, and a press confirms it', async ({ page }) => {
  await signedIn(page);
  await openForm(page);
  await picker(page).setInputFiles(await plainPhoto('front.jpg', 40));
  await expect(page.locator('[data-phase=done]')).toHaveCount(1);
  const name = newName();
  await fillListing(page, name);
  await page.getByLabel('Bathroom', { exact: true }).selectOption('2');
  await page.getByLabel('Bathroom', { exact: true }).selectOption('1');
  await page.getByLabel('Bedroom', { exact: true }).selectOption('2');
  await page.getByLabel('Regular Price', { exact: true }).fill('50000');
  await page.getByText('Size, papers, what it has, fees').click();
  await page.getByLabel('Size', { exact: true }).fill('600');
  await page.getByRole('button', { name: add }).click();
  const asked = page.getByRole('region', { name: 'Is this right?' });
  await expect(asked).toBeFocused();
  // What was touched is answered, also with what the form began with.
  await expect(asked.getByRole('listitem')).toHaveText([/Is its size 600 square metres/]);
  await expectNoViolation(page, 'form.group\\/listing');
  await asked.getByRole('button', { name: /^Change/ }).click();
  await expect(page.getByLabel('Size', { exact: true })).toBeFocused();
  await asked.getByRole('button', { name: `YES, ${add}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('listing form: a first home goes live with eight answers', async ({ page }) => {
  await signedIn(page);
  await openForm(page);
  let answers = 0;
  const answer = async (given: Promise<unknown>) => {
    await given;
    answers += 1;
  };
  await answer(picker(page).setInputFiles(await plainPhoto('front.jpg', 40)));
  await expect(page.locator('[data-phase=done]')).toHaveCount(1);
  const name = newName();
  await expect(page.locator('#towns')).toBeAttached();
  // The state comes with the town.
  await answer(page.getByLabel('City', { exact: true }).fill('Lekki Phase 1, Lagos'));
  await answer(page.getByLabel('Name', { exact: true }).fill(name));
  await answer(page.getByLabel('Description', { exact: true }).fill('Quiet street, borehole, prepaid meter.'));
  await answer(page.getByLabel('Regular Price', { exact: true }).fill('2500000'));
  await answer(page.getByLabel('Bedroom', { exact: true }).selectOption('2'));
  await answer(page.getByLabel('Bathroom', { exact: true }).selectOption('2'));
  await answer(page.getByRole('button', { name: add }).click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(answers).toBe(8);
});

test('listing form: the home is seen as others will see it before it is stored', async ({ page }) => {
  await signedIn(page);
  await openForm(page);
  await picker(page).setInputFiles(await plainPhoto('front.jpg', 40));
  await expect(page.locator('[data-phase=done]')).toHaveCount(1);
  const name = newName();
  await fillListing(page, name);
  await page.getByRole('button', { name: 'SEE IT FIRST' }).click();
  const preview = page.getByRole('region', { name: 'As others will see it' });
  await expect(preview).toBeFocused();
  await expect(preview).toContainText('4 more photos');
  await expect(preview.locator('.listing-card')).toContainText('₦2,500,000');
  await preview.getByText('Its whole page').click();
  await expect(preview.getByText('What it really costs')).toBeVisible();
  await expectNoViolation(page, 'form.group\\/listing');
  // What was typed still stands, and a change is seen the next time.
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.getByLabel('Regular Price', { exact: true }).fill('2700000');
  await page.getByRole('button', { name: 'SEE IT FIRST' }).click();
  await expect(preview.locator('.listing-card')).toContainText('₦2,700,000');
  await preview.getByRole('button', { name: add }).click();
  await expect(page).toHaveURL(/\/listing\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('listing form: the price gets its separators while it is typed', async ({ page }) => {
  await signedIn(page);
  await openForm(page);
  const price = page.getByLabel('Regular Price', { exact: true });
  await expect(price).toHaveValue('50,000');
  await price.fill('');
  await price.pressSequentially('1250000');
  await expect(price).toHaveValue('1,250,000');
  await price.fill('');
  await price.pressSequentially('2.5m');
  await expect(page.getByText('People see ₦2.5M')).toBeVisible();
  await price.press('Tab');
  await expect(price).toHaveValue('2,500,000');
  await page.getByLabel('Shortlet').check();
  await expect(page.getByText('/Night').first()).toBeVisible();
  await page.getByLabel('Rent', { exact: true }).check();
  await expect(page.getByText('/Year').first()).toBeVisible();
  await page.getByLabel('Sell').check();
  await expect(page.getByText('/Year').first()).toBeHidden();
});

test('listing photos: more than six are refused with the message of the specification', async ({ page }) => {
  await signedIn(page);
  await openForm(page);
  const files = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => plainPhoto(`room ${n}.jpg`, n * 40)));
  await picker(page).setInputFiles(files);
  await expect(page.getByText('You can only upload 6 images per listing')).toBeVisible();
  await expect(page.locator('[data-phase=done]')).toHaveCount(6);
});

test('listing photos: a photo clears the message of a refused form, also where scripts came late', async ({
  page,
  complaints,
}) => {
  await signedIn(page);
  // The scripts are late, as on a slow line: the form goes out by itself.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/customer/add_properties');
  await fillListing(page, newName());
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: add }).click();
  const missing = page.getByText('You must upload at least one image');
  await expect(missing).toBeVisible();
  await expect(page.getByRole('button', { name: 'UPLOAD' })).toHaveAttribute('type', 'button');
  await picker(page).setInputFiles(await plainPhoto('front.jpg', 40));
  await expect(page.locator('[data-phase=done]')).toHaveCount(1);
  await expect(missing).toHaveCount(0);
  await page.getByRole('button', { name: add }).click();
  await expect(page.getByText('Listing created successfully')).toBeVisible();
  complaints.expect('net::ERR_FAILED /assets/', 'some');
  complaints.expect('400 (Bad Request) /customer/add_properties');
});

test('listing photos: a picker closed without a file says what is needed', async ({ page }) => {
  await signedIn(page);
  await openForm(page);
  await picker(page).dispatchEvent('cancel');
  await expect(page.getByRole('alert')).toHaveText(/Please select an image. You can only upload 6 images per listing/);
  await picker(page).setInputFiles(await plainPhoto('front.jpg', 40));
  await expect(page.locator('[data-phase=done]')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('listing form: a session that ended asks for the login, and the form is as it was afterwards', async ({
  page,
}) => {
  const { email, password } = await signedIn(page);
  await openForm(page);
  const name = newName();
  await picker(page).setInputFiles(await plainPhoto('front.jpg', 40));
  await expect(page.locator('[data-phase=done]')).toHaveCount(1);
  await fillListing(page, name);
  await page.context().clearCookies();
  await page.getByRole('button', { name: add }).click();
  await expect(page).toHaveURL('/login?next=%2Fcustomer%2Fadd_properties');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('We kept your draft.')).toBeVisible();
  await page.getByRole('button', { name: add }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goto('/customer/add_properties');
  await expect(page.getByRole('button', { name: 'UPLOAD' })).toHaveAttribute('type', 'button');
  await expect(page.getByText('We kept your draft.')).toHaveCount(0);
});

test('listing form: a save without a connection says so and keeps every field', async ({
  page,
  context,
  complaints,
}) => {
  await signedIn(page);
  await openForm(page);
  const name = newName();
  await picker(page).setInputFiles(await plainPhoto('front.jpg', 40));
  await expect(page.locator('[data-phase=done]')).toHaveCount(1);
  await fillListing(page, name);
  await context.setOffline(true);
  await page.getByRole('button', { name: add }).click();
  await expect(page.getByText('We could not reach Gidana.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await context.setOffline(false);
  await page.getByRole('button', { name: add }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  complaints.expect('net::ERR_INTERNET_DISCONNECTED /customer/add_properties.data');
  // The city was typed a moment before: its suggestions may still be asked for.
  complaints.expect('net::ERR_INTERNET_DISCONNECTED /api/places/suggest', 'any');
});

test('listing form: sent again after a lost answer, with a double click, it creates one listing', async ({
  page,
  complaints,
}) => {
  const { userId } = await signedIn(page);
  await openForm(page);
  const name = newName();
  await picker(page).setInputFiles(await plainPhoto('front.jpg', 40));
  await expect(page.locator('[data-phase=done]')).toHaveCount(1);
  await fillListing(page, name);
  // The server takes it, and the connection breaks before its answer arrives.
  await page.route('**/add_properties.data*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: add }).click();
  await expect(page.getByText('We could not reach Gidana.')).toBeVisible();
  await page.unroute('**/add_properties.data*');
  await page.getByLabel('City', { exact: true }).fill('Ikoyi');
  await page.getByRole('button', { name: add }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const listings = (await (await page.request.get(`/api/user/listing/${userId}`)).json()) as unknown[];
  expect(listings).toMatchObject([{ name, city: 'Ikoyi' }]);
  complaints.expect('net::ERR_FAILED /customer/add_properties.data');
});

test('listing form: edited in two windows, the second save learns of the first and can overwrite it', async ({
  page,
  context,
  complaints,
}) => {
  const { path, other } = await openTwice(page, context);
  await other.getByLabel('City', { exact: true }).fill('Ikoyi');
  await other.getByRole('button', { name: 'UPDATE PROPERTY' }).click();
  await expect(other.getByText('Listing updated successfully')).toBeVisible();

  const mine = `Mine ${newName()}`.slice(0, 50);
  await page.getByLabel('Name', { exact: true }).fill(mine);
  await page.getByRole('button', { name: 'UPDATE PROPERTY' }).click();
  await expect(page.getByText('This listing was changed in another window')).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('link', { name: 'Load the latest version' })).toBeVisible();
  const versions = page.getByRole('region', { name: 'Both versions' });
  await expect(versions.getByText('You saved it in another window on')).toBeVisible();
  await expect(versions.getByRole('row').filter({ hasText: 'City' })).toContainText(/Ikoyi\s*Lekki/);
  await expect(versions.getByRole('row').filter({ hasText: mine })).toHaveCount(1);
  await expectNoViolation(page, 'main');
  await page.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(page.getByText('Listing updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mine);
  complaints.expect(`409 (Conflict) ${path}.data`);
});

test('listing form: words that would keep the home back are quoted before it is saved', async ({ page }) => {
  await signedIn(page);
  await openForm(page);
  await picker(page).setInputFiles(await plainPhoto('front.jpg', 40));
  await expect(page.locator('[data-phase=done]')).toHaveCount(1);
  const name = newName();
  await fillListing(page, name);
  const description = page.getByLabel('Description', { exact: true });
  await description.fill('Quiet flat. Pay inspection fee 20k before viewing.');
  await page.getByRole('button', { name: 'ADD PROPERTY' }).first().click();
  const asked = page.getByRole('region', { name: 'Is this right?' });
  await expect(asked).toContainText('“Pay inspection”');
  await asked.getByRole('button', { name: /^Change: The text reads/ }).click();
  await expect(description).toBeFocused();
  await description.fill('Quiet flat. Viewing is free.');
  await page.getByRole('button', { name: 'ADD PROPERTY' }).last().click();
  await expect(page).toHaveURL(/\/listing\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('We review this home before others see it.')).toHaveCount(0);
});
