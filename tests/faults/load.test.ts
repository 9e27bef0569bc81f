import { expect, test } from 'vitest';
import { run } from './load.ts';

test(
  'ten times the load that a node can bear: it answers well within 2 s or refuses at once, and is as fast as before 5 s later',
  { timeout: 120_000 },
  async () => {
    const { figures, failures } = await run({ seconds: 4 });
    expect(failures, figures).toEqual([]);
  },
);
