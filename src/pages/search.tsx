import { type MetaFunction, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import SearchIcon from 'lucide-react/icons/search';
import { choicesOf } from '#features/listings/contract-choices.ts';
import { results } from '#features/listings/service-results.server.ts';
import { FilterChips } from '#features/listings/ui/filter-chips.tsx';
import { Filters } from '#features/listings/ui/filters.tsx';
import { ListingGrid, ListingGridSkeleton } from '#features/listings/ui/listing-grid.tsx';
import { SearchBox } from '#features/listings/ui/search-box.tsx';
import { shownOf } from '#features/listings/ui/search-choices.ts';
import { changedSearch } from '#features/listings/ui/search-path.ts';
import { pageLoader } from '#server/loader.server.ts';
import { Button } from '#ui/button.tsx';
import { PAGE_SIZE } from '#core/paging.ts';
import { pageMeta } from './layout/page-meta.ts';
import { canonicalOf } from './search/canonical.ts';
import { MoreResults } from './search/more-results.tsx';
import { Nearest } from './search/nearest.tsx';
import { NothingFound } from './search/nothing-found.tsx';
import { ResultsHead } from './search/results-head.tsx';

export const handle = { scripts: 'on demand' };

export const loader = pageLoader((ctx, { url }) =>
  results(ctx, choicesOf(url.searchParams), shownOf(url.searchParams)),
);

export const meta: MetaFunction<typeof loader> = (args) => {
  const { title = 'Listing Results', chosen = {} } = args.loaderData ?? {};
  const path = canonicalOf(chosen, new URLSearchParams(args.location.search).get('searchTerm')?.trim() ?? '');
  return pageMeta(args, {
    title,
    path: path ?? '/search',
    hidden: path === null,
    description: `${title} with photographs and prices in naira. Narrow them by price, bedrooms, parking and furniture.`,
  });
};

export default function Search() {
  const { listings, more, title, words, chosen, chips, options, nearest, unmet, ...found } =
    useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const { state, location } = useNavigation();
  const typed = params.get('searchTerm')?.trim() ?? '';
  const shown = listings.length;
  // Showing more keeps what is there; another search replaces it.
  const replacing = state === 'loading' && location.pathname === '/search' && !isShowMore(params, location.search);
  return (
    <div className="page pt-4 md:pt-8">
      <div className="search-one">
        <SearchBox text={typed} keep={kept(chosen)}>
          <Button type="submit" icon={<SearchIcon size={20} aria-hidden="true" />}>
            <span className="max-sm:sr-only">Search</span>
          </Button>
        </SearchBox>
      </div>
      <Filters chosen={chosen} words={words} options={options} active={chips.length} />
      <ResultsHead title={title} chosen={chosen} words={words} found={found} some={shown > 0} loading={replacing} />
      <FilterChips chips={chips} />
      {unmet.length > 0 && <p className="mt-3 text-sm text-muted">Not used in this search: “{unmet.join('”, “')}”.</p>}
      {!replacing && <Nearest links={nearest} />}
      <div className="mt-6">
        {replacing ? (
          <ListingGridSkeleton count={Math.max(3, Math.min(shown, PAGE_SIZE))} />
        ) : shown > 0 ? (
          <ListingGrid listings={listings} />
        ) : (
          <NothingFound words={words} isNarrowed={chips.length > 0} />
        )}
      </div>
      {more && !replacing && <MoreResults params={params} shown={shown} busy={state === 'loading'} />}
    </div>
  );
}

/** What a new search for other words keeps of this one. */
function kept({ searchTerm: _words, ...rest }: Record<string, string>): Record<string, string> {
  return rest;
}

function isShowMore(params: URLSearchParams, search: string): boolean {
  const next = new URLSearchParams(search);
  return changedSearch(next, 'show', null) === changedSearch(params, 'show', null);
}
