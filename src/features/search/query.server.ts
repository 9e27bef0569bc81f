import { fold } from '#core/text/fold.ts';
import { ABSENCES, featuresOf } from '#features/listings/property/features.ts';
import { kindsOf } from '#features/listings/property/kinds.ts';
import { placeById } from '#features/places/service.server.ts';
import { type Bounds, isBounded } from './bounds.ts';
import { anyFact, type Clause, mostOf, refusing, roomsBetween } from './clauses.ts';
import type { Filters } from './filters.ts';
import type { IndexQuery } from './repo.server.ts';
import type { WordClauses } from './terms/dictionary.server.ts';

/** "GD-1234", as people quote it on the phone. */
const REFERENCE = /^\s*gd[\s-]?(\d{1,9})\s*$/i;
const TICKS = ['offer', 'exclusive', 'parking', 'furnished'] as const;

/** Markets that are searched together where a call names more than one. */
export type Markets = readonly NonNullable<Filters['type']>[];

/** Whether somebody typed the number of one home. */
export function isReference(typed: string): boolean {
  return REFERENCE.test(typed);
}

/** The words of a search that are looked up in the dictionary: none where the number of a home was typed. */
export function wordsToLookUp({ searchTerm }: Filters): string {
  return searchTerm && !isReference(searchTerm) ? searchTerm : '';
}

/** What matches all that was asked for; null where a word is in use nowhere, so that nothing can. */
export function exactQuery(filters: Filters, words: WordClauses, markets?: Markets): IndexQuery | null {
  if (words.unknown.length > 0) return null;
  const { needs, market, extras, refused } = clausesOf(filters, markets);
  return {
    clauses: refusing([...words.clauses, ...needs, ...market, ...extras], refused),
    bounds: boundsOf(filters),
  };
}

/**
 * What is nearest where nothing matches all: first without everything beside words, reference, place, kind and market,
 * then with one of these less, then with any of them.
 */
export function relaxedQueries(filters: Filters, words: WordClauses, markets?: Markets): IndexQuery[] {
  const { needs, market, extras, refused } = clausesOf(filters, markets);
  const meant = [...words.clauses, ...needs];
  const lessWasAsked =
    words.unknown.length > 0 || extras.length > 0 || refused.length > 0 || isBounded(boundsOf(filters));
  const steps: Clause[][] = [
    ...(lessWasAsked && meant.length > 0 ? [meant] : []),
    ...(meant.length > 2 ? [[mostOf(meant, 1)]] : []),
    ...(meant.length > 1 ? [[mostOf(meant, meant.length - 1)]] : []),
  ];
  return steps.map((step) => ({ clauses: refusing([...step, ...market]), bounds: {} }));
}

interface FilterClauses {
  /** The reference, the place and the kind: what is meant above all. A place is also found by its name in name or address. */
  needs: Clause[];
  market: Clause[];
  extras: Clause[];
  /** Facts that a home must not have. */
  refused: string[];
}

function clausesOf(filters: Filters, markets: Markets = []): FilterClauses {
  const { searchTerm, type, place, kind, has, title, without, bedrooms, maxBedrooms, bathrooms } = filters;
  const reference = REFERENCE.exec(searchTerm ?? '')?.[1];
  const types = markets.length > 0 ? markets : type && type !== 'all' ? [type] : [];
  return {
    needs: [
      ...(reference ? anyFact([`ref${Number(reference)}`]) : []),
      ...anyFact(
        (place ?? []).map((id) => `in:${id}`),
        (place ?? []).map(nameWords),
      ),
      ...anyFact(kindFacts(kind ?? []), kind?.includes('house') ? [['house']] : []),
    ],
    market: anyFact(types),
    extras: [
      ...TICKS.flatMap((name) => (filters[name] ? anyFact([name]) : [])),
      ...roomsBetween('bed', bedrooms, maxBedrooms),
      ...roomsBetween('bath', bathrooms),
      ...(has ?? []).flatMap((id) => anyFact(featureFacts(id))),
      ...anyFact((title ?? []).map((id) => `t:${id}`)),
    ],
    refused: (without ?? []).flatMap((id) => (Object.hasOwn(ABSENCES, id) ? [id] : featureFacts(id))),
  };
}

function boundsOf({ minPrice, maxPrice, minTotal, maxTotal, minSize, maxSize, box, area }: Filters): Bounds {
  const bounds = { minPrice, maxPrice, minTotal, maxTotal, minSize, maxSize, box, area };
  return Object.fromEntries(Object.entries(bounds).map(([name, value]) => [name, value ?? undefined]));
}

function kindFacts(ids: readonly string[]): string[] {
  return [...new Set(ids.flatMap(kindsOf))].map((id) => `k:${id}`);
}

function featureFacts(id: string): string[] {
  return featuresOf(id).map((feature) => `f:${feature}`);
}

function nameWords(placeId: string): string[] {
  return fold(placeById(placeId)?.name ?? '')
    .trim()
    .split(' ');
}
