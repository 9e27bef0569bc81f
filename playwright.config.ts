import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from './tests/support/free-port.ts';

// Workers read this file again, so what is chosen here is remembered in the environment.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'gidana-journeys-'));
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_ALLOWED_PORT ??= String(await freePort());

/** What runs already, such as a cluster; else a product is started. */
const running = process.env.E2E_ORIGIN;
const baseURL = running ?? `http://localhost:${process.env.E2E_PORT}`;

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** The oldest browser that the README names: its main journeys, or the few of them that are part of `npm test`. */
const old = process.env.OLD_CHROMIUM;
const oldJourneys =
  process.env.OLD_JOURNEYS === 'main'
    ? { testMatch: /(visitor\/browsing|seller\/listing|account\/sign-in)\.spec\.ts$/ }
    : { testMatch: /visitor\/browsing\.spec\.ts$/, grep: /(browsing|gallery|search panel): / };

/** What no width of the screen changes runs on the phone alone. */
const ONE_WIDTH =
  /(account\/(devices|sign-in)|admin\/(passkeys|post-drafts|posts|queue|two-step-login)|connection\/.*|seller\/(contacts-in-words|deleted|facts|form|life|own-listings)|visitor\/(coming-back|content|hostile-html|reports|search-engines))\.spec\.ts$/;

/** Nor does it change colours, such as those of the dark theme, or what forms do where no script runs. */
const ONE_WIDTH_TITLES = /\bin (the )?dark\b|\bwithout scripts\b/;

const launch = (executablePath: string) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** Journeys run against the real server with its own embedded database and the demo market. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // A busy machine stands still for ten seconds now and then; what never comes fails all the same.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  globalTeardown: './tests/e2e/support/teardown.ts',
  use: {
    baseURL,
    // It answers in the place of routes that journeys set up; its own journeys let it in.
    serviceWorkers: 'block',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // A trace of every journey costs a sixth of the time: TRACE=1 asks for those of failures.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launch(process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'),
  },
  projects: [
    { name: 'phone', use: phone },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: ONE_WIDTH,
      grepInvert: ONE_WIDTH_TITLES,
    },
    ...(old ? [{ name: 'old phone', use: { ...phone, launchOptions: launch(old) }, ...oldJourneys }] : []),
  ],
  ...(!running && {
    webServer: {
      command: 'node server.ts',
      url: `${baseURL}/healthz`,
      // The first start fills a market, and the machine may be slow.
      timeout: 300_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      env: {
        NODE_ENV: 'production',
        PORT: process.env.E2E_PORT,
        DATA_DIR: join(process.env.E2E_DATA, 'data'),
        ADMIN_EMAIL: 'admin@gidana.example',
        ADMIN_PASSWORD: 'journeys-need-an-admin',
        RATE_LIMIT_REQUESTS: '1000000',
        RATE_LIMIT_SIGN_IN: '1000',
        RATE_LIMIT_REGISTER: '1000',
        RATE_LIMIT_UPLOADS: '1000',
        RATE_LIMIT_WRITES: '1000',
        // Another site, which the journeys of allowed origins open themselves.
        CORS_ORIGINS: `http://127.0.0.1:${process.env.E2E_ALLOWED_PORT}`,
        LOG_LEVEL: 'error',
      },
    },
  }),
});
