import { describe, expect, test } from 'vitest';
import { changedSearch, MOST_SHOWN, searchPath, shownOf } from './search-path.ts';

test('shows whole pages and no more than the service gives', () => {
  const shown = (query: string) => shownOf(new URLSearchParams(query));
  expect([shown(''), shown('show=18'), shown('show=20'), shown('show=-9'), shown('show=x')]).toEqual([9, 18, 18, 9, 9]);
  expect(shown('show=100000')).toBe(MOST_SHOWN);
});

describe('writing an address', () => {
  test('one search has one address: empty choices fall away, several of one name are joined', () => {
    expect(searchPath(new URLSearchParams('searchTerm=&type=sale&minPrice=+'))).toBe('/search?type=sale');
    expect(searchPath(new URLSearchParams('has=pool&type=rent&has=gym'))).toBe('/search?has=pool%2Cgym&type=rent');
    expect(searchPath([])).toBe('/search');
  });

  test('a changed choice starts at the first results again', () => {
    const params = new URLSearchParams('type=rent&show=27');
    expect(changedSearch(params, 'type', null)).toBe('/search');
    expect(changedSearch(params, 'bedrooms', '2')).toBe('/search?type=rent&bedrooms=2');
    expect(changedSearch(params, 'show', '36')).toBe('/search?type=rent&show=36');
  });
});
