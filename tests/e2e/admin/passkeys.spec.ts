import type { Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { codeOf } from '../../support/authenticator.ts';
import { createTestFolder } from '../../support/folder.ts';
import { startMarket } from '../../support/processes/market-process.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow } from '../support/no-overflow.ts';

const ADMIN = { email: 'boss@example.ng', password: 'seven green mangoes' };

/** A device with a fingerprint reader, whose owner touches it or not. */
async function withAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: (isUserVerified: boolean) => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    lose: () => browser.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

async function enterPassword(page: Page) {
  await page.goto('/login?next=%2Fcustomer%2Ftwo-step-login');
  await page.getByLabel('Email Address').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

async function noBarrier(page: Page) {
  await expectNoOverflow(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

test('passkey: added beside the app, it logs an admin in without a code; lost, the code still does; then it is removed', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  await using folder = await createTestFolder();
  const market = await startMarket(folder.path, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  // Passkeys belong to the name of a host, and this is the public one.
  const baseURL = market.origin.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const device = await withAuthenticator(page);
  const main = page.getByRole('main');
  try {
    await enterPassword(page);
    await page.getByLabel('Current Password').fill(ADMIN.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    const secret = (await main.locator('code').innerText()).replaceAll(/\s/g, '');
    const recoveryCodes = page.getByRole('heading', { name: 'Your recovery codes' });
    const justChanged = page.getByText('Your app has just changed its code.');
    const typeCode = async () => {
      await page.getByLabel('Code').fill(codeOf(secret));
      await page.getByRole('button', { name: 'Switch it on' }).click();
    };
    await typeCode();
    await expect(recoveryCodes.or(justChanged)).toBeVisible();
    if (await justChanged.isVisible()) await typeCode();
    await expect(recoveryCodes).toBeVisible();
    const recovery = await main.locator('li > code').allInnerTexts();

    await page.goto('/customer/two-step-login');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('Passkey added.')).toBeVisible();
    await expect(main.getByText(/^Chrome on/)).toBeVisible();
    await noBarrier(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();

    await context.clearCookies();
    await enterPassword(page);
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await noBarrier(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL('/customer/two-step-login');
    await expect(main.getByText(/last used/)).toBeVisible();

    await context.clearCookies();
    await enterPassword(page);
    await device.lose();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('Your browser did not give us a passkey. Please try again.')).toBeVisible();
    await page.getByLabel('Code').fill(recovery[0] ?? '');
    await main.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/customer/two-step-login');
    await page.getByRole('button', { name: /^Remove the passkey of Chrome/ }).click();
    await expect(page.getByText('Passkey removed.')).toBeVisible();
    await expect(main.getByText(/^Chrome on/)).toHaveCount(0);
  } finally {
    await context.close();
    await market.end('SIGTERM');
  }
});
