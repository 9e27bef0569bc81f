import { existsSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ToastRegion } from '#ui/overlays/toast-region.tsx';
import Styleguide from './styleguide.tsx';

/** Where Linux keeps its own; elsewhere Playwright's is used. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium';
const ORIGIN = 'http://styleguide.test';
const ENTRY = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { BrowserRouter } from 'react-router';
  import '/src/app.css';
  import { ToastRegion } from '#ui/overlays/toast-region.tsx';
  import Styleguide from '/tests/styleguide/styleguide.tsx';
  createRoot(document.getElementById('root')).render(createElement(BrowserRouter, null, createElement(Styleguide)));
`;

let browser: Browser;
let files: Map<string, string | Uint8Array>;

beforeAll(async () => {
  [files, browser] = await Promise.all([
    bundle(),
    chromium.launch({
      executablePath: existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined,
      args: ['--no-sandbox'],
    }),
  ]);
});
afterAll(() => browser.close());

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  test.each([360, 1440])(
    'at %i pixels nothing breaks a rule of WCAG 2.2 AA or the width of the page',
    async (width) => {
      const page = await open({ colorScheme, width });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.context().close();
    },
  );
});

test('on a phone every control is at least 44 pixels high, but for links within text', async () => {
  const page = await open({ width: 360 });
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a:not(.prose a, .cover-link, .skip-link), select, summary, label.check')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ text: element.outerHTML.slice(0, 80), height: element.getBoundingClientRect().height }))
      .filter(({ height }) => height < 44),
  );
  expect(small).toEqual([]);
  await page.context().close();
});

test('a question before deleting starts on No, closes on Escape and gives the focus back', async () => {
  const page = await open();
  const opener = page.getByRole('button', { name: 'Delete listing' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete listing' });
  expect(await focused(page)).toBe('No, keep it');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Delete listing');

  await opener.click();
  await dialog.getByRole('button', { name: 'No' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByRole('status').count()).toBe(0);
  await opener.click();
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('status').getByText('Listing deleted').waitFor();
  await page.context().close();
});

test('a press beside a dialog closes it, one inside does not', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Delete listing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete listing' });
  await dialog.getByText('Are you sure').click();
  expect(await dialog.isVisible()).toBe(true);
  await page.mouse.click(5, 5);
  await dialog.waitFor({ state: 'hidden' });
  await page.context().close();
});

test('the switch of either password shows both', async () => {
  const page = await open();
  const types = () =>
    page
      .locator('input[name=password], input[name=retype]')
      .evaluateAll((all: HTMLInputElement[]) => all.map((one) => one.type));
  expect(await types()).toEqual(['password', 'password']);
  await page.getByRole('button', { name: 'Show password' }).first().click();
  expect(await types()).toEqual(['text', 'text']);
  await page.getByRole('button', { name: 'Hide password' }).last().click();
  expect(await types()).toEqual(['password', 'password']);
  await page.context().close();
});

test('a price gets its separators while it is typed, and the caret stays where one corrects it', async () => {
  const page = await open();
  const price = page.getByLabel('Regular Price');
  await price.fill('');
  await price.pressSequentially('12500000');
  expect(await price.inputValue()).toBe('12,500,000');
  await page.getByText('₦12.5M', { exact: true }).waitFor();
  await price.press('Home');
  await price.pressSequentially('99');
  expect(await price.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  await price.blur();
  expect(await price.inputValue()).toBe('9,912,500,000');
  await page.context().close();
});

test('a toast is announced, stays while the pointer is on it, and then goes', async () => {
  const page = await open({ clock: true });
  await page.getByRole('button', { name: 'Failure toast' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Image upload failed' });
  await toast.hover();
  await page.clock.runFor(20_000);
  expect(await toast.isVisible()).toBe(true);
  await page.mouse.move(5, 600);
  await page.clock.runFor(5_000);
  await toast.waitFor({ state: 'detached' });
  await page.context().close();
});

test('a menu closes on Escape with the focus on its button, and on a press elsewhere', async () => {
  const page = await open();
  const button = page.locator('summary', { hasText: 'Account' });
  const item = page.getByRole('link', { name: 'My Properties' });
  await button.click();
  expect(await item.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await item.isVisible()).toBe(false);
  expect(await focused(page)).toContain('Account');
  await button.click();
  await page.getByRole('heading', { name: 'Buttons' }).click();
  expect(await item.isVisible()).toBe(false);
  await page.context().close();
});

test('the large view opens at the picture that was pressed, and the arrows go on from there', async () => {
  const page = await open({ width: 1280 });
  const opener = page.getByRole('button', { name: 'Show photograph 2 large' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: '4-bedroom terrace' });
  const place = () => dialog.getByText(/^\d \/ 3$/).textContent();
  await expect.poll(place).toBe('2 / 3');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect.poll(place).toBe('3 / 3');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.context().close();
});

test('without scripts questions open, and nothing offers what cannot work', async () => {
  const page = await open({ scripts: false });
  await page.getByText('How long does it take to sell?').click();
  await page.getByText('two to six months').waitFor();
  expect(await page.getByRole('button', { name: 'Show password' }).count()).toBe(0);
  await page.context().close();
});

test('without scripts the message of a redirect leaves after five seconds, but not from under a reader', async () => {
  const page = await open({ scripts: false });
  const toast = page.locator('.toast-leaves', { hasText: 'Welcome back' });
  const goTo = (milliseconds: number) =>
    toast.evaluate((element, time) => {
      for (const animation of element.getAnimations()) animation.currentTime = time;
    }, milliseconds);
  await toast.hover();
  expect(await toast.evaluate((element) => element.getAnimations()[0]?.playState)).toBe('paused');
  await goTo(4900);
  expect(await toast.isVisible()).toBe(true);
  await page.mouse.move(5, 600);
  await goTo(5001);
  await toast.waitFor({ state: 'hidden' });
  await page.context().close();
});

interface Opening {
  width?: number;
  colorScheme?: 'light' | 'dark';
  scripts?: boolean;
  clock?: boolean;
}

async function open({
  width = 1024,
  colorScheme = 'light',
  scripts = true,
  clock = false,
}: Opening = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme,
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (clock) await page.clock.install();
  await page.route(`${ORIGIN}/**`, (route) => {
    const file = files.get(new URL(route.request().url()).pathname.slice(1));
    if (file === undefined) return route.fulfill({ contentType: 'text/html', body: html(scripts) });
    const contentType = route.request().url().endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({ contentType, body: Buffer.from(file) });
  });
  await page.goto(`${ORIGIN}/`);
  await page.getByRole('heading', { name: 'All Properties' }).waitFor();
  return page;
}

function html(scripts: boolean): string {
  const names = [...files.keys()];
  const styles = names.filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="/${name}">`);
  const body = scripts
    ? '<div id="root"></div><script type="module" src="/entry.js"></script>'
    : renderToString(
        <StaticRouter location="/">
          <Styleguide />
          <ToastRegion flash={{ id: '1', text: 'Welcome back' }} />
        </StaticRouter>,
      );
  return `<!doctype html><html lang="en-NG"><head><title>Styleguide</title><meta name="viewport" content="width=device-width">${styles.join('')}</head><body>${body}</body></html>`;
}

/** The styleguide as the browser gets it, in memory. */
async function bundle(): Promise<Map<string, string | Uint8Array>> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      tailwindcss(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? id : null),
        load: (id) => (id === 'virtual:entry' ? ENTRY : null),
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: 'virtual:entry',
        output: { entryFileNames: 'entry.js' },
        onLog: (level, log, handle) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log)),
      },
    },
  });
  const results = (Array.isArray(output) ? output : [output]) as Rolldown.RolldownOutput[];
  return new Map(
    results.flatMap((result) =>
      result.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
    ),
  );
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
}
