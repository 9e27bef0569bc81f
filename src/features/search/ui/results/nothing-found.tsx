import type { ReactNode } from 'react';
import SearchX from 'lucide-react/icons/search-x';
import { href } from 'react-router';
import { changedSearch } from '../search-path.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

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
