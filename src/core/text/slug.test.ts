import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['The agent’s fee', 'the-agents-fee'],
  ['Ìlú Èkó: rent in 2026', 'ilu-eko-rent-in-2026'],
  ['!!!', ''],
  ['“Ten” rooms: ²nd home', 'ten-rooms-2nd-home'],
  ['a'.repeat(200), 'a'.repeat(80)],
])('%j gets the address %j', (title, slug) => {
  expect(slugOf(title, 80)).toBe(slug);
});
