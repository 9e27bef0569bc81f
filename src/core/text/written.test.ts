import { expect, test } from 'vitest';
import { manyLines, oneLine } from './written.ts';

test('one line has single spaces, composed letters and nothing unseen', () => {
  expect(oneLine('  Ada\r\nBcc:\t all\u0000\u202e ')).toBe('Ada Bcc: all');
  expect(oneLine('Ade\u0301')).toBe('Adé');
  expect(oneLine('\u200b'.repeat(11))).toBe('');
  expect(oneLine('\u3164\u2800'.repeat(6))).toBe('');
});

test('several lines keep their breaks and tabs, in one way for all devices', () => {
  expect(manyLines(' a\r\nb\rc\n\td\u0000 ')).toBe('a\nb\nc\n\td');
});

test('letters keep as many marks as any language has', () => {
  expect(oneLine('Ọ̀ṣun O\u0323\u0300')).toBe('Ọ̀ṣun Ọ̀');
  expect(oneLine(`a${'\u0323'.repeat(40)}b`)).toBe(`ạ${'\u0323'.repeat(29)}b`);
});
