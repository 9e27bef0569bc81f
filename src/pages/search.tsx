import { useEffect } from 'react';
import {
  href,
  Link,
  type Location,
  type ShouldRevalidateFunctionArgs,
  useNavigation,
  useSearchParams,
} from 'react-router';
import SearchIcon from 'lucide-react/icons/search';
import type { PageHandle } from '#core/page-handle.ts';
import { readAddress } from '#features/search/address.server.ts';
import { filterFields } from '#features/search/filters.ts';
import { results } from '#features/search/results/results.server.ts';
import { FilterChips } from '#features/search/ui/filters/filter-chips.tsx';
import { Filters } from '#features/search/ui/filters/filters.tsx';
import { Sort } from '#features/search/ui/filters/sort.tsx';
import { ListingGrid, ListingGridSkeleton } from '#features/listings/card/listing-grid.tsx';
import { SearchBox } from '#features/search/ui/box/search-box.tsx';
import { searchPath, shownOf } from '#features/search/ui/search-path.ts';
import { thingOf } from '#features/listings/card/words.ts';
import { pageLoader } from '#server/loader.server.ts';
import { Button } from '#ui/button.tsx';
import { PAGE_SIZE } from '#core/paging.ts';
import { RecentlyViewed } from './recent/recently-viewed.tsx';
import { pageMeta } from './layout/page-meta.ts';
import { isSaved } from '#features/alerts/service.server.ts';
import { SaveSearch } from '#features/alerts/ui/save-search.tsx';
import { canonicalOf } from '#features/areas/paths.ts';
import { MoreResults } from '#features/search/ui/results/more-results.tsx';
import { NearHomes, Nearest, NothingFound } from '#features/search/ui/results/nothing-found.tsx';
import { ResultsHead, ResultsNotes } from '#features/search/ui/results/results-head.tsx';
import { RESULT_SIZES, ResultsView } from '#features/search/ui/results/results-view.tsx';
import { answerOrLast, remember, type ShownResults, Unanswered } from '#features/search/ui/results/unanswered.tsx';
import type { Route } from './+types/search.ts';

export const handle: PageHandle = { landing: true, remembered: true };

export const loader = pageLoader(
  async (ctx, { url: { searchParams } }) => {
    const { filters, ...address } = readAddress(searchParams);
    const { carried, ...found } = await results(ctx, filters, shownOf(searchParams), address);
    const chosen = { ...found.chosen, ...(carried && { typed: carried }) };
    return { ...found, chosen, isSaved: await isSaved(ctx, found.chosen) };
  },
  [...Object.keys(filterFields), 'typed', 'show', 'view'],
);

/** Without an answer, list and map stay as they are. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<ShownResults> {
  return answerOrLast(serverLoader);
}

/** Looking at the same homes in another way asks for nothing. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isTurned = currentUrl.search !== nextUrl.search && sameBut('view', currentUrl.search, nextUrl.search);
  return isTurned ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = (args) => {
  const { title, chosen } = args.loaderData;
  const path = canonicalOf(chosen, new URLSearchParams(args.location.search).get('searchTerm')?.trim() ?? '');
  return pageMeta(args, {
    title,
    path: path ?? href('/search'),
    hidden: path === null,
    description: `${title} with photos and prices in naira.`,
  });
};

export default function Search({ loaderData }: Route.ComponentProps) {
  const results: ShownResults = loaderData;
  useEffect(() => remember(results), [results]);
  const { listings, more, near, words, chosen, kept, chips, options, nearest, nothing } = results;
  const { unanswered } = results;
  const [params] = useSearchParams();
  const { state, location } = useNavigation();
  const thing = thingOf(results);
  const shown = listings.length;
  // Showing more, and moving the map, keep what is there; another search replaces it.
  const replacing = state === 'loading' && location.pathname === href('/search') && !isContinued(params, location);
  const view = params.get('view');
  const withView = (all: Record<string, string>) => (view ? { ...all, view } : all);
  return (
    <div className="page pt-4 md:pt-8">
      <div className="search-one">
        <SearchBox text={results.text} keep={withView(kept)}>
          <Button type="submit" icon={<SearchIcon size={20} />}>
            <span className="max-sm:sr-only">Search</span>
          </Button>
        </SearchBox>
      </div>
      <Filters
        chosen={withView(chosen)}
        words={words}
        options={options}
        active={chips.length}
        found={results}
        thing={thing}
      />
      <ResultsView results={results} thing={thing}>
        <div className="results-top">
          <ResultsHead results={results} loading={replacing} />
          {shown + near.length > 0 && <Sort chosen={chosen} onlyNear={shown === 0} />}
          {unanswered && <Unanswered />}
          <FilterChips chips={chips} hint={results.hint}>
            {Object.keys(chosen).some((name) => name !== 'sort') && (
              <SaveSearch chosen={chosen} isSaved={results.isSaved} />
            )}
            {(words || chips.length > 0) && (
              <Link className="btn btn-quiet" to={href('/search')}>
                Clear Result
              </Link>
            )}
          </FilterChips>
        </div>
        <div className="mt-2.5 sm:mt-5">
          {replacing ? (
            <ListingGridSkeleton count={Math.max(3, Math.min(shown, PAGE_SIZE))} />
          ) : shown + near.length > 0 ? (
            <>
              {shown > 0 && <ListingGrid listings={listings} sizes={RESULT_SIZES} />}
              <NearHomes homes={near} groups={results.nearGroups} above={shown} />
            </>
          ) : (
            <NothingFound words={words} isNarrowed={chips.length > 0} nothing={nothing} waysOn={results.waysOn}>
              <RecentlyViewed className="mt-12" />
            </NothingFound>
          )}
        </div>
        {!replacing && <ResultsNotes notes={results.notes} />}
        {!replacing && <Nearest links={nearest} />}
        {(more || shown === shownOf(params)) && !replacing && (
          <MoreResults
            params={params}
            shown={shown}
            count={results.count}
            more={more}
            busy={state === 'loading'}
            failed={unanswered}
          />
        )}
      </ResultsView>
    </div>
  );
}

function isContinued(params: URLSearchParams, { search, state }: Location<{ quiet?: true } | null>) {
  return state?.quiet || sameBut('view', search, params) || sameBut('show', search, params);
}

function sameBut(name: string, ...both: (string | URLSearchParams)[]): boolean {
  const [a, b] = both.map((search) => {
    const others = new URLSearchParams(search);
    others.delete(name);
    return searchPath(others);
  });
  return a === b;
}
