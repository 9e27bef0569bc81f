import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { PAGE_SIZE } from '#core/paging.ts';
import { listingId } from '#features/listings/card/listing-grid.tsx';
import { changedSearch, MOST_SHOWN } from '../search-path.ts';
import { ButtonLink } from '#ui/button.tsx';

interface MoreResultsProps {
  params: URLSearchParams;
  /** Homes on the page now. */
  shown: number;
  /** How many of the homes these are, where there are more: "9 of 88". */
  count: string;
  /** Whether there are others; a full page offers them also where there are none (SITE-16). */
  more: boolean;
  busy: boolean;
  /** They were asked for, and no answer came. */
  failed?: boolean | undefined;
}

/**
 * Nine more homes. The address tells how many are shown, so that coming back finds the same place; without scripts the
 * page that loads starts at the first new home.
 */
export function MoreResults({ params, shown, count, more, busy, failed }: MoreResultsProps) {
  const navigate = useNavigate();
  const path = changedSearch(params, 'show', String(shown + PAGE_SIZE));
  if (shown >= MOST_SHOWN) {
    return (
      more && <p className="mt-12 text-center text-muted">There are more. Filters bring the right ones to the top.</p>
    );
  }
  const append = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!busy) void navigate(path, { preventScrollReset: true, replace: true });
  };
  return (
    <p className="mt-12 flex flex-wrap items-center justify-center gap-4">
      <span className="text-muted">{failed ? 'No answer came.' : count}</span>
      <ButtonLink
        to={`${path}#${listingId(shown)}`}
        variant="secondary"
        size="lg"
        rel="nofollow"
        busy={busy}
        onClick={append}
      >
        {failed ? 'Try again' : 'Show more'}
      </ButtonLink>
    </p>
  );
}
