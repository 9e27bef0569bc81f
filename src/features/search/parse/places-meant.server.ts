import { fold } from '#core/text/fold.ts';
import type { Place } from '#features/places/contract.ts';
import {
  isNeighbourhood,
  landmarkById,
  placeById,
  searchedPlace,
  selfAndAncestors,
} from '#features/places/service.server.ts';
import { filterPart, type Part, plain } from './parts.ts';
import { isLeftOut } from './refusals/left-out.ts';
import { isFarOff, isOfOtherTown, placesCalled } from './settle/of-any-town.server.ts';
import { isEstateAt, isTownOf } from './settle/said-by-town.server.ts';
import type { Token } from './tokens.ts';

/**
 * Names turned into places. Of several places of one name, the one in or around another named place is meant ("GRA Ikeja"),
 * otherwise the likeliest; a place around another one that is named only says where that is ("Yaba, Lagos").
 */
export function placesMeant(tokens: readonly Token[], parts: readonly Part[]): Part[] {
  const nameIn = (part: Part) =>
    tokens
      .slice(part.from, part.to)
      .map(({ word }) => word)
      .join(' ');
  const wanted = (part?: Part) => part?.as === 'place' && !part.refused;
  const named = parts.filter(wanted);
  const meant = meantBy(new Map(named.map((part) => [nameIn(part), placesCalled(nameIn(part), part.places)])));
  // "Lagos, Ajah is too far" is still Lagos.
  const kept = parts.filter((part, at) => wanted(part) && !isLeftOut(tokens, parts, at)).map(nameIn);
  const inner = new Map<string, string>();
  for (const id of kept.flatMap((name) => meant.get(name) ?? [])) {
    const wider = [...widerThan(id), ...[...meant.values()].filter((town) => hasAirport(town, id))];
    for (const around of wider) if (!inner.has(around)) inner.set(around, id);
  }
  for (const [at, part] of parts.entries()) {
    const [one, other] = [part, parts[at + 1]].map((beside) => beside && meant.get(nameIn(beside)));
    if (!wanted(part) || !wanted(parts[at + 1]) || tokens[part.to]?.gap.trim() !== '' || !one || !other) continue;
    if (isTownOf(one, other)) inner.set(one, other);
    else if (isTownOf(other, one) || isEstateAt(nameIn(part), one, other)) inner.set(other, one);
  }
  const known = parts.map((part, at) => {
    if (part.refused) return refusedPlace(part, [...meant.values()]);
    if (part.as !== 'place') return part;
    let id = meant.get(nameIn(part)) ?? '';
    const others = [...meant.values()].filter((other) => other !== id);
    const [before, after] = [parts[at - 1], parts[at + 1]].map((beside) => beside && meant.get(nameIn(beside)));
    const isBeside = (border: number) => tokens[border]?.gap.trim() === '';
    const isAddress = tokens[part.to]?.gap.trim() === ',' && meant.size === 2;
    const beside = [isBeside(part.from) ? before : null, isBeside(part.to) || isAddress ? after : null];
    if (
      (isBeside(part.to) && after && isFarOff(id, after)) ||
      isOfOtherTown(
        nameIn(part),
        id,
        others,
        beside.flatMap((town) => town ?? []),
      )
    )
      return plain(part.from, part.to, 'rest');
    if (!isChoice(tokens, parts, at)) id = innermost(id, inner);
    return filterPart(part.from, part.to, { filter: 'place', value: id });
  });
  return withoutSecondPlace(known, (part) => meant.get(nameIn(part)) ?? '');
}

/** The place that is meant within one, and within that; places that hold each other end the way. */
function innermost(id: string, inner: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let last = id;
  for (let next = inner.get(id); next && !seen.has(next); next = inner.get(next)) {
    seen.add(next);
    last = next;
  }
  return last;
}

/** The airport of Uyo lies outside of it, and is called after it. */
function hasAirport(town: string, id: string): boolean {
  const { aliases = [] } = landmarkById(id) ?? {};
  return aliases.some((alias) => fold(alias) === `${fold(placeById(town)?.name ?? '')} airport`);
}

/** A place that homes must not lie in: of several of one name, one in a state that is asked for. No home lies in a landmark, and a whole state is hardly meant. */
function refusedPlace({ from, to, places = [] }: Part, asked: readonly string[]): Part {
  const states = asked.map((id) => searchedPlace(id)?.state);
  const known = places.filter(({ id, kind }) => kind !== 'state' && placeById(id));
  const place = known.find(({ state }) => states.includes(state)) ?? known[0];
  return place ? filterPart(from, to, { filter: 'without', value: place.id }) : plain(from, to, 'unmet');
}

const placeOf = (part?: Part) => part?.meanings?.find(({ filter }) => filter === 'place')?.value;
const isDistance = (part?: Part) => part?.meanings?.every(({ filter }) => filter === 'within') ?? false;

/**
 * "In GRA near Benin Airport" is in GRA: circles around both would hold homes that are in neither, so the second is told as not
 * used. "Yaba near UNILAG", which lies in it, is near UNILAG, and "Bodija near Ibadan" is Bodija.
 */
function withoutSecondPlace(parts: readonly Part[], idOf: (part: Part) => string): Part[] {
  const around = new Set(parts.filter(placeOf).flatMap((part) => widerThan(idOf(part))));
  const read: Part[] = [];
  for (let at = 0; at < parts.length; at++) {
    const [part, before] = [parts[at], parts[at - 1]];
    let to = at;
    while (isDistance(parts[to]) || (to > at && parts[to]?.as === 'ignored')) to += 1;
    const second = parts[to];
    if (!part) continue;
    if (to === at || !second || !placeOf(second) || !before || !placeOf(before)) {
      read.push(part);
    } else if (around.has(idOf(second))) {
      read.push(plain(part.from, second.from, 'ignored'));
      at = to - 1;
    } else if (parts.some((one) => placeOf(one) && widerThan(idOf(second)).includes(idOf(one)))) {
      read.push(part);
    } else {
      read.push(plain(part.from, second.to, 'unmet'));
      at = to;
    }
  }
  return read;
}

/** Ids of all that a place lies in. */
export const widerThan = (id: string) => selfAndAncestors(id).filter((other) => other !== id);

/** The id that each name means, beside the others. */
function meantBy(names: ReadonlyMap<string, readonly Place[]>): Map<string, string> {
  const holders = new Map<string, number>();
  const possible = new Map<string, number>();
  for (const places of names.values()) {
    for (const wider of widerThan(places[0]?.id ?? '')) holders.set(wider, (holders.get(wider) ?? 0) + 1);
    for (const { id } of places) possible.set(id, (possible.get(id) ?? 0) + 1);
  }
  /** How many places lie around both a place and another named one: the GRA of Benin is meant beside Benin Airport. */
  const besides = ({ id }: Place, own: readonly Place[]) => {
    const wider = new Set(widerThan(id));
    const others = [...names.values()].filter((places) => places !== own);
    return Math.max(0, ...others.map(([place]) => widerThan(place?.id ?? '').filter((one) => wider.has(one)).length));
  };
  const best = (places: readonly Place[]) => {
    const own = new Set(places.map(({ id }) => id));
    const nearness = ({ id }: Place) => {
      const inOthers = widerThan(id).filter((wider) => possible.has(wider) && !own.has(wider)).length;
      const ownTop = widerThan(places[0]?.id ?? '').includes(id) ? 1 : 0;
      return inOthers * 2 + (holders.get(id) ?? 0) - ownTop;
    };
    const scored = places.map((place) => ({ place, score: nearness(place) + besides(place, places) / 10 }));
    return scored.toSorted((a, b) => b.score - a.score)[0]?.place.id ?? '';
  };
  return new Map([...names].map(([name, places]) => [name, best(places)]));
}

/** The places that follow one in a list: "or" is a part of its own, a comma is none. */
function listedBehind(parts: readonly Part[], from: number, isBorder: (part?: Part) => boolean): Place[] {
  const listed: Place[] = [];
  for (let at = from + 1; isBorder(parts[at]); at++) {
    if (parts[at]?.as !== 'place') at += 1;
    const { as, places: [place] = [] } = parts[at] ?? {};
    if (as !== 'place' || !place) break;
    listed.push(place);
  }
  return listed;
}

/** "Lekki or Chevron", "Bariga/Shomolu", "Akoka, Yaba, Bariga", "between Ogba and Ikeja", "from Ikeja to Ogba": both, though one lies in the other; "Bodija/Ibadan" is an address. */
function isChoice(tokens: readonly Token[], parts: readonly Part[], at: number): boolean {
  const isBetween = parts.some(({ meanings = [] }) => meanings.some(({ filter }) => filter === 'between'));
  const ignored = (border?: Part) => (border?.as === 'ignored' ? tokens[border.from]?.word : undefined);
  const isPart = (part?: Part) => part?.as === 'place' && (part.places ?? []).slice(0, 1).every(isNeighbourhood);
  const isSpan = (from: number) =>
    ignored(parts[from]) === 'from' &&
    ignored(parts[from + 2]) === 'to' &&
    isPart(parts[from + 1]) &&
    isPart(parts[from + 3]);
  if (isSpan(at - 1) || isSpan(at - 3)) return true;
  const isOr = (border?: Part) => {
    const word = ignored(border);
    const isAnd = word === 'and' && (isBetween || [parts[at - 2], parts[at], parts[at + 2]].every(isArea));
    return word === 'or' || isAnd;
  };
  const isArea = (part?: Part) => part?.as !== 'place' || isPart(part);
  const isSlash = (one?: Part, other?: Part) =>
    isPart(one) && isPart(other) && tokens[other?.from ?? -1]?.gap.trim() === '/';
  if (isSlash(parts[at - 1], parts[at]) || isSlash(parts[at], parts[at + 1])) return true;
  // "Lagos, Lekki, Chevron" goes down to one place; "Ikoyi, Victoria Island, Oniru" are three.
  const isDown = (before: Part | undefined, { id }: Place) => widerThan(id).includes(before?.places?.[0]?.id ?? '');
  // What comes after a place and what it lies in is no part of that address, unless both lie in it.
  const isListed = (one?: Part) => one?.as === 'place' && tokens[one.from]?.gap.trim() === ',';
  const [own, next] = [parts[at]?.places?.[0], parts[at + 1]?.places?.[0]];
  const areBoth = own && next && isNeighbourhood(own) && isNeighbourhood(next);
  if (areBoth && parts[at - 1]?.as === 'place' && isListed(parts[at]) && isListed(parts[at + 1]))
    return (
      !widerThan(own.id).includes(next.id) && (!widerThan(next.id).includes(own.id) || !isDown(parts[at - 1], own))
    );
  if (isOr(parts[at - 1]) && parts[at - 2]?.as === 'place') return true;
  // "Somolu, Palmgrove, Ilupeju" are three, since not all of them lie in the first.
  const further = own ? listedBehind(parts, at, (border) => isListed(border) || isOr(border)) : [];
  const isHeld = ({ id }: Place) => selfAndAncestors(id).includes(own?.id ?? '');
  if (further.length > 1 && own && [own, ...further].every(isNeighbourhood) && !further.every(isHeld)) return true;
  // "Opebi Ikeja or Ogba" is Opebi, which lies in Ikeja, or Ogba; "Chevron, Lekki or Ajah" are three.
  const before = parts[at - 1];
  const isAround = own && before?.as === 'place' && before.places?.some(({ id }) => widerThan(id).includes(own.id));
  const isAnd = tokens[parts[at + 1]?.from ?? -1]?.word === 'and';
  if (isAround && (isAnd || !(isNeighbourhood(own) && isListed(parts[at])))) return false;
  return isOr(parts[at + 1]) && parts[at + 2]?.as === 'place';
}
