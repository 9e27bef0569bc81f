import type { ReactNode } from 'react';
import SearchX from 'lucide-react/icons/search-x';
import { href, Link } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { resultsPath } from '#core/paths.ts';
import { HINT_DEPTH } from '../../rules.ts';
import { changedSearch } from '../search-path.ts';
import type { NearCard, NearGroup, SearchLink } from '../../results/contract.ts';
import type { Results } from '../../results/results.server.ts';
import { ListingGrid } from '#features/listings/card/listing-grid.tsx';
import { RESULT_SIZES } from './results-view.tsx';

interface NothingFoundProps {
  /** The words that were searched as words. */
  words: string;
  /** Whether anything else was asked for. */
  isNarrowed: boolean;
  /** What to say. */
  nothing: Results['nothing'];
  /** Where most people begin. */
  waysOn: readonly SearchLink[];
  /** What stands below the way on. */
  children?: ReactNode;
}

/** No home fits: what to loosen first, and the way to all homes. */
export function NothingFound({ words, isNarrowed, nothing, waysOn, children }: NothingFoundProps) {
  return (
    <>
      <EmptyState
        icon={<SearchX size={30} />}
        title={nothing?.title ?? ''}
        action={
          <>
            {words && isNarrowed && (
              <ButtonLink to={changedSearch(new URLSearchParams(), 'searchTerm', words)} variant="secondary">
                Only “{words}”
              </ButtonLink>
            )}
            <ButtonLink to={href('/search')}>See all homes</ButtonLink>
          </>
        }
      >
        {nothing?.advice}
      </EmptyState>
      <nav className="mt-2 text-center" aria-label="Ways on">
        <p className="text-muted">Save this search to get an email when a home fits, or start here:</p>
        <ul className="mt-3 flex flex-wrap justify-center gap-2">
          {waysOn.map(({ label, query }) => (
            <li key={query}>
              <Link className="chip" to={resultsPath(query)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  );
}

interface NearHomesProps {
  homes: readonly NearCard[];
  groups: readonly NearGroup[];
  /** Homes that stand above these on the page. */
  above: number;
}

/** Below the homes that match all of it: those that come near, each with what differs. */
export function NearHomes({ homes, groups, above }: NearHomesProps) {
  let from = 0;
  return groups.map(({ title, size }) => {
    const shown = homes.slice(from, (from += size));
    const before = above + from - size;
    return (
      <section key={title} aria-label={title} className={before > 0 ? 'mt-12' : ''}>
        {/* Above nothing else the heading of the page says it. */}
        <h2 className={before > 0 ? 'mb-4 text-xl' : 'sr-only'}>{title}</h2>
        <ListingGrid listings={shown} above={before} sizes={RESULT_SIZES} headingLevel="h3" />
      </section>
    );
  });
}

/** Where nothing matches all of it: the smallest steps to homes that exist. */
export function Nearest({ links }: { links: readonly SearchLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav className="mt-10" aria-label="Nearest searches">
      <p className="text-muted">Or try a wider search:</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {links.map(({ label, query, homes = 0 }) => (
          <li key={query} className="max-w-full">
            <Link
              className="btn btn-secondary max-w-full text-left wrap-anywhere whitespace-normal"
              to={resultsPath(query)}
            >
              {label}
              <span className="text-muted">· {homes >= HINT_DEPTH ? `${HINT_DEPTH}+` : homes}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
