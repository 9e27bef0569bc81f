import { askedPrice, counted, plural, type Thing, thingOf } from '#features/listings/card/words.ts';
import type { Filters } from '../filters.ts';
import type { SearchFacts } from '../service.server.ts';
import type { NearCard, NearGroup } from './contract.ts';

const HOMES = 'Homes';
const CLOSE = 'Close matches';
/** Nobody calls that close. */
const FAR_KM = 60;
/** What costs more than this part of the budget is out of reach for most who named it. */
const FAR_ABOVE = 1.3;

interface Counted extends SearchFacts {
  /** Typed words that no home has, in quotes, and those that are not required. */
  missing: readonly string[];
  mentioned: readonly string[];
  /** What else of the text is not used. */
  unmet: readonly string[];
  near: readonly NearCard[];
  /** How far the nearest of these is from what was asked. */
  nearestKm: number;
  roomless: boolean;
  title: string;
}

/** How many homes match, and of what: "3 homes for rent in Yaba", "No exact match. 5 close homes", "No exact match. 9 homes, the nearest 350 km away", "No Listing Found". */
export function headingOf({
  total,
  capped,
  near,
  nearestKm,
  roomless,
  title,
  corrections,
  missing,
  mentioned,
  unmet,
}: Counted): string {
  const thing = thingOf({ roomless });
  if (total === 0) {
    if (near.length === 0) return 'No Listing Found';
    if (nearestKm < FAR_KM) return `No exact match. ${counted(near.length, `close ${thing}`)}`;
    return `No exact match. ${counted(near.length, thing)}, ${near.length > 1 ? 'the nearest ' : ''}${Math.round(nearestKm / 10) * 10} km away`;
  }
  const ends = mentioned.length > 0 ? `, ${mentioned.join(', ')} not required` : unmet.length > 0 ? '' : ' exactly';
  const matches = near.length > 0 ? ` ${total === 1 ? 'matches' : 'match'}${ends}` : '';
  const how = missing.length > 0 ? `, none with ${missing.join(', ')}` : matches;
  const all = countOf(total, capped, thing) + how + (corrections.length > 0 ? '' : ofWhat(title, how !== ''));
  // No line ends within "3-bedroom".
  return all.replace('-bedroom', '\u2011bedroom');
}

/**
 * The headings of near homes, the nearest first: where those that are far above the budget are the last ones, they have one of their own.
 * One that is dear and very near otherwise may come early; then its card alone says by how much.
 */
export function groupsOf({ maxPrice, maxTotal }: Filters, homes: readonly NearCard[]): NearGroup[] {
  const areFarAbove = homes.map(
    (home) =>
      askedPrice(home) > FAR_ABOVE * (maxPrice ?? Infinity) ||
      (home.firstTotal ?? 0) > FAR_ABOVE * (maxTotal ?? Infinity),
  );
  const close = areFarAbove.lastIndexOf(false) + 1;
  const areLast = !areFarAbove.slice(0, close).includes(true);
  const groups = [
    { title: CLOSE, size: areLast ? close : homes.length },
    { title: 'More than 30% above your budget', size: areLast ? homes.length - close : 0 },
  ];
  return groups.filter(({ size }) => size > 0);
}

function countOf(total: number, capped: boolean, thing: Thing): string {
  return capped ? `${total.toLocaleString('en-US')}+ ${plural(thing)}` : counted(total, thing);
}

/** The title after a number of homes: "3 homes" and " for rent in Yaba". */
function ofWhat(title: string, isSentence: boolean): string {
  return title.startsWith(HOMES) && !isSentence ? title.slice(HOMES.length) : `: ${title}`;
}
