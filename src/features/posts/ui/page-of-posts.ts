import { MAX_LIMIT, MAX_START_INDEX, PAGE_SIZE } from '#core/paging.ts';

/** Which posts an address shows: `shown` of them, from the newest but `from`. */
export interface PostsPage {
  from: number;
  shown: number;
}

/** The most that stand on one page; after them a new page begins. */
const MOST = Math.floor(MAX_LIMIT / PAGE_SIZE) * PAGE_SIZE;

/** Reads `?show=18&from=99`; whole pages of nine, and the first one for what makes no sense. */
export function pageOf(params: URLSearchParams): PostsPage {
  const pages = Math.round(Number(params.get('show')) / PAGE_SIZE) || 1;
  const from = Math.trunc(Number(params.get('from'))) || 0;
  return {
    from: Math.min(Math.max(0, from), MAX_START_INDEX),
    shown: Math.min(Math.max(PAGE_SIZE, pages * PAGE_SIZE), MOST),
  };
}

/** The address of nine more; it shows what was there before too, so that nothing comes twice when posts are added. */
export function morePosts({ from, shown }: PostsPage): string {
  const next = shown < MOST ? { from, shown: shown + PAGE_SIZE } : { from: from + shown, shown: PAGE_SIZE };
  const params = new URLSearchParams({ show: String(next.shown) });
  if (next.from > 0) params.set('from', String(next.from));
  return `?${params}`;
}
