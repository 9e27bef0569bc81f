import { expect, test } from 'vitest';
import { boxAround, cut, isBox } from './box.ts';

test('a box around points reaches from edge to edge, and there is none around nothing', () => {
  expect(
    boxAround([
      [6.5, 3.6],
      [6.7, 3.4],
      [6.6, 3.5],
    ]),
  ).toEqual([6.5, 3.4, 6.7, 3.6]);
  expect(boxAround([])).toBeNull();
});

test('two boxes share what lies in both, which may be nothing', () => {
  const shared = cut([6, 3, 7, 4], [6.5, 3.5, 8, 5]);
  expect(shared).toEqual([6.5, 3.5, 7, 4]);
  expect(isBox(shared)).toBe(true);
  expect(isBox(cut([6, 3, 7, 4], [8, 3, 9, 4]))).toBe(false);
});
