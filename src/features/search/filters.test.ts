import { describe, expect, test } from 'vitest';
import { AMOUNT_PATTERN } from '#core/amounts.ts';
import { PLACES } from '#features/places/service.server.ts';
import { readAddress } from './address.server.ts';
import { filtersOf, paramsOf, unreadPartsOf } from './filters.ts';
import { titleOf, chipsOf } from './results/chips.server.ts';

const read = (query: string) => filtersOf(new URLSearchParams(query));
/** As browsers read the pattern of a field. */
const FIELD = new RegExp(`^(?:${AMOUNT_PATTERN})$`, 'v');
const EVERYTHING =
  'searchTerm=quiet&type=rent&kind=flat%2Cduplex&place=lagos%2Flekki&within=3&between=true&guests=4&bedrooms=2&maxBedrooms=4&bathrooms=2&minPrice=500000&maxPrice=2500000' +
  '&minTotal=600000&maxTotal=4000000&minSize=40&maxSize=200&offer=true&furnished=true&parking=true&exclusive=true' +
  '&has=borehole%2Cgood-power&without=bq&title=c-of-o&box=6.4%2C3.3%2C6.6%2C3.6&area=6.4%2C3.3%3B6.5%2C3.4%3B6.4%2C3.5&sort=total';

describe('the address of a search', () => {
  test('every choice round-trips', () => {
    const params = paramsOf(read(EVERYTHING));
    expect(params).toHaveLength(26);
    expect(read(new URLSearchParams(params).toString())).toEqual(read(EVERYTHING));
    expect(new URLSearchParams(params).toString().split('&').toSorted()).toEqual(EVERYTHING.split('&').toSorted());
  });

  test('every place round-trips', () => {
    const ids = PLACES.map(({ id }) => id);
    expect(ids.filter((id) => read(`place=${id}`).place?.join() !== id)).toEqual([]);
  });

  test('takes what the filters send: prices with separators, several ticks of a name, rooms of a sentence', () => {
    expect(read('minPrice=%E2%82%A62,500,000&has=pool&has=gym&bedrooms=2-3&searchTerm=+lekki+&type=RENT')).toEqual({
      minPrice: 2_500_000,
      has: ['pool', 'gym'],
      bedrooms: 2,
      maxBedrooms: 3,
      searchTerm: 'lekki',
      type: 'rent',
    });
  });

  test.each([
    ['5m', 5_000_000],
    ['2.5M', 2_500_000],
    ['500k', 500_000],
    ['1.2b', 1_200_000_000],
    ['1.5 billion', 1_500_000_000],
    ['2 million', 2_000_000],
    ['300 thousand', 300_000],
    ['₦5,000,000', 5_000_000],
    ['₦ 5 m', 5_000_000],
    ['N5m', 5_000_000],
    ['NGN 750k', 750_000],
    ['5000000.00', 5_000_000],
    ['1.005m', 1_005_000],
  ])('reads %s as naira wherever money is asked for', (text, naira) => {
    const [maxPrice, minPrice, maxTotal] = ['maxPrice', 'minPrice', 'maxTotal'].map((name) =>
      read(new URLSearchParams({ [name]: text }).toString()),
    );
    expect([maxPrice, minPrice, maxTotal]).toEqual([{ maxPrice: naira }, { minPrice: naira }, { maxTotal: naira }]);
    expect(text).toMatch(FIELD);
  });

  test.each(['cheap', '5x', 'm', '2.5', '2,5m', '5,5', '-5m', '5m 6m', '5.5.5m', '.', '$5m', '999999999b'])(
    'leaves out the price %s',
    (text) => {
      expect(read(new URLSearchParams({ maxPrice: text }).toString())).toEqual({});
    },
  );

  test('a field takes no amount that the address would not be read as', () => {
    for (const text of ['cheap', '5x', 'm', '2.5', '2,5m', '25,00', '-5m', '1e6', '5m 6m', '5.5.5m', '$5m']) {
      expect(text).not.toMatch(FIELD);
    }
  });

  test('a size is no money', () => {
    expect(read('minSize=1,200&maxSize=5m')).toEqual({ minSize: 1_200 });
    expect(read('minSize=600+sqm&maxSize=1200m2')).toEqual({ minSize: 600, maxSize: 1_200 });
  });

  test('leaves out a place that there is not, and says so', () => {
    const read = readAddress(new URLSearchParams('type=rent&place=lagos/yaba,lekki&kind=igloo'));
    expect(read).toMatchObject({ filters: { type: 'rent', place: ['lagos/yaba'] }, unread: ['igloo', 'lekki'] });
    expect(readAddress(new URLSearchParams('place=lekki')).filters).toEqual({});
  });

  test('says what makes no sense, as it was written', () => {
    const unread = (query: string) => unreadPartsOf(new URLSearchParams(query));
    expect(unread('maxPrice=a+lot&minSize=5m&bedrooms=abc&kind=igloo')).toEqual(['igloo', 'abc', 'a lot', '5m']);
    expect(unread(`maxPrice=${'9'.repeat(20)}`)).toEqual(['9'.repeat(20)]);
    expect(unread(`minPrice=${'x'.repeat(500)}`)).toEqual(['x'.repeat(60)]);
    expect(unread(EVERYTHING)).toEqual([]);
    expect(unread('bedrooms=2-3&minPrice=&type=all&offer=false&maxPrice=0&view=map&utm_source=x')).toEqual([]);
  });

  test('reads a range whose ends are the other way round as it is meant', () => {
    expect(read('minPrice=900m&maxPrice=5m&minSize=50&maxSize=60')).toEqual({
      minPrice: 5_000_000,
      maxPrice: 900_000_000,
      minSize: 50,
      maxSize: 60,
    });
    expect(read('bedrooms=4-2&minTotal=3m')).toEqual({ bedrooms: 2, maxBedrooms: 4, minTotal: 3_000_000 });
  });

  test('leaves out what makes no sense instead of refusing the page', () => {
    expect(
      read(
        'type=castle&bedrooms=-1&minPrice=cheap&offer=maybe&kind=igloo&has=dragon&box=9,9,1,1&area=1,2&sort=luck&place=<b>',
      ),
    ).toEqual({});
  });
});

describe('a search in words', () => {
  test('each chip can be taken away alone', () => {
    const filters = read('type=shortlet&bedrooms=2&kind=flat,duplex&place=lagos&maxPrice=150000&has=pool&without=bq');
    const chips = chipsOf(filters);
    expect(chips.map(({ label }) => label)).toEqual([
      'Shortlet',
      '2+ bedrooms',
      'Flat',
      'Duplex',
      'Lagos',
      'Up to ₦150K',
      'Swimming pool',
      'No boys’ quarters (BQ)',
    ]);
    expect(chips[2]?.without).toEqual({ ...filters, kind: ['duplex'] });
    expect(chips[5]?.without).not.toHaveProperty('maxPrice');
  });

  test.each([
    ['', 'Homes in Nigeria'],
    ['type=sale&searchTerm=quiet', 'Homes for sale with “quiet”'],
    ['offer=true', 'Homes on offer in Nigeria'],
    ['type=rent&kind=flat&bedrooms=2&maxBedrooms=2&place=lagos', '2-bedroom flats for rent in Lagos'],
    ['kind=land&place=lagos', 'Land in Lagos'],
    ['type=rent&box=6.5,3.36,6.53,3.39', 'Homes for rent around Yaba, Lagos'],
    ['area=6.42,3.40;6.42,3.48;6.48,3.44&searchTerm=quiet', 'Homes around Ikoyi, Lagos with “quiet”'],
    ['box=4,2.6,14,14.8', 'Homes in a part of Nigeria'],
    ['kind=commercial&type=rent', 'Business premises for rent in Nigeria'],
  ])('%s is called %s', (query, title) => {
    expect(titleOf(read(query))).toBe(title);
  });
});
