import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

const semi = ['semi-detached-duplex'];

test.each([
  ['mf ogba 700', { kind: ['mini-flat'], place: ['lagos/ogba'], maxPrice: 700_000 }],
  ['wh apapa', { kind: ['warehouse'], place: ['lagos/apapa'] }],
  ['offc vi 10m', { kind: ['office'], place: ['lagos/victoria-island'], maxPrice: 10_000_000 }],
  ['smd ikota 110m', { kind: semi, place: ['lagos/lekki/ikota'], maxPrice: 110_000_000 }],
  ['4bed s/d ajah', { bedrooms: 4, maxBedrooms: 4, kind: semi, place: ['lagos/ajah'] }],
  ['4bed semi lekki', { bedrooms: 4, maxBedrooms: 4, kind: semi, place: ['lagos/lekki'] }],
  ['semi bungalow lekki', { kind: ['semi-detached-bungalow'], place: ['lagos/lekki'] }],
  ['FD duplex', { kind: ['detached-duplex'] }],
  ['TDX', { kind: ['terraced-duplex'] }],
  ['SDB', { kind: ['semi-detached-bungalow'] }],
  ['5 bed fully det', { bedrooms: 5, maxBedrooms: 5, kind: ['detached-duplex'] }],
  ['scf bariga', { kind: ['self-contain'], place: ['lagos/bariga'] }],
  ['rm & plr agege', { kind: ['room-and-parlour'], place: ['lagos/agege'] }],
  ['Rm self yaba', { kind: ['self-contain'], place: ['lagos/yaba'] }],
  ['sc/mini flat akure', { kind: ['self-contain', 'mini-flat'], place: ['ondo/akure'] }],
  ['srvd flat vi', { has: ['serviced'], kind: ['flat'], place: ['lagos/victoria-island'] }],
  ['grd floor, pkng, pymt plan', { has: ['ground-floor', 'payment-plan'], parking: true }],
  ['by duplex lekki', { type: 'sale', kind: ['duplex'], place: ['lagos/lekki'] }],
])('what agents write short is read in "%s"', (text, filters) => {
  expect(readQuery(text).filters).toEqual(filters);
});

test.each([
  ['flat for rent wh', { kind: ['flat'], type: 'rent' }],
  ['full det please', {}],
  ['s/d lekki', { place: ['lagos/lekki'] }],
  ['fd lekki', { place: ['lagos/lekki'] }],
  ['4 bed semi serviced', { bedrooms: 4, maxBedrooms: 4, has: ['serviced'] }],
  ['mini flat sc/agreement', { kind: ['mini-flat'] }],
  ['2 bed by filling station', { bedrooms: 2, maxBedrooms: 2 }],
])('in "%s" the same letters are no kind and no market', (text, filters) => {
  expect(readQuery(text).filters).toEqual(filters);
});

test.each([
  ['bnglow ikorodu', { kind: ['bungalow'], place: ['lagos/ikorodu'] }],
  ['2 bed aprtmnt frnshd', { bedrooms: 2, maxBedrooms: 2, kind: ['flat'], furnished: true }],
  ['fltt surulere prkng', { kind: ['flat'], place: ['lagos/surulere'], parking: true }],
])('a word of the market without most of its vowels is read in "%s"', (text, filters) => {
  expect(readQuery(text).filters).toEqual(filters);
});

test.each(['Mrs Grnt', 'brdge', 'Stdy yaba', 'ngzi'])('"%s" is no such word', (text) => {
  const { filters } = readQuery(text);
  expect([filters.kind, filters.has, filters.type]).toEqual([undefined, undefined, undefined]);
});

test('the kind in a name behind "at" is none', () => {
  expect(readQuery('bungalow at oleander terraces')).toMatchObject({
    filters: { kind: ['bungalow'] },
    rest: 'oleander terraces',
  });
  expect(readQuery('looking at new flats').filters.kind).toEqual(['flat']);
});

test.each([
  ['i need accommodation in yaba', ['house']],
  ['looking for a place to stay in ikorodu', ['house']],
  ['somewhere to live in abuja 500k', ['house']],
  ['office accommodation vi', ['office']],
  ['self contain accommodation ibadan', ['self-contain']],
  ['hostel accommodation akoka', ['single-room']],
])('who needs somewhere to live asks for a home, unless he says which: "%s"', (text, kind) => {
  expect(readQuery(text).filters.kind).toEqual(kind);
});
