import { expectNoViolation } from '../support/axe.ts';
import { addImage, addPost, asAdmin, newTitle, openEditor } from '../support/posts.ts';
import { expect, test } from '../support/fixtures.ts';
import { emails } from '../support/emails.ts';

const CONTENT =
  '<h2>Costs</h2><p>Rent and <a href="https://example.ng">fees</a>.</p><ul><li><p>One</p><ul><li><p>Two</p></li></ul></li></ul>';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('/contact?sent=1: axe finds no violation', async ({ page }) => {
      await page.goto('/contact?sent=1');
      await expectNoViolation(page);
    });

    test('a post, its forms and the table of posts: axe finds no violation', async ({ page }) => {
      await asAdmin(page);
      const title = newTitle();
      const { _id, slug } = await addPost(page, title, { image: await addImage(page), content: CONTENT });
      await page.goto(`/post/${slug}`);
      await expectNoViolation(page);
      await openEditor(page, `/customer/admin/update_post/${_id}`);
      await page.getByRole('button', { name: 'Link', exact: true }).click();
      await expectNoViolation(page);
      await page.goto('/customer/all_blogposts?show=500');
      await page.getByRole('button', { name: `Delete ${title}` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolation(page);
    });
  });
}

test('site index: every page that it names answers', async ({ page }) => {
  await page.goto('/pages');
  const links = page.getByRole('main').getByRole('navigation').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const pages = addresses.filter((address) => address !== '/' || addresses.length > 1);
  expect(pages.length).toBeGreaterThan(15);
  for (const address of pages) expect((await page.request.get(address)).status(), address).toBe(200);
});

test('about, pricing and contact: show what the specification asks for', async ({ page }) => {
  await page.goto('/about');
  for (const name of [
    'Our mission',
    'Our vision',
    'Who we serve',
    'Our values',
    'Amina Bello',
    'Integrity',
    'Investors',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('img', { name: /^Portrait of/ })).toHaveCount(5);
  await expect(page.getByText(/RC \d+/)).toBeVisible();

  await page.goto('/Pricing');
  const monthly = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Monthly', exact: true }) });
  for (const text of ['₦12,000', '₦25,000', 'for 30 days', '20 properties', 'Featured property']) {
    await expect(monthly).toContainText(text);
  }
  await expect(monthly.locator('s')).toHaveText('₦25,000');

  await page.goto('/Contact');
  await expect(page.getByRole('main').getByRole('link', { name: '@gidana.example' })).toHaveCount(2);
  await expect(page.getByRole('link', { name: '+234 800 000 0000' })).toHaveAttribute('href', 'tel:+2348000000000');
});

let senders = 0;
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('contact form: a message reaches the company and is confirmed to its sender', async ({ page, complaints }) => {
      const email = `ada.${Date.now()}.${process.pid}.${(senders += 1)}@example.ng`;
      await page.goto('/contact');
      await page.getByLabel('Name').fill('Ada Obi');
      await page.getByLabel('Email Address').fill('ada@wrong');
      await page.getByLabel('Message').fill(`Is the flat free? ${email}`);
      const send = page.getByRole('button', { name: 'Send Message' });
      await send.click();
      await expect(page.getByText('This does not look like an email address')).toBeVisible();
      await expect(page.getByLabel('Message')).toHaveValue(/Is the flat free/);
      await page.getByLabel('Email Address').fill(email);
      await send.click();
      await expect(page.getByRole('heading', { name: 'Your message has been sent' })).toBeVisible();
      await expect(page).toHaveURL('/contact?sent=1');
      await expect.poll(async () => (await emails()).filter((message) => message.includes(email)).length).toBe(2);
      const [toCompany] = (await emails()).filter((message) => message.includes(`Reply-To: ${email}`));
      expect(toCompany).toContain('To: hello@gidana.example');
      complaints.expect('400 (Bad Request) /contact');
    });
  });
}

test('contact form: a filled-in hidden field is refused, and without it the form can be sent again', async ({
  page,
  complaints,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Bot');
  await page.getByLabel('Email Address').fill('bot@example.ng');
  await page.getByLabel('Message').fill('Buy now');
  await page.locator('input[name=website]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your message was not sent. Please send it again.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message has been sent' })).toBeVisible();
  complaints.expect('400 (Bad Request) /contact');
});
