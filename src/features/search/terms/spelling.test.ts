import { expect, test } from 'vitest';
import { editDistance } from '#core/text/edit-distance.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { likelyDistance } from '#core/text/alike.ts';
import { fold } from '#core/text/fold.ts';
import { PLACES } from '#features/places/service.server.ts';
import { nearWords } from '../parse/near.ts';
import { RESPELLED } from '../parse/vocabulary.ts';
import { meant } from './spelling.ts';

test.each([
  ['lekki', 'lekki', 0],
  ['leki', 'lekki', 1],
  ['lekkki', 'lekki', 1],
  ['lekka', 'lekki', 1],
  ['lekik', 'lekki', 1],
  ['', 'abc', 3],
  ['duplx', 'duplex', 1],
  ['ilory', 'ilorin', 2],
])('%s is %s at an edit distance of %i', (typed, word, count) => {
  expect(editDistance(typed, word)).toBe(count);
  expect(editDistance(word, typed)).toBe(count);
});

const known = (words: Record<string, number>) => Object.entries(words).map(([word, uses]) => ({ word, uses }));

test('the nearest word counts, and among equals the one in use most', () => {
  expect(meant('leki', known({ lekki: 900, leke: 3, lokoja: 5000 }))).toEqual(['lekki']);
  expect(meant('leki', known({ lekki: 1, lekie: 1 }))).toEqual(['lekie', 'lekki']);
});

test('short words may hold one slip, long ones two, and very short ones none', () => {
  expect(meant('vi', known({ vii: 9 }))).toEqual([]);
  expect(meant('yba', known({ yaba: 9 }))).toEqual(['yaba']);
  expect(meant('abj', known({ abuja: 9 }))).toEqual([]);
  expect(meant('harcot', known({ harcourt: 9 }))).toEqual(['harcourt']);
  expect(meant('parcot', known({ harcourt: 9 }))).toEqual([]);
  expect(meant('appartement', known({ apartment: 9 }))).toEqual(['apartment']);
});

test('a word that only looks a little like one in use is left as it is', () => {
  expect(meant('castle', known({ cable: 3 }))).toEqual([]);
  expect(meant('moon', known({ noon: 3 }))).toEqual([]);
  expect(meant('yaab', known({ yaba: 9 }))).toEqual(['yaba']);
});

test('no English word is corrected to one that neither sounds like it nor lies near on the keyboard', () => {
  const names = PLACES.flatMap(({ name }) => fold(name).split(' '));
  const market = [...new Set([...RESPELLED, ...names])].filter((word) => word.length > 3);
  const near = nearWords(market, 2);
  const words = dictionary['diceware-common'].filter((word) => /^[a-z]{4,}$/.test(word) && !market.includes(word));
  const corrected = words.flatMap((typed) =>
    meant(
      typed,
      near(typed).map(({ word }) => ({ word, uses: 5 })),
    ).map((word) => ({ typed, word })),
  );
  expect(corrected.length).toBeGreaterThan(50);
  const absurd = corrected.filter(({ typed, word }) => likelyDistance(typed, word) > editDistance(typed, word));
  expect(absurd.filter(({ typed }) => typed.length < 7)).toEqual([]);
  // In long words one strange letter beside a likely one may pass, never two.
  expect(corrected.filter(({ typed, word }) => likelyDistance(typed, word) > 2)).toEqual([]);
  expect(corrected.length / words.length).toBeLessThan(0.1);
});
