import { expect, test } from '../support/fixtures.ts';
import { searchBox } from '../support/search-box.ts';

// Everything that a visitor needs, with scripts switched off.
test.use({ javaScriptEnabled: false });

test('home page: can be read and searched', async ({ page }) => {
  await page.goto('/');
  for (const title of ['Recent Shortlet', 'Recent Rent', 'Recent Sale', 'How it works', 'Frequently asked questions']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.locator('.splash-screen')).toBeHidden();
  await page.getByText('Which fees should I expect?').click();
  await expect(page.getByText('Ask for every fee in writing before you pay.')).toBeVisible();
  await searchBox(page).fill('lagos');
  await page.getByRole('button', { name: 'For Sale' }).click();
  await expect(page).toHaveURL(/\/search\?searchTerm=lagos&type=sale$/);
  await expect(page.locator('.listing-card').first()).toContainText('For Sale');
});

test('results: can be filtered and continued', async ({ page }, { project }) => {
  await page.goto('/search');
  if (project.name !== 'desktop') await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('group', { name: 'Type' }).getByText('Rent').click();
  await page.locator('#filters').getByText('More filters').click();
  await page.locator('#filters').getByText('Parking').click();
  await page.getByRole('button', { name: 'Show homes' }).click();
  await expect(page).toHaveURL(/type=rent/);
  await expect(page).toHaveURL(/parking=true/);
  await expect(page.getByRole('link', { name: 'Remove Parking' })).toBeVisible();

  if (project.name !== 'desktop') await page.getByRole('button', { name: 'Filters' }).click();
  await page.locator('#filters').getByText('More filters').click();
  await page.locator('#filters').getByText('Good water').click();
  await page.locator('#filters').getByText('Security', { exact: false }).click();
  await page.getByRole('button', { name: 'Show homes' }).click();
  await expect(page.getByRole('link', { name: 'Remove Good water' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove Security' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove Parking' })).toBeVisible();

  await page.getByLabel('Sort by').selectOption('Lowest price');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(page).toHaveURL(/sort=price/);
  await expect(page.getByRole('link', { name: 'Remove Security' })).toBeVisible();

  if (project.name === 'desktop') await page.locator('#filters').getByText('Price', { exact: true }).click();
  else await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Highest price').fill('a lot');
  await page.getByRole('button', { name: 'Show homes' }).click();
  await expect(page.locator('[name=maxPrice]:user-invalid')).toBeVisible();
  await page.getByLabel('Highest price').fill('2.5m');
  await page.getByRole('button', { name: 'Show homes' }).click();
  if (project.name === 'desktop')
    await expect(page.locator('#filters summary', { hasText: 'Up to ₦2.5M' })).toBeVisible();
  else await expect(page.getByRole('link', { name: 'Remove Up to ₦2.5M' })).toBeVisible();
  await expect(page.getByLabel('Highest price')).toHaveValue('2,500,000');

  // The browser says nothing of a field that it cannot show.
  if (project.name !== 'desktop') await page.getByRole('button', { name: 'Filters' }).click();
  await page.locator('#filters').getByText('More filters').click();
  await page.getByLabel('Stated first-year total').fill('a lot');
  await page.locator('#filters').getByText('More filters').click();
  await page.getByRole('button', { name: 'Show homes' }).click();
  await expect(page.locator('[name=maxTotal]:user-invalid')).toBeFocused();
  await page.getByLabel('Stated first-year total').fill('20m');
  await page.getByLabel('Size from').click();
  await page.keyboard.type('60 sqm');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Remove Up to ₦20M in all' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove From 60 sqm' })).toBeVisible();

  await page.goto('/search?type=rent');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page.locator('.listing-card')).toHaveCount(18);
  await expect(page.locator('#home-10')).toBeInViewport();
});

test('listing page: shows its photographs, facts and the way to its owner', async ({ page }) => {
  await page.goto('/search?type=shortlet');
  await page.locator('.listing-card').first().getByRole('link').first().click();
  await expect(page.getByText('/ night').filter({ visible: true }).first()).toBeVisible();
  for (const title of ['Special Features', 'Description']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await page.getByText('Share', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=.+listing/,
  );
  await page.getByText('Share', { exact: true }).click();

  const address = new URL(page.url()).pathname;
  await expect(page.getByRole('link', { name: 'Log in to see contacts' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(address)}`,
  );
  await expect(page.getByRole('link', { name: 'Register for free' })).toHaveAttribute(
    'href',
    `/register?next=${encodeURIComponent(address)}`,
  );
  await page.getByRole('link', { name: /photograph 1 of/ }).click();
  const large = page.getByRole('dialog');
  await expect(large.getByRole('img', { name: / 1 of/ })).toBeInViewport();
  await expect(large.getByRole('link', { name: 'Photograph 2' })).toBeInViewport();
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(large).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(address);
});

test('navigation: the menu opens', async ({ page }, { project }) => {
  test.skip(project.name === 'desktop', 'a desk shows the links at once');
  await page.goto('/');
  await page.getByLabel('Menu').first().click();
  await page.getByRole('link', { name: 'Properties', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'All Properties' })).toBeVisible();
});
