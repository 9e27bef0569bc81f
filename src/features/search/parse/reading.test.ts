import { expect, test } from 'vitest';
import { ABSENCES, featuresOf } from '#features/listings/property/features.ts';
import { kindsOf } from '#features/listings/property/kinds.ts';
import { titlePaperOf } from '#features/listings/property/title-papers.ts';
import { searchedPlace } from '#features/places/service.server.ts';
import { dice } from '../../../../tests/support/dice.ts';
import { chipsOf } from '../results/chips.server.ts';
import type { Reading } from './contract.ts';
import { readQuery } from './service.server.ts';
import { FILTER_PHRASES } from './vocabulary.ts';
import { wordsIn } from './phrases.ts';

const ODDITIES =
  '2.5m 400k 1,500,000 ₦2m N3m #800k $500 2 bed 3-4 1.2b 50x100 600sqm 2 plots half plot 24/7 no without not wey no pass under at least between and to or for from max + - – / , . ; ( ) 🏠 日本 ƙasa ẹ̀kọ́ ½ ² ６ ﬀ \n \t \0 \ud83d __proto__ constructor toString yaba lekki phase 1 lagos gra ph abuja surelere leki asdfgh blue gate';
const HUGE = [
  '9'.repeat(20) + ' plots',
  '9'.repeat(15) + ' hectares',
  '9'.repeat(12) + 'x' + '9'.repeat(12) + ' ft',
  '1 to ' + '9'.repeat(400) + ' sqm',
];
const words = [...new Set([...wordsIn(FILTER_PHRASES), ...ODDITIES.split(' ')])];

function texts(): string[] {
  const roll = dice(71);
  const composed = Array.from({ length: 1_500 }, () =>
    Array.from({ length: 1 + roll(14) }, () => words[roll(words.length)]).join(roll(6) === 0 ? '' : ' '),
  );
  const noise = Array.from({ length: 300 }, () =>
    String.fromCharCode(...Array.from({ length: roll(200) }, () => (roll(3) ? 32 + roll(95) : roll(65_536)))),
  );
  return [...composed, ...noise, '', ' ', 'x'.repeat(5_000), 'lekki '.repeat(400), ...HUGE];
}

const isFeature = (id: string) => featuresOf(id).length > 0 || Object.hasOwn(ABSENCES, id);
const isRefusable = (id: string) => isFeature(id) || kindsOf(id).length > 0 || searchedPlace(id) !== undefined;
const pieces = (text: string): string[] => text.normalize('NFKC').match(/\p{L}+|\p{N}+/gu) ?? [];

function lost(text: string, reading: Reading): string[] {
  const kept = pieces(
    [...reading.understood.map(({ words: typed }) => typed), reading.rest, ...reading.unmet, ...reading.ignored].join(
      ' ',
    ),
  );
  return pieces(text).filter((piece) => {
    const at = kept.indexOf(piece);
    if (at >= 0) kept.splice(at, 1);
    return at < 0;
  });
}

test('whatever is typed is read, and no word of it is dropped', () => {
  for (const text of texts().filter((one) => one.length <= 1_000)) {
    expect(lost(text, readQuery(text)), JSON.stringify(text)).toEqual([]);
  }
});

test('codes of letters and digits are no rooms, prices or sizes, and what is written together without a space is read', () => {
  const roll = dice(36);
  const code = () => Array.from({ length: 4 }, () => roll(36 ** 4).toString(36)).join('');
  for (let n = 0; n < 2_000; n++) {
    const text = `Duplex mw${code()}5b${roll(60)} in Lekki`;
    expect(readQuery(text).filters, text).toEqual({ kind: ['duplex'], place: ['lagos/lekki'] });
  }
  expect(readQuery('3bed2bath yaba5m').filters).toEqual({
    bedrooms: 3,
    maxBedrooms: 3,
    bathrooms: 2,
    place: ['lagos/yaba'],
    maxPrice: 5_000_000,
  });
});

test('whatever is typed, a search knows what was understood of it', () => {
  for (const text of texts()) {
    const { filters } = readQuery(text);
    for (const kind of filters.kind ?? []) expect(kindsOf(kind), text).not.toEqual([]);
    for (const id of filters.has ?? []) expect(isFeature(id), text).toBe(true);
    for (const id of filters.without ?? []) expect(isRefusable(id), `${text}: ${id}`).toBe(true);
    for (const title of filters.title ?? []) expect(titlePaperOf(title), text).toBeDefined();
    for (const place of filters.place ?? []) expect(searchedPlace(place), text).toBeDefined();
    for (const least of ['minPrice', 'minTotal', 'minSize'] as const) {
      const most = filters[least.replace('min', 'max') as 'maxPrice'] ?? Infinity;
      expect(filters[least] ?? 0, text).toBeLessThanOrEqual(most);
    }
    for (const number of Object.values(filters).filter((value) => typeof value === 'number')) {
      expect(Number.isSafeInteger(number) && number >= 0, `${text}: ${number}`).toBe(true);
    }
    expect(filters.bedrooms ?? 1, text).toBeLessThanOrEqual(filters.maxBedrooms ?? 10);
  }
});

test('each filter that was understood is a chip that can be taken away, alone', () => {
  for (const text of texts()) {
    const chips = chipsOf(readQuery(text).filters);
    for (const [at, { without }] of chips.entries()) {
      const others = chips.toSpliced(at, 1).map(({ label }) => label);
      expect(
        chipsOf(without).map(({ label }) => label),
        text,
      ).toEqual(others);
    }
  }
});

test('a sentence becomes filters, each with the words that it comes from', () => {
  const reading = readQuery('Abeg, 2 bed flat for Yaba wey get steady light near blue gate, no pass 2.5m');
  expect(reading.understood.map(({ filter, value, words: typed }) => [filter, value, typed])).toEqual([
    ['bedrooms', 2, '2 bed'],
    ['kind', 'flat', 'flat'],
    ['place', 'lagos/yaba', 'Yaba'],
    ['has', 'good-power', 'steady light'],
    ['maxPrice', 2_500_000, 'no pass 2.5m'],
  ]);
  expect(reading.rest).toBe('blue gate');
  expect(reading.ignored).toEqual(['Abeg', 'for', 'wey', 'get', 'near']);
});

test.each([
  ['3+ bed duplex', '3+ bedrooms', 'Duplex'],
  ['2-3 bed', '2 to 3 bedrooms'],
  ['not more than 1 bedroom', 'Up to 1 bedroom'],
  ['2 baths', '2+ bathrooms'],
  ['no bq, no pool', 'No boys’ quarters (BQ)', 'No swimming pool'],
  ['land 600sqm c of o', 'Land', 'From 600 sqm', 'Certificate of Occupancy (C of O)'],
  ['150k monthly', 'For rent', 'Up to ₦1.8M'],
  ['unfurnished office with parking', 'Office', 'Parking', 'Unfurnished'],
  ['between 1.5 and 3 million for sale', 'For sale', 'From ₦1.5M', 'Up to ₦3M'],
  ['total package 2m on promo', 'Up to ₦2M in all', 'Offers'],
  ['house, not on the mainland', 'Any home', 'The Island, Lagos'],
])('"%s" is shown as these chips', (text, ...labels) => {
  expect(chipsOf(readQuery(text).filters).map(({ label }) => label)).toEqual(labels);
});

test('taking away "2 bedrooms" takes away the fewest and the most', () => {
  const { filters } = readQuery('2 bed yaba');
  expect(filters).toEqual({ bedrooms: 2, maxBedrooms: 2, place: ['lagos/yaba'] });
  expect(chipsOf(filters)[0]?.without).toEqual({ place: ['lagos/yaba'] });
});

test('what is beyond 500 characters stays text, and no word is cut', () => {
  const long = `${'blue gate '.repeat(49)}2 bedroom flat in Yaba`;
  const { filters, rest } = readQuery(long);
  expect(filters).toEqual({ bedrooms: 2, maxBedrooms: 2 });
  expect(rest.endsWith('gate flat in Yaba')).toBe(true);
});

test.each([
  ['duplex in GRA near Benin Airport', ['edo/benin-city/benin-gra'], undefined, ['near Benin Airport']],
  ['shop in Wuse, 2 km from Maitama', ['abuja/wuse'], undefined, ['2 km from Maitama']],
  ['flat in Yaba near Unilag', ['lagos/unilag'], 3, []],
  ['flat in Bodija near Ibadan', ['oyo/ibadan/bodija'], undefined, []],
  ['Ketu or near Ojota', ['lagos/ketu', 'lagos/ojota'], 3, []],
])('"%s" asks for what lies in the first place, not for circles around both', (text, place, within, unmet) => {
  const read = readQuery(text);
  expect([read.filters.place, read.filters.within, read.unmet]).toEqual([place, within, unmet]);
});

test.each([
  ['flat near lekki phase 1 within 2km', 2],
  ['near yaba 5 km', 5],
  ['self con around ikeja 1km radius', 1],
  ['2 bed flat close to gbagada 800 metres away', 1],
  ['yaba within 4km 2 bed 3m', 4],
])('"%s" takes the distance that stands after the place', (text, within) => {
  const { filters } = readQuery(text);
  expect([filters.place?.length, filters.within]).toEqual([1, within]);
});

test('money after a place is no distance, and a place that nothing is near to has none', () => {
  expect(readQuery('2 bed near yaba 5m').filters).toMatchObject({ maxPrice: 5_000_000 });
  expect(readQuery('2 bed in yaba 5 km from the bridge').filters.within).toBeUndefined();
});

test.each([
  ['2 rm flt ikeja', { bedrooms: 2, maxBedrooms: 2, kind: ['flat'], place: ['lagos/ikeja'] }, ''],
  ['3bdrm hse in Ikeja', { bedrooms: 3, maxBedrooms: 3, kind: ['house'], place: ['lagos/ikeja'] }, ''],
  ['a home in Ajah', { kind: ['house'], place: ['lagos/ajah'] }, ''],
  [
    '4 bed flat with a home office in Ikoyi',
    { bedrooms: 4, maxBedrooms: 4, kind: ['flat'], place: ['lagos/ikoyi'] },
    'home office',
  ],
  ['warehouse of at least 1000 sqm in Ilupeju', { kind: ['warehouse'], minSize: 1_000, place: ['lagos/ilupeju'] }, ''],
  ['a self contain of not more than 150k', { kind: ['self-contain'], maxPrice: 150_000 }, ''],
  [
    '2 bed within 3 km of the airport in Lagos',
    { bedrooms: 2, maxBedrooms: 2, within: 3, place: ['lagos/murtala-muhammed-airport'] },
    '',
  ],
  [
    'no show me anything for Ajah o, I want Lekki 2 bed',
    { bedrooms: 2, maxBedrooms: 2, place: ['lagos/lekki'], without: ['lagos/ajah'] },
    '',
  ],
  [
    'everything together no go pass 1.5m, mini flat for Ketu',
    { maxTotal: 1_500_000, kind: ['mini-flat'], place: ['lagos/ketu'] },
    '',
  ],
  [
    'I wan build filling station, I need commercial land for Lokoja',
    { kind: ['commercial-land'], place: ['kogi/lokoja'] },
    'build filling station',
  ],
  ['flat in VI and Oniru', { kind: ['flat'], place: ['lagos/victoria-island', 'lagos/victoria-island/oniru'] }, ''],
  ['Lagos, Lekki, Chevron flat', { kind: ['flat'], place: ['lagos/lekki/chevron'] }, ''],
  ['2 b', { bedrooms: 2, maxBedrooms: 2 }, ''],
  ['Adron Homes: plots for sale at Epe', { kind: ['land'], type: 'sale', place: ['lagos/epe'] }, 'Adron'],
  ['my home is in Ikorodu', { place: ['lagos/ikorodu'] }, ''],
  [
    'dont show me any flat, I need self contain in Uyo',
    { without: ['flat'], kind: ['self-contain'], place: ['akwa-ibom/uyo'] },
    '',
  ],
  ['Chevron, Lekki and Ajah', { place: ['lagos/lekki/chevron', 'lagos/ajah'] }, ''],
  ['2b', { maxPrice: 2_000_000_000 }, ''],
  ['hot desk yaba', { kind: ['co-working'], place: ['lagos/yaba'] }, ''],
  ['vacation home for 6 in Lekki', { type: 'shortlet', guests: 6, place: ['lagos/lekki'] }, ''],
  [
    'Type: shortlet. Area: Oniru. Guests: 6',
    { type: 'shortlet', guests: 6, place: ['lagos/victoria-island/oniru'] },
    '',
  ],
  [
    'house for sale by owner in Ikeja',
    { type: 'sale', kind: ['house'], has: ['direct-landlord'], place: ['lagos/ikeja'] },
    '',
  ],
  ['flat for 2 in Yaba', { kind: ['flat'], place: ['lagos/yaba'] }, 'for 2'],
  ['quarter of a million single rom agege', { maxPrice: 250_000, kind: ['single-room'], place: ['lagos/agege'] }, ''],
  ['three quarters of a million falt yaba', { maxPrice: 750_000, kind: ['flat'], place: ['lagos/yaba'] }, ''],
  [
    'boys quarters ikoyi from 800k upward',
    { kind: ['self-contain', 'single-room'], place: ['lagos/ikoyi'], minPrice: 800_000 },
    '',
  ],
  ['hall for rent in Ikeja', { kind: ['event-centre'], type: 'rent', place: ['lagos/ikeja'] }, ''],
  ['shop near city hall in Ikeja', { kind: ['shop'], place: ['lagos/ikeja'] }, 'city hall'],
  ['Bariga/Shomolu', { place: ['lagos/bariga', 'lagos/shomolu'] }, ''],
  ['Maryland/Mende', { place: ['lagos/maryland', 'lagos/maryland/mende'] }, ''],
  ['Bodija/Ibadan', { place: ['oyo/ibadan/bodija'] }, ''],
  ['Yaba/Lagos light 24hrs', { place: ['lagos/yaba'], has: ['good-power'] }, ''],
  ['flat in Ogba exclude Ajah', { kind: ['flat'], place: ['lagos/ogba'], without: ['lagos/ajah'] }, ''],
  ['flat in Lagos but not Epe', { kind: ['flat'], place: ['lagos'], without: ['lagos/epe'] }, ''],
  ['flat except Epe and Ajah', { kind: ['flat'], without: ['lagos/epe', 'lagos/ajah'] }, ''],
  ['duplex in Ogba, not terrace', { kind: ['duplex'], place: ['lagos/ogba'], without: ['terraced-duplex'] }, ''],
  ['700k mini flat Ogba all in', { maxTotal: 700_000, kind: ['mini-flat'], place: ['lagos/ogba'] }, ''],
  ['Ogba 4m including agency and legal', { place: ['lagos/ogba'], maxTotal: 4_000_000 }, ''],
  ['900k-1.3m inclusive of agency, Ogba', { minTotal: 900_000, maxTotal: 1_300_000, place: ['lagos/ogba'] }, ''],
  ['flats all in Ogba', { kind: ['flat'], place: ['lagos/ogba'] }, 'all'],
  ['flat in uio', { kind: ['flat'], place: ['akwa-ibom/uyo'] }, ''],
  ['flat in jso', { kind: ['flat'], place: ['plateau/jos'] }, ''],
  ['mini flat in sur', { kind: ['mini-flat'], place: ['lagos/surulere'] }, ''],
  ['mini flat anywhere but the mainland', { kind: ['mini-flat'], place: ['lagos/island'] }, ''],
  ['flat in Ogba, no problem with upstairs', { kind: ['flat'], place: ['lagos/ogba'] }, ''],
  ['I dont mind Ajah, flat in Ogba', { place: ['lagos/ajah', 'lagos/ogba'], kind: ['flat'] }, ''],
  ['no flat, mini flat in Ogba', { kind: ['mini-flat'], place: ['lagos/ogba'] }, ''],
  ['Ogba 10m service charge included', { place: ['lagos/ogba'], maxPrice: 10_000_000 }, ''],
  ['flat in Ogba for one month', { kind: ['flat'], place: ['lagos/ogba'], type: 'shortlet' }, ''],
  ['gd flat in good condition in Ogba', { kind: ['flat'], place: ['lagos/ogba'] }, ''],
  ['hostel in Ogba', { kind: ['single-room'], place: ['lagos/ogba'] }, ''],
  ['flat for a week in Ogba', { kind: ['flat'], type: 'shortlet', place: ['lagos/ogba'] }, ''],
  ['me and my dog, flat in Ogba', { has: ['pets-allowed'], kind: ['flat'], place: ['lagos/ogba'] }, ''],
  ['student hostel in Ogba', { kind: ['single-room'], place: ['lagos/ogba'] }, ''],
  ['me and my wife need a mini flat in Ogba', { kind: ['mini-flat'], place: ['lagos/ogba'] }, ''],
  ['me and my wife, shortlet Ogba', { guests: 2, type: 'shortlet', place: ['lagos/ogba'] }, ''],
  ['shortlet Ogba for me and 2 friends', { guests: 3, type: 'shortlet', place: ['lagos/ogba'] }, ''],
  ['we are 6, shortlet Ogba', { guests: 6, type: 'shortlet', place: ['lagos/ogba'] }, ''],
  ['me, my wife and 2 kids, shortlet Ogba', { guests: 4, type: 'shortlet', place: ['lagos/ogba'] }, ''],
  ['me my wife and 2 kids need a mini flat in Ogba', { kind: ['mini-flat'], place: ['lagos/ogba'] }, ''],
  ['a couple and their 3 kids, shortlet Ogba', { guests: 5, type: 'shortlet', place: ['lagos/ogba'] }, ''],
  ['my 2 friends and I need shortlet in Ogba', { guests: 3, type: 'shortlet', place: ['lagos/ogba'] }, ''],
  ['flat in Ogba this weekend, 8 guests', { type: 'shortlet', guests: 8, kind: ['flat'], place: ['lagos/ogba'] }, ''],
  ['3 days in Ogba', { type: 'shortlet', place: ['lagos/ogba'] }, ''],
  ['hotel room in Ogba tonight', { type: 'shortlet', place: ['lagos/ogba'] }, ''],
  ['s/c Ogba 200/250k', { kind: ['self-contain'], place: ['lagos/ogba'], minPrice: 200_000, maxPrice: 250_000 }, ''],
  ['r & p in Ogba', { kind: ['room-and-parlour'], place: ['lagos/ogba'] }, ''],
  ['primary school for sale in Ogba', { kind: ['school'], type: 'sale', place: ['lagos/ogba'] }, ''],
  ['three (3) bedrooms in Ogba', { bedrooms: 3, maxBedrooms: 3, place: ['lagos/ogba'] }, ''],
  ['Ogba 1.2 - 1.8', { place: ['lagos/ogba'], minPrice: 1_200_000, maxPrice: 1_800_000 }, ''],
  ['Ogba, budget: 2.5', { place: ['lagos/ogba'], maxPrice: 2_500_000 }, ''],
  ['2 bed Ogba for 1.2', { bedrooms: 2, maxBedrooms: 2, place: ['lagos/ogba'], maxPrice: 1_200_000 }, ''],
  ['flat in Ogba 600k no go pass', { kind: ['flat'], place: ['lagos/ogba'], maxPrice: 600_000 }, ''],
  ['fully serviced flat in Ogba', { kind: ['flat'], place: ['lagos/ogba'], has: ['serviced'] }, ''],
  ['Lekki phase 1.5', { place: ['lagos/lekki'] }, 'phase 1.5'],
  ['Ogba 3m plus agency', { place: ['lagos/ogba'], maxPrice: 3_000_000 }, 'agency'],
  ['most affordable flat in Ogba', { sort: 'price', kind: ['flat'], place: ['lagos/ogba'] }, ''],
  ['flat at Ogba garage', { kind: ['flat'], place: ['lagos/ogba'] }, 'garage'],
  ['flat with garage in Ogba', { kind: ['flat'], parking: true, place: ['lagos/ogba'] }, ''],
  ['flat not too far from Ogba', { kind: ['flat'], within: 5, place: ['lagos/ogba'] }, ''],
  ['New garage Ibadan', { place: ['oyo/ibadan'] }, 'New garage'],
  ['Hello house, Request: mini flat in Ogba. DM with pictures', { kind: ['mini-flat'], place: ['lagos/ogba'] }, ''],
  [
    '4 bed td Ogba srvcd',
    { bedrooms: 4, maxBedrooms: 4, kind: ['terraced-duplex'], place: ['lagos/ogba'], has: ['serviced'] },
    '',
  ],
  [
    '4 bed sd or dd in Ogba',
    { bedrooms: 4, maxBedrooms: 4, kind: ['semi-detached-duplex', 'detached-duplex'], place: ['lagos/ogba'] },
    '',
  ],
  ['semi det bung Ogba', { kind: ['semi-detached-bungalow'], place: ['lagos/ogba'] }, ''],
  ['terrace or semi in Ogba', { kind: ['terraced-duplex', 'semi-detached-duplex'], place: ['lagos/ogba'] }, ''],
  [
    '2 bed flat Ogba 2m sc 1m',
    { bedrooms: 2, maxBedrooms: 2, kind: ['flat'], place: ['lagos/ogba'], maxPrice: 2_000_000 },
    '1m',
  ],
  ['2 bed max 15 minutes from Ogba', { bedrooms: 2, maxBedrooms: 2, within: 5, place: ['lagos/ogba'] }, ''],
  ['3 bed minimum 2 toilets Ogba', { bedrooms: 3, maxBedrooms: 3, place: ['lagos/ogba'] }, ''],
  ['flat in Ogba sort by first year total', { kind: ['flat'], place: ['lagos/ogba'], sort: 'total' }, ''],
  ['3 bedroom or 2, Ogba', { bedrooms: 2, maxBedrooms: 3, place: ['lagos/ogba'] }, ''],
  ['Bedroom three, Ogba', { bedrooms: 3, maxBedrooms: 3, place: ['lagos/ogba'] }, ''],
  ['Ogba no be 1 bedroom, 2 bedroom', { bedrooms: 2, maxBedrooms: 2, place: ['lagos/ogba'] }, ''],
  ['hotel in Benin GRA I could buy', { kind: ['hotel'], place: ['edo/benin-city/benin-gra'], type: 'sale' }, ''],
  ['Ogudu GRA / Magodo', { place: ['lagos/ogudu/ogudu-gra', 'lagos/magodo'] }, ''],
  ['zone 4 wuse', { place: ['abuja/wuse/wuse-zone-4'] }, ''],
  ['phase 1 or phase 2 lekki', { place: ['lagos/lekki/lekki-phase-1', 'lagos/lekki/lekki-phase-2'] }, ''],
  ['semi carcass duplex Ogba', { has: ['not-completed'], kind: ['duplex'], place: ['lagos/ogba'] }, ''],
  ['flat block 5 Ogba', { kind: ['flat'], place: ['lagos/ogba'] }, 'block 5'],
  ['phase 1 lekki', { place: ['lagos/lekki/lekki-phase-1'] }, ''],
  ['Wuse 2 - 3 bed - 3m', { place: ['abuja/wuse-2'], bedrooms: 3, maxBedrooms: 3, maxPrice: 3_000_000 }, ''],
  ['Ogba, no show me Ajah', { place: ['lagos/ogba'], without: ['lagos/ajah'] }, ''],
  ['Jos? Bukuru no, Rayfield yes', { without: ['plateau/jos/bukuru'], place: ['plateau/jos/rayfield'] }, ''],
  ['Ogba. Ajah no o. 900k', { place: ['lagos/ogba'], without: ['lagos/ajah'], maxPrice: 900_000 }, ''],
  ['flat in Ogba, not on the last floor', { kind: ['flat'], place: ['lagos/ogba'] }, ''],
  ['no C of O no deal, Ogba', { title: ['c-of-o'], place: ['lagos/ogba'] }, ''],
  ['no water no light no deal, Ogba', { has: ['good-water', 'good-power'], place: ['lagos/ogba'] }, ''],
  ['you no show me Ogba', { place: ['lagos/ogba'] }, ''],
  ['even if e pass 2m I go pay, Ogba', { place: ['lagos/ogba'] }, ''],
  ['you no get 3 bedroom in Ogba?', { bedrooms: 3, maxBedrooms: 3, place: ['lagos/ogba'] }, 'no'],
  ['300k or 30k, Ogba', { maxPrice: 300_000, place: ['lagos/ogba'] }, '30k'],
  ['Ogba office 100k/sqm', { place: ['lagos/ogba'], kind: ['office'] }, ''],
  ['semi serviced flat Ogba', { has: ['serviced'], kind: ['flat'], place: ['lagos/ogba'] }, ''],
  ['rent 5m, sc 1m, Ogba', { type: 'rent', maxPrice: 5_000_000, place: ['lagos/ogba'] }, '1m'],
  ['hotel est 2010 Ogba', { kind: ['hotel'], place: ['lagos/ogba'] }, 'est 2010'],
  ['zone 2 Ogba', { place: ['lagos/ogba'] }, 'zone 2'],
  ['flat in Ogba, no shared generator', { kind: ['flat'], place: ['lagos/ogba'] }, ''],
  ['Gov. consent, C. of O, Ogba', { title: ['governors-consent', 'c-of-o'], place: ['lagos/ogba'] }, ''],
  ['if e pass 800k I no want, Ogba', { maxPrice: 800_000, place: ['lagos/ogba'] }, ''],
  ['not go above 3m, Ogba', { maxPrice: 3_000_000, place: ['lagos/ogba'] }, ''],
  ['Minimum spend 300k, maximum 450k, Ogba', { minPrice: 300_000, maxPrice: 450_000, place: ['lagos/ogba'] }, ''],
  ['Ogba 25m going up to 30m', { place: ['lagos/ogba'], minPrice: 25_000_000, maxPrice: 30_000_000 }, ''],
  ['room 8k or 10k monthly', { kind: ['single-room'], minPrice: 96_000, maxPrice: 120_000, type: 'rent' }, ''],
  ['Ogba seven fifty to nine hundred k', { place: ['lagos/ogba'], minPrice: 750_000, maxPrice: 900_000 }, ''],
  ['two thousand square metres in Ogba', { minSize: 2_000, place: ['lagos/ogba'] }, ''],
  ['1k sqm Ogba max price 60m', { minSize: 1_000, place: ['lagos/ogba'], maxPrice: 60_000_000 }, ''],
  ['half an acre in Ogba for a church', { minSize: 2_000, kind: ['land'], place: ['lagos/ogba'] }, 'church'],
  ['land for school in Ogba', { kind: ['land'], place: ['lagos/ogba'] }, 'school'],
  ['uncompleted building Ogba on full plot', { has: ['not-completed'], place: ['lagos/ogba'] }, ''],
  ['I wan sell yam, so I need shop in Ogba', { kind: ['shop'], place: ['lagos/ogba'] }, 'yam'],
  ['flat in Ogba, off plan or finished', { kind: ['flat'], place: ['lagos/ogba'] }, 'off plan'],
  ['near UNILAG, not more than 4km away', { within: 4, place: ['lagos/unilag'] }, ''],
])('short forms, stays and broadcasts: %s', (text, filters, rest) => {
  expect(readQuery(text)).toMatchObject({ filters, rest });
  expect(Object.keys(readQuery(text).filters).toSorted()).toEqual(Object.keys(filters).toSorted());
});

test.each([
  ['shortlet lekki 2 weeks', { nights: 14 }],
  ['ikoyi 3 nights', { nights: 3 }],
  ['one month shortlet in gwarinpa', { nights: 30 }],
  ['apartment in vi check in 12 Dec check out 15 Dec', { nights: 3, checkIn: '2026-12-12', checkOut: '2026-12-15' }],
  ['wuse 2 from 3rd to 7th January', { nights: 4, checkIn: '2027-01-03', checkOut: '2027-01-07' }],
  ['lekki 30 to 2 january', { nights: 3, checkIn: '2026-12-30', checkOut: '2027-01-02' }],
  ['coming on 18/12/2026 and leaving 22/12/2026, lekki', { nights: 4, checkIn: '2026-12-18', checkOut: '2026-12-22' }],
  ['lekki for 5 nights from 24th of may', { nights: 5, checkIn: '2027-05-24', checkOut: '2027-05-29' }],
  ['shortlet from 25 november', { checkIn: '2026-11-25' }],
  ['shortlet 24 to 27 november 2026', { nights: 3, checkIn: '2026-11-24', checkOut: '2026-11-27' }],
  ['shortlet check out 31 november', null],
  ['shortlet in lekki', null],
])(
  '"%s" on 25 November 2026: the nights and days of a stay, the next such day where no year is named',
  (text, stay) => {
    const read = readQuery(text, new Date('2026-11-25T09:00:00Z'));
    expect([read.filters.type, read.stay]).toEqual(['shortlet', stay]);
  },
);

test('numbers with a stroke are no days, and months of a rent are no stay', () => {
  expect(readQuery('3/4 bed duplex').filters).toMatchObject({ bedrooms: 3, maxBedrooms: 4 });
  expect(readQuery('flat at 12/14 allen avenue').stay).toBe(null);
  expect(readQuery('house to rent for 12 months in jos').filters.type).toBe('rent');
  expect(readQuery('lekki two weeks').filters).toEqual({ place: ['lagos/lekki'] });
});
