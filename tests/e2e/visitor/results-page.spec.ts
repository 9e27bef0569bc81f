import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/hydration.ts';
import { expectNoOverflow } from '../support/no-overflow.ts';
import { searchBox } from '../support/search-box.ts';

const SEARCHES = [
  '/search?type=rent',
  '/search?searchTerm=3+bed+flat+for+rent+in+lekki',
  '/search?place=lagos&kind=flat&bedrooms=2',
  '/search?searchTerm=2+bed+flat+near+unilag',
];

for (const path of SEARCHES) {
  test(`results: the first home of ${path} is near to the search box on a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const box = await page.locator('.search-box').boundingBox();
    const card = await page.locator('.listing-card').first().boundingBox();
    expect((card?.y ?? 999) - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThanOrEqual(120);
    await expectNoOverflow(page);
  });
}

test('all properties: on a phone the button for the filters stays under the search box, and covers no home', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/properties');
  const filters = page.getByRole('button', { name: 'Filters' });
  await expect(filters).toBeInViewport();
  await page.locator('.listing-card').nth(3).scrollIntoViewIfNeeded();
  await expect(filters).not.toBeInViewport();
  await expectNoOverflow(page);
});

test('results: the sheet counts what it would show after each choice, and lets go of all', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/search?place=lagos&bedrooms=2');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const show = page.getByRole('button', { name: /^Show/ });
  const before = await show.textContent();
  const rent = page.getByRole('radio', { name: /^Rent/ });
  // Pressed by its label, once the sheet has come to rest.
  await page.locator('.pill', { has: rent }).click();
  await expect(rent).toBeChecked();
  await expect(show).not.toHaveText(before ?? '');
  const after = /\d+/.exec((await show.textContent()) ?? '')?.[0];
  await show.click();
  await expect(page).toHaveURL(/type=rent/);
  await expect(page.getByRole('status').filter({ hasText: `${after} home` })).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('results: the choices of the sheet count what is chosen in it, and clearing all clears them too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/search?place=lagos&kind=flat');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const kind = page.getByLabel('Kind');
  const rooms = page.getByRole('group', { name: 'Bedrooms' });
  await expect(rooms).toBeVisible();
  const before = (await rooms.textContent()) ?? '';
  await kind.selectOption('duplex');
  await expect(rooms).not.toHaveText(before);
  // Land has no bedrooms.
  await kind.selectOption('land');
  await expect(rooms).toBeHidden();
  await kind.selectOption('flat');
  await expect(rooms).toHaveText(before);
  const show = page.getByRole('button', { name: /^Show/ });
  const all = (await show.textContent()) ?? '';
  const price = page.getByLabel('Highest price');
  await price.pressSequentially('2m');
  // While the field is not left.
  await expect(show).not.toHaveText(all);
  await expect(price).toBeFocused();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.locator('select[name=kind]')).toHaveValue('');
});

test('results: choices that leave no home are not to be pressed', async ({ page }) => {
  await page.goto('/search?type=sale&place=kano&kind=farmland');
  const none = page
    .locator('.pill:has(input:not(:checked))', { has: page.locator('.pill-count', { hasText: /^0$/ }) })
    .first();
  await expect(none.locator('input')).toBeDisabled();
  await expect(page.locator('select[name=title] option', { hasText: '(0)' }).first()).toBeDisabled();
});

test('results: a chosen kind without homes has no number, and on a phone a guess is short', async ({ page }, {
  project,
}) => {
  await page.goto('/search?searchTerm=2+bed+flat+for+Yaba+wey+get+light,+no+pass+2.5m');
  await expect(page.getByText('No exact match')).toBeVisible();
  await expect(page.locator('select[name=kind] option:checked')).toHaveText('Flat');
  const guess = page.getByRole('link', { name: /^Remove For rent ?, from the budget$/ });
  const { width = 0 } = (await guess.boundingBox()) ?? {};
  if (project.name === 'desktop') expect(width).toBeGreaterThan(180);
  else expect(width).toBeLessThan(130);
});

test('results: where the homes are is drawn before any script runs, also where none are', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/search?place=lagos');
  await expect(page.getByRole('img', { name: /^Map: \d+ homes? in/ })).toBeVisible();
  await page.goto('/search?searchTerm=qqqzzzxx');
  await expect(page.getByRole('img', { name: 'Map' })).toBeVisible();
  await context.close();
});

test('search box: empty, it offers what this device searched lately, until that is forgotten', async ({ page }) => {
  await openHydrated(page, '/search?searchTerm=3+bed+flat+in+lekki');
  // What remembers it comes after everything else.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gidana:searches'))).not.toBeNull();
  await page.goto('/');
  await searchBox(page).click();
  const recent = page.getByRole('dialog', { name: 'Recent searches' });
  await expect(recent.getByRole('link', { name: '3 bed flat in lekki' })).toBeVisible();
  await searchBox(page).press('Escape');
  await expect(recent).toBeHidden();
  await searchBox(page).pressSequentially('l');
  await searchBox(page).fill('');
  await recent.getByRole('link', { name: '3 bed flat in lekki' }).click();
  await expect(page).toHaveURL(/searchTerm=3\+bed/);
  await page.goto('/');
  await searchBox(page).click();
  await recent.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(recent).toBeHidden();
  await page.reload();
  await searchBox(page).click();
  await expect(recent).toBeHidden();
});

test('results: while somebody types, what the page keeps is kept', async ({ page }) => {
  await page.goto('/search?type=sale&place=lagos');
  const box = searchBox(page);
  await box.click();
  await box.pressSequentially('lekk');
  const panel = page.getByRole('dialog', { name: 'Search Results' });
  const place = panel.getByRole('list', { name: 'Places' }).getByRole('link').first();
  await expect(place).toHaveAttribute('href', /type=sale/);
  await expect(panel.getByRole('heading', { name: 'For Rent and Shortlet' })).toBeHidden();
});

/** How many places and homes a panel offers. */
async function offered(panel: Locator): Promise<number> {
  const places = panel.getByRole('list', { name: 'Places' }).getByRole('link');
  return (await panel.getByRole('article').count()) + (await places.count());
}

test('search box: says that it has a panel and whether that is open, and the arrow keys open it again', async ({
  page,
}) => {
  await page.goto('/search');
  const box = searchBox(page);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  await expect(box).toHaveAttribute('aria-haspopup', 'dialog');
  await box.click();
  await box.pressSequentially('lekki');
  const panel = page.getByRole('dialog', { name: 'Search Results' });
  await expect(panel.getByRole('link').first()).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(await box.getAttribute('aria-controls')).toBe(await panel.getAttribute('id'));
  for (const arrow of ['ArrowDown', 'ArrowUp']) {
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press(arrow);
    await expect(panel.getByRole('link').first()).toBeVisible();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('lekki');
  }
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link').first()).toBeFocused();
});

test('search box: the arrow keys reach what the panel offers, and Escape shuts it and keeps the words', async ({
  page,
}) => {
  await page.goto('/search');
  const box = searchBox(page);
  await box.click();
  await box.pressSequentially('lekki');
  const panel = page.getByRole('dialog', { name: 'Search Results' });
  await expect(panel.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('lekki');
});

test('search box: the panel shuts where the keyboard goes on, and says to the ear what it shows', async ({ page }) => {
  await page.goto('/');
  const box = searchBox(page);
  await box.click();
  await box.pressSequentially('2 bed flat lekki');
  const panel = page.getByRole('dialog', { name: 'Search Results' });
  const reading = panel.getByRole('link', { name: /^2-bedroom flats in Lekki, Lagos · \d+\+? homes/ });
  await expect(reading).toBeVisible();
  // How it was read, how many homes that is, and how many of them and of their places are offered.
  const said = `${(await reading.textContent())?.replace('→', '')}. ${await offered(panel)} suggestions`;
  await expect(panel.getByRole('status')).toHaveText(said);
  // While other words are looked for that stays: only what is new is said.
  const heard = await panel.getByRole('status').evaluateHandle((element) => {
    const texts: (string | null)[] = [];
    const ear = new MutationObserver(() => texts.push(element.textContent));
    ear.observe(element, { characterData: true, childList: true, subtree: true });
    return texts;
  });
  await box.pressSequentially(' parking');
  await expect(panel.getByRole('status')).not.toHaveText(said);
  await expect(panel).toHaveAttribute('aria-busy', 'false');
  expect(await heard.evaluate((texts) => texts)).not.toContain('Searching');
  await panel.getByText('Search result shows actual result').click();
  await expect(box).toBeFocused();
  await expect(reading).toBeVisible();
  await panel.getByRole('link', { name: 'See all results' }).focus();
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
});

test('search box: while a word is being typed, the first line opens the homes that it names', async ({ page }) => {
  await page.goto('/');
  await searchBox(page).pressSequentially('2 bed flat lekki fo');
  const panel = page.getByRole('dialog', { name: 'Search Results' });
  const reading = panel.getByRole('link', { name: /^2-bedroom flats in Lekki, Lagos · \d+ homes/ });
  const [, homes = ''] = /· (\d+) homes/.exec((await reading.textContent()) ?? '') ?? [];
  await reading.click();
  await expect(page).toHaveURL(/searchTerm=2\+bed\+flat\+lekki(?:&|$)/);
  await expect(page.getByText(`${homes} homes`).filter({ visible: true }).first()).toBeVisible();
});

test('search box: other words keep what was chosen, and nothing that was read in the words before', async ({
  page,
}) => {
  await page.goto('/search?searchTerm=2+bed+flat+yaba+under+9m&parking=true');
  const box = searchBox(page);
  await box.fill('duplex ikoyi');
  await box.press('Enter');
  await expect(page).toHaveURL(/searchTerm=duplex/);
  await expect(page.getByText(/Duplexes in Ikoyi, Lagos/).first()).toBeVisible();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ searchTerm: 'duplex ikoyi', parking: 'true' });
});

test('search box: holds what was typed while the filters still mean it, in another order too', async ({ page }) => {
  await openHydrated(page, '/search?searchTerm=2+bed+flat+in+lekki');
  const box = searchBox(page);
  await page.getByLabel('Sort by').selectOption('newest');
  await expect(page).toHaveURL(/sort=newest/);
  await expect(page.locator('search [name=sort]')).toHaveValue('newest');
  await expect(box).toHaveValue('2 bed flat in lekki');
  await box.fill('land in Ibadan');
  await box.press('Enter');
  await expect(page).toHaveURL(/searchTerm=land/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    searchTerm: 'land in Ibadan',
    sort: 'newest',
  });
});

test('header: beside the box of the results no magnifier leads away from them', async ({ page }) => {
  await page.goto('/search?searchTerm=lekki');
  const magnifier = page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
  await expect(magnifier).toBeHidden();
  await page.goto('/favourites');
  await expect(magnifier).toBeVisible();
});

test('results: the sheet shuts where the keyboard goes on behind it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openHydrated(page, '/search?place=lagos');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const show = page.getByRole('button', { name: /^Show/ });
  await page.getByRole('group', { name: 'Bedrooms' }).getByText('2+').click();
  await page.getByText('Bedrooms', { exact: true }).first().click();
  await expect(page.getByRole('group', { name: 'Bedrooms' }).getByRole('radio', { name: /^2\+/ })).toBeChecked();
  await show.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(show).toBeVisible();
  await show.focus();
  await page.keyboard.press('Tab');
  await expect(show).toBeHidden();
});

test('results: what no filter does is said above the first home', async ({ page }) => {
  await page.goto('/search?searchTerm=nice+2+bed+flat+lekki+no+caution+fee');
  const note = page.getByText('Not used: “no caution fee”');
  await expect(note).toBeInViewport();
  await expect(page.getByText('Not used in this search: “nice”, “no caution fee”.')).toBeVisible();
});

test('results: a stretch between two places and guests are chips, and the width can be chosen', async ({ page }) => {
  await page.goto('/search?searchTerm=shortlet+between+yaba+and+ikeja+for+4+people');
  await expect(page.getByRole('link', { name: 'Remove For 4 people: 2+ bedrooms' })).toBeVisible();
  await page.getByRole('link', { name: /^Remove Between Yaba and Ikeja, Lagos, 2 km/ }).click();
  await expect(page).toHaveURL(/guests=4/);
  await expect(page).not.toHaveURL(/[?&](between|within)=/);
  await expect(page.getByRole('link', { name: 'Remove Yaba, Lagos' })).toBeVisible();
});

test('results: who offers a home instead of looking for one is led to the form', async ({ page }) => {
  await page.goto('/search?searchTerm=I+want+to+sell+my+house+in+Lekki');
  await page.getByRole('link', { name: 'List it on Gidana' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fcustomer%2Fadd_properties/);
  await page.goto('/search?searchTerm=house+for+sale+in+Lekki');
  await expect(page.getByRole('heading', { name: 'Listing Results' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'List it on Gidana' })).toHaveCount(0);
});

test('results: where only near homes are shown, the orders are those that such homes have', async ({ page }) => {
  const orders = page.getByLabel('Sort by').locator('option');
  await page.goto('/search?type=rent&kind=flat&place=plateau/jos');
  await expect(orders).toHaveCount(6);
  await page.goto('/search?type=rent&kind=event-centre&place=plateau/jos');
  await expect(page.getByText(/^No exact match/)).toBeVisible();
  await expect(orders).toHaveText(['Best match', 'Lowest price', 'Highest price']);
  await page.goto('/search?type=rent&kind=event-centre&place=plateau/jos&maxPrice=5000000');
  await expect(page.getByText(/^No exact match/)).toBeVisible();
  await expect(orders).toHaveCount(0);
});
