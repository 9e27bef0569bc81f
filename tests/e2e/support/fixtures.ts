import { test as base, expect } from '@playwright/test';
import { Complaints } from './complaints.ts';

interface Watched {
  /** Fails the journey on whatever its browser complains of, except what the journey expects. */
  complaints: Complaints;
}

export const test = base.extend<Watched>({
  complaints: async ({ baseURL }, use) => {
    await use(new Complaints(new URL(baseURL ?? '').origin));
  },
  context: async ({ context, complaints }, use) => {
    complaints.watch(context);
    await use(context);
    // What the browser says of a request may come after what the page makes of it.
    await expect.poll(() => complaints.surprises()).toEqual([]);
  },
});

export { expect };
