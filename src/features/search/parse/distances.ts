import type { Place } from '#features/places/contract.ts';
import { BETWEEN_KM, MAX_RADIUS } from '../filter-limits.ts';
import { numberAt } from './numbers.ts';
import { filterPart, type Part, plain } from './parts.ts';
import { phraseAt } from './phrases.ts';
import { WALK_KM } from './rules.ts';
import type { Token } from './tokens.ts';
import { LEAD_BOOK } from './vocabulary.ts';
import { BETWEEN, FROM_THERE } from './words/glue.ts';

/** The places whose name starts at a token, the likeliest first, and whether it was said the other way round ("zone 4 Wuse"); the gazetteer is behind it. */
export type PlaceAt = (at: number) => { places: readonly Place[]; to: number; isTurned?: true } | null;
/** The same, and landmarks that are called by their sort alone: "the airport". */
type NamesPlaces = (at: number) => Pick<Part, 'places'> | null;
/** How many kilometres "near" is from a place; null for one that nobody is near to. */
export type NearKm = (place: Place) => number | null;
/** Whether homes can be between two places. */
export type IsWay = (from: Place, to: Place) => boolean;

const ABOUT = /^(?:within|about|around|like|only)$/;
const KILOMETRES = /^(?:km|kms|kilometers?|kilometres?)$/;
const METRES_WRITTEN = /^(?:mtrs?|meters?|metres?)$/;
/** "500m from" is a distance, "5m" is money. */
const LEAST_METRES = 50;
const MINUTES = /^(?:mins?|minutes?)$/;
const WAYS = /^(?:walk|walking|drive|driving|trek|trekking|ride|away|distance)$/;
const WALKED = /^(?:walk|walking|trek|trekking)$/;

/**
 * "Within 5 km of", "500m from", "15 minutes from" before a place. Metres are rounded up to kilometres; minutes say near, since nobody
 * knows the traffic, and on foot that is nearer; what is beyond the largest radius is that, and is told.
 */
export function radiusAt(tokens: readonly Token[], at: number, placeAt: NamesPlaces, nearKm: NearKm): Part[] | null {
  const { start, isBound } = behindBound(tokens, at);
  const number = numberAt(tokens, start);
  const unit = number ? (tokens[number.to]?.word ?? '') : '';
  if (!number || number.value <= 0) return null;
  let to = number.to + 1;
  if (MINUTES.test(unit)) while (WAYS.test(tokens[to]?.word ?? '')) to += 1;
  const isOnFoot = tokens.slice(number.to, to).some(({ word }) => WALKED.test(word));
  const from = phraseAt(FROM_THERE, tokens, to);
  // "Of the airport", but also "of The Palms".
  const [place] = (from && (placeAt(from.to) ?? placeAfterThe(tokens, from.to, placeAt))?.places) || [];
  if (!from || !place) return null;
  const isMoney = isBound || number.value < LEAST_METRES || tokens[to]?.word === 'around';
  const isMetres = METRES_WRITTEN.test(unit) || (unit === 'm' && !isMoney);
  const km = KILOMETRES.test(unit)
    ? Math.ceil(number.value)
    : isMetres
      ? Math.ceil(number.value / 1_000)
      : MINUTES.test(unit)
        ? atMost(isOnFoot ? WALK_KM : MAX_RADIUS, nearKm(place))
        : null;
  if (km === null) return null;
  const part = filterPart(at, from.to, { filter: 'within', value: Math.min(km, MAX_RADIUS) });
  return [km > MAX_RADIUS ? { ...part, as: 'unmet' } : part];
}

function placeAfterThe(tokens: readonly Token[], at: number, placeAt: NamesPlaces) {
  return tokens[at]?.word === 'the' ? placeAt(at + 1) : null;
}

/** Behind "within" or "about", and behind a bound as of money: "not more than 5km from". */
function behindBound(tokens: readonly Token[], at: number): { start: number; isBound: boolean } {
  if (ABOUT.test(tokens[at]?.word ?? '')) return { start: at + 1, isBound: false };
  const lead = phraseAt(LEAD_BOOK, tokens, at);
  const isBound = lead?.value === 'most' || lead?.value === 'below';
  return { start: lead && isBound ? lead.to : at, isBound };
}

const atMost = (most: number, km: number | null) => km && Math.min(most, km);

const AROUND = /^(?:radius|away|around|max|maximum|distance)$/;

/**
 * "5 km" or "within 500 metres" after a place: how near to it. "5m" is money there. Where nothing before the place says near, "within" or
 * "radius" does.
 */
export function radiusAfterAt(tokens: readonly Token[], at: number, parts: Part[]): Part[] | null {
  const [near, place] = [parts.at(-2), parts.at(-1)];
  const { start } = behindBound(tokens, at);
  const number = numberAt(tokens, start);
  const unit = number ? (tokens[number.to]?.word ?? '') : '';
  const isMetres = METRES_WRITTEN.test(unit);
  if (place?.as !== 'place' || !number || number.value <= 0 || !(isMetres || KILOMETRES.test(unit))) return null;
  let to = number.to + 1;
  while (AROUND.test(tokens[to]?.word ?? '')) to += 1;
  const isSaid = start > at || to > number.to + 1;
  const isNear = near?.meanings?.some(({ filter }) => filter === 'within') ?? false;
  if (!isNear && !isSaid) return null;
  const km = Math.ceil(isMetres ? number.value / 1_000 : number.value);
  const value = Math.min(km, MAX_RADIUS);
  const others = (near?.meanings ?? []).filter(({ filter }) => filter !== 'within');
  if (near && isNear) parts[parts.length - 2] = filterPart(near.from, near.to, ...others, { filter: 'within', value });
  else parts.splice(-1, 0, filterPart(place.from, place.from, { filter: 'within', value }));
  return [plain(at, to, km > MAX_RADIUS ? 'unmet' : 'ignored')];
}

/** "Between Yaba and Surulere", "on the road from Apo to Garki": the stretch from one to the other. */
export function betweenAt(tokens: readonly Token[], at: number, placeAt: PlaceAt): Part[] | null {
  const lead = phraseAt(BETWEEN, tokens, at);
  const first = lead && placeAt(lead.to);
  if (!lead || !first) return null;
  const isJoined = tokens[first.to]?.word === lead.value;
  const isSign = lead.value === 'and' && /&/.test(tokens[first.to]?.gap ?? '');
  const second = isJoined || isSign ? placeAt(isJoined ? first.to + 1 : first.to) : null;
  return second && [between(at, lead.to)];
}

/** Words that say that homes lie between the places that are named. */
export function between(from: number, to: number): Part {
  return filterPart(from, to, { filter: 'between', value: true }, { filter: 'within', value: BETWEEN_KM });
}

/** What stands before a place says that it may be near to it, so many kilometres at the most. */
export function nearTo(parts: Part[], { places: [place] = [] }: Part, nearKm: NearKm, most: number): void {
  const before = parts.at(-1);
  const value = atMost(most, place ? nearKm(place) : null);
  if (before && value) parts[parts.length - 1] = filterPart(before.from, before.to, { filter: 'within', value });
}
