import { href } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { privacy, privacySince } from '#content/privacy.tsx';
import { TextPage } from './content/text-page.tsx';
import { pageMeta } from './layout/page-meta.ts';
import type { Route } from './+types/privacy.ts';

export const handle: PageHandle = { scripts: 'on demand', robots: 'sitemap' };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Privacy',
    path: href('/privacy'),
    description:
      'What we keep about you, why, for how long, who sees it, and your rights under the Nigeria Data Protection Act.',
  });

export default function Privacy() {
  return (
    <TextPage
      title="Privacy"
      lead="What we keep about you, why, for how long, and what you can do about it."
      since={privacySince}
      sections={privacy}
    />
  );
}
