import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.server.ts';

/** Work that is done when the test says so, and notes when it began. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const work = (name: string) => () => {
    begun.push(name);
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    return end.promise.then(() => name);
  };
  return {
    begun,
    work,
    end: (name: string) => ends.get(name)?.resolve(),
    fail: (name: string) => ends.get(name)?.reject(new Error(name)),
  };
}

test('work runs as much at a time as allowed, and what waits goes by priority, then by arrival', async () => {
  const enqueue = createWorkQueue(2, { urgent: 5, later: 5 });
  const { begun, work, end } = createWork();
  const all = [
    enqueue('later', work('a')),
    enqueue('later', work('b')),
    enqueue('later', work('c')),
    enqueue('urgent', work('d')),
    enqueue('urgent', work('e')),
  ];
  await expect.poll(() => begun).toEqual(['a', 'b']);
  for (const [done, next] of [
    ['a', 'd'],
    ['d', 'e'],
    ['b', 'c'],
  ] as const) {
    end(done);
    await expect.poll(() => begun.at(-1)).toBe(next);
  }
  end('e');
  end('c');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('work beyond what may wait of its priority is refused with a time to come back; other priorities are not', async () => {
  const enqueue = createWorkQueue(1, { urgent: 1, later: 1 });
  const { begun, work, end } = createWork();
  const first = enqueue('later', work('a'));
  const second = enqueue('later', work('b'));
  await expect(enqueue('later', work('c'))).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  const urgent = enqueue('urgent', work('d'));
  for (const name of ['a', 'd', 'b']) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  await Promise.all([first, second, urgent]);
  expect(begun).toEqual(['a', 'd', 'b']);
});

test('failed work makes room for the next', async () => {
  const enqueue = createWorkQueue(1, { any: 1 });
  const { begun, work, end, fail } = createWork();
  const failing = enqueue('any', work('a'));
  const next = enqueue('any', work('b'));
  await expect.poll(() => begun).toEqual(['a']);
  fail('a');
  await expect(failing).rejects.toThrow('a');
  await expect.poll(() => begun).toEqual(['a', 'b']);
  end('b');
  expect(await next).toBe('b');
});
