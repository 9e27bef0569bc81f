import { expect, test } from 'vitest';
import { placeOf, withoutContact } from './contact-hint.tsx';

test.each([
  ['Call me on 0803 123 4567 or whatsapp.', ''],
  ['Quiet street. Call or WhatsApp 0803 123 4567. Water all day.', 'Quiet street. Water all day.'],
  ['Two rooms, 0803 123 4567, and a kitchen', 'Two rooms, and a kitchen'],
  ['Quiet flat. Call 0803 123 4567 to see it.', 'Quiet flat. Call to see it.'],
  ['Newly built.\nFor more information contact the agent on 0803 123 4567', 'Newly built.'],
  ['My number is 0803 123 4567!\n\nFenced compound.', 'Fenced compound.'],
  ['Near the school 0803 123 4567', 'Near the school'],
])('a contact goes together with the words that lead to it: %j', (text, left) => {
  expect(withoutContact(text, '0803 123 4567')).toBe(left);
});

test.each([
  ['0803 999 1111 or 08065551234', { name: 'phone', value: '+2348039991111', written: '0803 999 1111' }],
  ['+234 (0) 803-999-1111', { name: 'phone', value: '+2348039991111', written: '+234 (0) 803-999-1111' }],
  ['01 234 5678', { name: 'phone', value: '01 234 5678', written: '01 234 5678' }],
  ['ada@homes.example', { name: 'email', value: 'ada@homes.example', written: 'ada@homes.example' }],
  ['@adahomes', { name: 'socialMedia', value: '@adahomes', written: '@adahomes' }],
  [
    'www.homes.example/lagos',
    { name: 'website', value: 'www.homes.example/lagos', written: 'www.homes.example/lagos' },
  ],
  // An account number and a number in words belong into no field.
  ['1234567890', null],
  ['zero eight zero three one two three', null],
])('a contact has the field that it belongs to: %j', (contact, place) => {
  expect(placeOf(contact)).toEqual(place);
});
