import type { Stay } from '../contract.ts';
import type { Day } from './days.ts';
import type { Part } from '../parts.ts';

const DAY = 24 * 60 * 60 * 1_000;

/**
 * When somebody wants to stay: of a day without a year the next such one, of one without a month that of the other day. Null where neither
 * days nor nights are said.
 */
export function stayMeant(parts: readonly Part[], now: Date): Stay | null {
  const days = parts.flatMap((part) => part.days ?? []);
  const said = parts.find((part) => part.nights)?.nights;
  const arriving = days.find(({ is }) => is === 'arriving') ?? days.find(({ is }) => !is);
  const leaving = days.find((day) => day.is === 'leaving') ?? days.find((day) => !day.is && day !== arriving);
  const first = arriving && dated(withMonth(arriving, leaving), now);
  const last = leaving && dated(withMonth(leaving, arriving), first ?? now);
  const isInOrder = !first || !last || first < last;
  const counted = first && last && isInOrder ? Math.round((last.getTime() - first.getTime()) / DAY) : undefined;
  const nights = counted ?? said;
  const end = last ?? (first && said ? new Date(first.getTime() + said * DAY) : undefined);
  if (!isInOrder || (!first && !last && !nights)) return null;
  return {
    ...(nights && { nights }),
    ...(first && { checkIn: written(first) }),
    ...(end && { checkOut: written(end) }),
  };
}

/** "30 to 2 January" begins in December. */
function withMonth(day: Day, other: Day | undefined): Day {
  if (day.month || !other?.month) return day;
  const isBefore = day.is === 'arriving' && day.day > other.day;
  const isAfter = day.is === 'leaving' && day.day < other.day;
  const month = ((other.month - 1 + (isBefore ? 11 : isAfter ? 1 : 0)) % 12) + 1;
  return { ...day, month, ...(other.year && { year: other.year - (isBefore && month === 12 ? 1 : 0) }) };
}

/** The day in its year, or the first one from `earliest` on; undefined for the 31st of November. */
function dated({ day, month, year }: Day, earliest: Date): Date | undefined {
  if (!month) return undefined;
  const of = (one: number) => new Date(Date.UTC(one, month - 1, day));
  const today = Date.UTC(earliest.getUTCFullYear(), earliest.getUTCMonth(), earliest.getUTCDate());
  const date = year
    ? of(year)
    : [0, 1].map((more) => of(earliest.getUTCFullYear() + more)).find((one) => +one >= today);
  return date?.getUTCDate() === day ? date : undefined;
}

const written = (date: Date) => date.toISOString().slice(0, 10);
