import { PAGE_SIZE } from '#core/paging.ts';

/** More are never on one page; who has more looks for one in another way. */
export const MOST_ROWS = 2_000;

/** How many rows the address asks for with `show`: nine, or what "Show more" has made of it. */
export function shownRows({ searchParams }: URL): number {
  const asked = Math.trunc(Number(searchParams.get('show')));
  return Math.min(Math.max(asked || 0, PAGE_SIZE), MOST_ROWS);
}
