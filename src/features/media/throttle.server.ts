const WINDOW_MS = 60_000;
const MOST_PEOPLE = 10_000;

const windows = new Map<string, { since: number; count: number }>();

/** Counts one try of this person; gives the seconds to wait when the minute's `limit` is used up, else 0. */
export function countTry(personId: string, limit: number, now: number): number {
  if (windows.size >= MOST_PEOPLE) forgetOld(now);
  const open = windows.get(personId);
  const window = open && Math.abs(now - open.since) < WINDOW_MS ? open : { since: now, count: 0 };
  windows.set(personId, window);
  if (window.count >= limit) return Math.ceil((window.since + WINDOW_MS - now) / 1000);
  window.count += 1;
  return 0;
}

function forgetOld(now: number): void {
  for (const [personId, { since }] of windows) if (Math.abs(now - since) >= WINDOW_MS) windows.delete(personId);
}
