/** How often somebody wants to hear of new homes. */
export const EVERY = ['instant', 'daily', 'weekly', 'never'] as const;
export type Every = (typeof EVERY)[number];

/** Searches that one person keeps. */
export const MAX_SEARCHES = 50;
export const NAME_MAX = 80;
/** Characters of a search's address. */
export const QUERY_MAX = 2_000;
/** Homes that one email names; the others are counted. */
export const HOMES_IN_EMAIL = 10;
/** New homes that one look at a search finds; above that an email says "200+". */
export const MOST_NEW = 200;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Just under the two minutes that lie between two runs, so that no run is missed. */
const INSTANT_MS = 90_000;
/** Seven in the morning in Lagos, which is an hour ahead of UTC all year. */
const EMAIL_HOUR_UTC = 6;

/** How far back a look reaches before the moment up to which everything was seen: clocks differ, and writes take time. */
export const LOOK_BACK_MS = 60 * MINUTE_MS;
/** A search that failed waits this long, so that it holds up no others. */
export const FAILED_WAIT_MS = 60 * MINUTE_MS;
/** A price that came down longer ago is no news. */
export const DROP_LIFE_MS = 7 * DAY_MS;

/** When the next email may go out: within minutes, or at seven in the morning; null where none is wanted. */
export function nextDue(every: Every, now: Date): Date | null {
  if (every === 'never') return null;
  if (every === 'instant') return new Date(now.getTime() + INSTANT_MS);
  const due = new Date(now);
  due.setUTCHours(EMAIL_HOUR_UTC, 0, 0, 0);
  const wait = every === 'weekly' ? 7 * DAY_MS : due <= now ? DAY_MS : 0;
  return new Date(due.getTime() + wait);
}
