/** Page size of every list that says "Show more" (SITE-16, SITE-21). */
export const PAGE_SIZE = 9;
/** The largest page that a client may ask for. */
export const MAX_LIMIT = 100;
/** The furthest that paging by offset goes; further on, narrow the search. */
export const MAX_START_INDEX = 10_000;

/** A part of a list: so many from there on. */
export interface Page {
  limit: number;
  startIndex: number;
}
