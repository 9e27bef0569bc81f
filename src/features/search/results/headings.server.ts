import { askedPrice, counted, plural, type Thing, thingOf } from '#features/listings/card/words.ts';
import { isRoomless } from '#features/listings/property/kinds.ts';
import type { Filters } from '../filters.ts';
import type { SearchFacts } from '../service.server.ts';
import { roundedKm } from '../near/differences.server.ts';
import type { NearCard, NearGroup } from './contract.ts';

const HOMES = 'Homes';
const CLOSE = 'Close matches';
const ABOVE = 'More than 30% above your budget';
/** Nobody calls that close. */
const FAR_KM = 60;
/** As many near homes are seen first. */
const FIRST = 3;
/** What costs more than this part of the budget is out of reach for most who named it. */
const FAR_ABOVE = 1.3;

interface Counted extends SearchFacts {
  /** Typed words that no home has, in quotes, and those that are not required. */
  missing: readonly string[];
  mentioned: readonly string[];
  /** What else of the text is not used. */
  unmet: readonly string[];
  near: readonly NearCard[];
  /** How far each of these is from what was asked. */
  kms: readonly number[];
  filters: Filters;
  title: string;
}

/** How many homes match, and of what: "3 homes for rent in Yaba", "No exact match. 5 close homes", "No exact match. 9 homes, the nearest 350 km away", "No Listing Found". */
export function headingOf({
  total,
  capped,
  near,
  kms,
  filters,
  title,
  corrections,
  missing,
  mentioned,
  unmet,
}: Counted): string {
  const thing = thingOf({ roomless: isRoomless(filters.kind) });
  if (total === 0) {
    return near.length > 0 ? `No exact match. ${howNear(thing, { filters, near, kms })}` : 'No Listing Found';
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
    { title: ABOVE, size: areLast ? homes.length - close : 0 },
  ];
  return groups.filter(({ size }) => size > 0);
}

/** What is said of near homes where they are all there is; those that are seen first tell whether they are close. */
function howNear(thing: Thing, { filters, near, kms }: Pick<Counted, 'filters' | 'near' | 'kms'>): string {
  const homes = counted(near.length, thing);
  const areSeveral = near.length > 1;
  if (groupsOf(filters, near)[0]?.title === ABOVE) return `${homes}, ${areSeveral ? 'all ' : ''}${ABOVE.toLowerCase()}`;
  if (kms.slice(0, FIRST).every((km) => km < FAR_KM)) return counted(near.length, `close ${thing}`);
  const nearest = Math.min(...kms);
  if (nearest === 0) return `${homes}, some of them far away`;
  return `${homes}, ${areSeveral ? 'the nearest ' : ''}${roundedKm(nearest)} km away`;
}

function countOf(total: number, capped: boolean, thing: Thing): string {
  return capped ? `${total.toLocaleString('en-US')}+ ${plural(thing)}` : counted(total, thing);
}

/** The title after a number of homes: "3 homes" and " for rent in Yaba". */
function ofWhat(title: string, isSentence: boolean): string {
  return title.startsWith(HOMES) && !isSentence ? title.slice(HOMES.length) : `: ${title}`;
}
