import type { Locator, Page } from '@playwright/test';
import { addPost, asAdmin, newTitle } from '../support/posts.ts';
import { hydrateBy } from '../support/hydration.ts';
import { expect, test } from '../support/fixtures.ts';
import { plainPhoto } from '../support/photos.ts';
import { addListing, newName, newSeller, openForm, signedIn } from '../support/sellers.ts';
import { searchBox } from '../support/search-box.ts';

/** How many of these stand beside each other in the first row. */
async function beside(items: Locator): Promise<number> {
  const tops = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)));
  return tops.filter((top) => top === tops[0]).length;
}

/** A home with six photos; gives its id. */
async function homeOfSix(page: Page): Promise<string> {
  const imageUrls: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    const { buffer, mimeType } = await plainPhoto(`room-${n}.jpg`, n * 50);
    const file = { name: `room-${n}.jpg`, mimeType, buffer };
    const answer = await page.request.post('/api/upload', { multipart: { file } });
    imageUrls.push(((await answer.json()) as { url: string }).url);
  }
  return addListing(page, newName(), { imageUrls });
}

test('search panel: shows a loader, counts what is for sale, and scrolls', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/listing/suggest?**', async (route) => {
    await held.promise;
    return route.continue();
  });
  await page.goto('/');
  await searchBox(page).click();
  await searchBox(page).pressSequentially('bedroom');
  const panel = page.getByRole('dialog', { name: 'Search Results' });
  await expect(panel).toHaveAttribute('aria-busy', 'true');
  await expect(panel.locator('.skeleton').first()).toBeVisible();
  held.resolve();
  await expect(panel).toHaveAttribute('aria-busy', 'false');
  await expect(panel.getByRole('heading', { name: /^For Sale \([1-9]\d*\+?\)$/ })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'For Rent and Shortlet' })).toBeAttached();
  expect(await panel.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await expect(panel).toHaveCSS('overflow-y', 'auto');
  // The simpler card: lower case, badge, city under its label.
  const card = panel.getByRole('article').first();
  const name = await card.getByRole('link').textContent();
  expect(name).toBe(name?.toLowerCase());
  await expect(card).toContainText(/For (Sale|Rent|Shortlet)/);
  await expect(card).toContainText(/Location: \S/);
});

test('results and premier properties: one, two or three columns, by the width of the screen', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'the width is set here');
  for (const path of ['/search', '/exclusive']) {
    for (const [width, columns] of [
      [360, 1],
      [768, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await beside(page.locator('.listing-card'))).toBe(columns);
    }
  }
});

test('listing page: shows five photographs, three thumbnails on a small screen, and takes 70 percent beside the contacts', async ({
  page,
}, { project }) => {
  const isPhone = project.name !== 'desktop';
  await signedIn(page);
  const id = await homeOfSix(page);
  await signedIn(page);
  await page.goto(`/listing/${id}`);
  const thumbs = page.getByRole('list', { name: 'Photographs' }).getByRole('link').filter({ visible: true });
  // On a desk the first of five is the large one beside them.
  await expect(thumbs).toHaveCount(isPhone ? 3 : 4);
  await page.getByRole('link', { name: 'Show photograph 3' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /3 of 6$/ })).toBeInViewport();
  if (isPhone) return;
  const widths = await page
    .locator('.listing-facts, .listing-side')
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width));
  expect((widths[0] ?? 0) / ((widths[0] ?? 0) + (widths.at(-1) ?? 1))).toBeCloseTo(0.7, 2);
});

test('listing page: the first screen says what a home is, on a desk with the price beside its name', async ({ page }, {
  project,
}) => {
  await page.goto('/search?searchTerm=2+bed+flat+in+lekki');
  await page.locator('.listing-card').first().getByRole('link').first().click();
  const heading = page.locator('.listing-heading');
  await expect(heading).toContainText(/For (Sale|Rent|Shortlet)\s+2\sbeds\s· \d\sbaths?/);
  await expect(heading.getByRole('link', { name: /on the map$/ })).toHaveAttribute(
    'href',
    /place=lagos\/lekki.*view=map/,
  );
  const name = await heading.getByRole('heading').boundingBox();
  const price = await heading.locator('.price').boundingBox();
  if (!name || !price) throw new Error('The name or the price of the home is not shown.');
  if (project.name === 'desktop') {
    expect(price.y).toBeLessThan(name.y + name.height);
    expect(price.x).toBeGreaterThan(name.x + name.width - 1);
  }
  const bar = await page.locator('.listing > .thumb-bar').boundingBox();
  expect(name.y + name.height).toBeLessThan(bar?.y ?? page.viewportSize()?.height ?? 0);
});

test('blog: an excerpt is clamped to three lines, and a wide post scrolls in its own box', async ({ page }) => {
  await asAdmin(page);
  const title = newTitle();
  const { slug } = await addPost(page, title, { excerpt: 'A long excerpt. '.repeat(35), content: '<p>Much.</p>' });
  await page.goto('/blog');
  const card = page.locator('.post-card', { hasText: title });
  const lines = await card.locator('p.line-clamp-3').evaluate((text) => {
    const { lineHeight, height } = getComputedStyle(text);
    return Math.round(parseFloat(height) / parseFloat(lineHeight));
  });
  expect(lines).toBe(3);
  await expect(card.locator('.post-star')).toBeVisible();
  await page.goto(`/post/${slug}`);
  await expect(page.locator('.post-content')).toHaveCSS('overflow', 'auto');
});

test('submit button: spins and takes no second press while its form is sent; the message appears top right', async ({
  page,
}, { project }) => {
  const { email, password } = await newSeller(page);
  await page.goto('/login');
  await hydrateBy(page, page.getByLabel('Email Address'));
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const held = Promise.withResolvers<void>();
  let posts = 0;
  await page.route('**/login.data*', async (route) => {
    posts += 1;
    await held.promise;
    return route.continue();
  });
  const button = page.getByRole('main').getByRole('button', { name: 'Login' });
  // A slow phone hands over the second press before it has drawn anything for the first one. Only a mouse counts its presses.
  const presses = project.name === 'phone' ? [{ pointerType: 'touch' }, { pointerType: 'touch' }] : [{}, { detail: 2 }];
  await button.evaluate(async (sends, inits: PointerEventInit[]) => {
    for (const init of inits) {
      sends.dispatchEvent(new PointerEvent('click', { detail: 1, bubbles: true, cancelable: true, ...init }));
      await new Promise((next) => setTimeout(next));
    }
  }, presses);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button.locator('.spinner')).toBeVisible();
  held.resolve();
  const toast = page.getByRole('status').filter({ hasText: 'Login successfully' });
  await expect(toast).toBeVisible();
  expect(posts).toBe(1);
  const { x = 0, y = 0, width = 0 } = (await toast.boundingBox()) ?? {};
  const screen = page.viewportSize()?.width ?? 0;
  expect(y).toBeLessThan(120);
  const header = await page.getByRole('banner').boundingBox();
  expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect(screen - (x + width)).toBeLessThan(40);
  if (project.name === 'desktop') expect(x).toBeGreaterThan(screen / 2);
  await expect(toast).toBeHidden({ timeout: 7_000 });
});

test('listing form: the type is a single choice; offer, furnished and parking are independent', async ({ page }) => {
  await signedIn(page);
  await openForm(page);
  for (const type of ['Sell', 'Shortlet', 'Rent']) {
    await page.getByLabel(type, { exact: true }).check();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  }
  for (const tick of [/^Offer/, /^Furnished/, /^Parking/]) await page.getByLabel(tick).check();
  await page.getByLabel(/^Furnished/).uncheck();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.getByLabel('Discounted Price')).toBeVisible();
});

test('navigation: shows a line at the top while a page loads', async ({ page }) => {
  await asAdmin(page);
  await page.goto('/customer/create_blogpost');
  await expect(page.getByRole('toolbar')).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/all_blogposts.data*', async (route) => {
    await held.promise;
    return route.continue();
  });
  const menu = page.locator('.area-menu-phone > summary');
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'All Blog Posts' }).filter({ visible: true }).click();
  await expect(page.getByRole('status', { name: 'Loading the page' })).toBeAttached();
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All blog posts');
  await expect(page.getByRole('status', { name: 'Loading the page' })).toHaveCount(0);
});

test('loading: a slow listing page shows the splash logo and its skeleton, more results a spinner', async ({
  page,
}) => {
  await page.goto('/search');
  await hydrateBy(page, searchBox(page));
  const held = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    await held.promise;
    return route.continue();
  });
  const more = page.getByRole('link', { name: 'Show more' });
  await more.click();
  await expect(more.locator('.spinner')).toBeVisible();
  held.resolve();
  await expect(page.locator('.listing-card')).toHaveCount(18);

  const again = Promise.withResolvers<void>();
  await page.unroute('**/*.data*');
  await page.route('**/listing/*.data*', async (route) => {
    await again.promise;
    return route.continue();
  });
  await page.locator('.listing-card').first().getByRole('link').first().click();
  await expect(page.locator('main .skeleton + svg')).toBeVisible();
  again.resolve();
  await expect(page.getByRole('heading', { name: 'Special Features' })).toBeVisible();
});
