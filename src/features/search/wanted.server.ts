import { fold } from '#core/fold.ts';
import { placeById } from '#features/places/service.server.ts';
import type { Wanted } from './index.server.ts';
import type { Criteria } from './filters.ts';
import { ABSENCES, featuresOf } from '#features/listings/property/features.ts';
import { kindsOf } from '#features/listings/property/kinds.ts';

/** "GD-1234", as people quote it on the phone. */
const REFERENCE = /^\s*gd[\s-]?(\d{1,9})\s*$/i;

/** Whether somebody typed the number of one home. */
export function isReference(typed: string): boolean {
  return REFERENCE.test(typed);
}

/** What the search looks for, from what a page or a call asks. A place is also found by its name in name or address. */
export function wantedOf({ searchTerm, type, sort, ...asked }: Criteria): Wanted {
  const given = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, value ?? undefined]));
  const { kind = [], place = [], has = [], title = [], without = [], ...same } = given as Given;
  const reference = REFERENCE.exec(searchTerm ?? '')?.[1];
  return {
    ...same,
    text: reference ? undefined : (searchTerm ?? undefined),
    sort: sort ?? undefined,
    types: type && type !== 'all' ? [type] : [],
    needs: [
      ...(reference ? [{ facts: [`ref${Number(reference)}`] }] : []),
      ...(place.length > 0 ? [placeWish(place)] : []),
      ...(kind.length > 0 ? [kindWish(kind)] : []),
    ],
    wishes: [
      ...has.map((id) => ({ facts: featuresOf(id).map((feature) => `f:${feature}`) })),
      ...(title.length > 0 ? [{ facts: title.map((id) => `t:${id}`) }] : []),
    ],
    without: without.flatMap((id) =>
      Object.hasOwn(ABSENCES, id) ? [id] : featuresOf(id).map((feature) => `f:${feature}`),
    ),
  };
}

type Given = { [K in keyof Omit<Criteria, 'searchTerm' | 'type' | 'sort'>]?: NonNullable<Criteria[K]> };

function placeWish(ids: readonly string[]) {
  const names = ids.flatMap((id) => placeById(id)?.name ?? []);
  return { facts: ids.map((id) => `in:${id}`), phrases: names.map((name) => fold(name).trim().split(' ')) };
}

function kindWish(ids: readonly string[]) {
  const facts = ids.flatMap(kindsOf).map((id) => `k:${id}`);
  return { facts: [...new Set(facts)], phrases: ids.includes('house') ? [['house']] : [] };
}
