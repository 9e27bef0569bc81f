import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishedPage } from './finished-page.ts';

const NONCE = 'bm9uY2U=';
const MODULE = 'import "/manifest.js";import("/entry.js");';
const drawn = [
  `<html><head><link rel="modulepreload" nonce="${NONCE}" href="/a.js"/><link rel="modulepreload" href="/b.js" nonce="${NONCE}"/></head>`,
  `<body><script nonce="${NONCE}">first()</script><p>₦2,500,000 · “quiet” <script>theirs()</script></p>`,
  `<script nonce="${NONCE}" type="module" async="">${MODULE}</script></body></html>`,
].join('');
const named = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`;

test('a finished page has no marks, and the policy names its own scripts and no other', () => {
  const { html, hashes } = finishedPage(drawn, { nonce: NONCE, data: null, isOnDemand: false });
  expect(html.toString()).toBe(`<!DOCTYPE html>${drawn.replaceAll(` nonce="${NONCE}"`, '')}`);
  expect(hashes).toEqual([named('first()'), named(MODULE)]);
});

test('what the loaders gave stands last, and cannot end its script', () => {
  const { html, hashes } = finishedPage(drawn, { nonce: NONCE, data: '</script>₦', isOnDemand: false });
  const [, code = ''] =
    /<script>([^]*?)<\/script><\/body><\/html>$/.exec(html.toString().replace(/^[^]*<\/p>/, '')) ?? [];
  expect(code).toContain('"\\u003c/script>₦"');
  expect(hashes).toHaveLength(3);
  expect(hashes.at(-1)).toBe(named(code));
});

test('scripts that wait are inert, name what would have been fetched early, and are followed by what runs them', () => {
  const { html, hashes } = finishedPage(drawn, { nonce: NONCE, data: null, isOnDemand: true });
  const text = html.toString();
  expect(text).not.toContain('modulepreload');
  expect(text).toContain('<script type="text/plain" id="on-demand" data-files="/a.js /b.js">import "/manifest.js"');
  expect(text).toContain(
    '<head></head><body><script>first()</script><p>₦2,500,000 · “quiet” <script>theirs()</script></p>',
  );
  expect(text.endsWith('</script></body></html>')).toBe(true);
  expect(hashes).toHaveLength(4);
});

test('a script is named as browsers read it, with one kind of line end', () => {
  const { hashes } = finishedPage(`<body><script nonce="${NONCE}">a()\r\nb()\rc()</script></body>`, {
    nonce: NONCE,
    data: null,
    isOnDemand: false,
  });
  expect(hashes).toEqual([named('a()\nb()\nc()')]);
});
