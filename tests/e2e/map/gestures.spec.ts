import type { Page } from '@playwright/test';
import { openHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/fixtures.ts';
import { addListing, newName, signedIn } from '../support/sellers.ts';

type Box = [south: number, west: number, north: number, east: number];

const LEKKI = 'box=6.42,3.4,6.46,3.47';
const LAGOS: Box = [6.42, 3.4, 6.5, 3.5];
const UPRIGHT = { width: 360, height: 740 };
const ACROSS = { width: 740, height: 360 };

const pins = (page: Page) => page.locator('.map-marker:not([inert]) > button');
const count = (page: Page) => page.locator('.map-count');
const mapView = (page: Page) => page.getByRole('region', { name: 'Map of the results' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drawBar = (page: Page) => page.getByRole('region', { name: 'Draw an area' });

async function openMap(page: Page, query: string): Promise<void> {
  await page.goto(`/search?${query}&view=map`);
  await expect(pins(page).first()).toBeVisible();
  await expect(count(page)).toHaveAttribute('aria-busy', 'false');
}

/** Gives the part of the map that was asked for last. */
function watchView(page: Page): () => { box: Box; zoom: number } {
  let seen = { box: [0, 0, 0, 0] as Box, zoom: 0 };
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const box = pathname === '/api/listing/map' && searchParams.get('box')?.split(',').map(Number);
    if (box) seen = { box: box as Box, zoom: Number(searchParams.get('zoom')) };
  });
  return () => seen;
}

/** A point of the map, in parts of its width and in pixels from its top. */
async function at(page: Page, right: number, down: number): Promise<[x: number, y: number]> {
  const { x, y, width } = (await mapView(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  return [x + width * right, y + down];
}

/** Draws with the mouse from one point of the map to the next. */
async function drag(page: Page, [first, ...others]: [[number, number], ...[number, number][]]): Promise<void> {
  await page.mouse.move(...(await at(page, ...first)));
  await page.mouse.down();
  for (const one of others) await page.mouse.move(...(await at(page, ...one)), { steps: 4 });
  await page.mouse.up();
}

/** A part of the map so small that one of its homes has a pin of its own. */
async function aroundOneHome(page: Page): Promise<string> {
  const answer = await page.request.get(`/api/listing/map?${LEKKI}&zoom=16`);
  const { clusters } = (await answer.json()) as { clusters: { latitude: number; longitude: number; id?: string }[] };
  const { latitude = 0, longitude = 0 } = clusters.find(({ id }) => id !== undefined) ?? {};
  return `box=${[latitude - 0.003, longitude - 0.003, latitude + 0.003, longitude + 0.003].join(',')}`;
}

/** Moves the map a little, with the mouse or a finger. */
async function pan(page: Page, by: 'mouse' | 'finger'): Promise<void> {
  const [x, y] = await at(page, 0.4, 300);
  if (by === 'mouse') {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.move(x + 40, y + 30);
    await page.mouse.up();
    return;
  }
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x, y }]);
  await touch('touchMove', [{ x: x + 20, y: y + 10 }]);
  await touch('touchMove', [{ x: x + 40, y: y + 30 }]);
  await touch('touchEnd', []);
}

test('results map: dragged, it still takes keys', async ({ page }, { project }) => {
  const view = watchView(page);
  await openMap(page, await aroundOneHome(page));
  const before = view().box;
  await pan(page, project.name !== 'desktop' ? 'finger' : 'mouse');
  await expect.poll(() => view().box).not.toEqual(before);
  await expect(count(page)).toHaveAttribute('aria-busy', 'false');
  await mapView(page).focus();
  for (let tries = 0; tries < 40 && (await page.locator('.map-pin:focus').count()) === 0; tries += 1) {
    await page.keyboard.press('Tab');
  }
  const card = page.getByRole('dialog');
  const pin = page.locator('.map-pin:focus');
  await expect(pin).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(card).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await pin.evaluate((element: HTMLElement) => element.click());
  await expect(card).toBeFocused();
});

test('results map: a drag that begins on a price pin does not open it', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'A finger that has moved makes no click.');
  const view = watchView(page);
  await openMap(page, await aroundOneHome(page));
  const before = view().box;
  const [x, y] = await pins(page).evaluateAll((buttons): [number, number] => {
    const middles = buttons.map((pin): [number, number] => {
      const { left, top, width, height } = pin.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    });
    const free = middles.find(([left, top], which) => document.elementFromPoint(left, top) === buttons[which]);
    return free ?? [0, 0];
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 4);
  await page.mouse.move(x + 40, y + 20);
  await page.mouse.up();
  await expect.poll(() => view().box).not.toEqual(before);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('results map: a phone is rotated, the part that was searched stays, or else the centre of the view', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'desktop', 'Nobody turns a desk.');
  // The map stops where the finger lets go.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const view = watchView(page);
  const middle = () => {
    const [south, west, north, east] = view().box;
    return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  };
  const turn = async (size: typeof ACROSS) => {
    const before = view().box;
    await page.setViewportSize(size);
    await expect.poll(() => view().box).not.toEqual(before);
    await expect(count(page)).toHaveAttribute('aria-busy', 'false');
  };
  await openMap(page, `type=sale&box=${LAGOS.join(',')}`);
  const address = page.url();
  const upright = (await count(page).textContent()) ?? '';
  await page.setViewportSize(ACROSS);
  for (const pin of await pins(page).all()) await expect(pin).toBeInViewport();
  await expect(button(page, 'Search this area')).toBeHidden();
  await expect(count(page)).toHaveText(upright);
  await page.setViewportSize(UPRIGHT);
  for (const pin of await pins(page).all()) await expect(pin).toBeInViewport();
  await expect(count(page)).toHaveText(upright);

  const fitted = view().zoom;
  await button(page, 'Zoom in').click();
  await expect.poll(() => view().zoom).toBe(fitted + 1);
  await expect(button(page, 'Search this area')).toBeVisible();
  const unmoved = view().box;
  await pan(page, 'finger');
  await expect.poll(() => view().box).not.toEqual(unmoved);
  await expect(count(page)).toHaveAttribute('aria-busy', 'false');
  const [place, { zoom }] = [middle(), view()];
  await turn(ACROSS);
  expect(view().zoom).toBe(zoom);
  expect(middle().latitude).toBeCloseTo(place.latitude, 3);
  expect(middle().longitude).toBeCloseTo(place.longitude, 3);
  await expect(button(page, 'Search this area')).toBeVisible();
  expect(page.url()).toBe(address);
});

test('results map: a phone is rotated with the whole country in view, nothing is searched', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'desktop', 'Nobody turns a desk.');
  await page.clock.install();
  await openMap(page, 'type=sale');
  await button(page, 'Zoom in').click();
  await page.clock.runFor(1_000);
  const farther = button(page, 'Zoom out');
  while ((await farther.getAttribute('aria-disabled')) === null) {
    await farther.click();
    await page.clock.runFor(1_000);
  }
  await page.getByLabel('Search as I move').check();
  await expect(page).toHaveURL(/box=/);
  const address = page.url();
  await page.setViewportSize(ACROSS);
  await page.clock.runFor(2_000);
  await expect(count(page)).toHaveAttribute('aria-busy', 'false');
  expect(page.url()).toBe(address);
});

test('results map: a button that goes away under the keyboard passes the focus on to the map or the next button', async ({
  page,
}, { project }) => {
  await openMap(page, LEKKI);
  if (project.name === 'desktop') await page.getByLabel('Search as I move').uncheck();
  await button(page, 'Zoom in').press('Enter');
  await button(page, 'Search this area').press('Enter');
  await expect(button(page, 'Search this area')).toBeHidden();
  await expect(mapView(page)).toBeFocused();

  const draw = button(page, 'Draw an area');
  await draw.press('Enter');
  await expect(drawBar(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Take what the map shows')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawBar(page)).toBeHidden();
  await expect(draw).toBeFocused();
  await draw.press('Enter');
  await button(page, 'Take what the map shows').press('Enter');
  await expect(drawBar(page)).toBeHidden();
  await expect(draw).toBeFocused();

  await openMap(page, 'area=6.42,3.4;6.5,3.4;6.46,3.5');
  await button(page, 'Remove the area').press('Enter');
  await expect(page).not.toHaveURL(/area=/);
  await expect(button(page, 'Remove the area')).toBeHidden();
  await expect(mapView(page)).toBeFocused();
});

test('filter chips: removed with the keyboard, each passes the focus on to the next, the last to the heading', async ({
  page,
}) => {
  await openHydrated(page, '/search?place=lagos&parking=true&furnished=true');
  const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link');
  await expect(chips).toHaveCount(3);
  const names = await chips.allTextContents();
  await chips.nth(1).press('Enter');
  await expect(chips).toHaveText([names[0] ?? '', names[2] ?? '']);
  await expect(chips.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chips).toHaveText([names[0] ?? '']);
  await expect(chips.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('polygon: corners on a line are refused, more corners around a place are taken', async ({ page }) => {
  await openMap(page, LEKKI);
  await button(page, 'Draw an area').click();
  for (const right of [0.2, 0.35, 0.5, 0.65]) await page.mouse.click(...(await at(page, right, 300)));
  await button(page, 'Done').click();
  await expect(drawBar(page)).toContainText('That is only a line. Add corners to make an area.');
  await drag(page, [
    [0.2, 300],
    [0.65, 302],
  ]);
  await expect(drawBar(page)).toContainText('That is only a line.');
  await expect(page).not.toHaveURL(/area=/);
  await drag(page, [
    [0.3, 240],
    [0.6, 240],
  ]);
  await expect(page).toHaveURL(/area=/);
  await expect(drawBar(page)).toBeHidden();
});

test('polygon: drawn beyond the map, it ends at the edge', async ({ page }) => {
  const view = watchView(page);
  await openMap(page, LEKKI);
  const fitted = view().zoom;
  await button(page, 'Zoom in').click();
  await expect.poll(() => view().zoom).toBe(fitted + 1);
  await expect(count(page)).toHaveAttribute('aria-busy', 'false');
  const [south, west, north, east] = view().box;
  await button(page, 'Draw an area').click();
  await drag(page, [
    [0.5, 300],
    [0.5, -2_000],
    [-5, -2_000],
    [-5, 300],
  ]);
  await expect(page).toHaveURL(/area=/);
  const area = new URL(page.url()).searchParams.get('area') ?? '';
  for (const corner of area.split(';')) {
    const [latitude = 0, longitude = 0] = corner.split(',').map(Number);
    expect([latitude >= south - 1e-4, latitude <= north + 1e-4]).toEqual([true, true]);
    expect([longitude >= west - 1e-4, longitude <= east + 1e-4]).toEqual([true, true]);
  }
});

test('polygon: homes without coordinates are not counted beside it', async ({ page }) => {
  await signedIn(page);
  const id = await addListing(page, newName(), { type: 'rent', city: 'Nowhere at all', address: '', state: '' });
  await openMap(page, 'type=rent');
  await expect(count(page)).toContainText('not on the map');
  await button(page, 'Draw an area').click();
  await page.mouse.click(...(await at(page, 0.2, 300)));
  await page.mouse.click(...(await at(page, 0.3, 300)));
  await page.mouse.click(...(await at(page, 0.3, 360)));
  await button(page, 'Done').click();
  await expect(page.locator('.map-area')).toBeVisible();
  await expect(count(page)).toHaveAttribute('aria-busy', 'false');
  await expect(count(page)).not.toContainText('not on the map');
  expect((await page.request.delete(`/api/listing/delete/${id}`)).ok()).toBe(true);
});
