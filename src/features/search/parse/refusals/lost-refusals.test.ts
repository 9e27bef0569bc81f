import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

const AJAH = ['lagos/ajah'];

test.each([
  ['anywhere in lagos but lekki', { place: ['lagos'], without: ['lagos/lekki'] }],
  ['any part of abuja but kubwa or lugbe', { place: ['abuja'], without: ['abuja/kubwa', 'abuja/lugbe'] }],
  ['anywhere in lagos but the mainland', { place: ['lagos/island'] }],
  ['abuja aside kubwa', { place: ['abuja'], without: ['abuja/kubwa'] }],
  ['anywhere in abuja aside for kubwa', { place: ['abuja'], without: ['abuja/kubwa'] }],
  ['anywhere in abuja but kubwa dey far', { place: ['abuja'], without: ['abuja/kubwa'] }],
  ['aside from ajah, lekki', { place: ['lagos/lekki'], without: AJAH }],
  ['lekki instead of ajah', { place: ['lagos/lekki'], without: AJAH }],
  ['flat rather than self contain ajah', { kind: ['flat'], place: AJAH, without: ['self-contain'] }],
  ['lekki not phase 1', { place: ['lagos/lekki'], without: ['lagos/lekki/lekki-phase-1'] }],
  ['magodo phase 1 not phase 2', { place: ['lagos/magodo/magodo-phase-1'], without: ['lagos/magodo/magodo-phase-2'] }],
  ['lekki not ph 1', { place: ['lagos/lekki'], without: ['lagos/lekki/lekki-phase-1'] }],
])('the place or kind that is left out is refused: "%s"', (text, filters) => {
  expect(readQuery(text).filters).toEqual(filters);
});

test.each([
  ['anywhere in lagos but ikeja is better', ['lagos/ikeja']],
  ['anywhere in lagos but preferably lekki', ['lagos/lekki']],
  ['flat in lagos but cheap lekki', ['lagos/lekki']],
  ['anywhere in abuja but jabi will be preferable', ['abuja/jabi']],
  ['anywhere in abuja but wuse 2 or maitama is best', ['abuja/wuse-2', 'abuja/maitama']],
  ['anywhere in lagos but lekki side dey sweet me', ['lagos/lekki']],
  ['aside that, yaba is ok', ['lagos/yaba']],
  ['joke aside, yaba', ['lagos/yaba']],
  ['set aside 2m yaba', ['lagos/yaba']],
  ['500k aside for yaba', ['lagos/yaba']],
])('"but" or "aside" beside what is wanted refuses nothing: "%s"', (text, place) => {
  const { filters, rest } = readQuery(text);
  expect([filters.place, filters.without, rest]).toEqual([place, undefined, '']);
});

test('of an avenue that is refused no filter knows anything', () => {
  expect(readQuery('gwarinpa not 3rd avenue 2 bed')).toMatchObject({
    filters: { place: ['abuja/gwarinpa'], bedrooms: 2 },
    rest: '',
    unmet: ['not 3rd avenue'],
  });
});

test.each(['thief', 'bad boys', 'police wahala'])('"%s no dey" a place says nothing against the place', (nuisance) => {
  const { filters, unmet } = readQuery(`house wey ${nuisance} no dey ajah`);
  expect([filters, unmet]).toEqual([{ kind: ['house'], place: AJAH }, [`${nuisance} no dey`]]);
});

test.each(['make the house no dey ajah', 'I no dey ajah'])('"%s" refuses the place', (text) => {
  expect(readQuery(text).filters).toMatchObject({ without: AJAH });
});

test.each([
  ['2 bed not shortlet', 'rent'],
  ['2 bed not for sale', 'rent'],
  ['land ajah not for rent', 'sale'],
  ['buy instead of rent', 'sale'],
  ['shortlet not rent', 'shortlet'],
  ['hotel, not airbnb', undefined],
  ['flat near eko hotel, no shortlet', 'rent'],
  ['no hotel, no shortlet', 'rent'],
  ['flat never rented before', undefined],
  ['no rent increase', undefined],
  ['no c of o no buy', undefined],
  ['apart from the rent any fee', undefined],
])('of a market that is refused the other one is meant, unless one is named: "%s"', (text, type) => {
  expect(readQuery(text).filters.type).toBe(type);
});

test.each(['avoid flooded area', 'house wey flood no reach', 'flood never enter'])('"%s" is no flood', (text) => {
  expect(readQuery(text).filters.has).toEqual(['no-flood']);
});
