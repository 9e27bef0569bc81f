import { addPost, asAdmin, editor, draftStored, newTitle, openEditor, readPost } from '../support/posts.ts';
import { expect, test } from '../support/fixtures.ts';

test('post draft: survives a reload, can be discarded and restored, and is removed once published', async ({
  page,
}) => {
  const title = newTitle();
  await asAdmin(page);
  await openEditor(page);
  await expect(page.getByText('We kept your draft.')).toHaveCount(0);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Excerpt').fill('Two lines.\nThis is the second.');
  await editor(page).click();
  await page.keyboard.type('Many words');
  await draftStored(page, 'Many words');

  await page.reload();
  await expect(page.getByText('We kept your draft.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Excerpt')).toHaveValue('Two lines.\nThis is the second.');
  await expect(editor(page)).toHaveText('Many words');

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor(page)).toHaveText('Many words');

  await page.getByRole('button', { name: 'PUBLISH' }).click();
  await expect(page).toHaveURL(/\/post\//);
  await openEditor(page);
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByText('We kept your draft.')).toHaveCount(0);
});

test('post form: a save that fails keeps every field on the screen and on the device', async ({ page, complaints }) => {
  const title = newTitle();
  await asAdmin(page);
  await openEditor(page);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Excerpt').fill('Short.');
  await editor(page).click();
  await page.keyboard.type('Long.');
  await page.route('**/create_blogpost.data*', (route) => route.abort());
  await page.getByRole('button', { name: 'PUBLISH' }).click();
  await expect(page.getByRole('alert')).toContainText('We could not reach Gidana. Nothing is lost');
  await expect(editor(page)).toHaveText('Long.');
  await page.unroute('**/create_blogpost.data*');
  await page.reload();
  await expect(editor(page)).toHaveText('Long.');
  await page.getByRole('button', { name: 'PUBLISH' }).click();
  await expect(page).toHaveURL(/\/post\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  complaints.expect('net::ERR_FAILED /customer/create_blogpost.data');
});

test('post form: sent again after a lost answer, it publishes one post, with the last changes', async ({
  page,
  complaints,
}) => {
  const title = newTitle();
  await asAdmin(page);
  await openEditor(page);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Excerpt').fill('Short.');
  await page.route('**/create_blogpost.data*', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  await page.getByRole('button', { name: 'PUBLISH' }).click();
  await expect(page.getByRole('alert')).toContainText('We could not reach Gidana');
  await page.unroute('**/create_blogpost.data*');
  await page.getByLabel('Excerpt').fill('Corrected.');
  await page.getByRole('button', { name: 'PUBLISH' }).click();
  await expect(page).toHaveURL(/\/post\//);
  const answer = await page.request.get('/api/post/getposts?limit=100');
  const { posts } = (await answer.json()) as { posts: { title: string; excerpt: string }[] };
  expect(posts.filter((post) => post.title === title).map(({ excerpt }) => excerpt)).toEqual(['Corrected.']);
  complaints.expect('net::ERR_FAILED /customer/create_blogpost.data');
});

test('post form: a session that ended asks for the login, and the draft is there afterwards', async ({ page }) => {
  const title = newTitle();
  await asAdmin(page);
  await openEditor(page);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Excerpt').fill('Short.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'PUBLISH' }).click();
  await expect(page).toHaveURL('/login?next=%2Fcustomer%2Fcreate_blogpost');
  await asAdmin(page);
  await openEditor(page);
  await expect(page.getByLabel('Title')).toHaveValue(title);
});

test('post form: two admins edit one post, the second save learns of the first and can overwrite it', async ({
  page,
  complaints,
}) => {
  const title = newTitle();
  await asAdmin(page);
  const { _id, slug } = await addPost(page, title);
  const path = `/customer/admin/update_post/${_id}`;
  const { userId, updatedAt } = await readPost(page, slug);
  await openEditor(page, path);
  await page.getByLabel('Title').fill(`${title} mine`);
  const theirs = { title: `${title} theirs`, excerpt: 'Other.', tags: '', image: '', content: '', updatedAt };
  expect((await page.request.put(`/api/post/updatepost/${_id}/${userId}`, { data: theirs })).ok()).toBe(true);

  await page.getByRole('button', { name: 'UPDATE' }).click();
  await expect(page.getByRole('alert')).toHaveText('Somebody changed this post after you opened it.');
  await expect(page.getByLabel('Title')).toHaveValue(`${title} mine`);
  expect((await readPost(page, slug)).title).toBe(`${title} theirs`);
  await page.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(page).toHaveURL(`/post/${slug}`);
  expect((await readPost(page, slug)).title).toBe(`${title} mine`);
  complaints.expect(`409 (Conflict) ${path}.data`);
});

test('post form: two admins edit one post, the second can load the latest version', async ({ page, complaints }) => {
  const title = newTitle();
  await asAdmin(page);
  const { _id, slug } = await addPost(page, title);
  const { userId } = await readPost(page, slug);
  await openEditor(page, `/customer/admin/update_post/${_id}`);
  await page.getByLabel('Title').fill(`${title} mine`);
  const theirs = { title: `${title} theirs`, excerpt: 'Other.', tags: '', image: '', content: '' };
  await page.request.put(`/api/post/updatepost/${_id}/${userId}`, { data: theirs });
  await page.getByRole('button', { name: 'UPDATE' }).click();
  await page.getByRole('link', { name: 'Load the latest version' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(`${title} theirs`);
  await expect(page.getByText('We kept your draft.')).toHaveCount(0);
  complaints.expect(`409 (Conflict) /customer/admin/update_post/${_id}.data`);
});

test('feature image: a file that is no image, or none, shows a message and the form stays usable', async ({ page }) => {
  await asAdmin(page);
  await openEditor(page);
  const choose = async (name: string, buffer: Buffer, mimeType: string) => {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  };
  await choose('notes.txt', Buffer.from('no picture'), 'text/plain');
  await expect(page.getByRole('group', { name: 'Feature image' }).locator('.field-error')).toBeVisible();
  await page.locator('input[type=file]').dispatchEvent('cancel');
  await expect(page.getByText('Please select an image')).toBeVisible();
  await expect(page.getByRole('button', { name: 'PUBLISH' })).not.toHaveAttribute('aria-busy');
});
