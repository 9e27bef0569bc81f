/** Page size of every list that says "Show more" (SITE-16, SITE-21). */
export const PAGE_SIZE = 9;
/** The largest page that a client may ask for. */
export const MAX_LIMIT = 100;
/** The furthest that paging by offset goes; further on, narrow the search. */
export const MAX_START_INDEX = 10_000;
/** The same for admins, who must reach every row. */
export const MAX_ADMIN_START_INDEX = 10_000_000;

/** A part of a list: so many from there on. */
export interface Page {
  limit: number;
  startIndex: number;
}

/**
 * The rows of a list that an address shows. Reads `?show=18&from=99`: whole steps, at most 100 rows, and the first step for
 * what makes no sense.
 */
export function listPage(params: URLSearchParams, step = PAGE_SIZE, furthest = MAX_START_INDEX): Page {
  const steps = Math.round(Number(params.get('show')) / step) || 1;
  const from = Math.trunc(Number(params.get('from'))) || 0;
  return {
    startIndex: Math.min(Math.max(0, from), furthest),
    limit: Math.min(Math.max(step, steps * step), most(step)),
  };
}

/** The rows that the address of an admin's list shows; any of them can be reached. */
export function adminPage({ searchParams }: URL): Page {
  return listPage(searchParams, PAGE_SIZE, MAX_ADMIN_START_INDEX);
}

/**
 * One step more. It shows what was there before too, so that nothing comes twice when rows are added; where a page is full
 * another begins. Null where paging ends.
 */
export function nextPage({ limit, startIndex }: Page, step = PAGE_SIZE, furthest = MAX_START_INDEX): Page | null {
  if (limit < most(step)) return { startIndex, limit: limit + step };
  const next = { startIndex: startIndex + limit, limit: step };
  return next.startIndex <= furthest ? next : null;
}

/** The page as the query of an address. */
export function pageQuery({ limit, startIndex }: Page): string {
  return `?show=${limit}${startIndex > 0 ? `&from=${startIndex}` : ''}`;
}

function most(step: number): number {
  return Math.floor(MAX_LIMIT / step) * step;
}
