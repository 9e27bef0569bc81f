import { type MetaFunction, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import SearchIcon from 'lucide-react/icons/search';
import { searchListings } from '#features/listings/service-search.server.ts';
import { FilterChips } from '#features/listings/ui/filter-chips.tsx';
import { Filters } from '#features/listings/ui/filters.tsx';
import { ListingGrid, ListingGridSkeleton } from '#features/listings/ui/listing-grid.tsx';
import { SearchBox } from '#features/listings/ui/search-box.tsx';
import { activeChoices, choicesOf, resultsTitle, shownOf } from '#features/listings/ui/search-choices.ts';
import { changedSearch } from '#features/listings/ui/search-path.ts';
import { pageLoader } from '#server/loader.server.ts';
import { Button } from '#ui/button.tsx';
import { PAGE_SIZE } from '#core/paging.ts';
import { pageMeta } from './layout/page-meta.ts';
import { MoreResults } from './search/more-results.tsx';
import { NothingFound } from './search/nothing-found.tsx';
import { ResultsHead } from './search/results-head.tsx';

export const handle = { scripts: 'on demand' };

export const loader = pageLoader(async (ctx, { url }) => {
  const choices = choicesOf(url.searchParams);
  const found = await searchListings(ctx, choices, shownOf(url.searchParams));
  return { choices, ...found };
});

export const meta: MetaFunction<typeof loader> = (args) => {
  const choices = args.loaderData?.choices;
  const title = choices ? resultsTitle(choices) : 'Listing Results';
  const kind = choices?.type ? `?type=${choices.type}` : choices?.offer ? '?offer=true' : '';
  return pageMeta(args, {
    title,
    path: `/search${kind}`,
    description: `${title} with photographs and prices in naira. Narrow them by price, bedrooms, parking and furniture.`,
  });
};

export default function Search() {
  const { choices, listings, more, ...found } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const { state, location } = useNavigation();
  const active = activeChoices(choices);
  const shown = listings.length;
  // Showing more keeps what is there; another search replaces it.
  const replacing = state === 'loading' && location.pathname === '/search' && !isShowMore(params, location.search);
  return (
    <div className="page pt-4 md:pt-8">
      <div className="search-one">
        <SearchBox text={choices.searchTerm} keep={kept(params)}>
          <Button type="submit" icon={<SearchIcon size={20} aria-hidden="true" />}>
            <span className="max-sm:sr-only">Search</span>
          </Button>
        </SearchBox>
      </div>
      <Filters choices={choices} active={active.length} />
      <ResultsHead choices={choices} found={found} some={shown > 0} loading={replacing} />
      <FilterChips active={active} params={params} />
      <div className="mt-6">
        {replacing ? (
          <ListingGridSkeleton count={Math.max(3, Math.min(shown, PAGE_SIZE))} />
        ) : shown > 0 ? (
          <ListingGrid listings={listings} />
        ) : (
          <NothingFound choices={choices} active={active} params={params} />
        )}
      </div>
      {more && !replacing && <MoreResults params={params} shown={shown} busy={state === 'loading'} />}
    </div>
  );
}

/** What a new search for other words keeps of this one. */
function kept(params: URLSearchParams): Record<string, string> {
  const { searchTerm: _words, show: _shown, ...rest } = Object.fromEntries(params);
  return rest;
}

function isShowMore(params: URLSearchParams, search: string): boolean {
  const next = new URLSearchParams(search);
  return changedSearch(next, 'show', null) === changedSearch(params, 'show', null);
}
