import { expect, test } from 'vitest';
import { dialledNumber, mobileNumber, mobileWithin, withoutMobiles, writtenNumber } from './phone.ts';

test.each([
  ['08031234567', '+2348031234567'],
  ['0803 123 4567', '+2348031234567'],
  ['+234 803-123-4567', '+2348031234567'],
  ['2347012345678', '+2347012345678'],
  ['00234 (0) 916 123 4567', '+2349161234567'],
  ['0711.234.5678', '+2347112345678'],
  // Lines of houses and offices, too few and too many digits, other countries, words.
  ['01 234 5678', null],
  ['0803 123 456', null],
  ['0803 123 45678', null],
  ['0603 123 4567', null],
  ['+44 7700 900123', null],
  ['call Ada', null],
  ['', null],
])('%s is %s', (typed, dialled) => {
  expect(mobileNumber(typed)).toBe(dialled);
});

test('a number is written as people here do, and what is none stays as typed', () => {
  expect(writtenNumber('+2348031234567')).toBe('0803 123 4567');
  expect(writtenNumber('+44 7700 900123')).toBe('+44 7700 900123');
});

test('a telephone dials the figures of a number, without a zero behind the code of the country', () => {
  expect(dialledNumber('+234 (0) 803-456-7890')).toBe('+2348034567890');
  expect(dialledNumber('0803 456 7890')).toBe('08034567890');
  expect(dialledNumber('01 234 5678')).toBe('012345678');
});

test.each([
  ['call 0803 123 4567 or 08065551234', '0803 123 4567', 'call  or '],
  ['+234 (0) 803-123-4567', '+234 (0) 803-123-4567', ''],
  ['wa-me_2348031234567', '2348031234567', 'wa-me_'],
  ['plot 10803123456789', null, 'plot 10803123456789'],
])('a mobile number within %j', (text, number, rest) => {
  expect(mobileWithin(text)).toBe(number);
  expect(withoutMobiles(text)).toBe(rest);
});
