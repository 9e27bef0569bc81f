import type { ReactNode } from 'react';
import SearchX from 'lucide-react/icons/search-x';
import { href, Link } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { resultsPath } from '#core/paths.ts';
import { changedSearch } from '../search-path.ts';
import type { SearchLink } from '../../results/contract.ts';

interface NothingFoundProps {
  /** The words that were searched as words. */
  words: string;
  /** Whether anything else was asked for. */
  isNarrowed: boolean;
  /** What stands below the way on. */
  children?: ReactNode;
}

/** No home fits: what to loosen first, and the way to all homes. */
export function NothingFound({ words, isNarrowed, children }: NothingFoundProps) {
  return (
    <>
      <EmptyState
        icon={<SearchX size={30} />}
        title="No Listing Found"
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
        {isNarrowed
          ? 'Try fewer filters, or a wider range of prices.'
          : 'Try another spelling, the city instead of the street, or fewer words.'}
      </EmptyState>
      {children}
    </>
  );
}

/** Where nothing matches all of it: the smallest steps to homes that exist. */
export function Nearest({ links }: { links: readonly SearchLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav className="mt-4" aria-label="Nearest searches">
      <p className="font-medium">Nearest to what you asked:</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {links.map(({ label, query, homes = 0 }) => (
          <li key={query} className="max-w-full">
            <Link
              className="btn btn-secondary max-w-full text-left wrap-anywhere whitespace-normal"
              to={resultsPath(query)}
            >
              {label}
              <span className="text-muted">{homes >= 1_000 ? '1,000+' : homes}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
