import { expect, test } from 'vitest';
import { unfinished } from './unfinished.server.ts';

test.each([
  ['house in gar', 'house in', 'gar'],
  ['lekki ph', 'lekki', 'lekki ph'],
  ['2 bed in port har', '2 bed in', 'port har'],
  ['house sapele road be', 'house sapele road', 'road be'],
  ['shortlet in victoria i', 'shortlet in', 'victoria i'],
  // Du is a town near Jos, Iba one near Ibadan.
  ['5 bedroom du', '5 bedroom', 'du'],
  ['2 bed flat iba', '2 bed flat', 'iba'],
  ['wetin dey surul', 'wetin dey', 'surul'],
  // Independence is read as Independence Layout already.
  ['flat in independence l', 'flat in independence', 'independence l'],
])('"%s" is read without the name that is begun', (typed, text, begun) => {
  expect(unfinished(typed)).toMatchObject({ text, begun, isAnother: false });
});

test.each([
  ['magodo 4 b', 'magodo 4 bed'],
  ['lekki 2 bedro', 'lekki 2 bed'],
  ['lekki dupl', 'lekki duplex'],
  ['yaba bunga', 'yaba bungalow'],
])('"%s" is completed, since it can be nothing else', (typed, text) => {
  expect(unfinished(typed)?.text).toBe(text);
});

test.each([
  ['mini f', 'mini flat'],
  ['cheap self co', 'cheap self con'],
  ['self com', 'self compound'],
  ['2 bed flat boys qu', '2 bed flat boys quarter'],
  ['room and p', 'room and parlour'],
  ['land with c of', 'land with c of o'],
  ['block of fl', 'block of flat'],
  ['event c', 'event centre'],
  ['governors con', 'governors consent'],
  ['flat with swimming po', 'flat with swimming pool'],
])('"%s" is completed, since its last words begin a phrase', (typed, text) => {
  expect(unfinished(typed)?.text).toBe(text);
});

test.each([
  'commercial p',
  'flat to s',
  'without c',
  'all r',
  'shop and o',
  'yaba and p',
  'close to r',
  'good n',
  'lock up s',
  // Two billions, New Bussa, New Owerri.
  'duplex under two b',
  'new b',
  'new o',
])('"%s" is not completed: it may become other things', (typed) => {
  expect(typed).toContain(unfinished(typed)?.text ?? typed);
});

test.each([
  ['lekki 2 bed flat with balcony 2.', 'lekki 2 bed flat with balcony'],
  ['self con yaba rent ₦35', 'self con yaba rent'],
  ['mini flat ogba 600k - 80', 'mini flat ogba 600k -'],
  ['flat in ikeja 1m-1.', 'flat in ikeja'],
  ['3 bed duplex less than fifty', '3 bed duplex less than'],
])('"%s" is read without the number that is begun', (typed, text) => {
  expect(unfinished(typed)?.text).toBe(text);
});

test.each([
  ['2 bed flat ikeja for s', '2 bed flat ikeja for', 's'],
  ['house with phone b', 'house with phone', 'b'],
  ['duplex in ibadan wi', 'duplex in ibadan', ''],
  ['house at ikeja of', 'house at ikeja', 'of'],
  ['admiralty way fl', 'admiralty way', 'fl'],
])('"%s" is read without its last letters, which say nothing as yet', (typed, text, begun) => {
  expect(unfinished(typed)).toMatchObject({ text, begun });
});

test('a place that is begun behind "or" or a comma is another one', () => {
  expect(unfinished('house in yaba or sur')).toMatchObject({ begun: 'sur', isAnother: true });
  expect(unfinished('flat in yaba, gba')).toMatchObject({ begun: 'gba', isAnother: true });
});

test.each([
  '2 bed flat in ikeja',
  '3 bed enugu new haven',
  'flat near ikeja city mall',
  'house in uyo near the airport',
  'duplex ikoyi under 2 b',
  'off admiralty way',
  'castle moon',
  '2 bed flat yaba 2.5m',
  // The "m" of "MMIA".
  '2 bed 1m i',
  'self con in ojo',
  'ike',
  '2 bed gra ph',
  '2 bed gra akure',
  'flat nassarawa kano',
  'house sapele road benin',
  '2 bed ring road benin',
  '2 bed flat wuse 2',
  'office admiralty way 25',
  'showroom lekki admiralty way',
  '3 bed ikeja block 4',
  'self contain bodija student',
  '12',
])('"%s" is read as it stands', (typed) => {
  expect(unfinished(typed)).toBeNull();
});

test.each([
  ['2 bed flat in yab', 'yab'],
  ['self contain in suruler', 'suruler'],
  ['2 bed flat in ike', 'ike'],
])('"%s" is read as Enter would read it, and the places that it begins are offered', (typed, begun) => {
  expect(unfinished(typed)).toMatchObject({ text: typed, begun });
});

test.each([
  ['3 bed flat lekki 15', '3 bed flat lekki'],
  ['duplex for sale in gwarinpa 12', 'duplex for sale in gwarinpa'],
  ['shortlet in victoria island for 3', 'shortlet in victoria island for'],
])('"%s" is read without the number, which may become ten times as much', (typed, text) => {
  expect(unfinished(typed)?.text).toBe(text);
});

test.each(['self contain akoka 250', 'duplex for sale lekki 75m', 'flat in lekki phase 1'])(
  '"%s" is whole',
  (typed) => {
    expect(unfinished(typed)).toBeNull();
  },
);
