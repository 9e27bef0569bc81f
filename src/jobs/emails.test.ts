import { expect, test } from 'vitest';
import { composeEmail } from './emails.server.ts';

const email = composeEmail(
  { to: 'ada@example.ng', subject: 'Two homes', headers: { 'List-Unsubscribe': '<https://gidana.example/stop>' } },
  [
    'Hello Ada <Obi>,\nthese are new:',
    {
      label: 'Sea & view',
      url: 'https://gidana.example/listing/1?a=1&b="2"',
      lines: ['₦900,000 / year', '<b>3 bedrooms</b>'],
    },
    { label: 'See all', url: 'https://gidana.example/search' },
  ],
  { why: 'You saved this search.', links: [{ label: 'No more', url: 'https://gidana.example/stop?a=1&b=2' }] },
);

test('an email says in plain text what its parts say, the footer last', () => {
  expect(email.text).toBe(`Hello Ada <Obi>,
these are new:

Sea & view
₦900,000 / year
<b>3 bedrooms</b>
https://gidana.example/listing/1?a=1&b="2"

See all: https://gidana.example/search

You saved this search.
No more: https://gidana.example/stop?a=1&b=2
`);
});

test('the HTML of an email shows the same words and runs nothing that somebody typed', () => {
  const shown = email.html?.replaceAll('<br>', '\n').replaceAll(/<[^>]+>/g, '');
  expect(shown).toContain('Hello Ada &lt;Obi&gt;,\nthese are new:');
  expect(shown).toContain('Sea &amp; view\n₦900,000 / year\n&lt;b&gt;3 bedrooms&lt;/b&gt;');
  const links = email.html?.match(/href="[^"]*"/g);
  expect(links).toEqual([
    'href="https://gidana.example/listing/1?a=1&amp;b=&quot;2&quot;"',
    'href="https://gidana.example/search"',
    'href="https://gidana.example/stop?a=1&amp;b=2"',
  ]);
});

test('an email keeps the envelope that it was given, and only that', () => {
  expect(email).toMatchObject({
    to: 'ada@example.ng',
    subject: 'Two homes',
    headers: { 'List-Unsubscribe': '<https://gidana.example/stop>' },
  });
  expect(Object.keys(email).sort()).toEqual(['headers', 'html', 'subject', 'text', 'to']);
});
