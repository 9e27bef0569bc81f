import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { type ListPage, nextPage, pageQuery } from '#core/list-page.ts';
import { ShowMore } from '#ui/show-more.tsx';

export interface MoreRowsProps {
  page: ListPage;
  /** Whether there are rows after these. */
  more: boolean;
  step?: number;
  children?: ReactNode;
}

/** Leads to the next rows of a list, and from a page that is not the first back to the newest. */
export function MoreRows({ page, more, step, children = 'SHOW MORE' }: MoreRowsProps) {
  const loading = useNavigation().state === 'loading';
  const next = more ? nextPage(page, step) : null;
  const grows = next?.from === page.from;
  return (
    <>
      {next && (
        <ShowMore to={pageQuery(next)} preventScrollReset={grows} replace={grows} busy={loading}>
          {children}
        </ShowMore>
      )}
      {more && !next && (
        <p className="mt-10 text-center text-muted">
          These are the newest {(page.from + page.shown).toLocaleString('en-US')}.
        </p>
      )}
      {page.from > 0 && (
        <p className="mt-6 text-center">
          <Link className="link inline-flex min-h-11 items-center" to="?">
            Back to the newest
          </Link>
        </p>
      )}
    </>
  );
}
