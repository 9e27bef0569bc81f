import { href } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { terms, termsSince } from '#content/terms.tsx';
import { TextPage } from './content/text-page.tsx';
import { pageMeta } from './layout/page-meta.ts';
import type { Route } from './+types/terms.ts';

export const handle: PageHandle = { scripts: 'on demand', robots: 'sitemap' };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Terms of use',
    path: href('/terms'),
    description:
      'What you may expect of us and we of you: accounts, listings, fees in writing, and looking before paying.',
  });

export default function Terms() {
  return (
    <TextPage
      title="Terms of use"
      lead="What you may expect of us, and we of you, in words that need no lawyer."
      since={termsSince}
      sections={terms}
    />
  );
}
