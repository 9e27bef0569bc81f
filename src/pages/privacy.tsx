import { href } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { privacy } from '#content/privacy.ts';
import { TextPage } from './content/text-page.tsx';
import { pageMeta } from './layout/page-meta.ts';
import type { Route } from './+types/privacy.ts';

export const handle: PageHandle = { robots: 'sitemap', remembered: true };

export const meta: Route.MetaFunction = (args) => pageMeta(args, { ...privacy, path: href('/privacy') });

export default function Privacy() {
  return <TextPage {...privacy} />;
}
