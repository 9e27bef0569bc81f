import { href, Link } from 'react-router';
import type { Results } from '../../results/results.server.ts';

interface ResultsHeadProps {
  results: Results;
  loading: boolean;
}

/** What the results are: how many, for which words, and how near to what was asked. */
export function ResultsHead({ results, loading }: ResultsHeadProps) {
  const { heading, corrections, near, isOffer } = results;
  const some = results.listings.length + near.length > 0;
  return (
    <header className="min-w-0 wrap-anywhere">
      <h1 className="eyebrow max-sm:sr-only">Listing Results</h1>
      <output className="block leading-snug font-semibold text-balance max-sm:line-clamp-2 sm:mt-1 sm:text-lg md:text-xl">
        {loading ? 'Searching …' : heading}
      </output>
      {some && corrections.length > 0 && (
        <p className="mt-1">
          Showing results for <strong>{corrections.map(({ used }) => used).join(' ')}</strong> instead of “
          {corrections.map(({ typed }) => typed).join(' ')}”.
        </p>
      )}
      {isOffer && (
        <p className="mt-1">
          Is it your own home?{' '}
          <Link className="link" to={href('/customer/add_properties')}>
            List it on Gidana
          </Link>
        </p>
      )}
    </header>
  );
}

/** What the words were taken to mean beyond filters, below the first homes. */
export function ResultsNotes({ notes }: Pick<Results, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <div className="mt-8 grid gap-3 text-sm text-muted">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
