import { expect, test } from 'vitest';
import { webAddress } from './contact-panel.tsx';

test('what people write as their website becomes a link', () => {
  expect(webAddress('www.homes.example/lagos')).toBe('https://www.homes.example/lagos');
  expect(webAddress('http://homes.example')).toBe('http://homes.example/');
  expect(webAddress('instagram.com/homes_ng')).toBe('https://instagram.com/homes_ng');
});

test('what is no web address stays text', () => {
  for (const typed of [
    '@homes',
    'homes ng',
    'javascript:alert(1)',
    'data:text/html,x',
    'ask me',
    'mailto:a@b.example',
  ]) {
    expect(webAddress(typed)).toBeNull();
  }
});
