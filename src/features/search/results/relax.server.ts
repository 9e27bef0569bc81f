import type { Ctx } from '#core/ctx.ts';
import { reading, TAGS } from '#core/reads.ts';
import { nameOf, nearestPlaces } from '#features/places/service.server.ts';
import { exactQuery } from '../query.server.ts';
import * as repo from '../repo.server.ts';
import { HINT_DEPTH } from '../rules.ts';
import { NO_WORDS, type WordClauses } from '../terms/dictionary.server.ts';
import { type Filters, isSet } from '../filters.ts';
import { chipsOf } from './chips.server.ts';

const MOST = 5;
const MOST_STEPS = 12;
const NEARBY = 3;
const ANY_PRICE = 'Any price';
const PRICES = ['minPrice', 'maxPrice', 'minTotal', 'maxTotal'] as const;
/** Steps by which a price may be exceeded. */
const DEARER = [1.15, 1.4, 2];

/**
 * The smallest steps away from a search that finds nothing, to homes that exist: a higher price, a place nearby, one filter
 * less; with how many homes each finds, counted up to 100. `words` are its words, looked up. One statement.
 */
export async function nearest(ctx: Ctx, filters: Filters, words: WordClauses) {
  const steps = [...dearer(filters), ...nearby(filters), ...oneLess(filters)].slice(0, MOST_STEPS);
  const asked = steps.flatMap((step) => {
    const query = exactQuery(step.filters, step.filters.searchTerm ? words : NO_WORDS);
    return query ? [{ step, query }] : [];
  });
  const queries = asked.map(({ query }) => query);
  const page: repo.Page = { sort: 'newest', skip: 0, take: 1, countTo: HINT_DEPTH };
  const found = await repo.pages(reading(ctx, ...TAGS.lists()), queries, page);
  const some = asked.flatMap(({ step }, at) => {
    const homes = found[at]?.total ?? Infinity;
    return homes > 0 ? [{ ...step, homes }] : [];
  });
  // Of several higher prices the lowest that finds anything is enough, and any price where that finds more.
  const firstDearer = some.find(({ kind }) => kind === 'dearer');
  const isWorthIt = ({ label, homes }: { label: string; homes: number }) =>
    label !== ANY_PRICE || homes === Infinity || homes > (firstDearer?.homes ?? 0);
  return some
    .filter((one) => (one.kind === 'dearer' ? one === firstDearer : isWorthIt(one)))
    .slice(0, MOST)
    .map((one) => ({ ...one, homes: Math.min(one.homes, HINT_DEPTH) }));
}

/** A search a little wider than the one that found nothing. */
interface Step {
  kind: 'dearer' | 'nearby' | 'less';
  /** What is different: "Without “Borehole”", "Any price", "Up to ₦3.2M", "In Ojodu, Lagos". */
  label: string;
  filters: Filters;
}

function dearer(filters: Filters): Step[] {
  return (['maxPrice', 'maxTotal'] as const).flatMap((name) => {
    const limit = filters[name];
    if (!limit) return [];
    return DEARER.map((factor) => {
      const dearer: Filters = { [name]: Math.ceil(Number((limit * factor).toPrecision(2))) };
      const label = chipsOf(dearer)[0]?.label ?? '';
      return { kind: 'dearer' as const, label, filters: { ...filters, ...dearer } };
    });
  });
}

function nearby(filters: Filters): Step[] {
  const [place, another] = filters.place ?? [];
  if (!place || another) return [];
  return nearestPlaces(place, NEARBY).map(({ id }) => ({
    kind: 'nearby' as const,
    label: `In ${nameOf(id)}`,
    filters: { ...filters, place: [id], within: null, between: null },
  }));
}

/** What no longer matters without these, where that is plainer than to name what is left out. */
const PLAINLY: readonly (readonly [label: string, names: readonly (keyof Filters)[]])[] = [
  [ANY_PRICE, PRICES],
  ['Any number of bedrooms', ['bedrooms', 'maxBedrooms']],
  ['Any kind', ['kind']],
  ['Anywhere in Nigeria', ['place', 'area', 'box']],
];

function withoutLabel(label: string, filters: Filters, without: Filters): string {
  const has = (all: Filters, names: readonly (keyof Filters)[]) => names.some((name) => isSet(all[name]));
  const [plainly] = PLAINLY.find(([, names]) => has(filters, names) && !has(without, names)) ?? [];
  return plainly ?? `Without “${label}”`;
}

const isPriced = (filters: Filters) => PRICES.some((name) => isSet(filters[name]));

/** A budget is one of its market: without "for rent" a year's rent would be asked of a night. */
function oneLess(filters: Filters): Step[] {
  const less = chipsOf(filters)
    .filter(({ name }) => name !== 'type' || !isPriced(filters))
    .map(({ label, without }) => ({
      kind: 'less' as const,
      label: withoutLabel(label, filters, without),
      filters: without,
    }));
  const { searchTerm } = filters;
  // The last filter said is the first to be given up.
  const wordless = searchTerm
    ? [{ kind: 'less' as const, label: `Without “${searchTerm}”`, filters: { ...filters, searchTerm: null } }]
    : [];
  return [...wordless, ...less.toReversed()];
}
