import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Results } from '../../results/results.server.ts';
import { searchPath } from '../search-path.ts';
import { counted, plural, thingOf } from '#features/listings/card/words.ts';

interface ResultsHeadProps {
  results: Results;
  loading: boolean;
  /** Saves this search. */
  save: ReactNode;
}

/** The title of a search for nothing in particular. */
const ALL = 'Homes in Nigeria';
const HOMES = 'Homes';

/** What the results are: how many, for which words, and how near to what was asked. */
export function ResultsHead({ results, loading, save }: ResultsHeadProps) {
  const { title, chosen, words, match, total, corrections } = results;
  const some = results.listings.length > 0;
  return (
    <header className="mt-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 wrap-anywhere">
        <h1 className="text-2xl">Listing Results</h1>
        <output className="mt-1 block text-muted">
          {loading ? 'Searching …' : countText(results)}
          {total > 0 && corrections.length === 0 && !loading && ofWhat(title)}
        </output>
        {some && corrections.length > 0 && (
          <p className="mt-1">
            Showing results for <strong>{corrections.map(({ used }) => used).join(' ')}</strong> instead of “
            {corrections.map(({ typed }) => typed).join(' ')}”.
          </p>
        )}
        {some && (match === 'similar' || corrections.length > 0) && (
          <p className="mt-1 text-sm text-muted">Search result shows actual result or similar results</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {Object.keys(chosen).some((name) => name !== 'sort') && save}
        {(words || title !== ALL) && (
          <Link className="btn btn-quiet -mr-3" to={searchPath([])}>
            Clear Result
          </Link>
        )}
      </div>
    </header>
  );
}

/** The title after a number of homes: "3 homes" and " for rent in Yaba". */
function ofWhat(title: string): string {
  return title.startsWith(HOMES) ? title.slice(HOMES.length) : `: ${title}`;
}

function countText({ match, total, capped, listings, roomless }: Results): string {
  const thing = thingOf({ roomless });
  if (listings.length === 0) return `No ${plural(thing)}`;
  if (match === 'similar') return `Nothing matches all of it. These ${plural(thing)} come near.`;
  return capped ? `${total.toLocaleString('en-US')}+ ${plural(thing)}` : counted(total, thing);
}
