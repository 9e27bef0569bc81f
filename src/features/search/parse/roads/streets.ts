import { between, type IsWay, type PlaceAt } from '../distances.ts';
import { type Part, plain } from '../parts.ts';
import { phraseAfter, phraseAt } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { FILTER_PHRASES } from '../vocabulary.ts';
import { ROADS, SAID_OF_ROADS, STREETS } from '../words/glue.ts';

/**
 * A street that is called after places: "Lagos Ibadan expressway". Along one, homes lie between them, where that is no journey; a town before the
 * street of an area of its own is where that is: "Owerri World Bank road". A road keeps the places that it is called after.
 */
export function streetAt(tokens: readonly Token[], at: number, placeAt: PlaceAt, isWay: IsWay): Part[] | null {
  let to = at;
  const ends: Part[] = [];
  for (let place = placeAt(to); place && (to === at || !tokens[to]?.breaks); place = placeAt(to)) {
    ends.push({ from: to, to: place.to, as: 'place', places: place.places });
    to = place.to;
  }
  const street = to > at ? streetWordAt(tokens, to) : null;
  if (!street) return null;
  const lead = tokens[at - 1]?.word === 'the' ? at - 2 : at - 1;
  const isAlong = /^(?:along|on|off)$/.test(tokens[lead]?.word ?? '');
  if (!isAlong && isSaidOfRoad(tokens, to)) return null;
  // "Karu Abuja Keffi road": the road is called after the last two, and the place before them is where it is.
  const before = isAlong || !phraseAt(ROADS, tokens, to) ? [] : ends.splice(0, Math.max(0, ends.length - 2));
  const [from, end] = ends.map(({ places: [place] = [] }) => place);
  if (isAlong && ends.length === 2 && from && end && isWay(from, end)) return [...ends, between(to, street.to)];
  const [town, area] = ends;
  if (before.length === 0 && town && area && from && end?.id.startsWith(`${from.id}/`))
    return [town, plain(area.from, street.to, 'rest')];
  if (!phraseAt(ROADS, tokens, to)) return [plain(at, street.to, 'rest')];
  return [...before, ...ends.map((end): Part => ({ ...end, as: 'rest', to: end.to === to ? street.to : end.to }))];
}

/** The word behind a name that makes it a street's; "close to" is none. */
export function streetWordAt(tokens: readonly Token[], at: number): { to: number } | null {
  const isNear = tokens[at]?.word === 'close' && /^(?:to|by)$/.test(tokens[at + 1]?.word ?? '');
  return isNear ? null : phraseAfter(STREETS, tokens, at);
}

/** "Lugbe road good", "Akoka road tarred", "Lugbe road side": how the road of a place is, and no name. */
function isSaidOfRoad(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:road|rd)$/.test(tokens[at]?.word ?? '')) return false;
  // "Ikorodu road good light".
  if ((phraseAt(FILTER_PHRASES, tokens, at + 1)?.to ?? 0) > at + 2) return false;
  const isFeature = (phraseAt(FILTER_PHRASES, tokens, at)?.to ?? at) > at + 1;
  return isFeature || phraseAfter(SAID_OF_ROADS, tokens, at + 1) !== null;
}
