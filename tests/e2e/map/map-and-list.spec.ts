import { expect, test } from '../support/fixtures.ts';

test('map on a phone: opens with one tap, and going back restores the list where it was', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'desktop', 'A wide screen shows both.');
  await page.goto('/search');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page.locator('.listing-card')).toHaveCount(18);
  await page.locator('#home-12').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  await expect(page.locator('.map-marker > button').first()).toBeVisible();
  await expect(page.locator('#home-12')).toBeHidden();
  await page.getByRole('link', { name: 'List' }).click();
  await expect(page).not.toHaveURL(/view=map/);
  await expect(page.locator('.listing-card')).toHaveCount(18);
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(4);

  await page.goForward();
  await expect(page.locator('.map-mapView')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#home-12')).toBeInViewport();
});

test('map on a phone: the filters stay reachable', async ({ page }, { project }) => {
  test.skip(project.name === 'desktop', 'A wide screen shows both.');
  await page.goto('/search?view=map');
  await expect(page.locator('.map-marker > button').first()).toBeVisible();
  const before = await page.locator('.map-count').textContent();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('group', { name: 'Type' }).getByText('Shortlet').click();
  await page.getByRole('button', { name: /^Show .*homes$/ }).click();
  await expect(page).toHaveURL(/type=shortlet/);
  await expect(page).toHaveURL(/view=map/);
  await expect(page.locator('.map-count')).not.toHaveText(before ?? '');
});

test('map on a wide screen: comes alive under a mouse, before anything is pressed', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'A phone has no mouse.');
  await page.goto('/search?box=6.4,3.3,6.62,3.62');
  await expect(page.getByRole('button', { name: 'Open the map' })).toBeVisible();
  await expect(async () => {
    await page.locator('#home-1').hover();
    await page.locator('#home-2').hover();
    await expect(page.locator('.map-marker > button').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.locator('#home-1').hover();
  await expect(page.locator('.map-finger')).toHaveText(/₦/);
});

test('map of a search around a landmark: its circle and its name', async ({ page }) => {
  await page.goto('/search?searchTerm=2+bed+near+UNILAG&view=map');
  await expect(page.locator('.map-radius')).toBeVisible();
  await expect(page.locator('.map-centre-name')).toHaveText('UNILAG');
});

test('map on a wide screen: a card and its price pin highlight each other', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'A phone shows one of them.');
  await page.goto('/search?box=6.4,3.3,6.62,3.62&view=map');
  await expect(page.locator('.map-marker > button').first()).toBeVisible();
  await page.locator('#home-1').hover();
  await expect(page.locator('.map-finger')).toHaveText(/₦/);
  await page.mouse.move(5, 5);
  await expect(page.locator('.map-finger')).toHaveCount(0);
  await page.locator('#home-2 a').first().focus();
  await expect(page.locator('.map-finger')).toHaveText(/₦/);
  let lit = 0;
  for (const pin of await page.locator('.map-marker:not([inert]) > button').all()) {
    await pin.focus();
    lit += await page.locator('.results-list [data-lit]').count();
  }
  expect(lit).toBe(await page.locator('.listing-card').count());
});

test('search for land: speaks of properties, and offers no filter that a plot cannot have', async ({ page }, {
  project,
}) => {
  await page.goto('/search?kind=land');
  const said = (await page.getByText(/properties: Land in Nigeria/).textContent()) ?? '';
  if (project.name !== 'desktop') await page.getByRole('button', { name: 'Filters (1)' }).click();
  const filters = page.getByRole('form', { name: 'Filters' });
  await expect(filters.getByRole('option', { name: `Land (${Number.parseInt(said, 10)})` })).toBeAttached();
  await expect(filters.getByRole('group', { name: 'Bedrooms' })).toHaveCount(0);
  await expect(filters.getByText('Furnished')).toHaveCount(0);
  await filters.getByText('More filters').click();
  await expect(filters.getByText('Does not flood')).toBeVisible();
  await expect(filters.getByRole('group', { name: 'Bathrooms' })).toHaveCount(0);

  await page.goto('/search?kind=land&view=map');
  await expect(page.locator('.map-count')).toContainText(/\d+ properties here/);
  await expect(page.locator('.map-marker:not([inert]) > button').first()).toHaveAccessibleName(/propert/i);

  await page.goto('/search?kind=land');
  await page.locator('.listing-card').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Interested in this property?' })).toBeVisible();
});
