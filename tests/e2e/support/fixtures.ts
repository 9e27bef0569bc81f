import { test as base, expect } from '@playwright/test';

interface Watched {
  /** What the browser complained about, and requests that left our host. */
  complaints: string[];
}

/** How a browser begins when it left out the fade between two pages: an emulated phone gets its size after its page. */
const WITHOUT_FADE = 'Transition was aborted because of invalid state.';

/** A page that fails its test on a console error, an uncaught exception or a request to another host. */
export const test = base.extend<Watched>({
  complaints: async ({}, use) => {
    await use([]);
  },
  page: async ({ page, baseURL, complaints }, use) => {
    const own = new URL(baseURL ?? '').host;
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', ({ message }) => {
      if (!message.startsWith(WITHOUT_FADE)) complaints.push(`exception: ${message}`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.host !== own) complaints.push(`another host: ${url.href}`);
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** Lets the browser complain of requests that this test itself made fail: those whose complaint holds `part`. */
export function forgive(complaints: string[], part: string): void {
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes(part)));
}

export { expect };
