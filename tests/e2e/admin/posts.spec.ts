import type { Page } from '@playwright/test';
import { addImage, addPost, asAdmin, editor, newTitle, openEditor, readPost, tool } from '../support/posts.ts';
import { expect, test } from '../support/fixtures.ts';
import { grainyPhoto, plainPhoto } from '../support/photos.ts';

/** The same markup without the ways in which browser and server write it. */
const plain = (html: string) => html.replaceAll(' />', '>').replaceAll(/\s+/g, ' ');

/** Writes with the whole toolbar; the editor has the focus afterwards. */
async function writeEverything(page: Page): Promise<void> {
  const kind = page.getByLabel('Kind of paragraph');
  await editor(page).click();
  await page.keyboard.type('Before you look');
  await kind.selectOption('Heading 1');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Yaba is ');
  for (const [name, word] of [
    ['Bold', 'loved'],
    ['Italic', 'by'],
    ['Underline', 'students'],
  ] as const) {
    await tool(page, name).click();
    await page.keyboard.type(word);
    await tool(page, name).click();
    await page.keyboard.type(' ');
  }
  await tool(page, 'Link').click();
  await page.getByLabel('Link to').fill('ada@example.ng');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Moved in');
  for (let depth = 0; depth < 8; depth += 1) await tool(page, 'Indent more').click();
  await expect(tool(page, 'Indent more')).toHaveAttribute('aria-disabled', 'true');
  await tool(page, 'Indent less').click();
  await page.keyboard.press('Enter');
  await tool(page, 'Indent less').click();
  await kind.selectOption('Heading 2');
  await page.keyboard.type('What it costs');
  await page.keyboard.press('Enter');
  await tool(page, 'Bullet list').click();
  await page.keyboard.type('Rent');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a year');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await tool(page, 'Numbered list').click();
  await page.keyboard.type('Ask first');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await kind.selectOption('Heading 3');
  await page.keyboard.type('Papers');
  await page.keyboard.press('Enter');
  await tool(page, 'Bold').click();
  await tool(page, 'Indent more').click();
  await page.keyboard.type('Cleaned');
  await page.keyboard.press('Shift+Home');
  await tool(page, 'Clean formatting').click();
}

test('post editor: every tool of the toolbar is used, and visitors and feed readers get the same markup', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const title = newTitle();
  await asAdmin(page);
  await openEditor(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CREATE A BLOG POST');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Tags').fill('rent, Yaba');
  await page.getByLabel('Excerpt').fill('What a self-contain costs.');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload image' }).click(),
  ]);
  await chooser.setFiles(await plainPhoto('yaba.jpg', 300));
  await expect(page.getByRole('img', { name: 'Feature image' })).toBeVisible();
  await writeEverything(page);
  const written = await page.locator('textarea[name=content]').inputValue();
  await page.getByRole('button', { name: 'PUBLISH' }).click();
  await expect(page).toHaveURL(/\/post\/rent-in-yaba-/);
  await expect(page.getByText('Your post is published.')).toBeVisible();
  // At once: the feed holds the newest twenty, and other journeys publish, too.
  const feed = await (await page.request.get('/rss.xml')).text();

  const slug = page.url().split('/').at(-1) ?? '';
  const { content = '', image } = await readPost(page, slug);
  expect(plain(content)).toBe(plain(written));
  expect(content).toContain('<h1>Before you look</h1>');
  expect(content).toMatch(/<strong>loved<\/strong> .*<em>by<\/em> .*<u>students<\/u>/);
  expect(content).toContain('<a href="mailto:ada@example.ng">ada@example.ng</a>');
  expect(content).toContain('<p class="ql-indent-7">Moved in</p>');
  expect(content).toMatch(/<ul><li><p>Rent<\/p><ul><li><p>a year<\/p><\/li><\/ul><\/li><\/ul>/);
  expect(content).toContain('<h2 class="ql-indent-6">What it costs</h2>');
  expect(content).toContain('<ol><li><p>Ask first</p></li></ol>');
  expect(content).toContain('<h3>Papers</h3><p>Cleaned</p>');

  const visitor = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  complaints.watch(visitor.context());
  // Other journeys publish, too.
  await visitor.goto('/blog?show=99');
  const card = visitor.locator('.post-card', { hasText: title });
  await expect(card).toContainText('What a self-contain costs.');
  await card.getByRole('link', { name: title }).click();
  await expect(visitor).toHaveTitle(new RegExp(`^${title}`));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(visitor.getByText('1 min', { exact: true }).first()).toBeVisible();
  for (const name of ['Short Description', 'Full Details', 'Before you look', 'What it costs', 'Tags']) {
    await expect(visitor.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(visitor.getByRole('link', { name: 'ada@example.ng' })).toBeVisible();
  await visitor.getByText('Share', { exact: true }).click();
  await expect(visitor.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', new RegExp(slug));
  await expect(visitor.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/rss.xml');
  expect(feed).toContain(`<title>${title}</title>`);
  expect(feed).toContain(String(image));
  await visitor.close();
});

test('feature image: a ring shows the percent while it goes up, then the image is shown', async ({ page }) => {
  await asAdmin(page);
  await openEditor(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/upload/tus/**', async (route) => {
    if (Number(route.request().headers()['upload-offset']) > 0) await held.promise;
    return route.continue();
  });
  await page.locator('input[type=file]').setInputFiles(await grainyPhoto('yaba.jpg'));
  const ring = page.getByRole('group', { name: 'Feature image' }).getByRole('progressbar');
  await expect(ring).toHaveAttribute('value', /^[1-9]\d?$/);
  await expect(page.getByRole('button', { name: 'Upload image' })).toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await expect(page.getByRole('img', { name: 'Feature image' })).toBeVisible();
  await expect(ring).toHaveCount(0);
});

test('blog: “Show more” adds nine posts, none twice, with and without scripts', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  await asAdmin(page);
  for (let made = 0; made < 20; made += 1) await addPost(page, newTitle());
  const visitor = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  complaints.watch(visitor.context());
  for (const reader of [page, visitor]) {
    await reader.goto('/blog');
    for (const count of [9, 18]) {
      await expect(reader.locator('.post-card')).toHaveCount(count);
      const links = await reader
        .locator('.post-card .cover-link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(new Set(links).size).toBe(count);
      if (count === 9) await reader.getByRole('link', { name: 'Show more' }).click();
    }
  }
  await visitor.close();
});

test('post page: an unknown address answers 404 and says so', async ({ page, complaints }) => {
  const answer = await page.goto('/post/no-such-post');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Post not found' })).toBeVisible();
  complaints.expect('404 (Not Found) /post/no-such-post');
});

test('post form: an admin changes a post; its fields are filled in, a title is required, its address stays', async ({
  page,
}) => {
  const title = newTitle();
  await asAdmin(page);
  const image = await addImage(page);
  const { _id, slug } = await addPost(page, title, { image, content: '<h2>Old</h2><p class="ql-indent-2">words</p>' });
  await openEditor(page, `/customer/admin/update_post/${_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update a Blog Post');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Tags')).toHaveValue('rent, Yaba');
  await expect(page.getByLabel('Excerpt')).toHaveValue('What it costs.');
  await expect(page.getByRole('img', { name: 'Feature image' })).toBeVisible();
  await expect(editor(page).getByRole('heading', { name: 'Old' })).toBeVisible();
  await page.getByLabel('Title').fill('');
  await page.getByRole('button', { name: 'UPDATE' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page).toHaveURL(/update_post/);

  await page.getByLabel('Title').fill(`${title} again`);
  await editor(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and new ones');
  await page.getByRole('button', { name: 'UPDATE' }).click();
  await expect(page).toHaveURL(`/post/${slug}`);
  await expect(page.getByText('Your post is updated.')).toBeVisible();
  const saved = await readPost(page, slug);
  expect(saved).toMatchObject({ title: `${title} again`, image });
  expect(saved.content).toBe('<h2>Old</h2><p class="ql-indent-2">words and new ones</p>');
});

test('all posts: an admin deletes one after confirming', async ({ page }) => {
  const title = newTitle();
  await asAdmin(page);
  await addPost(page, title);
  await page.goto('/customer/all_blogposts?show=500');
  const row = page.getByRole('row', { name: title });
  await expect(row.getByRole('link', { name: `Edit ${title}` })).toHaveAttribute('href', /update_post/);
  await row.getByRole('button', { name: `Delete ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Post' });
  await expect(dialog).toContainText('Are you sure you want to delete this post?');
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Delete ${title}` }).click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('The post has been deleted.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('blog admin: visitors are sent to the login, customers are refused with 403', async ({ page, complaints }) => {
  const paths = ['/customer/create_blogpost', '/customer/all_blogposts', '/customer/admin/update_post/x'];
  for (const path of paths) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  const email = `reader.${Date.now()}.${process.pid}@example.ng`;
  const account = { name: 'Ada Obi', email, password: 'seven green mangoes' };
  await page.request.post('/api/customer/register', { data: account });
  await page.request.post('/api/customer/login', { data: account });
  for (const path of paths) {
    expect((await page.goto(path))?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: 'For admins only' })).toBeVisible();
    complaints.expect(`403 (Forbidden) ${path}`);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('post form: an admin publishes with a plain text area, and a missing excerpt keeps every field', async ({
    page,
    complaints,
  }) => {
    const title = newTitle();
    await asAdmin(page);
    await page.goto('/customer/create_blogpost');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Excerpt').fill(' ');
    await page.getByLabel('Content').fill('<p>Plain <strong>words</strong></p><script>alert(1)</script>');
    await page.getByRole('button', { name: 'PUBLISH' }).click();
    await expect(page.getByText('Please write an excerpt.')).toBeVisible();
    complaints.expect('400 (Bad Request) /customer/create_blogpost');
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await expect(page.getByLabel('Content')).toHaveValue(/^<p>Plain/);
    await page.getByLabel('Excerpt').fill('Short.');
    await page.getByRole('button', { name: 'PUBLISH' }).click();
    await expect(page).toHaveURL(/\/post\/rent-in-yaba-/);
    await expect(page.getByText('Your post is published.')).toBeVisible();
    expect((await readPost(page, page.url().split('/').at(-1) ?? '')).content).toBe(
      '<p>Plain <strong>words</strong></p>',
    );
  });
});
