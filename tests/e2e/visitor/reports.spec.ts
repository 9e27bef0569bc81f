import type { Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow } from '../support/no-overflow.ts';
import { plainPhoto } from '../support/photos.ts';
import { homeOfOthers } from '../support/reports.ts';
import { newSeller } from '../support/sellers.ts';

const ADMIN = { email: 'admin@gidana.example', password: 'journeys-need-an-admin' };

for (const [how, javaScriptEnabled] of [
  ['with', true],
  ['without', false],
] as const) {
  test.describe(`${how} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('something wrong: a seeker reports a home, its owner answers, an admin decides, and the seeker reads what came of it', async ({
      page,
    }) => {
      const { id, name, owner, seeker, logIn } = await homeOfOthers(page);
      await page.goto(`/listing/${id}`);
      await page.getByRole('link', { name: 'Something wrong?', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something wrong?');
      await page.getByRole('radio', { name: 'They asked for money before a viewing' }).check();
      await page.getByLabel('What happened?').fill('Pay 20k first, they said.');
      await page.getByLabel('Pictures that show it').setInputFiles(await plainPhoto('chat.jpg', 20));
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByText('Thank you. We are looking into it')).toBeVisible();
      await page.goto(`/listing/${id}`);
      await expect(page.getByRole('heading', { name: 'Contacts are hidden for now' })).toBeVisible();

      await logIn(owner);
      await page.goto('/customer/all_properties');
      await page.getByRole('link', { name: 'Answer' }).click();
      await expect(page.getByRole('heading', { name: /^We were told that money was asked/ })).toBeVisible();
      await page.getByLabel('Your answer').fill('Nobody pays anything before the viewing.');
      await page.getByRole('button', { name: `Send answer about ${name}` }).click();
      await expect(page.getByText('You have answered. We look at both sides.')).toBeVisible();

      await logIn(ADMIN);
      await page.goto('/customer/admin_reports?show=99');
      const card = page.getByRole('listitem').filter({ hasText: name });
      await expect(card).toContainText('Pay 20k first, they said.');
      await expect(card).toContainText('Nobody pays anything before the viewing.');
      const picture = card.getByRole('img', { name: 'Evidence 1 of 1' });
      await picture.scrollIntoViewIfNeeded();
      expect((await page.request.get((await picture.getAttribute('src')) ?? '')).headers()['content-type']).toBe(
        'image/jpeg',
      );
      await card.getByRole('button', { name: /^Dismiss report/ }).click();
      // It is decided, and only the way back is offered.
      await expect(card.getByRole('button', { name: /^Dismiss report/ })).toHaveCount(0);
      await expect(card.getByRole('button')).toHaveCount(1);

      await logIn(seeker);
      await page.goto('/customer/reports');
      await expect(page.getByRole('row').filter({ hasText: name })).toContainText('We could not confirm it');
      // What is decided is not withdrawn.
      await expect(page.getByRole('link', { name: /^Withdraw/ })).toHaveCount(0);
      await page.goto(`/listing/${id}`);
      await expect(page.getByRole('link', { name: 'Call', exact: true }).first()).toBeVisible();
    });

    test('something wrong: a seeker who was mistaken withdraws a report, and the contacts are shown again', async ({
      page,
    }) => {
      const { id, name } = await homeOfOthers(page);
      // Whoever has seen the contacts has them paused.
      for (const path of ['listing', 'report']) await page.goto(`/${path}/${id}`);
      await page.getByRole('radio', { name: 'They asked for money before a viewing' }).check();
      await page.getByRole('button', { name: 'Send report' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Reports' }).click();
      await page.getByRole('link', { name: `Withdraw what you told us about ${name}` }).click();
      await expect(page.getByText('you cannot report it again')).toBeVisible();
      await page.getByRole('button', { name: 'Yes, withdraw' }).click();
      await expect(page.getByText('Your report is withdrawn.')).toBeVisible();
      const row = page.getByRole('row').filter({ hasText: name });
      await expect(row).toContainText('You withdrew it');
      await expect(row.getByRole('link')).toHaveCount(0);
      await page.goto(`/listing/${id}`);
      await expect(page.getByRole('link', { name: 'Call', exact: true }).first()).toBeVisible();
    });
  });
}

test('something wrong: a report that was decided meanwhile is refused in sight, and leaves the list', async ({
  page,
  complaints,
}) => {
  complaints.expect('net::ERR_FAILED /customer/admin_reports');
  complaints.expect('409 (Conflict) /customer/admin_reports');
  const { id, name, logIn } = await homeOfOthers(page);
  await page.goto(`/report/${id}`);
  await page.getByRole('radio', { name: 'The price they ask is different' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. We are looking into it')).toBeVisible();
  await logIn(ADMIN);
  await page.goto('/customer/admin_reports?show=99');
  const decide = (where: Page) => where.getByRole('button', { name: `Dismiss report about ${name}` });
  await expect(decide(page)).toBeVisible();
  // One that reaches nobody is said beside its button.
  await page.route('**/admin_reports*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await decide(page).click();
  const card = page.getByRole('listitem').filter({ has: decide(page) });
  await expect(card.getByRole('alert')).toBeInViewport();
  await expect(decide(page)).toBeFocused();
  await page.unroute('**/admin_reports*');

  const other = await page.context().newPage();
  await other.goto('/customer/admin_reports?show=99');
  await decide(other).click();
  await expect(decide(other)).toHaveCount(0);
  await decide(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'it was dismissed' })).toBeInViewport();
  await expect(decide(page)).toHaveCount(0);
});

test('something wrong: what a visitor chose and wrote is there after a reload and after logging in, and gone once sent or logged out', async ({
  page,
}) => {
  const { id, seeker } = await homeOfOthers(page);
  await page.request.get('/api/customer/logout');
  await page.goto(`/report/${id}`);
  await page.getByRole('radio', { name: 'They asked for money before a viewing' }).check();
  const words = page.getByLabel('What happened?');
  await words.fill('Pay 20k first, they said.');
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')));
  const expectKept = async () => {
    await expect(page.getByText('We kept your draft.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'They asked for money before a viewing' })).toBeChecked();
    await expect(words).toHaveValue('Pay 20k first, they said.');
  };
  // Typed before scripts ran: it is kept as soon as they do.
  await expect.poll(drafts).toHaveLength(1);
  await page.reload();
  await expectKept();
  const logIn = async () => {
    await page.getByRole('main').getByRole('link', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/login\?/);
    await page.getByLabel('Email Address', { exact: true }).fill(seeker.email);
    await page.getByLabel('Password', { exact: true }).fill(seeker.password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel('Pictures that show it')).toBeVisible();
  };
  await logIn();
  await expectKept();

  // Somebody logs out in another tab: the open one shows nothing of it to whoever comes next.
  const other = await page.context().newPage();
  await other.goto('/logout');
  await other.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page.getByLabel('Your email address')).toBeVisible();
  await expect(words).toHaveValue('');

  await words.fill('They asked again.');
  await page.getByRole('radio', { name: 'The price they ask is different' }).check();
  await logIn();
  await expect(words).toHaveValue('They asked again.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. We are looking into it')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Reports' })).toHaveAttribute(
    'href',
    '/customer/reports',
  );
  expect(await drafts()).toEqual([]);
});

test('something wrong: a draft waits for who wrote it, also where their session ran out, and nobody else reads it', async ({
  page,
}) => {
  const { id, seeker } = await homeOfOthers(page);
  const other = await newSeller(page);
  const words = page.getByLabel('What happened?');
  const open = async (person: typeof seeker) => {
    await page.request.post('/api/customer/login', { data: person });
    await page.goto(`/report/${id}`);
  };
  await open(seeker);
  await words.fill('Pay 20k first, they said.');
  await page.getByRole('radio', { name: 'They asked for money before a viewing' }).check();
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('money-first');

  // A session that ran out clears nothing, as a logout does.
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByLabel('Your email address')).toBeVisible();
  await open(other);
  await expect(page.getByLabel('Pictures that show it')).toBeVisible();
  await words.fill('Another one.');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Another one.');
  await expect(page.getByText('We kept your draft.')).toHaveCount(0);
  await page.context().clearCookies();
  await open(seeker);
  await expect(page.getByText('We kept your draft.')).toBeVisible();
  await expect(words).toHaveValue('Pay 20k first, they said.');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`something wrong, in ${colorScheme}: the form, its thanks and the reports of both sides fit the screen and have no axe violation`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { id, owner, logIn } = await homeOfOthers(page);
    for (const path of [`/listing/${id}`, `/report/${id}`, `/report/${id}?sent=1`]) {
      await page.goto(path);
      await expectNoOverflow(page);
      await expectNoViolation(page);
    }
    await page.goto(`/report/${id}`);
    await page.getByRole('radio', { name: 'The price they ask is different' }).check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you. We are looking into it')).toBeVisible();
    await page.goto('/customer/reports');
    await page.getByRole('link', { name: /^Withdraw/ }).click();
    await expect(page.getByRole('heading', { name: 'Withdraw this report?' })).toBeFocused();
    await expectNoOverflow(page);
    await expectNoViolation(page);
    const screens = ['/customer/reports', '/customer/contact-views'];
    for (const person of [null, owner, ADMIN]) {
      if (person) await logIn(person);
      for (const path of person === ADMIN ? ['/customer/admin_reports'] : screens) {
        await page.goto(path);
        await expectNoOverflow(page);
        await expectNoViolation(page);
      }
    }
  });
}
