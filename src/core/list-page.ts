import { MAX_LIMIT, MAX_START_INDEX, PAGE_SIZE } from './paging.ts';

/** Which rows of a list an address shows: `shown` of them, from the newest but `from`. */
export interface ListPage {
  from: number;
  shown: number;
}

/** Reads `?show=18&from=99`; whole steps, at most 100 rows, and the first step for what makes no sense. */
export function listPage(params: URLSearchParams, step = PAGE_SIZE): ListPage {
  const steps = Math.round(Number(params.get('show')) / step) || 1;
  const from = Math.trunc(Number(params.get('from'))) || 0;
  return {
    from: Math.min(Math.max(0, from), MAX_START_INDEX),
    shown: Math.min(Math.max(step, steps * step), most(step)),
  };
}

/**
 * One step more. It shows what was there before too, so that nothing comes twice when rows are added; where a page is full
 * another begins. Null where paging ends.
 */
export function nextPage({ from, shown }: ListPage, step = PAGE_SIZE): ListPage | null {
  if (shown < most(step)) return { from, shown: shown + step };
  const next = { from: from + shown, shown: step };
  return next.from <= MAX_START_INDEX ? next : null;
}

/** The page as the query of an address. */
export function pageQuery({ from, shown }: ListPage): string {
  return `?show=${shown}${from > 0 ? `&from=${from}` : ''}`;
}

function most(step: number): number {
  return Math.floor(MAX_LIMIT / step) * step;
}
