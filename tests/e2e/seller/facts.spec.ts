import type { Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { plainPhoto } from '../support/photos.ts';
import { addListing, fillListing, newName, openForm, photos, picker, signedIn } from '../support/sellers.ts';

const add = 'ADD PROPERTY';
const more = (page: Page) => page.getByText('Size, papers, what it has, fees');
const IKOYI = {
  regularPrice: 12_000_000,
  city: 'Ikoyi',
  state: 'Lagos',
  propertyType: 'flat',
  fees: [
    { kind: 'agency', percent: 10 },
    { kind: 'legal', percent: 10 },
    { kind: 'caution', amount: 750_000 },
    { kind: 'service', amount: 2_500_000 },
  ],
};

/** Fills the part that nobody must fill in, of a flat for 12 million a year. */
async function sayMore(page: Page): Promise<void> {
  await more(page).click();
  await page.getByLabel('Kind of property').selectOption('Flat');
  await page.getByLabel('Size', { exact: true }).fill('50x100 ft');
  await page.getByLabel('Title paper').selectOption('Deed of Sublease');
  await page.getByLabel('Electricity band').selectOption('Band A');
  await page.getByLabel('Borehole').check();
  await page.getByLabel('Agency fee', { exact: true }).fill('10');
  await page.getByLabel('Legal and agreement fee', { exact: true }).fill('10');
  await page.getByLabel('Caution deposit', { exact: true }).fill('750000');
  await page.getByLabel('Service charge', { exact: true }).fill('2500000');
}

/** What a visitor reads of it. */
async function seeBill(page: Page): Promise<void> {
  const bill = page.locator('#cost');
  await expect(bill.getByRole('heading')).toHaveText('What it really costs');
  for (const line of [
    /Rent for one year\s*₦12,000,000/,
    /Agency fee \(10%\)\s*₦1,200,000/,
    /Service charge every year\s*₦2,500,000/,
    /First year\s*₦17,650,000/,
    /Refundable\s*₦750,000/,
    /Second year\s*₦14,500,000/,
  ])
    await expect(bill).toContainText(line);
  const first = page.locator('section', { has: page.getByRole('heading', { name: 'Special Features' }) });
  await expect(first).toContainText('50x100 ft (464.5 sqm)');
  await expect(first).toContainText('Band A');
  const facts = page.locator('section', { has: page.getByRole('heading', { name: 'Facts' }) });
  await expect(facts).toContainText('Deed of Sublease');
  await expect(facts).toContainText(/GD-\d+/);
}

test('listing form: details and costs show the first-year total while typing, and survive a reload and the save', async ({
  page,
}) => {
  await signedIn(page);
  await openForm(page);
  const name = newName();
  await picker(page).setInputFiles(await plainPhoto('front.jpg', 40));
  await expect(page.locator('[data-phase=done]')).toHaveCount(1);
  await fillListing(page, name);
  await expect(page.getByLabel('Title paper')).toBeHidden();
  await sayMore(page);
  await page.getByLabel('Regular Price', { exact: true }).fill('12000000');
  await expect(page.getByText('First year ₦17,650,000')).toBeVisible();
  await expect(page.getByText('₦750,000 of it comes back.')).toBeVisible();
  await expectNoViolation(page, 'form.group\\/listing');
  await page.getByLabel('Service charge', { exact: true }).fill('a lot');
  await expect(page.getByText('as soon as the price and every fee can be read')).toBeVisible();
  await page.getByRole('button', { name: add }).click();
  await expect(page.getByText('Service charge: please give a whole number of naira')).toBeVisible();
  await page.getByLabel('Service charge', { exact: true }).fill('2,500,000');
  await expect(page.getByText('Service charge: please give a whole number of naira')).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('We kept your draft.')).toBeVisible();
  await expect(page.getByLabel('Agency fee', { exact: true })).toHaveValue('10');
  await expect(page.getByLabel('Borehole')).toBeChecked();
  await expect(page.getByText('First year ₦17,650,000')).toBeVisible();
  // A kept draft leaves no older panel above the newest one.
  const preview = page.getByRole('region', { name: 'As others will see it' });
  for (const price of ['12,100,000', '12,000,000']) {
    await page.getByLabel('Regular Price', { exact: true }).fill(price);
    await page.getByRole('button', { name: 'SEE IT FIRST' }).click();
    await expect(preview.locator('.listing-card')).toContainText(`₦${price}`);
  }
  await page.getByRole('button', { name: add }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await seeBill(page);

  await page.getByRole('link', { name: /Edit/ }).first().click();
  await expect(page.getByLabel('Title paper')).toHaveValue('deed-of-sublease');
  await expect(page.getByLabel('Electricity band')).toHaveValue('band-a');
  await page.getByLabel('Caution deposit', { exact: true }).fill('');
  await page.getByRole('button', { name: 'UPDATE PROPERTY' }).click();
  await expect(page.locator('#cost')).toContainText(/Caution deposit\s*not stated/);
  await expect(page.locator('#cost')).toContainText(/First year, as far as stated\s*₦16,900,000/);
});

test('land: has no bedrooms in the form, on its card or on its page', async ({ page }) => {
  await signedIn(page);
  await openForm(page);
  await expect(page.getByLabel('Bedroom')).toBeVisible();
  await page.getByLabel('Kind of property').selectOption('Farmland');
  await expect(page.getByLabel('Bedroom')).toBeHidden();
  await expect(page.getByLabel('Bathroom')).toBeHidden();
  await expect(page.getByLabel('Furnished', { exact: true })).toBeHidden();
  await expect(page.getByLabel('Toilets')).toBeHidden();

  const name = newName();
  const id = await addListing(page, name, { type: 'sale', propertyType: 'farmland', sizeText: '2 acres' });
  await page.goto(`/listing/${id}`);
  await expect(page.getByText('2 acres (8,093.8 sqm)', { exact: true })).toBeVisible();
  await expect(page.getByText('1 bedroom')).toHaveCount(0);
  await page.goto(`/search?searchTerm=${encodeURIComponent(name)}`);
  const card = page.locator('.listing-card', { hasText: name });
  await expect(card).toContainText('Farmland · 2 acres');
  await expect(card).not.toContainText('bedroom');
});

test('costs: a card shows the first-year total; bill and facts have no axe violation', async ({ page }) => {
  await signedIn(page);
  const name = newName();
  const id = await addListing(page, name, IKOYI);
  const silent = newName();
  await addListing(page, silent);
  await page.context().clearCookies();
  await page.goto(`/search?searchTerm=${encodeURIComponent(name)}`);
  await expect(page.locator('.listing-card', { hasText: name })).toContainText('₦17.6M to move in');
  await page.goto(`/search?searchTerm=${encodeURIComponent(silent)}`);
  await expect(page.locator('.listing-card', { hasText: silent })).toContainText('Fees not stated');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`/listing/${id}`);
    await expect(page.locator('#cost')).toContainText('₦17,650,000');
    await expectNoViolation(page, '.listing');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('listing form: details and costs are filled in, kept when the form is refused, and saved', async ({
    page,
    complaints,
  }) => {
    await signedIn(page);
    const name = newName();
    await page.goto('/customer/add_properties');
    await fillListing(page, name);
    await page.getByLabel('Regular Price', { exact: true }).fill('12000000');
    await picker(page).setInputFiles(await plainPhoto('front.jpg', 40));
    await sayMore(page);
    await page.getByLabel('Service charge', { exact: true }).fill('a lot');
    await expect(page.getByText('of it comes back')).toBeHidden();
    await page.getByRole('button', { name: add }).click();
    await expect(page.getByText('Service charge: please give a whole number of naira').first()).toBeVisible();
    await expect(photos(page).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByLabel('Borehole')).toBeChecked();
    await expect(page.getByLabel('Service charge', { exact: true })).toHaveValue('a lot');
    await page.getByLabel('Service charge', { exact: true }).fill('2500000');
    await page.getByRole('button', { name: add }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await seeBill(page);
    complaints.expect('400 (Bad Request) /customer/add_properties');
  });
});

test('listing form: of two things that are asked back each is asked once', async ({ page }) => {
  await signedIn(page);
  await openForm(page);
  await picker(page).setInputFiles(await plainPhoto('front.jpg', 40));
  await expect(page.locator('[data-phase=done]')).toHaveCount(1);
  const name = newName();
  await fillListing(page, name);
  await page.getByLabel('Description', { exact: true }).fill('Quiet. Inspection fee 2,000 before viewing.');
  await page.getByText('Size, papers, what it has, fees').click();
  await page.getByLabel('Size', { exact: true }).fill('600');
  await page.getByRole('button', { name: add }).click();
  const asked = page.getByRole('region', { name: 'Is this right?' });
  await expect(asked.getByRole('listitem')).toHaveText([/Is its size 600 square metres/]);
  await asked.getByRole('button', { name: `YES, ${add}` }).click();
  await expect(asked.getByRole('listitem')).toHaveText([/Inspection fee/]);
  await asked.getByRole('button', { name: `YES, ${add}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('listing form: a town that is chosen fills in the state', async ({ page }) => {
  await signedIn(page);
  await openForm(page);
  const city = page.getByLabel('City', { exact: true });
  await city.pressSequentially('lekki ph');
  const offered = page.locator('#towns option', { hasText: 'Lekki Phase 1, Lagos' });
  await expect(offered).toBeAttached();
  // A choice from the list is what the browser writes into the field.
  await city.fill('Lekki Phase 1, Lagos');
  await expect(city).toHaveValue('Lekki Phase 1');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Lagos');
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('Nigeria');
  // Its whole name typed by hand is as good as chosen; "suru" is also half of Surulere.
  for (const [typed, offer, state] of [
    ['bodija', 'Bodija, Ibadan, Oyo', 'Oyo'],
    ['suru', 'Suru, Kebbi', ''],
  ] as const) {
    await page.getByLabel('State', { exact: true }).fill('');
    await city.fill(typed);
    await expect(page.locator('#towns option', { hasText: offer })).toBeAttached();
    await city.press('Tab');
    await expect(page.getByLabel('State', { exact: true })).toHaveValue(state);
  }
});
