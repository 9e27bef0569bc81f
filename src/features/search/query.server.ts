import { ABSENCES, featuresOf } from '#features/listings/property/features.ts';
import { kindsOf } from '#features/listings/property/kinds.ts';
import { landmarkById, searchedPlace } from '#features/places/service.server.ts';
import { type Bounds, isBounded } from './bounds.ts';
import {
  anyFact,
  anyStated,
  type Clause,
  mostOf,
  preferred,
  preferring,
  refusing,
  roomsBetween,
  roomFacts,
} from './clauses.ts';
import { GUESTS_PER_BEDROOM } from './filter-limits.ts';
import { type Filters, isRefusedPlace } from './filters.ts';
import { circleOf, radiusOf } from './near/radius.server.ts';
import type { IndexQuery } from './repo.server.ts';
import type { WordClauses } from './terms/dictionary.server.ts';

/** "GD-1234", as people quote it on the phone. */
const REFERENCE = /^\s*gd[\s-]?(\d{1,9})\s*$/i;
/** The same in a sentence, where "gd 3 bedroom" is none. */
const APART = /(?<![a-z0-9])gd \d{1,9}(?![a-z0-9])/i;
const QUOTED = /(?<![a-z0-9])gd(?:\s?-\s?)?\d{1,9}(?![a-z0-9])/i;
const TICKS = ['offer', 'exclusive', 'parking', 'furnished'] as const;

/** Markets that are searched together where a call names more than one. */
export type Markets = readonly NonNullable<Filters['type']>[];

/** The groups in which the calls search. */
export const MARKETS = { rent: ['rent', 'shortlet'], sale: ['sale'] } as const;

/** Whether somebody typed the number of one home. */
export function isReference(typed: string): boolean {
  return REFERENCE.test(typed);
}

/** The number of one home that somebody quotes in a sentence: "is GD-120 still available?"; with a space in it only in words that mean nothing else. Null where there is none. */
export function referenceIn(typed: string, isAllElse = false): string | null {
  return (isAllElse ? APART : QUOTED).exec(typed)?.[0] ?? null;
}

/** The words of a search that are looked up in the dictionary: none where the number of a home was typed. */
export function wordsToLookUp({ searchTerm }: Filters): string {
  return searchTerm && !isReference(searchTerm) ? searchTerm : '';
}

/** What matches all that was asked for; null where a word is in use nowhere, so that nothing can. */
export function exactQuery(filters: Filters, words: WordClauses, markets?: Markets): IndexQuery | null {
  if (words.unknown.length > 0) return null;
  const { reference, place, kind, market, bedrooms, features, refused } = clausesOf(filters, markets);
  const clauses = [...words.clauses, ...reference, ...place, ...kind, ...market, ...bedrooms, ...features];
  return { clauses: refusing(clauses, refused), bounds: boundsOf(filters) };
}

/** The same query, in whose best order homes come before premises and land, where neither kind nor rooms are asked for: "Lekki 50m". */
export function homesFirst(query: IndexQuery, filters: Filters): IndexQuery {
  return asksForAnyKind(filters) ? { ...query, clauses: preferring(query.clauses, roomFacts('bed', 1)) } : query;
}

/** Whether neither kind nor rooms are asked for. */
export const asksForAnyKind = (filters: Filters): boolean =>
  !filters.kind?.length && roomsAsked(filters).every((rooms) => rooms === null);

/**
 * What is nearest where typed words were not understood and no home has all that was asked: first without everything beside words,
 * reference, place, kind and market, then with one of these less, then with half of them: one word of a whole sentence says nothing.
 */
export function relaxedQueries(filters: Filters, words: WordClauses, markets?: Markets): IndexQuery[] {
  const { reference, place, kind, market, bedrooms, features, refused } = clausesOf(filters, markets);
  // "Jollof rice and chicken delivery": one word that some home happens to mention.
  if (words.clauses.length > 0 && words.unknown.length > words.clauses.length) return [];
  const meant = [...words.clauses, ...reference, ...place, ...kind];
  const lessWasAsked =
    [...words.unknown, ...bedrooms, ...features, ...refused].length > 0 || isBounded(boundsOf(filters));
  const steps: Clause[][] = [
    ...(lessWasAsked && meant.length > 0 ? [meant] : []),
    ...(meant.length > 2 ? [[mostOf(meant, 1)]] : []),
    ...(meant.length === 2 || meant.length > 3 ? [[mostOf(meant, Math.floor(meant.length / 2))]] : []),
  ];
  return steps.map((step) => ({ clauses: refusing([...step, ...market]), bounds: {} }));
}

/** The clauses of the filters. A place is also found by its name in name or address, see `placesNamed()`. */
export function clausesOf(filters: Filters, markets: Markets = []) {
  const { searchTerm, type, place, kind, without } = filters;
  const [fewest, most] = roomsAsked(filters);
  const reference = REFERENCE.exec(searchTerm ?? '')?.[1];
  const places = anyFact([...placeFacts(filters), ...(place ?? []).flatMap(namedFacts)]);
  const types = markets.length > 0 ? markets : type && type !== 'all' ? [type] : [];
  return {
    reference: reference ? anyFact([`ref${Number(reference)}`]) : [],
    // Around a place, what lies in it comes first.
    place: radiusOf(filters) ? preferred(places) : places,
    kind: isAnyHome(kind) ? [] : anyFact(kindFacts(kind ?? [])),
    market: anyFact(types),
    bedrooms: roomsBetween('bed', fewest ?? (isAnyHome(kind) ? 1 : null), most),
    features: featuresAsked(filters).flatMap(anyStated),
    /** Facts that a home must not have. */
    refused: refusedFacts(without),
  };
}

/** That a home is in one of the places; no home is in a landmark, but in what it lies in. */
export function placeFacts({ place }: Filters): string[] {
  return (place ?? []).map((id) => `in:${landmarkById(id)?.parent ?? id}`);
}

/** That a home names a place though it lies elsewhere; what names a state lies in it. */
function namedFacts(id: string): string[] {
  return searchedPlace(id)?.parent ? [`named:${id}`] : [];
}

/** The fewest and the most bedrooms: of guests, two share one, since no listing says how many it sleeps. */
export function roomsAsked({ bedrooms, maxBedrooms, guests }: Filters): [fewest: number | null, most: number | null] {
  const forGuests = guests ? Math.ceil(guests / GUESTS_PER_BEDROOM) : null;
  return [bedrooms ?? forGuests, maxBedrooms ?? null];
}

/** Whether homes of all kinds are asked for, those of which no kind is known too: all that has bedrooms, which are one list of the index. */
export const isAnyHome = (kind: Filters['kind']): boolean => kind?.length === 1 && kind[0] === 'house';

/** The facts of what a home must not have. */
export function refusedFacts(without: Filters['without']): string[] {
  return (without ?? []).flatMap((id) => {
    if (isRefusedPlace(id)) return [`in:${id}`];
    return Object.hasOwn(ABSENCES, id) ? [id] : [...kindFacts([id]), ...featureFacts(id)];
  });
}

/** Of what a search refuses, the places and kinds: nothing that is near has them. */
export function refusedOutright({ without }: Filters): string[] {
  return refusedFacts(without?.filter((id) => isRefusedPlace(id) || kindsOf(id).length > 0));
}

/** What else a home must have: of each, the facts any of which will do. */
export function featuresAsked(filters: Filters): string[][] {
  const { bathrooms, has, title } = filters;
  return [
    ...TICKS.flatMap((name) => (filters[name] ? [[name]] : [])),
    ...(bathrooms ? [roomFacts('bath', bathrooms)] : []),
    ...(has ?? []).map(featureFacts),
    ...(title?.length ? [title.map((id) => `t:${id}`)] : []),
  ];
}

/** The bounds of the filters. */
export function boundsOf(filters: Filters): Bounds {
  const { minPrice, maxPrice, minTotal, maxTotal, minSize, maxSize, box } = filters;
  const area = filters.area ?? circleOf(filters);
  const bounds = { minPrice, maxPrice, minTotal, maxTotal, minSize, maxSize, box, area };
  return Object.fromEntries(Object.entries(bounds).map(([name, value]) => [name, value ?? undefined]));
}

function kindFacts(ids: readonly string[]): string[] {
  return [...new Set(ids.flatMap(kindsOf))].map((id) => `k:${id}`);
}

function featureFacts(id: string): string[] {
  return featuresOf(id).map((feature) => `f:${feature}`);
}
