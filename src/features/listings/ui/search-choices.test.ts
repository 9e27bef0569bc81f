import { describe, expect, test } from 'vitest';
import { activeChoices, choicesOf, MOST_SHOWN, resultsTitle, shownOf } from './search-choices.ts';
import { changedSearch, searchPath } from './search-path.ts';

const read = (query: string) => choicesOf(new URLSearchParams(query));

describe('reading an address', () => {
  test('takes what the filters send, prices with or without separators', () => {
    const choices = read(
      'searchTerm=+lekki+&type=rent&offer=true&bedrooms=3&minPrice=2,500,000&maxPrice=5000000&parking=true',
    );
    expect(choices).toEqual({
      searchTerm: 'lekki',
      type: 'rent',
      offer: true,
      bedrooms: 3,
      minPrice: 2_500_000,
      maxPrice: 5_000_000,
      furnished: false,
      parking: true,
    });
  });

  test('leaves out what makes no sense instead of refusing the page', () => {
    const choices = read('type=castle&bedrooms=-1&minPrice=cheap&maxPrice=1e9&offer=maybe');
    expect(choices).toMatchObject({ type: null, bedrooms: null, minPrice: null, maxPrice: null, offer: false });
  });

  test('shows whole pages and no more than the service gives', () => {
    const shown = (query: string) => shownOf(new URLSearchParams(query));
    expect([shown(''), shown('show=18'), shown('show=20'), shown('show=-9'), shown('show=x')]).toEqual([
      9, 18, 18, 9, 9,
    ]);
    expect(shown('show=100000')).toBe(MOST_SHOWN);
  });
});

describe('writing an address', () => {
  test('one search has one address: empty choices fall away', () => {
    expect(searchPath(new URLSearchParams('searchTerm=&type=sale&minPrice=+'))).toBe('/search?type=sale');
    expect(searchPath([])).toBe('/search');
  });

  test('a changed choice starts at the first results again', () => {
    const params = new URLSearchParams('type=rent&show=27');
    expect(changedSearch(params, 'type', null)).toBe('/search');
    expect(changedSearch(params, 'bedrooms', '2')).toBe('/search?type=rent&bedrooms=2');
    expect(changedSearch(params, 'show', '36')).toBe('/search?type=rent&show=36');
  });
});

test('each choice can be named and taken away', () => {
  const named = activeChoices(read('type=shortlet&bedrooms=2&maxPrice=150000&furnished=true'));
  expect(named).toEqual([
    { name: 'type', label: 'Shortlet' },
    { name: 'bedrooms', label: '2+ bedrooms' },
    { name: 'maxPrice', label: 'Up to ₦150K' },
    { name: 'furnished', label: 'Furnished' },
  ]);
});

test('the title of the results says what they are', () => {
  expect(resultsTitle(read('type=sale&searchTerm=lekki'))).toBe('Homes for sale: lekki');
  expect(resultsTitle(read('offer=true'))).toBe('Homes on offer in Nigeria');
});
