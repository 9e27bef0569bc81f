import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

test.each([
  ['house in Ibadan local government', ['oyo/ibadan']],
  ['Yaba local government area', ['lagos/yaba']],
  ['Kano LGA', ['kano/kano']],
  ['Abadan local government', ['borno/abadan']],
  ['Ikeja LGA', ['lagos/ikeja']],
])('a town is no local government area that is spelt alike: "%s"', (text, place) => {
  expect(readQuery(text)).toMatchObject({ filters: { place }, rest: '' });
});

test.each([
  ['3 bedroom iveju lekki', ['lagos/ibeju-lekki']],
  ['ibeju lekki axis 3m', ['lagos/ibeju-lekki']],
  ['land binin kebbi', ['kebbi/birnin-kebbi']],
  ['flat nnew owerri', ['imo/owerri/new-owerri']],
  ['land lekki ree trade zone', ['lagos/ibeju-lekki/lekki-free-trade-zone']],
  ['land near warri arport', ['delta/warri-airport']],
  ['self contain near sango ota maret', ['ogun/sango-ota-market']],
  ['room near lagos sland general hospital', ['lagos/lagos-island-general-hospital']],
])('a slip in a name of several words makes no two places of it: "%s"', (text, place) => {
  expect(readQuery(text)).toMatchObject({ filters: { place }, rest: '' });
});

test.each([
  ['house in parrkview estate ikoyi', ['lagos/ikoyi/parkview-estate'], undefined],
  ['house parkview etsate', ['lagos/ikoyi/parkview-estate'], undefined],
  ['house in a gated estat lekki', ['lagos/lekki'], ['gated-estate']],
])('a slip in the name of an estate asks for no gated one: "%s"', (text, place, has) => {
  expect(readQuery(text).filters).toMatchObject({ place, ...(has && { has }) });
  expect(readQuery(text).filters.has).toEqual(has);
});

test.each([
  ['flat in koyi', 'lagos/ikoyi'],
  ['flat in sokoro', 'abuja/asokoro'],
  ['flat in kaitama', 'abuja/maitama'],
  ['flat in saaba', 'delta/asaba'],
  ['flat in sokotto', 'sokoto'],
  ['flat in calaba', 'cross-river/calabar'],
  ['flat in jikoyi', 'abuja/jikwoyi'],
  ['flat in saple', 'delta/sapele'],
])('a first letter may be lost where the place is meant far more often: "%s"', (text, place) => {
  expect(readQuery(text).filters).toEqual(expect.objectContaining({ place: [place] }));
});

test('a misspelt place that hardly anybody means is not searched beside a place of another state', () => {
  expect(readQuery('3 bedroom flat in Rumubekwe or Elele').filters.place).toEqual(['rivers/port-harcourt/rumuibekwe']);
});

test.each([
  ['2 bedroom flat in lekki phone 0803', 'lagos/lekki'],
  ['house lekki done', 'lagos/lekki'],
  ['flat lekki phase oen', 'lagos/lekki/lekki-phase-1'],
  ['flat lekki 2 bedrom', 'lagos/lekki'],
  ['flat lekki 2 milloin', 'lagos/lekki'],
  ['flat lekki 2 kids', 'lagos/lekki'],
  ['flat lekki 2 3 bedrooms', 'lagos/lekki/lekki-phase-2'],
  ['flat in Abuja area 2 bedroom', 'abuja'],
  ['flat in Garki area 2', 'abuja/garki/area-2'],
  ['flat lekkiphase1', 'lagos/lekki/lekki-phase-1'],
  ['flat #GbagadaPhase2', 'lagos/gbagada/gbagada-phase-2'],
  ['flat zone 4, Abuja', 'abuja/wuse/wuse-zone-4'],
  ['flat near 3rd mainland bridge', 'lagos/third-mainland-bridge'],
  ['shop near 9th mile market', 'enugu/9-th-mile-market'],
])('a number is a part of a name, or counts: "%s"', (text, place) => {
  expect(readQuery(text).filters.place).toEqual([place]);
});
