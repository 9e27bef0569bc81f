import type { Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { scriptsEvent } from '../support/hydration.ts';
import { loseCode } from '../support/lost-code.ts';
import { expect, test } from '../support/fixtures.ts';

const LAGOS = 'box=6.4,3.3,6.62,3.62';
const pins = (page: Page) => page.locator('.map-marker:not([inert]) > button');
const count = (page: Page) => page.locator('.map-count');
const mapView = (page: Page) => page.getByRole('region', { name: 'Map of the results' });

/** Opens this search with its map: beside the list on a wide screen, in its place on a phone. */
async function openMap(page: Page, query = ''): Promise<void> {
  await page.goto(`/search?${query}&view=map`);
  await expect(pins(page).first()).toBeVisible();
  await expect(count(page)).toHaveAttribute('aria-busy', 'false');
}

/** Draws a ring around the middle of the map with the pointer. */
async function drawRing(page: Page): Promise<void> {
  const { x, y, width, height } = (await mapView(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [middle, down] = [x + width / 2, Math.min(y + height / 2, y + 300)];
  const radius = width / 3;
  await page.mouse.move(middle + radius, down);
  await page.mouse.down();
  for (let step = 1; step <= 24; step += 1) {
    const angle = (step / 24) * 2 * Math.PI;
    await page.mouse.move(middle + radius * Math.cos(angle), down + radius * Math.sin(angle));
  }
  await page.mouse.up();
}

const homesIn = (text: string | null) =>
  Number(/([\d,]+) homes?/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN);

/** Whether map and list, where both are settled, say the same number of homes. */
async function onMapAndInList(page: Page): Promise<string> {
  const said = [count(page), page.locator('.results-list header output')].map(async (one) =>
    homesIn(await one.textContent()),
  );
  const [map, list] = await Promise.all(said);
  return map === list ? 'the same' : `${map} and ${list}`;
}

test('results map: nothing of it is loaded before somebody opens it', async ({ page }, { project }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/results-map|outlines|listing\/map/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/search');
  const ready = scriptsEvent(page, 'ready');
  await page.keyboard.press('Shift');
  await ready;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked).toEqual([]);
  if (project.name !== 'desktop') await page.getByRole('link', { name: 'Map' }).click();
  else await page.mouse.move(400, 400);
  await expect(pins(page).first()).toBeVisible();
  expect(asked.length).toBeGreaterThan(2);
});

test('results map: the list follows its view, until the chip of that view is removed', async ({ page }, {
  project,
}) => {
  await openMap(page);
  const before = homesIn(await count(page).textContent());
  if (project.name !== 'desktop') await page.getByLabel('Search as I move').check();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page).toHaveURL(/box=/);
  const half = page.url();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page).not.toHaveURL(half);
  await expect.poll(() => onMapAndInList(page)).toBe('the same');
  expect(homesIn(await count(page).textContent())).toBeLessThan(before);
  if (project.name !== 'desktop') await page.getByRole('link', { name: 'List' }).click();
  await page.getByRole('link', { name: 'Remove This part of the map' }).click();
  await expect(page).not.toHaveURL(/box=/);
  if (project.name === 'desktop') await expect.poll(async () => homesIn(await count(page).textContent())).toBe(before);
});

test('results map: one step back from all of its moves is the search before them', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'A phone asks before it searches.');
  await openMap(page, 'place=lagos');
  const [before, address] = [homesIn(await count(page).textContent()), page.url()];
  let shown = address;
  for (const turn of ['Zoom in', 'Zoom in']) {
    await page.getByRole('button', { name: turn }).click();
    await expect(page).not.toHaveURL(shown);
    await expect.poll(() => onMapAndInList(page)).toBe('the same');
    shown = page.url();
  }
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(async () => homesIn(await count(page).textContent())).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(shown);
  await expect.poll(() => onMapAndInList(page)).toBe('the same');
});

test('results map: with “Search as I move” off, its view is searched on request', async ({ page }, { project }) => {
  await openMap(page, LAGOS);
  if (project.name === 'desktop') await page.getByLabel('Search as I move').uncheck();
  const address = page.url();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();
  expect(page.url()).toBe(address);
  await page.getByRole('button', { name: 'Search this area' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page).toHaveURL(/box=.*view=map/);
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Search as I move')).not.toBeChecked();
});

/** Pins of which any part lies under a button of the map. */
const coveredPins = (page: Page) =>
  page.evaluate(() => {
    const rects = (all: string) => [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect());
    const buttons = rects('.map-tools > *, .map-bar > *, .map-switch, .filters-open').filter(({ width }) => width > 0);
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
    return rects('.map-marker:not([inert]) > *').filter((pin) => buttons.some((button) => meets(pin, button))).length;
  });

test('results map: no pin lies under its buttons, also after the map was moved, and in a city each of one market says a price', async ({
  page,
}) => {
  await openMap(page, 'place=lagos&type=rent');
  await expect.poll(() => coveredPins(page)).toBe(0);
  // Of the whole state a few steps: how many depends on the screen.
  const prices = () =>
    pins(page).evaluateAll((all) => all.length > 0 && all.every((pin) => pin.textContent.includes('₦')));
  for (let steps = 0; steps < 4 && !(await prices()); steps += 1) {
    // Nearer by one, all homes may still be in view, as more pins than before.
    const seen = async () => [await count(page).textContent(), ...(await pins(page).allTextContents())].join();
    const before = await seen();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(seen).not.toBe(before);
    await expect(count(page)).toHaveAttribute('aria-busy', 'false');
    await expect.poll(() => coveredPins(page)).toBe(0);
  }
  expect(await prices()).toBe(true);
  await expectNoViolation(page);
  await mapView(page).focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowLeft']) {
    await page.keyboard.press(key);
    await expect(count(page)).toHaveAttribute('aria-busy', 'false');
    await expect.poll(() => coveredPins(page)).toBe(0);
  }
});

test('results map: a press on a cluster always shows its homes nearer', async ({ page }) => {
  // As narrow as phones are, the room for the buttons leaves hardly any for a long place.
  await page.setViewportSize({ width: 360, height: 740 });
  await openMap(page, 'place=lagos/gbagada');
  const texts = () => pins(page).allTextContents();
  const before = await texts();
  await page.locator('.map-marker:not([inert]) > .map-cluster').first().click();
  await expect
    .poll(async () => (await texts()).join() !== before.join() || page.getByRole('dialog').isVisible())
    .toBe(true);
});

test('results map: a pressed cluster is fitted to its homes', async ({ page }) => {
  await openMap(page, 'place=lagos');
  const before = await pins(page).allTextContents();
  await page.locator('.map-marker:not([inert]) > .map-cluster').first().click();
  const taken = () =>
    pins(page).evaluateAll((all) => {
      const map = document.querySelector('.leaflet-container')?.getBoundingClientRect();
      const boxes = all.map((one) => one.getBoundingClientRect());
      const wide = Math.max(...boxes.map(({ x }) => x)) - Math.min(...boxes.map(({ x }) => x));
      const high = Math.max(...boxes.map(({ y }) => y)) - Math.min(...boxes.map(({ y }) => y));
      return Math.max(wide / (map?.width ?? 1), high / (map?.height ?? 1));
    });
  await expect(pins(page)).not.toHaveText(before);
  await expect(count(page)).toHaveAttribute('aria-busy', 'false');
  // Its homes take up a good part of the map.
  await expect.poll(taken).toBeGreaterThan(0.3);
  // Where nothing matches, the close matches are pins of another look, which no count holds.
  await openMap(page, 'type=rent&kind=flat&place=lagos/yaba&maxPrice=100');
  await expect(count(page)).toHaveText('No exact match hereDashed pins are close matches');
  await expect(pins(page).first()).toHaveAccessibleName(/, close match$/);
  await expect(pins(page).first()).toHaveCSS('outline-style', 'dashed');
});

test('polygon: a drawn area filters the results until it is removed', async ({ page }, { project }) => {
  await openMap(page, LAGOS);
  await page.getByRole('button', { name: 'Draw an area' }).click();
  await drawRing(page);
  await expect(page).toHaveURL(/area=/);
  await expect(page).not.toHaveURL(/box=/);
  await expect(page.locator('.map-area')).toBeVisible();
  await expect.poll(() => onMapAndInList(page)).toBe('the same');
  expect(homesIn(await count(page).textContent())).toBeGreaterThan(0);
  if (project.name === 'desktop') {
    await page.getByRole('link', { name: 'Remove The area you drew' }).click();
  } else {
    await page.getByRole('button', { name: 'Remove the area' }).click();
  }
  await expect(page).not.toHaveURL(/area=/);
  await expect(page.locator('.map-area')).toBeHidden();
});

test('polygon: can be drawn corner by corner, and cancelled', async ({ page }) => {
  await openMap(page, LAGOS);
  await page.getByRole('button', { name: 'Draw an area' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Draw around the area')).toBeHidden();
  await page.getByRole('button', { name: 'Draw an area' }).click();
  const { x, y, width } = (await mapView(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  for (const [right, down] of [
    [0.2, 240],
    [0.7, 240],
    [0.7, 380],
  ] as const) {
    await page.mouse.click(x + width * right, y + down);
  }
  await expect(page.getByText('3 corners')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/area=[^&]+/);
  expect(new URL(page.url()).searchParams.get('area')?.split(';')).toHaveLength(3);
});

test('results map: everything on it is reached with the keyboard alone', async ({ page }) => {
  await openMap(page, LAGOS);
  const before = await count(page).textContent();
  await mapView(page).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(count(page)).not.toHaveText(before ?? '');
  await expect(count(page)).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Tab');
  const focused = page.locator('.map-marker > button:focus');
  await expect(focused).toHaveAttribute('aria-label', /^(\d+ homes near |Home near .+, ₦)/);
  // Until single homes come apart, Enter goes nearer.
  for (let tries = 0; tries < 6 && !(await page.getByRole('dialog').isVisible()); tries += 1) {
    if ((await focused.count()) === 0) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(count(page)).toHaveAttribute('aria-busy', 'false');
    await page
      .getByRole('dialog')
      .waitFor({ timeout: 1_500 })
      .catch(() => undefined);
  }
  const card = page.getByRole('dialog');
  await expect(card).toBeFocused();
  await expect(card.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(focused).toHaveCount(1);
  await page.getByRole('button', { name: 'Draw an area' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Take what the map shows' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/box=/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`results map: axe finds no violation in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openMap(page, LAGOS);
    for (let tries = 0; tries < 5 && !(await page.getByRole('dialog').isVisible()); tries += 1) {
      // A pin of one home opens its card; one of many may only come nearer.
      const ofOne = pins(page).filter({ hasText: /^₦/ });
      await ((await ofOne.count()) > 0 ? ofOne : pins(page)).first().click();
      await expect(count(page)).toHaveAttribute('aria-busy', 'false');
      await page
        .getByRole('dialog')
        .waitFor({ timeout: 1_500 })
        .catch(() => undefined);
    }
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    await expectNoViolation(page);
  });
}

test('results map: offline, it says so and keeps what it had loaded', async ({ page, context, complaints }) => {
  await openMap(page, LAGOS);
  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/listing/map?'));
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await asked;
  await expect(page.locator('.map-name').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: 'offline' })).toBeHidden();
  await expect(count(page)).toHaveAttribute('aria-busy', 'false');
  await expect(pins(page).first()).toBeVisible();
  complaints.expect('net::ERR_INTERNET_DISCONNECTED /api/listing/map?');
  // The list follows the view where both are in sight, unless the line is back before that.
  complaints.expect('net::ERR_INTERNET_DISCONNECTED /search.data?', 'any');
});

test('results map: its code does not come, the list stays and the map can be loaded again', async ({
  page,
  complaints,
}) => {
  const restore = await loseCode(page, /results-map/);
  await page.goto(`/search?${LAGOS}&view=map`);
  await expect(page.getByRole('alert').filter({ hasText: 'The map could not be loaded' })).toBeVisible();
  await expect(page.locator('.listing-card')).not.toHaveCount(0);
  restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pins(page).first()).toBeInViewport();
  await expect(page.getByLabel('Map of the results.')).toBeInViewport({ ratio: 0.9 });
  complaints.expect(/^net::ERR_FAILED \/assets\/results-map-.*\.css$/);
  complaints.expect(/^net::ERR_FAILED \/assets\/results-map-.*\.js$/);
});

test.describe('where scripts are switched off', () => {
  test.use({ javaScriptEnabled: false });
  test('results map: the list is shown, on a desk with where the homes are, and no button that needs scripts', async ({
    page,
  }, { project }) => {
    await page.goto('/search?view=map');
    await expect(page.locator('.listing-card').first()).toBeVisible();
    await expect(page.locator('.results-map svg').first()).toBeVisible({ visible: project.name === 'desktop' });
    await expect(page.getByRole('button', { name: 'Open the map' })).toBeHidden();
    await expect(page.locator('.map-switch')).toBeHidden();
  });
});
