import { useEffect, useRef } from 'react';
import SearchIcon from 'lucide-react/icons/search';
import { Link } from 'react-router';
import { resultsPath } from '#core/paths.ts';
import { counted } from '#features/listings/card/words.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ListingCard } from '#features/listings/contract.ts';
import type { Suggestions } from '../../contract.ts';
import { searchPath } from '../search-path.ts';
import { boxOf, usePanelKeys } from './panel-keys.ts';
import { SimpleCard } from '#features/listings/card/simple-card.tsx';
import '../filters/pills.css';
import './search-box.css';

// What it shows comes with it: nobody needs either before the box is used.
export { homesOrToast } from './find-homes.ts';

export interface SearchPanelProps {
  text: string;
  /** Other choices that the search keeps. */
  keep: Readonly<Record<string, string>>;
  /** Null while nothing has been found yet. */
  results: Suggestions | null;
  loading: boolean;
  /** Shuts the panel. */
  clear: () => void;
}

/** What was found for the words typed so far (SEARCH-2 to SEARCH-6). */
export function SearchPanel({ text, keep, results, loading, clear }: SearchPanelProps) {
  // What was read of a text whose last word is being typed: the page that opens has the homes that are named here.
  const path = searchPath([...Object.entries(keep), ['searchTerm', results?.reading?.searchTerm ?? text]]);
  const count = results ? results.sale.length + results.rent.length + results.near.length : 0;
  const said = results?.reading && `${results.reading.title} · ${homesOf(results.reading)}`;
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => bringIntoView(panel.current), []);
  usePanelKeys(panel, clear);
  return (
    <dialog open ref={panel} className="search-panel" aria-label="Search Results" aria-busy={loading}>
      <header className="search-panel-head">
        <h2 className="text-lg font-semibold">Search Results</h2>
        <Button
          variant="quiet"
          onClick={() => {
            clear();
            emptyBox(panel.current);
          }}
        >
          Clear Result
        </Button>
      </header>
      {/* Silent while an answer is replaced by the next one: what is the same is not said again. */}
      <output className="sr-only">
        {results ? [said, offersOf(count + results.places.length)].filter(Boolean).join('. ') : 'Searching'}
      </output>
      {results?.reading && (
        <Link className="search-reading" to={path} onClick={clear}>
          <SearchIcon size={18} />
          <span>
            {results.reading.title} · <span className="whitespace-nowrap">{homesOf(results.reading)}</span>
          </span>
          <span aria-hidden="true">→</span>
        </Link>
      )}
      {results && results.places.length > 0 && (
        <ul className="chips-row mt-3" aria-label="Places">
          {results.places.map(({ id, name, query }) => (
            <li key={id}>
              <Link className="chip" to={resultsPath(query)} onClick={clear}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {results && <Group title={`For Sale (${countOf(results.forSale)})`} homes={results.sale} />}
      {results && <Group title="For Rent and Shortlet" homes={results.rent} />}
      {results && <Group title="Close matches" homes={results.near} />}
      {results && count === 0 && !loading && results.places.length === 0 && (
        <p className="py-6 text-center">
          No Listing Found
          <span className="mt-1 block text-sm text-muted">Name a kind of home, a place or a price.</span>
        </p>
      )}
      {!results && loading && <Waiting />}
      {count > 0 && (
        <Link className="btn btn-secondary mt-3 w-full" to={path} onClick={clear}>
          See all results
        </Link>
      )}
      <p className="mt-3 text-sm text-muted">Search result shows actual result or similar results</p>
    </dialog>
  );
}

/** The words go with their results, and others can be typed at once. */
function emptyBox(panel: HTMLElement | null): void {
  const box = boxOf(panel);
  if (!box) return;
  box.value = '';
  box.focus();
}

/** Where the panel would end below the screen, or behind its keyboard, the search box moves up to the top of it. */
function bringIntoView(panel: HTMLElement | null): void {
  if (!panel || panel.getBoundingClientRect().bottom <= (visualViewport?.height ?? innerHeight)) return;
  panel.closest('search')?.scrollIntoView({ block: 'start', behavior: 'smooth' });
}

function Group({ title, homes }: { title: string; homes: (ListingCard & { differs?: string[] })[] }) {
  if (homes.length === 0) return null;
  return (
    <>
      <h3 className="eyebrow mt-4 mb-1">{title}</h3>
      <ul>
        {homes.map(({ differs, ...listing }) => (
          <li key={listing.id}>
            <SimpleCard listing={listing} differs={differs} />
          </li>
        ))}
      </ul>
    </>
  );
}

type Count = Suggestions['forSale'];

function countOf({ homes, capped }: Count): string {
  return `${homes.toLocaleString('en-US')}${capped ? '+' : ''}`;
}

/** How many places and homes there are to choose from. */
function offersOf(suggestions: number): string {
  return suggestions > 0 ? counted(suggestions, 'suggestion') : 'No home found';
}

function homesOf(count: Count): string {
  return count.capped ? `${countOf(count)} homes` : counted(count.homes, 'home');
}

function Waiting() {
  return (
    <div className="mt-5 grid gap-4">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-20" />
          <div className="grid flex-1 content-center gap-2.5">
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
