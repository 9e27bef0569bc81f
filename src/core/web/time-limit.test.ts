import { expect, test } from 'vitest';
import { withTimeLimit } from './time-limit.ts';

test('time limit: a request ends when its asker ends it, at once if that was before, and when its time is over', async () => {
  const asker = new AbortController();
  const asked = withTimeLimit(asker.signal, 60_000);
  expect(asked.aborted).toBe(false);
  asker.abort();
  expect(asked.aborted).toBe(true);
  expect(withTimeLimit(asker.signal, 60_000).aborted).toBe(true);

  const slow = withTimeLimit(new AbortController().signal, 1);
  await new Promise((done) => slow.addEventListener('abort', done));
  expect(slow.aborted).toBe(true);
});
