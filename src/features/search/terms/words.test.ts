import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fold } from '#core/text/fold.ts';
import { createWorld } from '../../../../tests/support/world.ts';
import { askedWords, wordsOf } from './words.ts';

test.each([
  ['Ọ̀ṣun', ['osun']],
  ['ÌBÀDÀN', ['ibadan']],
  ['ƁAUCHI ɗan ƙofa Ƴar', ['bauchi', 'dan', 'kofa', 'yar']],
  ['ẹ́kó Ụmụahịa', ['eko', 'umuahia']],
  ['3bdr 2-bed B2', ['3', 'bdr', '2', 'bed', 'b', '2']],
  ['self-contain/mini,flat', ['self', 'contain', 'mini', 'flat']],
  ["Oba's Oba’s Obaʼs", ['obas', 'obas', 'obas']],
  ['600m² ₦2.5m', ['600', 'm', '2', '2', '5', 'm']],
  ['日本 — 🏠', []],
  ['x'.repeat(40), ['x'.repeat(32)]],
])('the words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('words that only join others are not searched for beside them', () => {
  expect(askedWords('a house in Lekki for the house')).toEqual(['house', 'lekki']);
  expect(askedWords('in the')).toEqual(['in', 'the']);
  expect(
    askedWords(Array.from({ length: 30 }, (_, n) => `w${'abcdefghijklmnopqrstuvwxyz'[n % 26]}x${n}`).join(' ')).length,
  ).toBe(12);
});

test('the database folds as we do', async () => {
  await using world = await createWorld();
  const texts = [
    'Ọ̀ṣun ÌBÀDÀN ƁAUCHI ɗan ƙofa Ƴar ẹ́kó Ụmụahịa Ŋ ø Ł đ Ə ǝ ı İ ß ﬁ Ａ Ⅷ ½ ²',
    "3bdr B2 1e5 v2 'quoted' Oba’s a&b|c !d <-> (e):* \\ \" % _",
    'tab\there\nand  there 日本 🏠 — … ₦50,000/year K K Å',
    Array.from({ length: 2_000 }, (_, n) => String.fromCodePoint(32 + n)).join(''),
    Array.from({ length: 600 }, (_, n) => String.fromCodePoint(0x1e00 + n)).join('a1'),
  ];
  for (const text of texts) {
    const { rows } = await world.db.execute<{ folded: string }>(sql`select search_fold(${text}) as folded`);
    expect(rows[0]?.folded.trim()).toBe(fold(text).trim());
  }
});
