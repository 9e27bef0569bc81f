import { expect, test } from 'vitest';
import type { Filters } from '#features/search/filters.ts';
import { readQuery } from '#features/search/parse/service.server.ts';
import { dice } from '../support/dice.ts';

/** What people say of a home, and the filters that it is. */
type Said = readonly [text: string, filters: Filters];

const rooms = (bedrooms: number, maxBedrooms?: number): Filters => ({ bedrooms, ...(maxBedrooms && { maxBedrooms }) });
const near = (place: string, within: number): Filters => ({ place: [place], within });

const PLACES: readonly Said[] = [
  ['yaba', { place: ['lagos/yaba'] }],
  ['lekki phase 1', { place: ['lagos/lekki/lekki-phase-1'] }],
  ['lekki', { place: ['lagos/lekki'] }],
  ['Ikeja GRA', { place: ['lagos/ikeja/ikeja-gra'] }],
  ['gra phase 2 port harcourt', { place: ['rivers/port-harcourt/gra-phase-2'] }],
  ['garki area 11', { place: ['abuja/garki/area-11'] }],
  ['new haven enugu', { place: ['enugu/enugu/new-haven'] }],
  ['V.I.', { place: ['lagos/victoria-island'] }],
  ['Festac town', { place: ['lagos/festac'] }],
  ['for ikorodu side', { place: ['lagos/ikorodu'] }],
  ['yaba or surulere', { place: ['lagos/yaba', 'lagos/surulere'] }],
  ['Jabi, Utako', { place: ['abuja/jabi', 'abuja/utako'] }],
  ['ogba/agege', { place: ['lagos/ogba', 'lagos/agege'] }],
  ['Location: Maryland', { place: ['lagos/maryland'] }],
  ['around Gwarinpa', near('abuja/gwarinpa', 3)],
  ['near UNILAG', near('lagos/unilag', 3)],
  ['within 5km of Ajah', near('lagos/ajah', 5)],
  ['between ogba and ikeja', { place: ['lagos/ogba', 'lagos/ikeja'], between: true, within: 2 }],
  ['lagos except ikorodu', { place: ['lagos'], without: ['lagos/ikorodu'] }],
];
const ROOMS: readonly Said[] = [
  ['2 bed', rooms(2, 2)],
  ['3-4 bed', rooms(3, 4)],
  ['2 or 3 bedroom', rooms(2, 3)],
  ['at least 3 bedrooms', rooms(3)],
  ['minimum of 4 bedrooms', rooms(4)],
  ['3 bedrooms or more', rooms(3)],
  ['1bdrm', rooms(1, 1)],
  ['4-bedroom', rooms(4, 4)],
  ['two (2) bedroom', rooms(2, 2)],
  ['Bedrooms: 3', rooms(3, 3)],
  ['No of baths: 2', { bathrooms: 2 }],
  ['2bd/2ba', { ...rooms(2, 2), bathrooms: 2 }],
];
const KINDS: readonly Said[] = [
  ['flat', { kind: ['flat'] }],
  ['semi detached duplex', { kind: ['semi-detached-duplex'] }],
  ['house', { kind: ['house'] }],
  ['apartment', { kind: ['flat'] }],
  ['bungalow', { kind: ['bungalow'] }],
];
const MARKETS: readonly Said[] = [
  ['to let', { type: 'rent' }],
  ['i wan rent', { type: 'rent' }],
  ['for sale', { type: 'sale' }],
  ['I want to buy', { type: 'sale' }],
];
const PRICES: readonly Said[] = [
  ['2.5m', { maxPrice: 2_500_000 }],
  ['should not be more than 1.2 million', { maxPrice: 1_200_000 }],
  ['1,500,000', { maxPrice: 1_500_000 }],
  ['₦700,000', { maxPrice: 700_000 }],
  ['N1m - N2m', { minPrice: 1_000_000, maxPrice: 2_000_000 }],
  ['between 2 and 3 million', { minPrice: 2_000_000, maxPrice: 3_000_000 }],
  ['my budget na 1.5m', { maxPrice: 1_500_000 }],
  ['Budget: 5m', { maxPrice: 5_000_000 }],
  ['max budget 3m', { maxPrice: 3_000_000 }],
  ['make e no pass 600k', { maxPrice: 600_000 }],
  ['around 2m', { minPrice: 1_600_000, maxPrice: 2_400_000 }],
  ['at least 5m', { minPrice: 5_000_000 }],
  ['2m max', { maxPrice: 2_000_000 }],
  ['one million two', { maxPrice: 1_200_000 }],
  ['3m total package', { maxTotal: 3_000_000 }],
];
const FEATURES: readonly Said[] = [
  ['with pool', { has: ['pool'] }],
  ['wey no dey flood', { has: ['no-flood'] }],
  ['prepaid meter', { has: ['prepaid-meter'] }],
  ['24 hours light', { has: ['good-power'] }],
  ['not ground floor', { without: ['ground-floor'] }],
  ['without bq', { without: ['bq'] }],
  ['furnished', { furnished: true }],
  ['parking', { parking: true }],
  ['with C of O', { title: ['c-of-o'] }],
];
const BETWEEN = [' ', ' ', ' pls ', ' abeg ', ', ', '. ', '\n', '; ', ' | ', ' & '];

/** One of each of some lists in any order, with something between them, and all that they say. */
function composed(roll: (sides: number) => number): { text: string; wanted: Filters } {
  const lists = [PLACES, ROOMS, KINDS, MARKETS, PRICES, FEATURES].filter(() => roll(10) < 6);
  const order = lists.map((list) => ({ said: list[roll(list.length)] as Said, at: roll(1_000) }));
  const said = order.toSorted((a, b) => a.at - b.at).map((one) => one.said);
  const text = said.map(([words], at) => (at === 0 ? words : `${BETWEEN[roll(BETWEEN.length)]}${words}`)).join('');
  const without = said.flatMap(([, filters]) => filters.without ?? []);
  const wanted = Object.assign({}, ...said.map(([, filters]) => filters)) as Filters;
  return { text, wanted: { ...wanted, ...(without.length > 0 && { without }) } };
}

const sorted = (filters: Filters) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]),
  );

test('in whatever order and with whatever between them, what is said of a home is read the same', () => {
  const roll = dice(129);
  const wrong = Array.from({ length: 6_000 }, () => composed(roll)).flatMap(({ text, wanted }) => {
    const read = JSON.stringify(Object.entries(sorted(readQuery(text).filters)).toSorted());
    return read === JSON.stringify(Object.entries(sorted(wanted)).toSorted())
      ? []
      : [`${JSON.stringify(text)} ${read}`];
  });
  expect(wrong).toEqual([]);
});
