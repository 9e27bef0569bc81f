import { href } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { terms } from '#content/terms.ts';
import { TextPage } from './content/text-page.tsx';
import { pageMeta } from './layout/page-meta.ts';
import type { Route } from './+types/terms.ts';

export const handle: PageHandle = { robots: 'sitemap', remembered: true };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { ...terms, path: href('/terms') });

export default function Terms() {
  return <TextPage {...terms} />;
}
