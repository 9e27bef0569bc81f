import { expect, test } from 'vitest';
import { listPage, nextPage, type Page, pageQuery } from './paging.ts';

const read = (search: string, step?: number) => listPage(new URLSearchParams(search), step);

test('an address without a word on it shows the first step', () => {
  expect(read('')).toEqual({ limit: 9, startIndex: 0 });
  expect(read('', 50)).toEqual({ limit: 50, startIndex: 0 });
});

test('what makes no sense is read as the first page, and what is too much as the most there is', () => {
  for (const search of ['show=abc', 'show=-9', 'from=-5', 'show=0', 'from=x&show=']) {
    expect(read(search)).toEqual({ limit: 9, startIndex: 0 });
  }
  expect(read('show=100000&from=99999999')).toEqual({ limit: 99, startIndex: 10_000 });
  expect(read('show=100000', 50)).toEqual({ limit: 100, startIndex: 0 });
});

test.each([9, 50])('following "Show more" by %i passes every row once and ends', (step) => {
  let page: Page | null = read('', step);
  const full: Page[] = [];
  for (let steps = 0; page; steps += 1) {
    expect(steps).toBeLessThan(2000);
    const next = nextPage(page, step);
    if (next?.startIndex !== page.startIndex) full.push(page);
    expect(next && read(pageQuery(next), step)).toEqual(next);
    page = next;
  }
  expect(full[0]?.startIndex).toBe(0);
  for (const [at, { limit, startIndex }] of full.entries()) {
    expect(limit).toBeLessThanOrEqual(100);
    expect(full[at + 1]?.startIndex ?? startIndex + limit).toBe(startIndex + limit);
  }
  expect(full.at(-1)?.startIndex).toBeGreaterThan(9900);
});
