import type { PageHandle } from '#core/page-handle.ts';
import { hero } from '#content/home.ts';
import { popularPlaces } from '#features/areas/service.server.ts';
import { AreaLinks } from '#features/areas/ui/area-links.tsx';
import { homeSections } from '#features/listings/service.server.ts';
import { homeData } from '#features/structured-data/service-site.server.ts';
import { pageLoader } from '#server/loader.server.ts';
import { Faq, Process, Sell } from './about-selling.tsx';
import { Hero } from './hero.tsx';
import { PremierSection, RecentSections } from './sections.tsx';
import { Splash } from './splash.tsx';
import { WhyChoose } from './why-choose.tsx';
import { RecentlyViewed } from '../recent/recently-viewed.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import type { Route } from './+types/home.ts';
import './home.css';

export const handle: PageHandle = { landing: true, robots: 'sitemap', remembered: true };

export const loader = pageLoader(async (ctx) => {
  const [sections, popular] = await Promise.all([homeSections(ctx), popularPlaces(ctx)]);
  return {
    sections,
    popular,
    structured: homeData(ctx.settings.publicUrl),
  };
});

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: hero.title, path: '/', structured: args.loaderData.structured });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { sections, popular } = loaderData;
  const { exclusive, sale } = sections;
  return (
    <>
      <Splash />
      {/* The last of them, because the first stands right below. */}
      <Hero shown={[...sale, ...exclusive].findLast(({ cover }) => cover)} />
      <PremierSection listings={exclusive} />
      <RecentlyViewed className="page section" />
      <RecentSections sections={sections} />
      <div className="page">
        <AreaLinks title="Popular places to rent in" links={popular} />
      </div>
      <WhyChoose />
      <Sell />
      <Process />
      <Faq />
    </>
  );
}
