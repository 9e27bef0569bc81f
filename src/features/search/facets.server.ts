import type { Ctx } from '#core/ctx.ts';
import { countFacts } from './index.server.ts';
import { understand, type Understood } from './terms/dictionary.server.ts';
import { asksForSomething } from './filters.ts';
import type { Criteria } from './filters.ts';
import type { FilterOptions, Option } from './results-contract.ts';
import { featureLabel, kindLabel } from './chips.server.ts';
import { FEATURE_WISHES, featuresOf } from '#features/listings/property/features.ts';
import { asksOnlyFor, isRoomless, kindsOf } from '#features/listings/property/kinds.ts';
import { TITLE_PAPERS } from '#features/listings/property/title-papers.ts';
import { wantedOf } from './wanted.server.ts';

const MARKETS = { sale: 'Sale', rent: 'Rent', shortlet: 'Shortlet' };
const KINDS = [
  'flat',
  'self-contain',
  'mini-flat',
  'room-and-parlour',
  'duplex',
  'bungalow',
  'house',
  'land',
  'commercial',
];
const FEATURES = [
  'good-power',
  'good-water',
  'security',
  'serviced',
  'newly-built',
  'no-flood',
  'bq',
  'pool',
  'gym',
  'lift',
  'internet',
  'waterfront',
  'self-compound',
  'pets-allowed',
  'negotiable',
  'direct-landlord',
];
/** What can be asked of a plot, and what of business premises cannot. */
const OF_LAND = ['security', 'serviced', 'no-flood', 'waterfront', 'negotiable', 'direct-landlord'];
const NOT_OF_BUSINESS = ['bq', 'pets-allowed'];
const TICKS = { offer: 'Offers', furnished: 'Furnished', parking: 'Parking' };
const MOST_ROOMS = 5;

/**
 * How many homes each value of each filter would leave, given everything else that was chosen. A group in which one value is
 * chosen counts as if none were, so that its other values can be compared. `known` is what `understand` said of its words,
 * where somebody has asked already.
 */
export async function filterOptions(ctx: Ctx, criteria: Criteria, known?: Understood): Promise<FilterOptions> {
  // The same words in every question, so they are looked up once.
  const understood = known ?? (await understand(ctx, wantedOf(criteria).text ?? ''));
  const count = (asked: Criteria, facts?: readonly string[]) =>
    countFacts(ctx, { ...wantedOf(asked), understood }, facts);
  const chosenKinds = (criteria.kind ?? []).filter((id) => !KINDS.includes(id));
  const kindFacts = new Map([...chosenKinds, ...KINDS].map((id) => [id, kindsOf(id).map((kind) => `k:${kind}`)]));
  const without = (names: readonly (keyof Criteria)[], facts: readonly string[]) => {
    const rest = { ...criteria };
    for (const name of names) delete rest[name];
    return names.some((name) => asksForSomething(criteria[name])) ? count(rest, facts) : undefined;
  };
  const [all, types, kinds, rooms, titles] = await Promise.all([
    count(criteria),
    without(['type'], Object.keys(MARKETS)),
    without(['kind'], [...kindFacts.values()].flat()),
    without(['bedrooms', 'maxBedrooms'], bedroomsFrom(1)),
    without(
      ['title'],
      TITLE_PAPERS.map(({ id }) => `t:${id}`),
    ),
  ]);
  const sum = ({ counts, scale }: Counted, facts: readonly string[]) =>
    rounded(facts.reduce((total, fact) => total + (counts[`=${fact}`] ?? 0), 0) * scale, scale);
  // A home may have several of a group: the most frequent is the least that can be said.
  const most = ({ counts, scale }: Counted, facts: readonly string[]) =>
    rounded(Math.max(0, ...facts.map((fact) => counts[`=${fact}`] ?? 0)) * scale, scale);
  const option = (value: string, label: string, homes: number): Option => ({ value, label, homes });
  const { ticks, features, rooms: hasRooms } = askedOf(criteria);
  return {
    type: Object.entries(MARKETS).map(([value, label]) => option(value, label, sum(types ?? all, [value]))),
    kind: [...kindFacts].map(([id, facts]) => option(id, kindLabel(id), sum(kinds ?? all, facts))),
    bedrooms: Array.from({ length: hasRooms ? MOST_ROOMS : 0 }, (_, at) => at + 1).map((n) =>
      option(`${n}`, `${n}+`, sum(rooms ?? all, bedroomsFrom(n))),
    ),
    ticks: ticks.map(([value, label]) => option(value, label, sum(all, [value]))),
    has: features.map((id) =>
      option(
        id,
        featureLabel(id),
        (FEATURE_WISHES[id] ? most : sum)(
          all,
          featuresOf(id).map((feature) => `f:${feature}`),
        ),
      ),
    ),
    title: TITLE_PAPERS.map(({ id, label }) => option(id, label, sum(titles ?? all, [`t:${id}`]))),
    exact: all.scale === 1,
  };
}

/** What makes sense to ask of the kinds that were chosen, and what was asked already: a plot has no bedrooms. */
function askedOf(criteria: Criteria) {
  const { kind, has } = criteria;
  const isLand = asksOnlyFor(['land'], kind);
  const usual = FEATURES.filter((id) =>
    isLand ? OF_LAND.includes(id) : !isRoomless(kind) || !NOT_OF_BUSINESS.includes(id),
  );
  return {
    rooms: !isRoomless(kind) || asksForSomething(criteria.bedrooms ?? criteria.maxBedrooms),
    ticks: Object.entries(TICKS).filter(
      ([name]) => !isLand || name === 'offer' || criteria[name as keyof typeof TICKS],
    ),
    features: [...new Set([...(has ?? []).filter((id) => !usual.includes(id)), ...usual])],
  };
}

/** Facts of homes with at least so many bedrooms; ten stands for more as well. */
function bedroomsFrom(least: number): string[] {
  return Array.from({ length: 11 - least }, (_, at) => `bed${least + at}`);
}

type Counted = Awaited<ReturnType<typeof countFacts>>;

/** Estimates are given with two digits, so that nobody takes them for exact. */
function rounded(homes: number, scale: number): number {
  if (scale === 1 || homes < 10) return Math.round(homes);
  return Number(homes.toPrecision(2));
}
