import type { Bounds } from '../bounds.ts';
import { anyFact, type Clause, mostOf, refusing, roomsBetween } from '../clauses.ts';
import type { Filters } from '../filters.ts';
import { radiusOf } from './radius.server.ts';
import { boundsOf, clausesOf, isAnyHome, type Markets, refusedOutright, roomsAsked } from '../query.server.ts';
import type { IndexQuery } from '../repo.server.ts';
import { kindsAround } from './relatives.ts';
import { type Around, boxesWithin } from './where.server.ts';

/** How much of each filter a step still asks for; what is not said is not asked. */
interface Step {
  features?: 'all' | 'but one';
  /** Kilometres around the place; 0 for the place itself. */
  km?: number;
  kind?: 'own' | 'relatives' | 'substitutes' | 'group';
  /** Bedrooms more or less. */
  rooms?: number;
  /** How many times the price. */
  price?: number;
}

/** What was asked: a step that asks as much has no near homes. */
const ALL: Step = { features: 'all', km: 0, kind: 'own', rooms: 0, price: 1 };
/**
 * From all but a little to the whole country. The first steps give up one thing and keep the others, so that the nearest homes are
 * among the candidates also in a market of a million, where the later steps are not reached.
 */
const STEPS: readonly Step[] = [
  { ...ALL, features: 'but one' },
  { ...ALL, price: 1.3 },
  { ...ALL, rooms: 1 },
  { ...ALL, km: 8 },
  { km: 0, kind: 'own', rooms: 0, price: 1 },
  { km: 0, kind: 'relatives', rooms: 1, price: 2 },
  { km: 25, kind: 'own', rooms: 0 },
  { km: 25, kind: 'relatives' },
  { km: 8, kind: 'substitutes' },
  { km: 100, kind: 'own' },
  { kind: 'own', rooms: 0 },
  { kind: 'relatives' },
  { km: 25, kind: 'substitutes' },
  { kind: 'group' },
  {},
];

/** The queries whose homes are candidates, one after the other until they are enough. */
export function stepsOf(filters: Filters, points: readonly Around[], markets?: Markets): IndexQuery[] {
  const asked = clausesOf(filters, markets);
  const refused = refusedOutright(filters);
  const queriesOf = ({ features, km, kind, rooms, price }: Step): IndexQuery[] =>
    surroundingsOf(filters, asked, points, km).map((where) => {
      const clauses = [
        ...asked.market,
        ...where.clauses,
        ...kindClauses(asked, filters, kind),
        ...bedroomsAround(filters, kind, rooms),
        ...(features === 'all' ? asked.features : features ? [mostOf(asked.features, 1)] : []),
      ];
      return {
        clauses: refusing(clauses, refused),
        bounds: { ...where.bounds, ...(price && pricesAround(filters, price)) },
      };
    });
  // Of one feature there is no "but one".
  const steps = STEPS.filter(({ features }) => features !== 'but one' || asked.features.length > 1);
  const once = new Map(steps.flatMap(queriesOf).map((query) => [JSON.stringify(query), query]));
  for (const query of queriesOf(ALL)) once.delete(JSON.stringify(query));
  return [...once.values()];
}

type Asked = ReturnType<typeof clausesOf>;

/** What a step looks through, one after the other around places that are far apart. */
function surroundingsOf(
  filters: Filters,
  asked: Asked,
  points: readonly Around[],
  km?: number,
): { clauses: Clause[]; bounds: Bounds }[] {
  if (km === undefined || points.length === 0) return [{ clauses: [], bounds: {} }];
  const { box, area } = boundsOf(filters);
  const inside = radiusOf(filters) ? [] : asked.place;
  if (km > 0) return boxesWithin(points, km).map((around) => ({ clauses: [], bounds: { box: around } }));
  return [inside.length > 0 ? { clauses: inside, bounds: {} } : { clauses: [], bounds: { box, area } }];
}

function kindClauses(asked: Asked, { kind }: Filters, how: Step['kind']): Clause[] {
  if (!how || !kind?.length || isAnyHome(kind)) return [];
  return how === 'own' && asked.kind.length > 0 ? asked.kind : anyFact(kindsAround(kind)[how].map((id) => `k:${id}`));
}

/** The bedrooms that a step asks for, so many more or less; any home has some. */
function bedroomsAround(filters: Filters, kind: Step['kind'], more: Step['rooms']): Clause[] {
  const any = kind && isAnyHome(filters.kind) ? 1 : null;
  if (more === undefined) return roomsBetween('bed', any);
  const [fewest, most] = roomsAsked(filters);
  return roomsBetween('bed', fewest ? Math.max(1, fewest - more) : any, most ? most + more : null);
}

function pricesAround(filters: Filters, times: number): Bounds {
  const { minPrice, maxPrice, minTotal, maxTotal } = boundsOf(filters);
  const less = (amount?: number) => amount && Math.floor(amount / times);
  const more = (amount?: number) => amount && Math.ceil(amount * times);
  return { minPrice: less(minPrice), maxPrice: more(maxPrice), minTotal: less(minTotal), maxTotal: more(maxTotal) };
}
