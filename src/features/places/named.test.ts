import { expect, test } from 'vitest';
import { searchedPlace, selfAndAncestors } from './service.server.ts';
import { namesakes, placesNamed } from './named.server.ts';

const AJAH = selfAndAncestors('lagos/ajah');

test('what is called after a place is its namesake elsewhere, and no place is one of a landmark that nothing is called after', () => {
  const names = (id: string) => namesakes(searchedPlace(id) ?? expect.unreachable());
  expect(names('lagos/lekki')).toContain('lagos/ibeju-lekki');
  expect(names('lagos/unilag')).toEqual([]);
});

test('a home names the places of its state whose words stand in its name or address, and not where it lies itself', () => {
  const address = ['3 bedroom flat in Ajah', 'Km 22, Lẹkki-Epe Expressway, Ajah', 'Lagos'];
  const named = placesNamed(address, AJAH);
  expect(named).toEqual(expect.arrayContaining(['lagos/lekki', 'lagos/epe']));
  expect(named).not.toContain('lagos/ajah');
  expect(named).not.toContain('lagos');
  expect(placesNamed(['Flat near UNILAG gate'], AJAH)).toContain('lagos/unilag');
});

test.each(['Flat near Jabi', 'Flat, opposite Jabi Lake', '5 minutes from Jabi', 'Flat close to Jabi, Wuye'])(
  'a home names no place that it says it is near to: %s',
  (name) => {
    expect(placesNamed([name], selfAndAncestors('abuja/wuye'))).not.toContain('abuja/jabi');
    expect(placesNamed(['Jabi road, near Wuye market'], selfAndAncestors('abuja/wuye'))).toContain('abuja/jabi');
  },
);

test('a street or building far from a place does not name it by what it is called, one beside it does', () => {
  const magodo = selfAndAncestors('lagos/magodo');
  expect(placesNamed(['3-bed flat', '12 Aina Eleko Street, Magodo', 'Lagos'], magodo)).toEqual([]);
  expect(placesNamed(['Marina Heights, Ikate: 6-bed duplex'], selfAndAncestors('lagos/lekki/ikate'))).toEqual([]);
  const woji = selfAndAncestors('rivers/port-harcourt/woji');
  expect(placesNamed(['Flat', '8 Elelenwo Road, Woji'], woji)).toContain('rivers/port-harcourt/elelenwo');
  // Where it lies in the state is not known.
  expect(placesNamed(['Flat', '8 Eleko Road'], ['lagos'])).toContain('lagos/ibeju-lekki/eleko');
});

test('a home names no place by words that stand apart', () => {
  const phase1 = ['2-bedroom flat, Lekki Phase 1', '40 Admiralty Way, Lekki Phase 1', 'Lagos', 'Lagos'];
  expect(placesNamed(phase1, selfAndAncestors('lagos/lekki/lekki-phase-1'))).not.toContain('lagos/lekki/lekki-phase-2');
  const island = ['Flat', '23 Idowu Martins Street, Victoria Island, Lagos', 'Lagos', 'Lagos'];
  expect(placesNamed(island, selfAndAncestors('lagos/victoria-island'))).not.toContain('lagos/lagos-island');
});

test('a home names no place of another state, by some words of a name, or by the name of where it lies', () => {
  expect(placesNamed(['Flat, Lekki Close'], selfAndAncestors('abuja/gwarinpa'))).toEqual([]);
  expect(placesNamed(['Flat on the island'], AJAH)).not.toContain('lagos/victoria-island');
  expect(placesNamed(['Plot in Ibeju-Lekki'], selfAndAncestors('lagos/ibeju-lekki'))).not.toContain('lagos/lekki');
  expect(placesNamed(['Flat in Lekki'], [])).toEqual([]);
});
