import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { TextBlock } from '#content/text.ts';
import { TextBlocks } from './text-blocks.tsx';

const html = (...blocks: TextBlock[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <TextBlocks blocks={blocks} />
    </MemoryRouter>,
  ).replaceAll(' data-discover="true"', '');

test('text blocks: a heading, a paragraph and a list become what they are', () => {
  expect(html({ heading: 'Emails' }, 'We write.', ['One', 'Two <b>'])).toBe(
    '<h3>Emails</h3><p>We write.</p><ul><li>One</li><li>Two &lt;b&gt;</li></ul>',
  );
});

test('text blocks: links of ours and to mail programs, and words that stand out, lie within a sentence', () => {
  expect(html('See [our page](/terms) or [a@b.example](mailto:a@b.example): **now** (not [later]).')).toBe(
    '<p>See <a href="/terms">our page</a> or <a href="mailto:a@b.example">a@b.example</a>: <strong>now</strong> (not [later]).</p>',
  );
});
