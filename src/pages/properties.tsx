import { type MetaFunction, useLoaderData } from 'react-router';
import { homeSections } from '#features/listings/service.server.ts';
import { pageLoader } from '#server/loader.server.ts';
import { Banner } from '#ui/banner.tsx';
import { PremierSection, RecentSections } from './home/sections.tsx';
import { pageMeta } from './layout/page-meta.ts';

export const handle = { scripts: 'on demand' };

export const loader = pageLoader(async (ctx) => ({ sections: await homeSections(ctx) }));

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: 'All Properties',
    path: '/properties',
    description: 'Premier properties, recent offers, shortlets, and homes for rent and for sale across Nigeria.',
  });

export default function Properties() {
  const { sections } = useLoaderData<typeof loader>();
  return (
    <>
      <Banner title="All Properties" crumbs={[{ label: 'Home', to: '/' }, { label: 'Properties' }]} />
      <PremierSection listings={sections.exclusive} />
      <RecentSections sections={sections} />
    </>
  );
}
