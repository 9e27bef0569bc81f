import type { Ctx } from '#core/ctx.ts';
import { reading, TAGS } from '#core/reads.ts';
import { exactQuery, roomsAsked, wordsToLookUp } from '../query.server.ts';
import * as repo from '../repo.server.ts';
import { lookUpWords, NO_WORDS, type WordClauses } from '../terms/dictionary.server.ts';
import { type Filters, isSet } from '../filters.ts';
import type { FilterOptions, Option } from './contract.ts';
import { countPlaces } from './count-facts.ts';
import { featureLabel, kindLabel } from './chips.server.ts';
import { FEATURE_SETS } from '#features/listings/property/features.ts';
import { asksOnlyFor, isRoomless, kindsOf } from '#features/listings/property/kinds.ts';
import { TITLE_PAPERS } from '#features/listings/property/title-papers.ts';
import { TYPE_NAMES } from '#features/listings/texts.ts';

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
 * chosen counts as if none were, so that its other values can be compared. `known` are its words
 * where they have been looked up already. One statement for all counts.
 */
export async function filterOptions(ctx: Ctx, filters: Filters, known?: WordClauses): Promise<FilterOptions> {
  return (await optionsAndPlaces(ctx, filters, known)).options;
}

/** The same, and how many of the homes lie in each of some places, every home in one. */
export async function optionsAndPlaces(
  ctx: Ctx,
  filters: Filters,
  known?: WordClauses,
): Promise<{ options: FilterOptions; homesIn: (places: readonly string[]) => ReadonlyMap<string, number> }> {
  const [words = NO_WORDS] = known ? [known] : await lookUpWords(ctx, wordsToLookUp(filters));
  const chosenKinds = (filters.kind ?? []).filter((id) => !KINDS.includes(id));
  const kindFacts = new Map([...chosenKinds, ...KINDS].map((id) => [id, kindsOf(id).map((kind) => `k:${kind}`)]));
  const [all, [types = all, kinds = all, rooms = all, titles = all]] = await countedBy(ctx, words, filters);
  const sum = ({ counts, scale }: repo.Counted, facts: readonly string[]) =>
    rounded(facts.reduce((total, fact) => total + (counts[`=${fact}`] ?? 0), 0) * scale, scale);
  const option = (value: string, label: string, homes: number): Option => ({ value, label, homes });
  const { ticks, features, rooms: hasRooms } = askedOf(filters);
  const options: FilterOptions = {
    type: Object.entries(TYPE_NAMES).map(([value, label]) => option(value, label, sum(types, [value]))),
    kind: [...kindFacts].map(([id, facts]) => option(id, kindLabel(id), sum(kinds, facts))),
    bedrooms: Array.from({ length: hasRooms ? MOST_ROOMS : 0 }, (_, at) => at + 1).map((n) =>
      option(`${n}`, `${n}+`, sum(rooms, bedroomsFrom(n))),
    ),
    ticks: ticks.map(([value, label]) => option(value, label, sum(all, [value]))),
    // A home may have several of a group, and is counted once.
    has: features.map((id) => option(id, featureLabel(id), sum(all, [FEATURE_SETS[id] ? `g:${id}` : `f:${id}`]))),
    title: TITLE_PAPERS.map(({ id, label }) => option(id, label, sum(titles, [`t:${id}`]))),
    homes: sum(all, ['home']),
    exact: all.scale === 1,
  };
  const homesIn = (places: readonly string[]) =>
    new Map([...countPlaces(all.counts, places)].map(([id, homes]) => [id, rounded(homes * all.scale, all.scale)]));
  return { options, homesIn };
}

/** Filters whose values are compared with each other, and how their facts begin. */
const GROUPS: readonly { names: readonly (keyof Filters)[]; beginnings: readonly string[] }[] = [
  { names: ['type'], beginnings: Object.keys(TYPE_NAMES).map((type) => `=${type}`) },
  { names: ['kind'], beginnings: ['=k:'] },
  { names: ['bedrooms', 'maxBedrooms', 'guests'], beginnings: ['=bed'] },
  { names: ['title'], beginnings: ['=t:'] },
];

/** The counts of all facts, and for each group of filters those of its facts as if nothing of it were chosen. */
async function countedBy(
  ctx: Ctx,
  words: WordClauses,
  filters: Filters,
): Promise<[all: repo.Counted, groups: repo.Counted[]]> {
  const narrowed = GROUPS.filter(({ names }) => names.some((name) => isSet(filters[name])));
  const query = (asked: Filters, beginnings?: readonly string[]) => {
    const one = exactQuery(asked, words);
    return one ? [{ ...one, beginnings }] : [];
  };
  const questions = [
    ...query(filters),
    ...narrowed.flatMap(({ names, beginnings }) =>
      query({ ...filters, ...Object.fromEntries(names.map((name) => [name, null])) }, beginnings),
    ),
  ];
  const [all = NOTHING, ...others] = await repo.counts(reading(ctx, ...TAGS.lists()), questions);
  return [all, GROUPS.map((group) => others[narrowed.indexOf(group)] ?? all)];
}

const NOTHING: repo.Counted = { counts: {}, scale: 1 };

/** What makes sense to ask of the kinds that were chosen, and what was asked already: a plot has no bedrooms. */
function askedOf(filters: Filters) {
  const { kind, has } = filters;
  const isLand = asksOnlyFor(['land'], kind);
  const usual = FEATURES.filter((id) =>
    isLand ? OF_LAND.includes(id) : !isRoomless(kind) || !NOT_OF_BUSINESS.includes(id),
  );
  return {
    rooms: !isRoomless(kind) || roomsAsked(filters).some(isSet),
    ticks: Object.entries(TICKS).filter(([name]) => !isLand || name === 'offer' || filters[name as keyof typeof TICKS]),
    features: [...new Set([...(has ?? []).filter((id) => !usual.includes(id)), ...usual])],
  };
}

/** Facts of homes with at least so many bedrooms; ten stands for more as well. */
function bedroomsFrom(least: number): string[] {
  return Array.from({ length: 11 - least }, (_, at) => `bed${least + at}`);
}

/** Estimates are given with two digits, so that nobody takes them for exact. */
function rounded(homes: number, scale: number): number {
  if (scale === 1 || homes < 10) return Math.round(homes);
  return Number(homes.toPrecision(2));
}
