import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { MAX_ADMIN_START_INDEX, nextPage, type Page, pageQuery } from '#core/paging.ts';
import { ShowMore } from '#ui/show-more.tsx';
import { RowPages } from './row-pages.tsx';

export interface MoreRowsProps {
  page: Page;
  /** Whether there are rows after these. */
  more: boolean;
  /** Whether this page is full; it then offers more also where there are none (SITE-16). */
  full?: boolean;
  step?: number;
  /** What else the address of the list says. */
  also?: string | undefined;
  /** How many rows there are in all and on this page, where every one can be reached: for admins. */
  reach?: { total: number; shown: number };
  children?: ReactNode;
}

/** Leads to the next rows of a list, and from a page that is not the first back to the newest. */
export function MoreRows({ page, more, full = false, step, also = '', reach, children = 'SHOW MORE' }: MoreRowsProps) {
  const loading = useNavigation().state === 'loading';
  const following = nextPage(page, step, reach && MAX_ADMIN_START_INDEX);
  const grows = following?.startIndex === page.startIndex;
  const next = more || (full && grows) ? following : null;
  return (
    <>
      {next && (
        <ShowMore to={pageQuery(next) + also} preventScrollReset={grows} replace={grows} busy={loading}>
          {children}
        </ShowMore>
      )}
      {more && !next && (
        <p className="mt-10 text-center text-muted">
          These are the newest {(page.startIndex + page.limit).toLocaleString('en-US')}.
        </p>
      )}
      {reach && <RowPages {...reach} page={page} also={also} />}
      {!reach && page.startIndex > 0 && (
        <p className="mt-6 text-center">
          <Link className="link link-alone" to={`?${also.slice(1)}`}>
            Back to the newest
          </Link>
        </p>
      )}
    </>
  );
}
