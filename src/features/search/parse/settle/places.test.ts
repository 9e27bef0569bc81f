import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

const read = (text: string) => {
  const { filters, rest } = readQuery(text);
  return [filters.place, filters.within ?? null, rest];
};

test.each([
  ['house in Crown Estate Ajah', ['lagos/sangotedo/crown-estate']],
  ['crown estate or Ajah', ['lagos/sangotedo/crown-estate', 'lagos/ajah']],
  ['Chevron Ajah', ['lagos/lekki/chevron', 'lagos/ajah']],
])('the area at whose gate an estate lies says where that is: "%s"', (text, place) => {
  expect(readQuery(text).filters.place).toEqual(place);
});

test.each([
  ['gra Uyo', ['akwa-ibom/uyo'], 'gra'],
  ['Owerri GRA', ['imo/owerri'], 'GRA'],
  ['gra Zaria', ['kaduna/zaria'], 'gra'],
  ['Owerri airport road', ['imo/owerri'], 'airport road'],
  ['Jos ring road', ['plateau/jos'], 'ring road'],
  ['gra Ikeja', ['lagos/ikeja/ikeja-gra'], ''],
  ['airport road Warri', ['delta/warri/airport-road'], ''],
  ['GRA, Lekki or Ikoyi', ['lagos/ikeja/ikeja-gra', 'lagos/lekki', 'lagos/ikoyi'], ''],
  ['Ikorodu GRA', ['lagos/ikorodu'], 'GRA'],
  ['Surulere GRA Lagos', ['lagos/surulere'], 'GRA'],
  ['GRA Nnewi', ['anambra/nnewi'], 'GRA'],
  ['flat in GRA, Ikorodu', ['lagos/ikorodu'], 'GRA'],
  ['Opebi GRA', ['lagos/ikeja/opebi', 'lagos/ikeja/ikeja-gra'], ''],
  ['Malali GRA Kaduna', ['kaduna/kaduna/malali'], ''],
  ['Enugu GRA phase 1', ['enugu/enugu/enugu-gra'], 'phase 1'],
  ['GRA phase 2 Benin', ['edo/benin-city/benin-gra'], ''],
  ['old GRA Enugu', ['enugu/enugu/enugu-gra'], ''],
  ['PH GRA phase 2', ['rivers/port-harcourt/gra-phase-2'], ''],
  ['Enugu GRRA', ['enugu/enugu/enugu-gra'], ''],
  ['Calabar island', ['cross-river/calabar'], 'island'],
  ['Ikeja mainland', ['lagos/ikeja'], ''],
  ['Ibadan or mainland', ['oyo/ibadan', 'lagos/mainland'], ''],
])('what is called as in any town is that of the town that is named: "%s"', (text, place, rest) => {
  expect(read(text)).toEqual([place, null, rest]);
});

test.each([
  ['Lekki Phase 1 Lekki Lagos', ['lagos/lekki/lekki-phase-1']],
  ['Wuse zone 2 Wuse', ['abuja/wuse/wuse-zone-2']],
  ['Omole Phase 2/Magodo', ['lagos/omole/omole-phase-2', 'lagos/magodo']],
  ['Phase 1 Lekki', ['lagos/lekki/lekki-phase-1']],
])('a number that belongs to the name before it says nothing of the one behind it: "%s"', (text, place) => {
  expect(read(text)).toEqual([place, null, '']);
});

test.each([
  ['Kado village Abuja', ['abuja/kado'], 'village'],
  ['E-Line Ewet Housing Uyo', ['akwa-ibom/uyo/ewet-housing-estate'], 'Line'],
  ['D-Lin Port Harcourt', ['rivers/port-harcourt/d-line'], ''],
  ['Abia State Low Cost Housing', ['abia'], 'State Low Cost Housing'],
  ['State Low Cost Jos', ['plateau/jos/state-lowcost'], ''],
  ['house with waste bin', undefined, 'waste bin'],
  ['Oladipo Gokada', undefined, 'Oladipo Gokada'],
])('what only looks like the name of a place elsewhere is none: "%s"', (text, place, rest) => {
  expect(read(text)).toEqual([place, null, rest]);
});

test.each([
  ['land in Uyo near the airport', ['akwa-ibom/victor-attah-international-airport'], 3],
  ['I dey come from Abuja go Lagos, near airport', ['lagos/murtala-muhammed-airport'], 3],
  ['close to Polo Park Enugu', ['enugu/polo-park-mall'], 5],
])('the airport of a town may lie outside of it: "%s"', (text, place, within) => {
  expect(read(text)).toEqual([place, within, '']);
});

test.each([
  ['Somolu, Palmgrove, Ilupeju', ['lagos/shomolu', 'lagos/palmgrove', 'lagos/ilupeju']],
  ['Lekki, Ajah or Ikate', ['lagos/lekki', 'lagos/ajah', 'lagos/lekki/ikate']],
  ['Palmgrove, Somolu, Lagos', ['lagos/palmgrove']],
  ['Lekki, Chevron, Ikate', ['lagos/lekki/chevron', 'lagos/lekki/ikate']],
])('of three places in a list all are meant, unless they are an address: "%s"', (text, place) => {
  expect(read(text)).toEqual([place, null, '']);
});

test.each([
  ['Wuse zone 4 or zone 6', ['abuja/wuse/wuse-zone-4', 'abuja/wuse/wuse-zone-6'], ''],
  ['area 8 or 10 Garki', ['abuja/garki/area-8', 'abuja/garki/area-10'], ''],
  ['Wuse zone 1, 2 or 3', ['abuja/wuse/wuse-zone-1', 'abuja/wuse/wuse-zone-2', 'abuja/wuse/wuse-zone-3'], ''],
  ['Lekki phase 1, 2 or 3 bedroom', ['lagos/lekki/lekki-phase-1'], ''],
  ['Lekki phase 1, 2 n', ['lagos/lekki/lekki-phase-1'], '2'],
])('several numbers are of the phase, zone or area before them: "%s"', (text, place, rest) => {
  expect(read(text)).toEqual([place, null, rest]);
});

test.each([
  ['3 bed Banana Isl', ['lagos/ikoyi/banana-island'], ''],
  ['3 bed B/City', ['edo/benin-city'], ''],
  ['3 bed V/Island', ['lagos/victoria-island'], ''],
  ['ledkki pahse 1', ['lagos/lekki/lekki-phase-1'], ''],
  ['flat gwagalda', ['abuja/gwagwalada'], ''],
  ['Lekki pen 1', ['lagos/lekki/lekki-phase-1'], ''],
  ['flat in suru', ['lagos/surulere'], ''],
  ['suru Kebbi', ['kebbi/suru'], ''],
  ['Wuse 2 - 2 bedroom', ['abuja/wuse-2'], ''],
  ['Wuse 2-3 bedroom', ['abuja/wuse'], ''],
])('names in short, and with a number: "%s"', (text, place, rest) => {
  expect(read(text)).toEqual([place, null, rest]);
});

test.each([
  ['flat off Salem crescent', { kind: ['flat'] }],
  ['shp in Ogba close to market', { kind: ['shop'], place: ['lagos/ogba'] }],
  ['falt close to Ogba', { kind: ['flat'], within: 5, place: ['lagos/ogba'] }],
  ['flat near Protea hotel Ikeja', { kind: ['flat'], place: ['lagos/ikeja'] }],
  ['house near Bristol hotel Lagos', { kind: ['house'], place: ['lagos'] }],
  ['hotel near Ikeja', { kind: ['hotel'], within: 9, place: ['lagos/ikeja'] }],
])('the name of a street or hotel is no market and no kind: "%s"', (text, filters) => {
  expect(readQuery(text).filters).toEqual(filters);
});
