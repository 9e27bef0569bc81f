import { href } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { homeSections } from '#features/listings/service.server.ts';
import { pageLoader } from '#server/loader.server.ts';
import { Banner } from '#ui/banner.tsx';
import { PremierSection, RecentSections } from './home/sections.tsx';
import { pageMeta } from './layout/page-meta.ts';
import type { Route } from './+types/properties.ts';

export const handle: PageHandle = { robots: 'sitemap', remembered: true };

export const loader = pageLoader(async (ctx) => ({ sections: await homeSections(ctx) }));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'All Properties',
    path: href('/properties'),
    description: 'Premier properties, recent offers, shortlets, and homes for rent and for sale across Nigeria.',
  });

export default function Properties({ loaderData }: Route.ComponentProps) {
  const { sections } = loaderData;
  return (
    <>
      <Banner title="All Properties" crumb="Properties" />
      <PremierSection listings={sections.exclusive} />
      <RecentSections sections={sections} />
    </>
  );
}
