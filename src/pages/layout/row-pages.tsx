import { Link } from 'react-router';
import { type Page, pageQuery } from '#core/paging.ts';

interface RowPagesProps {
  page: Page;
  shown: number;
  total: number;
  /** What else the address of the list says. */
  also: string;
}

/** Says which rows these are, and leads to any others: the first, those before and after, and the last (ADMIN-24). */
export function RowPages({ page, shown, total, also }: RowPagesProps) {
  const { limit, startIndex } = page;
  if (total <= limit && startIndex === 0) return null;
  const to = (from: number) => pageQuery({ limit, startIndex: Math.max(0, from) }) + also;
  const last = Math.floor(Math.max(0, total - 1) / limit) * limit;
  const steps = [
    ['First', 0, startIndex > 0],
    ['Previous', startIndex - limit, startIndex > 0],
    ['Next', startIndex + limit, startIndex + shown < total],
    ['Last', last, startIndex + shown < total],
  ] as const;
  return (
    <nav className="mt-6 flex flex-wrap items-center justify-center gap-x-5" aria-label="Rows">
      <span className="text-center text-muted max-sm:w-full">
        {(startIndex + 1).toLocaleString('en-US')} to {(startIndex + shown).toLocaleString('en-US')} of{' '}
        {total.toLocaleString('en-US')}
      </span>
      {steps.map(([label, from, leads]) =>
        leads ? (
          <Link key={label} className="link link-alone" to={to(from)}>
            {label}
          </Link>
        ) : (
          <span key={label} className="text-muted" aria-hidden="true">
            {label}
          </span>
        ),
      )}
    </nav>
  );
}
