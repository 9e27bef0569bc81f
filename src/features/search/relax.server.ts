import type { Ctx } from '#core/ctx.ts';
import { nameOf, nearestPlaces } from '#features/places/service.server.ts';
import { countMatches, type Wanted } from './index.server.ts';
import type { Understood } from './terms/dictionary.server.ts';
import type { Criteria } from './filters.ts';
import { wishesOf } from './chips.server.ts';
import { wantedOf } from './wanted.server.ts';

/** A search a little wider than the one that found nothing, and what it finds. */
export interface Nearest {
  /** What is different: "Without “Borehole”", "Up to ₦3.2M", "In Ojodu, Lagos". */
  label: string;
  criteria: Criteria;
  /** Counted up to 1,000. */
  homes: number;
}

const MOST = 5;
const MOST_LOOKS = 12;
const NEARBY = 3;
/** Steps by which a price may be exceeded. */
const DEARER = [1.15, 1.4, 2];

/**
 * The smallest steps away from a search that finds nothing, to homes that exist: a higher price, a place nearby, one wish less.
 * `understood` is what `understand` said of its words.
 */
export async function nearest(ctx: Ctx, criteria: Criteria, understood: Understood): Promise<Nearest[]> {
  const looks = [...dearer(criteria), ...nearby(criteria), ...oneLess(criteria)].slice(0, MOST_LOOKS);
  // Nearly all of them ask for the same words.
  const { text = '' } = wantedOf(criteria);
  const count = (asked: Wanted) => countMatches(ctx, asked.text === text ? { ...asked, understood } : asked);
  const found = await Promise.all(
    looks.map(async (look) => ({ ...look, homes: await count(wantedOf(look.criteria)) })),
  );
  const some = found.filter(({ homes }) => homes > 0);
  // Of several higher prices the lowest that finds anything is enough.
  const firstDearer = some.find(({ kind }) => kind === 'dearer');
  return some
    .filter((one) => one.kind !== 'dearer' || one === firstDearer)
    .slice(0, MOST)
    .map(({ label, criteria: wider, homes }) => ({ label, criteria: wider, homes }));
}

type Look = Omit<Nearest, 'homes'> & { kind: 'dearer' | 'nearby' | 'less' };

function dearer(criteria: Criteria): Look[] {
  return (['maxPrice', 'maxTotal'] as const).flatMap((name) => {
    const limit = criteria[name];
    if (!limit) return [];
    return DEARER.map((factor) => {
      const wider = { ...criteria, [name]: Math.ceil(Number((limit * factor).toPrecision(2))) };
      return { kind: 'dearer' as const, label: labelOf(wider, name), criteria: wider };
    });
  });
}

function nearby(criteria: Criteria): Look[] {
  const [place, another] = criteria.place ?? [];
  if (!place || another) return [];
  return nearestPlaces(place, NEARBY).map(({ id }) => ({
    kind: 'nearby' as const,
    label: `In ${nameOf(id)}`,
    criteria: { ...criteria, place: [id] },
  }));
}

function oneLess(criteria: Criteria): Look[] {
  const less = wishesOf(criteria).map(({ label, without }) => ({
    kind: 'less' as const,
    label: `Without “${label}”`,
    criteria: without,
  }));
  const { searchTerm } = criteria;
  // The last wish said is the first to be given up.
  const wordless = searchTerm
    ? [{ kind: 'less' as const, label: `Without “${searchTerm}”`, criteria: { ...criteria, searchTerm: null } }]
    : [];
  return [...wordless, ...less.toReversed()];
}

function labelOf(criteria: Criteria, name: 'maxPrice' | 'maxTotal'): string {
  const only: Criteria = { [name]: criteria[name] };
  return wishesOf(only)[0]?.label ?? '';
}
