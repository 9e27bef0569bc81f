import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { codeOf } from '../../support/authenticator.ts';
import { createTestFolder } from '../../support/folder.ts';
import { startMarket } from '../../support/processes/market-process.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow } from '../support/no-overflow.ts';

const ADMIN = { email: 'boss@example.ng', password: 'seven green mangoes' };

/** A code of the app as soon as it has just come, so that it is still good when it was typed. */
async function newCode(secret: string, earlier = codeOf(secret)): Promise<string> {
  await expect.poll(() => codeOf(secret), { timeout: 40_000 }).not.toBe(earlier);
  return codeOf(secret);
}

async function enterPassword(page: Page, password = ADMIN.password) {
  await page.getByLabel('Email Address').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

async function enterCode(page: Page, code: string) {
  await page.getByLabel('Code').fill(code);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

async function noBarrier(page: Page) {
  await expectNoOverflow(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

test('two-step login: where admins need it, one sets it up, logs in with a code and a recovery code, and loses the phone', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  await using folder = await createTestFolder();
  const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, REQUIRE_ADMIN_2FA: '1' };
  const market = await startMarket(folder.path, env);
  const context = await browser.newContext({ baseURL: market.origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  try {
    await page.goto('/login?next=%2Fcustomer%2Fadmin_users');
    await enterPassword(page);
    await expect(page).toHaveURL('/customer/two-step-login');
    await page.getByLabel('Current Password').fill(ADMIN.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    await noBarrier(page);
    const secret = (await page.getByRole('main').locator('code').innerText()).replaceAll(/\s/g, '');
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Switch it on' }).click();
    await expect(page.getByText('That code is wrong')).toBeVisible();
    const first = await newCode(secret);
    await page.getByLabel('Code').fill(first);
    await page.getByRole('button', { name: 'Switch it on' }).click();
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    const recovery = await page.getByRole('main').locator('li > code').allInnerTexts();
    expect(recovery).toHaveLength(10);
    await noBarrier(page);
    await page.goto('/customer/admin_users');
    await expect(page.getByRole('table', { name: 'All users' })).toBeVisible();

    for (const code of [async () => recovery[0] ?? '', () => newCode(secret, first)]) {
      await context.clearCookies();
      await page.goto('/login?next=%2Fcustomer%2Fadmin_users');
      await enterPassword(page);
      await expect(page).toHaveURL('/login/code?next=%2Fcustomer%2Fadmin_users');
      await noBarrier(page);
      await enterCode(page, '000000');
      await expect(page.getByText('That code is wrong')).toBeVisible();
      await enterCode(page, await code());
      await expect(page.getByRole('table', { name: 'All users' })).toBeVisible();
    }

    // The command an operator types while the market runs.
    const run = async (command: string) => {
      const env = { ...process.env, DATA_DIR: folder.path };
      return (await promisify(execFile)(process.execPath, ['scripts/admin.ts', command, ADMIN.email], { env })).stdout;
    };
    expect(await run('reset-second-factor')).toContain('logs in with the password only now');
    await page.goto('/customer/admin_users');
    await expect(page).toHaveURL('/login?next=%2Fcustomer%2Fadmin_users');
    await enterPassword(page);
    await expect(page).toHaveURL('/customer/two-step-login');

    const madeUp = /^[\w-]{22}$/m.exec(await run('new-password'))?.[0] ?? '';
    await page.goto('/login');
    await enterPassword(page);
    await expect(page.getByText('Wrong email address or password.')).toBeVisible();
    await enterPassword(page, madeUp);
    await expect(page).toHaveURL('/customer/two-step-login');
  } finally {
    await context.close();
    await market.end('SIGTERM');
  }
});
