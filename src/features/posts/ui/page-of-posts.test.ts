import { expect, test } from 'vitest';
import { morePosts, pageOf } from './page-of-posts.ts';

const read = (search: string) => pageOf(new URLSearchParams(search));

test('an address without a word on it shows the first nine', () => {
  expect(read('')).toEqual({ from: 0, shown: 9 });
});

test('what makes no sense is read as the first page, and what is too much as the most there is', () => {
  for (const search of ['show=abc', 'show=-9', 'from=-5', 'show=0', 'from=x&show=']) {
    expect(read(search)).toEqual({ from: 0, shown: 9 });
  }
  expect(read('show=100000&from=99999999')).toEqual({ from: 10_000, shown: 99 });
});

test('following "Show more" passes every post once', () => {
  let page = read('');
  const seen: number[] = [];
  for (let step = 0; step < 25; step += 1) {
    const next = read(morePosts(page));
    if (next.from === page.from) expect(next.shown).toBe(page.shown + 9);
    else {
      seen.push(page.from + page.shown);
      expect(next).toEqual({ from: page.from + page.shown, shown: 9 });
    }
    page = next;
  }
  expect(seen).toEqual([99, 198]);
});
