import { type Filters, paramsOf } from '../filters.ts';
import { withinOf } from '../near/radius.server.ts';
import { understood } from '../understand/understood.server.ts';

/** What was typed, beside what is chosen now. */
export interface Typed {
  /** What the search box shows: all that was typed while the search still means all of it, else the words that stayed words. */
  text: string;
  /** What a search for other words keeps, by the name in addresses: not what was read in these. */
  kept: Record<string, string>;
  /** What addresses of this search carry as `typed`; null where its words say it. */
  carried: string | null;
}

/**
 * The words of a search whose filters are in its address: `typed` before, or its own `searchTerm`. `filters` and `nights` are what it was
 * read as, `words` what stays words (SEARCH-57).
 */
export function typedOf(
  asked: Filters,
  typed: string | null,
  { filters, nights, words }: { filters: Filters; nights: number | null; words: string },
): Typed {
  const asking = paramsOf({ ...asked, searchTerm: null });
  if (!typed) {
    const text = asked.searchTerm ?? '';
    return { text, kept: Object.fromEntries(asking), carried: text === words ? null : text };
  }
  const { filters: read, stay } = understood({ searchTerm: typed });
  const said = new Map(paramsOf({ ...read, within: withinOf(read) }));
  const now = new Map(paramsOf(filters));
  // Words that are not required are no filter that could be changed.
  if (!now.has('searchTerm')) said.delete('searchTerm');
  const isMeant =
    (filters.type !== 'shortlet' || (stay?.nights ?? null) === nights) &&
    now.get('searchTerm') === said.get('searchTerm') &&
    [...said].every(([name, value]) => now.get(name) === value);
  const kept = asking.filter(([name, value]) => said.get(name) !== value);
  return { text: isMeant ? typed : words, kept: Object.fromEntries(kept), carried: typed };
}
