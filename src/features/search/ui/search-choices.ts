import { MAX_LIMIT, PAGE_SIZE } from '#core/paging.ts';

/** Beyond this, a person is better served by a narrower search. */
export const MOST_SHOWN = Math.floor(MAX_LIMIT / PAGE_SIZE) * PAGE_SIZE;

/** How many results the address asks to show; whole pages of them. */
export function shownOf(params: URLSearchParams): number {
  const pages = Math.round(Number(params.get('show') ?? 0) / PAGE_SIZE);
  return Math.min(PAGE_SIZE * Math.max(1, pages || 1), MOST_SHOWN);
}
