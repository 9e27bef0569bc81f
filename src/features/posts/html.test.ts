import { expect, test } from 'vitest';
import { cleanHtml } from './html.server.ts';

test('what the editor writes stays as it is', () => {
  const written =
    '<h1>A</h1><h2>B</h2><h3>C</h3><p><strong>b</strong> <em>i</em> <u>u</u></p><ol><li class="ql-indent-8">x</li></ol>' +
    '<ul><li>y</li></ul>';
  expect(cleanHtml(written)).toBe(written);
});

test('a list of nine levels with every mark in its last stays as it is, too', () => {
  const last = '<p><strong><em><u><a href="mailto:ada@example.ng">x</a></u></em></strong></p>';
  const written = Array.from({ length: 9 }).reduce<string>((inner) => `<ul><li>${inner}</li></ul>`, last);
  expect(cleanHtml(written)).toBe(written);
});

test.each([
  ['a script', '<p>x</p><script>alert(1)</script>', '<p>x</p>'],
  [
    'a handler',
    '<img src="https://a.example/b.png" onerror="alert(1)">',
    '<img src="https://a.example/b.png" alt="" />',
  ],
  ['a javascript address', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['a hidden javascript address', '<a href="java&#10;script:alert(1)">x</a>', '<a>x</a>'],
  ['a data page', '<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['an old raw-text trick', '<xmp><p id="</xmp><img src=x onerror=alert(1)>">', '<img alt="" />"&gt;'],
  ['a drawing with a script', '<svg><script>alert(1)</script></svg>', ''],
  ['a foreign class', '<p class="fixed ql-indent-2">x</p>', '<p class="ql-indent-2">x</p>'],
  ['an indent deeper than eight', '<p class="ql-indent-9">x</p>', '<p>x</p>'],
  ['styles', '<p style="position:fixed">x</p>', '<p>x</p>'],
])('%s is taken out', (_name, written, shown) => {
  expect(cleanHtml(written)).toBe(shown);
});

test('something that looks like an e-mail address becomes a mail link', () => {
  expect(cleanHtml('<a href="ada@example.com">x</a>')).toBe('<a href="mailto:ada@example.com">x</a>');
});

test('pictures come from http, https or data only; another source becomes empty', () => {
  const source = (html: string) => /src="([^"]*)"/.exec(cleanHtml(html))?.[1];
  expect(source('<img src="https://a.example/b.png">')).toBe('https://a.example/b.png');
  expect(source('<img src="data:image/png;base64,AAAA">')).toBe('data:image/png;base64,AAAA');
  expect(source('<img src="data:image/svg+xml;base64,AAAA">') ?? '').toBe('');
  expect(source('<img src="blob:abc">') ?? '').toBe('');
});

test('cleaning twice changes nothing', () => {
  const once = cleanHtml('<p>a < b & c</p><a href="ada@example.com">x</a><img src="javascript:x">');
  expect(cleanHtml(once)).toBe(once);
});
