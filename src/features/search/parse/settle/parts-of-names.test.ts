import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

const read = (text: string) => {
  const { filters, rest } = readQuery(text);
  return [filters.place, rest];
};

test.each([
  ['2 bed obi wali road', undefined, 'obi wali road'],
  ['2 bed obi wali road Port Harcourt', ['rivers/port-harcourt'], 'obi wali road'],
  ['flat near Tafawa Balewa stadium', undefined, 'Tafawa Balewa stadium'],
  ['flat in Mayfair Gardens Lekki', ['lagos/lekki'], 'Mayfair Gardens'],
  ['shop Bonny plaza Lagos', ['lagos'], 'Bonny plaza'],
  ['flat Ado estate Ajah', ['lagos/ajah'], 'Ado estate'],
])('the name of a place that hardly anybody looks for is part of another name: "%s"', (text, place, rest) => {
  expect(read(text)).toEqual([place, rest]);
});

test.each([
  ['house in Obi', ['benue/obi'], ''],
  ['house in Obi Nasarawa state', ['nasarawa/obi'], ''],
  ['land Bende Umuahia kpakam', ['abia/bende'], 'kpakam'],
  ['house near Ibeno beach', ['akwa-ibom/ibeno'], 'beach'],
  ['filin noma a Wudil hekta 10', ['kano/wudil'], 'hekta 10'],
  ['flat in Mayfair Ile-Ife', ['osun/ile-ife/mayfair'], ''],
  ['Lagelu ibad', ['oyo/lagelu'], 'ibad'],
])('it is meant beside what it has, what it lies in, or alone: "%s"', (text, place, rest) => {
  expect(read(text)).toEqual([place, rest]);
});

test.each([
  ['office Tafawa Balewa Square', ['lagos/tafawa-balewa-square']],
  ['shortlet near Bonny Camp', ['lagos/bonny-camp']],
  ['holiday house near Tarkwa Bay', ['lagos/tarkwa-bay']],
  ['3 bed close to NNPC towers', ['abuja/nnpc-towers']],
  ['2 bed Opebi link bridge', ['lagos/opebi-link-bridge']],
])('landmarks that begin like a place are known: "%s"', (text, place) => {
  expect(read(text)).toEqual([place, '']);
});

test.each([
  ['irrua students', 'edo/irrua'],
  ['2 bedroom abak newly renovated', 'akwa-ibom/abak'],
  ['land obudu dry', 'cross-river/obudu'],
  ['ogoja terrace duplex', 'cross-river/ogoja'],
])('a small town before other words stays a place: "%s"', (text, place) => {
  expect(readQuery(text).filters.place).toEqual([place]);
});

test.each(['awka south awka', 'awka awka south', 'nnewi north nnewi', 'oshimili south asaba'])(
  'a town beside the local government area that holds it is read: "%s"',
  (text) => {
    expect(readQuery(text).filters.place).toHaveLength(1);
  },
);
