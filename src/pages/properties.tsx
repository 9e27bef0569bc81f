import { href, useNavigation } from 'react-router';
import SearchIcon from 'lucide-react/icons/search';
import type { PageHandle } from '#core/page-handle.ts';
import { PAGE_SIZE } from '#core/paging.ts';
import { ListingGrid } from '#features/listings/card/listing-grid.tsx';
import { counted } from '#features/listings/card/words.ts';
import { homeSections } from '#features/listings/service.server.ts';
import { filtersOf } from '#features/search/filters.ts';
import { results } from '#features/search/results/results.server.ts';
import { SearchBox } from '#features/search/ui/box/search-box.tsx';
import { Filters } from '#features/search/ui/filters/filters.tsx';
import { shownOf } from '#features/search/ui/search-path.ts';
import { pageLoader } from '#server/loader.server.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { PremierSection, RecentSections } from './home/sections.tsx';
import { pageMeta } from './layout/page-meta.ts';
import type { Route } from './+types/properties.ts';

export const handle: PageHandle = { robots: 'sitemap', remembered: true };

export const loader = pageLoader(
  async (ctx, { url: { searchParams } }) => {
    const show = shownOf(searchParams);
    const [sections, found] = await Promise.all([
      homeSections(ctx),
      results(ctx, filtersOf(new URLSearchParams('sort=newest')), show),
    ]);
    const { listings, more, total, capped, options, values } = found;
    return { sections, listings, more, found: { total, capped, values }, options, show };
  },
  ['show'],
);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'All Properties',
    path: href('/properties'),
    description:
      'Every home for sale, for rent and for shortlet across Nigeria, with premier properties and recent offers first.',
  });

const NOTHING = {};

/** The search with its filters, a few homes of each kind, and then all of them, the newest first. */
export default function Properties({ loaderData }: Route.ComponentProps) {
  const { sections, listings, more, found, options, show } = loaderData;
  const loading = useNavigation().state === 'loading';
  return (
    <>
      <Banner title="All Properties" crumb="Properties" />
      <div className="page pt-8">
        <div className="search-one mb-4">
          <SearchBox>
            <Button type="submit" icon={<SearchIcon size={20} />}>
              <span className="max-sm:sr-only">Search</span>
            </Button>
          </SearchBox>
        </div>
        <Filters chosen={NOTHING} words="" options={options} active={0} found={found} thing="home" />
      </div>
      <PremierSection listings={sections.exclusive} priority />
      <RecentSections sections={sections} />
      {listings.length > 0 && (
        <section className="page section">
          <h2 className="text-2xl">
            {found.capped ? 'All homes' : `All ${counted(found.total, 'home')}`}, newest first
          </h2>
          <div className="mt-6">
            <ListingGrid listings={listings} headingLevel="h3" priority={false} />
          </div>
          {more && (
            <ShowMore to={`?show=${show + PAGE_SIZE}`} preventScrollReset replace rel="nofollow" busy={loading} />
          )}
        </section>
      )}
    </>
  );
}
