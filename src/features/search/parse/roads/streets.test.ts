import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

test.each([
  ['2 bed Lugbe road good', ['abuja/lugbe'], ''],
  ['self con Akoka road tarred', ['lagos/yaba/akoka'], ''],
  ['2 bed Ajah road bad', ['lagos/ajah'], 'road bad'],
  ['shop Lugbe road side', ['abuja/lugbe'], 'road'],
])('how the road of a place is makes no name of it: "%s"', (text, place, rest) => {
  expect(readQuery(text)).toMatchObject({ filters: { place }, rest, isOnRoad: false });
});

test.each([
  ['3 bed along Lekki expressway', ['lagos/lekki'], 'Lekki expressway'],
  ['flat off Lekki phase 1 road', ['lagos/lekki/lekki-phase-1'], 'Lekki phase 1 road'],
  ['warehouse along the Ikorodu road', ['lagos'], 'Ikorodu road'],
  ['shop along Ikorodu road side', ['lagos'], 'Ikorodu road'],
  ['Ikorodu road good light', ['lagos'], 'Ikorodu road'],
  ['old Ojo road', ['lagos'], 'old Ojo road'],
  ['land along Lagos Ibadan expressway', ['lagos', 'ogun', 'oyo'], 'Lagos Ibadan expressway'],
  ['flat Isolo Ejigbo road', ['lagos/isolo', 'lagos/ejigbo'], 'Isolo Ejigbo road'],
])('a road that is called after a place is there, in its state or in those on the way: "%s"', (text, place, rest) => {
  expect(readQuery(text)).toMatchObject({ filters: { place }, rest, isOnRoad: true });
});

test.each([
  ['Aba road Port Harcourt', ['rivers/port-harcourt']],
  ['Ibadan street', undefined],
  ['Idi-Aba road', undefined],
  ['Obi road', undefined],
])('a road says nothing beside another place, nor does a street, or a part of a name: "%s"', (text, place) => {
  const read = readQuery(text);
  expect([read.filters.place, read.isOnRoad]).toEqual([place, false]);
});
