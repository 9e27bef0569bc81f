import { expect, test } from 'vitest';
import { imageSource, indentOf, keptLink, linkTarget, typedLink } from './markup.ts';

test('text that looks like an e-mail address gets a mailto prefix, other addresses none', () => {
  expect(linkTarget('ada@example.ng')).toBe('mailto:ada@example.ng');
  expect(linkTarget('mailto:ada@example.ng')).toBe('mailto:ada@example.ng');
  expect(linkTarget('https://example.ng/@ada.obi')).toBe('https://example.ng/@ada.obi');
});

test.each([
  ['example.ng', 'https://example.ng'],
  ['www.example.ng/a?b=c', 'https://www.example.ng/a?b=c'],
  ['http://example.ng', 'http://example.ng'],
  ['tel:+2348000000000', 'tel:+2348000000000'],
  ['/search?type=rent', '/search?type=rent'],
  [' ada@example.ng ', 'mailto:ada@example.ng'],
  ['javascript:alert(1)', null],
  ['JaVa\tscript:alert(1)', null],
  ['data:text/html,x', null],
  ['//elsewhere.example', null],
  ['two words', null],
  ['word', null],
  ['', null],
])('a link typed as %j leads to %j', (typed, target) => {
  expect(typedLink(typed)).toBe(target);
});

test('a link in pasted markup is kept only with a scheme that links may have', () => {
  expect(keptLink('https://example.ng')).toBe('https://example.ng');
  expect(keptLink('page.html')).toBe('page.html');
  expect(keptLink(' java\nscript:alert(1)')).toBeNull();
  expect(keptLink('file:///etc/passwd')).toBeNull();
});

test('pictures come from http, https or data; another source becomes empty', () => {
  for (const source of [
    'http://a.example/b.png',
    'https://a.example/b.png',
    'data:image/png;base64,AA',
    '/media/1-a.jpg',
  ]) {
    expect(imageSource(source)).toBe(source);
  }
  for (const source of ['blob:x', 'javascript:x', 'file:///x.png', 'data:image/svg+xml;base64,AA', 'b.png']) {
    expect(imageSource(source)).toBe('');
  }
});

test('an indent is read from its class, up to eight', () => {
  expect(indentOf(['a', 'ql-indent-3'])).toBe(3);
  expect(indentOf(['ql-indent-8'])).toBe(8);
  expect(indentOf(['ql-indent-9', 'ql-indent-0', 'x'])).toBe(0);
});
