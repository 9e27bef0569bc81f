import { LRUCache } from 'lru-cache';
import { ABSENCES } from '#features/listings/property/features.ts';
import { type Filters, saysWhere } from '../filters.ts';
import type { Reading, Stay } from '../parse/contract.ts';
import { phraseAt } from '../parse/phrases.ts';
import { readQuery } from '../parse/service.server.ts';
import { tokensOf } from '../parse/tokens.ts';
import { CHEAP } from '../parse/words/glue.ts';
import { isReference, referenceIn } from '../query.server.ts';
import { wordsOf } from '../terms/words.ts';

/** What was chosen with what the typed words were understood as. */
interface Understood {
  filters: Filters;
  /** Typed words that nothing on the market can be compared with. */
  unmet: string[];
  stay: Stay | null;
  /** Misspelt words of what was understood. */
  respelt: Reading['corrections'];
  /** Whether the places are only where a road may be that was typed. */
  isOnRoad: boolean;
  /** The towns that it is called after and leads to from elsewhere. */
  roadTowns: string[];
  /** Whether it is something that people say ("good morning", "what is the price of cement") and asks for no home. */
  isTalk: boolean;
}

/** Words of sentences that are no search; "any", "available" and "looking for a place" are on the way to one. */
const TALK: ReadonlySet<string> = new Set(
  'what wetin who how why are am has you money help thank thanks morning afternoon evening day can i'.split(' '),
);
const PLAIN = { unmet: [], stay: null, respelt: [], isOnRoad: false, roadTowns: [], isTalk: false };

/** A pause while typing reads the same text up to four times, and the page reads it again. */
const READ = new LRUCache<string, Reading>({ max: 500 });

/** Whether words that no filter compares homes with ask for what costs little: "cheap", "low budget". */
export const isCheap = (unmet: string): boolean => phraseAt(CHEAP, tokensOf(unmet), 0) !== null;

/** What a text is read as today: what "tomorrow" means changes. */
function reading(text: string): Reading {
  const now = new Date();
  const key = `${now.toDateString()} ${text}`;
  const read = READ.get(key) ?? readQuery(text, now);
  READ.set(key, read);
  return read;
}

/** Typed words say the latest, so they go over what was chosen before. */
export function understood(chosen: Filters): Understood {
  const { searchTerm, ...others } = chosen;
  if (!searchTerm || isReference(searchTerm)) return { ...PLAIN, filters: chosen };
  // Signs alone say nothing.
  if (!/[\p{L}\p{N}]/u.test(searchTerm)) return { ...PLAIN, filters: others, unmet: [searchTerm] };
  const reference = referenceIn(searchTerm);
  if (reference) return { ...PLAIN, filters: { ...chosen, searchTerm: reference } };
  const {
    filters: typed,
    rest,
    unmet,
    stay,
    ignored,
    corrections: respelt,
    isOnRoad: isRoad,
    roadTowns,
  } = reading(searchTerm);
  // A place that was chosen says better where the road is.
  const isOnRoad = isRoad && !saysWhere(others);
  const { place: _place, ...unplaced } = typed;
  const filters: Filters = isRoad && !isOnRoad ? unplaced : typed;
  if (Object.keys(filters).length === 0) {
    const apart = referenceIn(searchTerm, true);
    const isTalk = !apart && ignored.flatMap(wordsOf).some((word) => TALK.has(word));
    return {
      filters: apart ? { ...chosen, searchTerm: apart } : chosen,
      unmet,
      stay,
      respelt,
      isOnRoad,
      roadTowns,
      isTalk,
    };
  }
  const isRooms = filters.bedrooms !== undefined || filters.guests !== undefined;
  const rooms = isRooms ? { bedrooms: null, maxBedrooms: null, guests: null } : {};
  const prices =
    filters.minPrice === undefined && filters.maxPrice === undefined ? {} : { minPrice: null, maxPrice: null };
  const where = filters.place === undefined ? {} : { within: null, between: null, box: null, area: null };
  const refused = [...new Set([...(others.without ?? []), ...(filters.without ?? [])])];
  const absent = Object.keys(ABSENCES).filter((name) => filters.without?.includes(name));
  const read = {
    ...others,
    ...rooms,
    ...prices,
    ...where,
    ...Object.fromEntries(absent.map((name) => [name, null])),
    ...filters,
    ...(refused.length > 0 && { without: refused }),
    searchTerm: rest,
  };
  return { filters: read, unmet, stay, respelt, isOnRoad, roadTowns, isTalk: false };
}
