import { expect, test } from 'vitest';
import { locate, nameOf, selfAndAncestors, statesInstead } from './service.server.ts';

const idOf = (city: string, state: string, address = '') => locate({ city, state, address })?.id ?? null;

test.each([
  ['Ikeja', 'Lagos', '', 'lagos/ikeja'],
  ['Ikeja', 'Lagos State', '5 Ogunlowo Street, Ogba', 'lagos/ogba'],
  ['Ogba', 'Lagos', 'Ikeja', 'lagos/ogba'],
  ['Lagos', 'Lagos', '12 Allen Avenue, Ikeja', 'lagos/ikeja/allen'],
  ['Lagos', 'Lagos', 'Isaac John Street, G.R.A, Ikeja', 'lagos/ikeja/ikeja-gra'],
  ['Lekki', 'Lagos', '3 Admiralty Way, Lekki Ph 1', 'lagos/lekki/lekki-phase-1'],
  ['Lagos', 'Lagos', 'Plot 4, Lekki 1', 'lagos/lekki/lekki-phase-1'],
  ['lekki', 'LAGOS', '', 'lagos/lekki'],
  ['Ibeju-Lekki', 'Lagos', 'Off Eleko Road', 'lagos/ibeju-lekki'],
  ['Lekki', 'Lagos', 'Bogije, Ibeju Lekki', 'lagos/ibeju-lekki/bogije'],
  ['VI', 'Lagos', '', 'lagos/victoria-island'],
  ['Lagos', 'Lagos', '7 Ligali Ayorinde, V.I', 'lagos/victoria-island'],
  ['Lagos Island', 'Lagos', '', 'lagos/lagos-island'],
  ['Lagos', 'Lagos', 'Somewhere on the island', 'lagos/island'],
  ['Abuja', 'FCT', '', 'abuja'],
  ['Abuja', 'Abuja', '1st Avenue, Gwarimpa', 'abuja/gwarinpa'],
  ['Wuse II', 'FCT - Abuja', '', 'abuja/wuse-2'],
  ['Kubwa', 'Federal Capital Territory', '', 'abuja/kubwa'],
  ['Surulere', 'Lagos', '', 'lagos/surulere'],
  ['Surulere', 'Oyo', '', 'oyo/surulere'],
  ['Ibadan', 'Oyo', 'New Bodija, Ibadan', 'oyo/ibadan/bodija/new-bodija'],
  ['PH', 'Rivers', 'Tombia Street, GRA Phase 2', 'rivers/port-harcourt/gra-phase-2'],
  ['Port-Harcourt', 'Rivers State', 'GRA', 'rivers/port-harcourt/gra'],
  ['Enugu', 'Enugu', 'GRA', 'enugu/enugu/enugu-gra'],
  ['Benin', 'Edo', 'G.R.A.', 'edo/benin-city/benin-gra'],
  ['Asaba', 'Delta', 'GRA', 'delta/asaba/asaba-gra'],
  ['Warri', 'Delta', 'GRA', 'delta/warri/warri-gra'],
  ['Kano', 'Kano', '', 'kano/kano'],
  ['Osogbo', 'Ọ̀ṣun', '', 'osun/osogbo'],
  ['Mararaba', 'Nasarawa', '', 'nasarawa/karu/mararaba'],
])('%s, %s, "%s" lies in %s', (city, state, address, id) => {
  expect(idOf(city, state, address)).toBe(id);
});

test('the name of a street is not where a home is', () => {
  expect(idOf('Lagos', 'Lagos', '21 Ikorodu Road, Maryland')).toBe('lagos/maryland');
  expect(idOf('Lagos', 'Lagos', 'Km 30 Lekki-Epe Expressway, Ajah')).toBe('lagos/ajah');
  expect(idOf('Lagos', 'Lagos', '4 Lagos-Abeokuta Expressway')).toBe('lagos');
  expect(idOf('Lagos', 'Lagos', '12 Surulere Street')).toBe('lagos');
});

test('what a home is near counts only within what is said beside it', () => {
  expect(idOf('Lagos', 'Lagos', 'opposite Ikota shopping complex, Ajah')).toBe('lagos/ajah');
  expect(idOf('Ajah', 'Lagos', 'near Ikota')).toBe('lagos/ajah');
  expect(idOf('Lekki', 'Lagos', 'close to Chevron, by Ikota gate')).toBe('lagos/lekki/ikota');
  expect(idOf('Lagos', 'Lagos', 'Allen Avenue')).toBe('lagos/ikeja/allen');
});

test('a name that many places share is decided by city and state, or left open', () => {
  expect(idOf('', 'Lagos', 'GRA')).toBe('lagos');
  expect(idOf('', 'Delta', 'GRA')).toBe('delta');
  expect(idOf('GRA', '')).toBe(null);
  expect(idOf('Ibadan', 'Oyo', 'Lekki')).toBe('oyo/ibadan');
  expect(idOf('Ikeja', 'Lagos', 'Epe')).toBe('lagos/ikeja');
});

test('without a state, only a name that is sure is taken', () => {
  expect(idOf('Surulere', '')).toBe('lagos/surulere');
  expect(idOf('Lekki Phase 1', '')).toBe('lagos/lekki/lekki-phase-1');
  expect(idOf('Lagos', '', 'Yaba')).toBe('lagos/yaba');
  expect(idOf('', '', '9 Aba Road, Woji, Port Harcourt')).toBe('rivers/port-harcourt/woji');
  expect(idOf('Obi', '')).toBe(null);
  expect(idOf('Airport Road', '')).toBe(null);
});

test('nothing known is nowhere', () => {
  expect(idOf('', '')).toBe(null);
  expect(idOf('Accra', 'Greater Accra', 'East Legon')).toBe(null);
  expect(idOf('Nowhere', 'Lagos', '1 Street')).toBe('lagos');
  expect(idOf("'; drop table", '<b>', '\u0000'.repeat(50))).toBe(null);
});

test('a home lies in its place and in all around it', () => {
  expect(selfAndAncestors(idOf('Lagos', 'Lagos', 'Lekki Phase 1') ?? '')).toEqual([
    'lagos/lekki/lekki-phase-1',
    'lagos/lekki',
    'lagos/eti-osa',
    'lagos/island',
    'lagos',
  ]);
  expect(selfAndAncestors('rivers/port-harcourt/rumuola')).toEqual([
    'rivers/port-harcourt/rumuola',
    'rivers/port-harcourt',
    'rivers/obio-akpor',
    'rivers',
  ]);
  expect(selfAndAncestors('rivers/port-harcourt/gra-phase-2')).toContain('rivers/port-harcourt/gra');
  expect(selfAndAncestors('lagos/ikeja')).toEqual(['lagos/ikeja', 'lagos/mainland', 'lagos']);
  expect(selfAndAncestors('edo/benin-city')).toEqual(['edo/benin-city', 'edo']);
  expect(selfAndAncestors('lagos')).toEqual(['lagos']);
  expect(selfAndAncestors('lagos/atlantis')).toEqual([]);
});

test('places are named as people say them', () => {
  expect(nameOf('lagos/lekki/lekki-phase-1')).toBe('Lekki Phase 1, Lagos');
  expect(nameOf('lagos/ikeja/opebi')).toBe('Opebi, Lagos');
  expect(nameOf('rivers/port-harcourt/woji')).toBe('Woji, Port Harcourt');
  expect(nameOf('abuja/maitama')).toBe('Maitama, Abuja');
  expect(nameOf('oyo/ibadan')).toBe('Ibadan, Oyo');
  expect(nameOf('kano/kano')).toBe('Kano');
  expect(nameOf('abuja')).toBe('Abuja');
  expect(nameOf('nowhere')).toBe('');
});

test.each([
  ['Ikeja', 'Kano', ['Lagos']],
  ['Mararaba, Karu', 'Lagos', ['Nasarawa', 'Abuja']],
  ['Surulere', 'Kano', ['Lagos', 'Oyo']],
  ['Surulere', 'Oyo', []],
  ['GRA', 'Kaduna State', []],
  ['Okurumeji', 'Lagos', []],
  ['Ikeja', '', []],
  ['Ikeja', 'Somewhere', []],
])('a city in another state than it is known in: %s, %s', (city, state, known) => {
  expect(statesInstead({ city, state })).toEqual(known);
});
