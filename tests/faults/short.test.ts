import { expect, test } from 'vitest';
import { run as fuzz } from './fuzz.ts';
import { run as kills } from './kills.ts';
import { run as soak } from './soak.ts';

/** Short runs of what `npm run faults` does for as long as one likes; they end after their seconds whatever they got done. */
const LIMIT = { timeout: 180_000 };

test(
  'kills at random moments lose no answered listing or picture, and every start afterwards succeeds',
  LIMIT,
  async () => {
    expect((await kills({ count: 4, seconds: 20 })).failures).toEqual([]);
  },
);

test('hostile requests are answered in time, without a failure and without a secret', LIMIT, async () => {
  expect((await fuzz({ count: 1_000, seconds: 10, seed: 7 })).failures).toEqual([]);
});

test('memory stays flat under mixed traffic', LIMIT, async () => {
  expect((await soak({ seconds: 8 })).failures).toEqual([]);
});
