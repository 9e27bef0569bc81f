import type { Page } from '@playwright/test';
import { hydrateBy, openHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/fixtures.ts';
import { emails } from '../support/emails.ts';
import { newSeller } from '../support/sellers.ts';

/** The first address with `part` in the newest email to this person. */
async function mailedLink(email: string, part: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      for (const message of await emails()) {
        const text = message.replaceAll('=\r\n', '').replaceAll('=3D', '=');
        if (text.includes(`To: ${email}`))
          link ??= text.match(/https?:\/\/[^\s"<]+/g)?.find((url) => url.includes(part));
      }
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

async function typeNewPassword(page: Page, password: string) {
  await page.getByLabel(/^(New )?Password$/).fill(password);
  await page.getByLabel('Retype Password').fill(password);
}

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

let people = 0;
const newEmail = () => `ada.${Date.now()}.${process.pid}.${(people += 1)}@example.ng`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('accounts: a person registers, logs in, logs out, and resets a forgotten password', async ({ page }) => {
      const email = newEmail();
      await page.goto('/login?next=%2Fregister');
      await page.getByRole('link', { name: 'Register Now' }).click();
      await expect(page).toHaveTitle(/^Registration/);
      await page.getByLabel('Name').fill('Ada Obi');
      await page.getByLabel('Email Address').fill(email);
      await typeNewPassword(page, 'seven green mangoes');
      await page.getByRole('button', { name: 'Make Registration' }).click();
      await expect(page.getByText('Registration Complete')).toBeVisible();
      await expect(page).toHaveURL(/\/login\?next=/);

      await logIn(page, email, 'seven green mangoes');
      await expect(page.getByText('Login successfully')).toBeVisible();
      await expect(page).toHaveURL('/');

      await page.goto('/logout');
      await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByText('logout successful')).toBeVisible();
      await expect(page).toHaveURL('/login');

      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
      await page.getByLabel('Email Address').fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByText('If that address has an account')).toBeVisible();

      const link = await mailedLink(email, '/reset-password#');
      await page.goto(link);
      const code = page.getByLabel('Code from the email');
      if (javaScriptEnabled) await expect(code).toBeHidden();
      else await code.fill(new URL(link).hash.slice(1));
      // Nobody who looks over the shoulder or into the history finds it.
      if (javaScriptEnabled) await expect(page).toHaveURL('/reset-password');
      await typeNewPassword(page, 'nine yellow pineapples');
      await page.getByRole('button', { name: 'Set the password' }).click();
      await expect(page.getByText('Your password has been changed')).toBeVisible();
      await logIn(page, email, 'nine yellow pineapples');
      await expect(page.getByText('Login successfully')).toBeVisible();
    });
  });
}

test('login: going back leads to the pages before it, not to the login again', async ({ page }) => {
  const { email, password } = await newSeller(page);
  await openHydrated(page, '/search?type=rent');
  await page.locator('.listing-card a').first().click();
  await page.getByRole('link', { name: 'Log in to see contacts' }).click();
  await logIn(page, email, password);
  await expect(page).toHaveURL(/\/listing\//);
  // The home before the login, and the results before that.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/search?type=rent');
});

test('registration: passwords that differ are pointed out while typing, and the form is not sent', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Name').pressSequentially('Ada');
  await page.getByLabel('Email Address').pressSequentially(newEmail());
  await page.getByLabel('Password', { exact: true }).pressSequentially('seven green mangoes');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  for (const field of ['Password', 'Retype Password']) {
    await expect(page.getByLabel(field, { exact: true })).toHaveAttribute('type', 'text');
  }
  const differ = page.getByText('Passwords do not match');
  await page.getByLabel('Retype Password').pressSequentially('seven');
  await expect(differ).toBeVisible();
  await page.getByRole('button', { name: 'Make Registration' }).click();
  await expect(page.getByLabel('Retype Password')).toBeFocused();
  await expect(page).toHaveURL('/register');
  await page.getByLabel('Retype Password').fill('seven green mangoes');
  await expect(differ).toBeHidden();
});

test('account forms: offline, the error is shown in red and every field is kept; online again, the form is sent', async ({
  page,
  context,
  complaints,
}) => {
  const email = newEmail();
  await page.goto('/register');
  await hydrateBy(page, page.getByLabel('Name'));
  await page.getByLabel('Name').pressSequentially('Ada');
  await page.getByLabel('Email Address').fill(email);
  await typeNewPassword(page, 'seven green mangoes');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Make Registration' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'We could not reach Gidana.' });
  await expect(alert).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await expect(page.getByLabel('Retype Password')).toHaveValue('seven green mangoes');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Make Registration' }).click();
  await expect(page.getByText('Registration Complete')).toBeVisible();

  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill('seven green mangoes');
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Login successfully')).toBeVisible();

  // Its scripts ran before in this session, so the page wakes by itself; the line is cut when it has.
  await page.addInitScript(() => addEventListener('gidana:ready', () => (document.documentElement.dataset.live = '')));
  await page.goto('/logout');
  await expect(page.locator('html[data-live]')).toBeAttached();
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('logout successful')).toBeVisible();
  for (const form of ['register', 'login', 'logout']) {
    complaints.expect(`net::ERR_INTERNET_DISCONNECTED /${form}.data`);
  }
});

test('session: its copy in local storage follows login and logout, in other tabs too; drafts go with it', async ({
  page,
  context,
}) => {
  const email = newEmail();
  const copy = (tab: Page) => tab.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}'));
  const registered = await page.request.post('/api/customer/register', {
    data: { name: 'Ada Obi', email, password: 'seven green mangoes' },
  });
  expect(registered.status()).toBe(201);
  await page.goto('/login');
  expect(await copy(page)).toMatchObject({ currentUser: null, error: null, loading: false, _persist: { version: 1 } });
  const read = await context.newPage();
  await read.goto('/');
  const used = await context.newPage();
  await used.goto('/register');
  await used.getByLabel('Name').pressSequentially('Half a name');

  await logIn(page, email, 'seven green mangoes');
  await expect(page).toHaveURL('/');
  const mirrored = expect.poll(async () => (await copy(page)).currentUser);
  await mirrored.toEqual({
    _id: expect.stringMatching(/^[\da-f-]{36}$/),
    name: 'Ada Obi',
    email,
    avatar: null,
    isAdmin: false,
  });
  await expect(read.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(used).toHaveURL('/');

  await page.evaluate(() => localStorage.setItem('gidana:draft:somebody:new', '{"phone":"08031234567"}'));
  await page.goto('/logout');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(async () => (await copy(page)).currentUser).toBeNull();
  // Neither a draft nor anything else that was stored during the session stays on the device.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['root']);
  await expect(read.locator('a[href="/login"]').first()).toBeAttached();
});
