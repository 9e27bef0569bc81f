import { expect, test } from 'vitest';
import { hintOf, quotesOf } from './notes.server.ts';

const said = { unmet: [], total: 100, near: [], mentioned: [], missing: [] };
const hint = (words: Partial<Parameters<typeof hintOf>[0]>) => hintOf({ ...said, ...words }, {}, []);

test('what was not understood is told above the homes where the heading does not say it', () => {
  const mentioned = ['“landmark beach”'];
  const missing = ['“towers”'];
  expect(hint({ mentioned })).toBe('Not required: “landmark beach”');
  expect(hint({ mentioned, missing })).toBe('Not required: “landmark beach”');
  expect(hint({ mentioned, missing, total: 0 })).toBe('Not required: “towers” +1');
  expect(hint({ mentioned, unmet: ['no caution fee'] })).toBe('Not required: “landmark beach” +1');
  // "2 homes match, “landmark beach” not required", "100 homes, none with “towers”".
  expect(hint({ mentioned, near: [{}] })).toBe('');
  expect(hint({ missing })).toBe('');
});

test('a joining word that is left between two words that no home has is quoted with none of them', () => {
  const words = { optional: 'jacuzzi and helipad', unmentioned: ['jacuzzi', 'helipad'] };
  expect(quotesOf('flat with jacuzzi and helipad', words)).toEqual({
    missing: ['“jacuzzi”', '“helipad”'],
    mentioned: [],
  });
  expect(quotesOf('house of grace', { optional: 'house of grace', unmentioned: [] }).mentioned).toEqual([
    '“house of grace”',
  ]);
});
