import { expect, test } from 'vitest';
import { run } from './load.ts';

test(
  'ten times the load that a node can bear: each request is answered well or refused, and the process goes on',
  { timeout: 120_000 },
  async () => {
    const { figures, failures } = await run({ seconds: 4, timed: false });
    expect(failures, figures).toEqual([]);
  },
);
