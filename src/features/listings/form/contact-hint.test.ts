import { expect, test } from 'vitest';
import { withoutContact } from './contact-hint.tsx';

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
