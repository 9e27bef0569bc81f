import { href } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { EXCLUSIVE_LIMIT } from '#features/listings/rules.ts';
import { exclusiveListings } from '#features/listings/service.server.ts';
import { ListingGrid } from '#features/listings/card/listing-grid.tsx';
import { pageLoader } from '#server/loader.server.ts';
import { Banner } from '#ui/banner.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { pageMeta } from './layout/page-meta.ts';
import type { Route } from './+types/exclusive.ts';

export const handle: PageHandle = { robots: 'sitemap', remembered: true };

export const loader = pageLoader(async (ctx) => ({ listings: await exclusiveListings(ctx, EXCLUSIVE_LIMIT) }));

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Premier Properties',
    path: href('/exclusive'),
    description: 'Exclusive properties that stand out, chosen by our team from all over Nigeria.',
  });

export default function Exclusive({ loaderData }: Route.ComponentProps) {
  const { listings } = loaderData;
  return (
    <>
      <Banner title="Exclusive Properties That Stand Out" crumb="Premier Properties" />
      <div className="page section">
        {listings.length > 0 ? (
          <>
            <ListingGrid listings={listings} />
            <p className="mt-10 flex justify-center">
              <ButtonLink to={href('/search')} variant="secondary" size="lg">
                See more <span className="sr-only">homes of every kind</span>
              </ButtonLink>
            </p>
          </>
        ) : (
          <EmptyState title="No Listing Found" action={<ButtonLink to={href('/search')}>Search all homes</ButtonLink>}>
            There are no premier properties at the moment.
          </EmptyState>
        )}
      </div>
    </>
  );
}
