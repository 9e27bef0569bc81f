/** The same time a month earlier, or that month's last day where it is shorter. */
export function aMonthBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - 1);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
