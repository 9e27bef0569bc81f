import { test } from 'vitest';
import { run } from './cluster.ts';
import { missingPackages } from './packages.ts';

/** A short run of `npm run cluster`: a node and the primary are killed, and what else there is time for. */
test(
  'a cluster loses no answered write, and its readers are served, while a node and the primary are killed',
  { timeout: 300_000 },
  async ({ expect, skip }) => {
    const missing = missingPackages();
    skip(missing.length > 0, `skipped: packages ${missing.join(', ')} missing`);
    const { failures, table } = await run({ seconds: 60, timed: false });
    expect(failures, table).toEqual([]);
  },
);
