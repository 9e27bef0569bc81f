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
  const { title, chosen, words, total, corrections, near } = results;
  const some = results.listings.length + near.length > 0;
  return (
    <header className="mt-5 md:mt-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 wrap-anywhere">
        <h1 className="eyebrow">Listing Results</h1>
        <output className="mt-1 block text-xl leading-snug font-semibold md:text-2xl">
          {loading ? 'Searching …' : countText(results)}
          {total > 0 && corrections.length === 0 && !loading && ofWhat(title, near.length > 0)}
        </output>
        {some && corrections.length > 0 && (
          <p className="mt-1">
            Showing results for <strong>{corrections.map(({ used }) => used).join(' ')}</strong> instead of “
            {corrections.map(({ typed }) => typed).join(' ')}”.
          </p>
        )}
        {some && (near.length > 0 || corrections.length > 0) && (
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
function ofWhat(title: string, isSentence: boolean): string {
  return title.startsWith(HOMES) && !isSentence ? title.slice(HOMES.length) : `: ${title}`;
}

function countText({ total, capped, near, roomless }: Results): string {
  const thing = thingOf({ roomless });
  if (total === 0) return near.length > 0 ? 'Nothing matches all of it.' : `No ${plural(thing)}`;
  if (near.length > 0) return `${counted(total, thing)} ${total === 1 ? 'matches' : 'match'} all of it`;
  return capped ? `${total.toLocaleString('en-US')}+ ${plural(thing)}` : counted(total, thing);
}
