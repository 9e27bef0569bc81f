import { expect, test } from 'vitest';
import { readingMinutes, tagsOf } from './rules.ts';

test.each([
  [0, 1],
  [499, 1],
  [1_499, 1],
  [1_500, 2],
  [4_400, 4],
  [150_000, 150],
])('%i characters take %i minutes', (length, minutes) => {
  expect(readingMinutes(length)).toBe(minutes);
});

test('the free text of tags is read as single ones', () => {
  expect(tagsOf(' rent,  Yaba ,,first home, ')).toEqual(['rent', 'Yaba', 'first home']);
  expect(tagsOf(' ')).toEqual([]);
});
