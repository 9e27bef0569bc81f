import { expect, test } from 'vitest';
import { featuresOf } from '#features/listings/property/features.ts';
import { kindsOf } from '#features/listings/property/kinds.ts';
import { titlePaperOf } from '#features/listings/property/title-papers.ts';
import { nearWords } from './near.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { placesAt } from '#features/places/service.server.ts';
import { readQuery } from './service.server.ts';
import { FILTER_PHRASES, KNOWN } from './vocabulary.ts';

const phrases = [...FILTER_PHRASES.values()].flat();

test('no phrase means two things', () => {
  const meanings = new Map<string, Set<string>>();
  for (const { words, value } of phrases) {
    const phrase = words.join(' ');
    meanings.set(phrase, (meanings.get(phrase) ?? new Set()).add(`${value.filter} ${value.value}`));
  }
  expect([...meanings].filter(([, all]) => all.size > 1).map(([phrase]) => phrase)).toEqual([]);
});

test('every phrase means something that listings have', () => {
  for (const { value, words } of phrases) {
    const id = String(value.value);
    if (value.filter === 'kind') expect(kindsOf(id), words.join(' ')).not.toEqual([]);
    if (value.filter === 'has' || value.filter === 'without') expect(featuresOf(id), words.join(' ')).not.toEqual([]);
    if (value.filter === 'title') expect(titlePaperOf(id), words.join(' ')).toBeDefined();
  }
});

test.each([
  'tower',
  'closer',
  'leaving early',
  'beach',
  'horse stable',
  'smile',
  'blue gate',
  'house of grace',
  'ocean view',
  'palm',
  'orchid court',
  'song of praise',
  'rose garden',
  'Silverbird plaza',
  'water corporation',
  'summit villa',
])('"%s" is no misspelt filter and no place: it stays text', (text) => {
  const { understood, rest } = readQuery(text);
  expect(understood).toEqual([]);
  expect(rest).toBe(text);
});

test.each(['smallest', 'expensive'])('no order and no text is "%s"', (word) => {
  expect(readQuery(`${word} flat yaba`)).toMatchObject({ filters: { place: ['lagos/yaba'] }, rest: '', unmet: [word] });
});

test.each([
  ['bedrom', 'bedroom', 1],
  ['hosue', 'house', 1],
  ['detatched', 'detached', 1],
  ['apartmnets', 'apartment', 2],
])('%s is nearly %s', (typed, word, distance) => {
  const near = nearWords(['bedroom', 'house', 'detached', 'apartment', 'estate'], 2);
  expect(near(typed)[0]).toEqual({ word, distance });
});

test('a word further away is near none', () => {
  expect(nearWords(['bedroom', 'house'], 1)('bdrom')).toEqual([]);
  expect(nearWords(['bedroom', 'house'], 1)('bedroomss')).toEqual([]);
});

test('a word of any length costs no more than the longest known one', () => {
  const near = nearWords(['bedroom', 'house'], 2);
  const before = process.cpuUsage();
  for (let n = 0; n < 50; n++) expect(near('bedroom'.repeat(100))).toEqual([]);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});

test('of 5,000 ordinary English words none is taken for a misspelt place or word of the market', () => {
  const words = dictionary['diceware-common'].filter((word) => /^[a-z]{3,}$/.test(word));
  expect(words.length).toBeGreaterThan(5_000);
  // "Rentable" is of the market.
  const unknown = words.filter((word) => word !== 'rentable' && !KNOWN.has(word) && !placesAt([word], 0));
  const taken = unknown.flatMap((word) => readQuery(word).understood.map(({ value }) => `${word}: ${String(value)}`));
  expect(taken.filter((one) => !one.includes(one.split(':')[0]?.replace(/s$/, '') ?? ''))).toEqual([]);
  // Also where a place is expected.
  expect(unknown.filter((word) => readQuery(`2 bedroom flat ${word}`).filters.place)).toEqual([]);
});

test.each([
  ['yba', 'lagos/yaba'],
  ['yabba', 'lagos/yaba'],
  ['yava', 'lagos/yaba'],
  ['wuze', 'abuja/wuse'],
  ['ajqh', 'lagos/ajah'],
  ['ikejja', 'lagos/ikeja'],
])('the short name %s is %s with one slip in it', (typed, place) => {
  expect(readQuery(`2 bed ${typed}`).filters.place).toEqual([place]);
});

test.each([
  ['lecky phase one', 'lagos/lekki/lekki-phase-1'],
  ['Lekky phase 2', 'lagos/lekki/lekki-phase-2'],
  ['gbagda phase 1', 'lagos/gbagada/gbagada-phase-1'],
  ['wuze zone four', 'abuja/wuse/wuse-zone-4'],
  ['ikej gra', 'lagos/ikeja/ikeja-gra'],
  ['Port Harcut', 'rivers/port-harcourt'],
  ['portharcut', 'rivers/port-harcourt'],
  ['victora iland', 'lagos/victoria-island'],
])('the misspelt %s is the whole name of %s', (typed, place) => {
  expect(readQuery(`2 bed ${typed}`).filters.place).toEqual([place]);
});

test.each([
  ['srmi detached', { kind: ['semi-detached-duplex'] }],
  ['mni flat', { kind: ['mini-flat'] }],
  ['newlu built house', { has: ['newly-built'], kind: ['house'] }],
  ['flqt for rwnt', { kind: ['flat'], type: 'rent' }],
  ['houze with swimming poo', { kind: ['house'], has: ['pool'] }],
])('in "%s" a short word is known by itself or by its neighbour', (typed, filters) => {
  expect(readQuery(typed).filters).toEqual(filters);
});

test.each(['mina flat', 'gold road', 'shade flat', 'patty house'])(
  'of "%s" no word is taken for a neighbour',
  (typed) => {
    const [word = ''] = typed.split(' ');
    const { filters, rest, understood } = readQuery(typed);
    const isPlace = understood.some(({ filter, words }) => filter === 'place' && words === word);
    expect(isPlace || rest.includes(word), JSON.stringify(filters)).toBe(true);
  },
);

test.each([
  ['mitama 2m', { place: ['abuja/maitama'], maxPrice: 2_000_000 }],
  ['gbsgada 2 bed', { place: ['lagos/gbagada'], bedrooms: 2, maxBedrooms: 2 }],
  ['wuze 2 800k', { place: ['abuja/wuse-2'], maxPrice: 800_000 }],
  ['old ikoyii 3m', { place: ['lagos/ikoyi/old-ikoyi'], maxPrice: 3_000_000 }],
  ['under 300k in ibada', { maxPrice: 300_000, place: ['oyo/ibadan'] }],
  ['laggos 2 bed', { place: ['lagos'], bedrooms: 2, maxBedrooms: 2 }],
])('of "%s" the misspelt name ends before what is counted', (typed, filters) => {
  expect(readQuery(typed).filters).toEqual(filters);
});

test.each(['lecky 2 bedroom', 'lecky two fifty million', 'lecky two weeks'])(
  'the number of "%s" is no part of a name',
  (typed) => {
    expect(readQuery(typed).filters.place).toEqual(['lagos/lekki']);
  },
);

const MISSPELT = {
  'written with':
    'abja Abuja, ketuu Ketu, uyoo Uyo, akbo Akobo, ajha Ajah, lekii Lekki, ikoi Ikoyi, owrri Owerri, kadna Kaduna, calbar Calabar, ' +
    'ibdan Ibadan, onitsa Onitsha, asba Asaba, bennin Benin, warii Warri, awkka Awka, yolla Yola, ogbaa Ogba, utakoo Utako, kubw Kubwa, ' +
    'lugbee Lugbe, mushn Mushin, apapaa Apapa, osgbo Osogbo, abeokta Abeokuta, ilorn Ilorin, enugo Enugu, maitma Maitama, ' +
    'surlere Surulere, idmu Idimu',
  'held out':
    'abuj Abuja, abujaa Abuja, kettu Ketu, uyyo Uyo, akoboo Akobo, ikja Ikeja, yabaa Yaba, wusse Wuse, jabbi Jabi, kanoo Kano, ' +
    'ojodo Ojodu, islo Isolo, oguduu Ogudu, gbagda Gbagada, magdo Magodo, marylnd Maryland, ikorud Ikorodu, festc Festac, bodja Bodija, ' +
    'minnna Minna, makudi Makurdi, lokja Lokoja, sokto Sokoto, bauhci Bauchi, gombee Gombe, akue Akure, nnewii Nnewi, garkki Garki, ' +
    'apoo Apo, otaa Ota',
};
const NO_PLACES = {
  'written with':
    'tolu kemi ngozi uche bola yemi sola chidi abba asabe kanu yaya ajoke ogbe ebun gari keto jade audio leak joke oven yard logs wine ' +
    'large canon jobs router agent',
  'held out':
    'tunde femi dayo ifeoma sade obinna nkechi aisha bello sani musa oge eno imoh ajayi jabir amina kate john jane gate canoe kite desk ' +
    'laptop olive rice bank yoga ajar',
};

test.each(Object.entries(MISSPELT))('of 30 misspelt names of places, %s, at least 28 are read', (_, names) => {
  const pairs = names.split(', ').map((pair) => pair.split(' '));
  expect(pairs).toHaveLength(30);
  const placeIn = (name = '') => readQuery(`2 bed flat in ${name}`).filters.place;
  const unread = pairs.filter(([typed, name]) => placeIn(typed)?.join(' ') !== placeIn(name)?.join(' '));
  expect(unread.length, unread.join(' ')).toBeLessThanOrEqual(2);
});

test.each(Object.entries(NO_PLACES))(
  'of 30 first names and ordinary words, %s, none is corrected to a place',
  (_, words) => {
    const all = words.split(' ');
    expect(all).toHaveLength(30);
    const corrected = all.filter((word) => {
      const meant = [word, `2 bed flat ${word}`, `room for ${word} in ikeja`].flatMap(
        (text) => readQuery(text).filters.place ?? [],
      );
      return meant.join(' ') !== 'lagos/ikeja';
    });
    expect(corrected).toEqual([]);
  },
);
