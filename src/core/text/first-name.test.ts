import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test.each([
  ['Chinedu Okafor', 'Chinedu'],
  ['Chief Emeka Nwosu', 'Emeka'],
  ['Alhaji Dr. Musa Bello', 'Musa'],
  ['Alhaji', 'Alhaji'],
  ['Drusilla Obi', 'Drusilla'],
])('first name of %s: %s', (name, first) => {
  expect(firstName(name)).toBe(first);
});
