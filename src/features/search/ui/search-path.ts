import { MAX_LIMIT, PAGE_SIZE } from '#core/paging.ts';
import { resultsPath } from '#core/paths.ts';

/** The address of the results for these choices: empty ones fall away, several of one name are joined, so that one search has one address. */
export function searchPath(choices: Iterable<[string, FormDataEntryValue]>): string {
  const params = new URLSearchParams();
  for (const [name, value] of choices) {
    if (typeof value !== 'string' || value.trim() === '') continue;
    const others = params.get(name);
    params.set(name, others ? `${others},${value.trim()}` : value.trim());
  }
  const query = params.toString();
  return resultsPath(query);
}

/** The same search with one choice changed, or without it where `value` is null; it starts at the first results again. */
export function changedSearch(params: URLSearchParams, name: string, value: string | null): string {
  const next = new URLSearchParams(params);
  next.delete('show');
  if (value === null) next.delete(name);
  else next.set(name, value);
  return searchPath(next);
}

/** Beyond this, a person is better served by a narrower search. */
export const MOST_SHOWN = Math.floor(MAX_LIMIT / PAGE_SIZE) * PAGE_SIZE;

/** How many results the address asks to show; whole pages of them. */
export function shownOf(params: URLSearchParams): number {
  const pages = Math.round(Number(params.get('show') ?? 0) / PAGE_SIZE);
  return Math.min(PAGE_SIZE * Math.max(1, pages || 1), MOST_SHOWN);
}
