import { expect, test } from 'vitest';
import { type ListPage, listPage, nextPage, pageQuery } from './list-page.ts';

const read = (search: string, step?: number) => listPage(new URLSearchParams(search), step);

test('an address without a word on it shows the first step', () => {
  expect(read('')).toEqual({ from: 0, shown: 9 });
  expect(read('', 50)).toEqual({ from: 0, shown: 50 });
});

test('what makes no sense is read as the first page, and what is too much as the most there is', () => {
  for (const search of ['show=abc', 'show=-9', 'from=-5', 'show=0', 'from=x&show=']) {
    expect(read(search)).toEqual({ from: 0, shown: 9 });
  }
  expect(read('show=100000&from=99999999')).toEqual({ from: 10_000, shown: 99 });
  expect(read('show=100000', 50)).toEqual({ from: 0, shown: 100 });
});

test.each([9, 50])('following "Show more" by %i passes every row once and ends', (step) => {
  let page: ListPage | null = read('', step);
  const full: ListPage[] = [];
  for (let steps = 0; page; steps += 1) {
    expect(steps).toBeLessThan(2000);
    const next = nextPage(page, step);
    if (next?.from !== page.from) full.push(page);
    expect(next && read(pageQuery(next), step)).toEqual(next);
    page = next;
  }
  expect(full[0]?.from).toBe(0);
  for (const [at, { from, shown }] of full.entries()) {
    expect(shown).toBeLessThanOrEqual(100);
    expect(full[at + 1]?.from ?? from + shown).toBe(from + shown);
  }
  expect(full.at(-1)?.from).toBeGreaterThan(9900);
});
