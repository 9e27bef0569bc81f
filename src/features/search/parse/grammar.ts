import type { Place } from '#features/places/contract.ts';
import { choicesAt } from './forms/choices.ts';
import { phoneAt } from './forms/phone.ts';
import { areCountedAt } from './counted.ts';
import { betweenAt, type IsWay, type NearKm, nearTo, type PlaceAt, radiusAfterAt, radiusAt } from './distances.ts';
import { notAboveAt } from './money/not-above.ts';
import { negationAt } from './negations.ts';
import { isOrdinal, numberAt } from './numbers.ts';
import { filterPart, means, type Part, plain } from './parts.ts';
import { phraseAt } from './phrases.ts';
import { quantityAt } from './quantities.ts';
import { nuisanceAt } from './refusals/nuisances.ts';
import { daysAt } from './stays/days.ts';
import { guestsAt } from './stays/guests.ts';
import { nightsAt } from './stays/nights.ts';
import { directionAt, stopAt } from './roads/directions.ts';
import { houseNumberAt } from './roads/house-numbers.ts';
import { streetAt } from './roads/streets.ts';
import { startsLine, type Token } from './tokens.ts';
import { COUNTED, FILTER_PHRASES } from './vocabulary.ts';
import { BESIDE, GLUE, NEAR, NUMBERED, STREETS, UNMET } from './words/glue.ts';
import { EXCLUDED } from './words/negations.ts';
import { ALL_IN } from './words/prices.ts';
import { OTHER_MARKETS } from './words/types.ts';

/** The landmark that a word for its sort means there, behind words that say that one follows. */
type LandmarkAt = (at: number) => Part | null;
/** The place that is meant by not wanting another one. */
type Opposite = (places: readonly Place[]) => Place | null;

/** Reads a text from left to right into parts that hold each of its tokens once, in their order. */
export function partsOf(
  tokens: readonly Token[],
  placeAt: PlaceAt,
  landmarkAt: LandmarkAt,
  opposite: Opposite,
  nearKm: NearKm,
  isWay: IsWay,
): Part[] {
  const named = (at: number) => namedAt(tokens, at, placeAt);
  const other = (part: Part): Part | null => {
    const place = opposite(part.places ?? []);
    return place && { ...part, places: [place] };
  };
  const parts: Part[] = [];
  let isBeside = false;
  /** How many kilometres away at the most what follows may be. */
  let reach: number | null = null;
  for (let at = 0; at < tokens.length;) {
    const found: Part[] = choicesAt(tokens, at) ??
      textAt(tokens, at) ??
      phoneAt(tokens, at) ??
      numberPhraseAt(tokens, at) ??
      nightsAt(tokens, at) ??
      guestsAt(tokens, at) ??
      daysAt(tokens, at) ??
      directionAt(tokens, at, placeAt, parts) ??
      radiusAt(tokens, at, (start) => placeAt(start) ?? landmarkAt(start), nearKm) ??
      radiusAfterAt(tokens, at, parts) ??
      betweenAt(tokens, at, placeAt) ??
      houseNumberAt(tokens, at) ??
      quantityAt(tokens, at) ??
      notAboveAt(tokens, at, named) ??
      allInAt(tokens, at, placeAt) ??
      ordinalAt(tokens, at, placeAt) ??
      addressAt(tokens, at, placeAt) ??
      streetAt(tokens, at, placeAt, isWay) ??
      gateAt(tokens, at, parts) ??
      stopAt(tokens, at, parts) ??
      some(isBeside || reach ? landmarkAt(at) : null) ??
      some(isBeside ? landmark(named(at)) : named(at)) ??
      politenessAt(tokens, at) ??
      nuisanceAt(tokens, at, named) ??
      excludedAt(tokens, at) ??
      negationAt(tokens, at, named, other) ?? [singleAt(tokens, at)];
    const to: number = found.at(-1)?.to ?? at + 1;
    if (reach && found[0]?.as === 'place' && !isRoad(tokens, at, to)) nearTo(parts, found[0], nearKm, reach);
    const near = phraseAt(NEAR, tokens, at);
    reach = near?.to === to ? near.value : ARTICLES.has(tokens[at]?.word ?? '') ? reach : null;
    isBeside =
      phraseAt(BESIDE, tokens, at)?.to === to ||
      (found[0] !== undefined && means(found[0], 'within')) ||
      (isBeside && ARTICLES.has(tokens[at]?.word ?? ''));
    parts.push(...found);
    at = to;
  }
  return parts;
}

/** Along a road that is a place itself is in it: "along Airport Road". */
const isRoad = (tokens: readonly Token[], from: number, to: number) =>
  tokens[from - 1]?.word === 'along' && tokens.slice(from, to).some((_, at) => phraseAt(STREETS, tokens, from + at));

/** What a school or a company does that looks for a place. */
const SEEKS = new Set(['needs', 'wants', 'requires', 'seeks']);
const EVENTS = new Set(['programme', 'program', 'crusade', 'retreat', 'convention', 'service', 'wedding']);
const ARTICLES = new Set(['a', 'an', 'the', 'my', 'any', 'to', 'good', 'big', 'nice']);

function some(part: Part | null): Part[] | null {
  return part && [part];
}

/** What a phrase and the gazetteer know at a token: the longer of the two. A kind or place "of" something is a name. */
function namedAt(tokens: readonly Token[], at: number, placeAt: PlaceAt): Part | null {
  const meaning = phraseAt(FILTER_PHRASES, tokens, at);
  const place = placeAt(at);
  const isCommon = place?.to === at + 1 && phraseAt(GLUE, tokens, at) !== null;
  const isPlace = place !== null && !isCommon && (!meaning || place.to > meaning.to);
  const to = isPlace ? place.to : meaning?.to;
  if (to === undefined) return null;
  // But not "a warehouse of at least 1,000 sqm".
  const isNameOf =
    tokens[to]?.word === 'of' &&
    to + 1 < tokens.length &&
    !tokens[to].breaks &&
    !numberAt(tokens, to + 1) &&
    !quantityAt(tokens, to + 1);
  if (meaning?.value.filter === 'kind' && !isPlace && isNoHome(tokens, at, to, meaning.value.value))
    return plain(at, to, 'ignored');
  if (isNameOf && (isPlace || meaning?.value.filter === 'kind')) return plain(at, to, 'rest');
  if (isPlace) return { from: at, to, as: 'place', places: place.places };
  return meaning && filterPart(at, to, meaning.value);
}

/** "Church needs hall": who looks for a home is none; nor is a house agent, or a church programme. */
function isNoHome(tokens: readonly Token[], at: number, to: number, kind: unknown): boolean {
  const { word = '', breaks = true } = tokens[to] ?? {};
  const isAgent = tokens[at]?.word === 'house' && /^agents?$/.test(word) && tokens[to + 1]?.word !== 'fee';
  const isBeside = !breaks && !startsLine(tokens[to]);
  return SEEKS.has(word) || (isBeside && (isAgent || (kind === 'church' && EVENTS.has(word))));
}

function textAt(tokens: readonly Token[], at: number): Part[] | null {
  const text = phraseAt(OTHER_MARKETS, tokens, at);
  return text && [plain(at, text.to, 'rest')];
}

/** "24 hours light", "1 room self contain", "4 sale". */
function numberPhraseAt(tokens: readonly Token[], at: number): Part[] | null {
  const meaning = numberAt(tokens, at) && phraseAt(FILTER_PHRASES, tokens, at);
  return meaning && meaning.to > at + 1 ? [filterPart(at, meaning.to, meaning.value)] : null;
}

/** "All in", but not in "flats all in Lekki". */
function allInAt(tokens: readonly Token[], at: number, placeAt: PlaceAt): Part[] | null {
  const phrase = phraseAt(ALL_IN, tokens, at);
  const isWhere = phrase && tokens[phrase.to - 1]?.word === 'in' && placeAt(phrase.to) !== null;
  return phrase && !isWhere ? [{ ...plain(at, phrase.to, 'ignored'), isAllIn: true }] : null;
}

/** The gate of a university, where students look for rooms: "UI gate Ibadan" is not the Agodi Gate of Ibadan. */
function gateAt(tokens: readonly Token[], at: number, parts: readonly Part[]): Part[] | null {
  const gate = /^(?:main|front|back|school)$/.test(tokens[at]?.word ?? '') ? at + 1 : at;
  const isGate = /^gates?$/.test(tokens[gate]?.word ?? '') && !tokens[at]?.breaks;
  const [place] = parts.at(-1)?.places ?? [];
  const isCampus = place?.kind === 'landmark' || /university/i.test(place?.name ?? '');
  return isGate && isCampus ? [plain(at, gate + 1, 'ignored')] : null;
}

function ordinalAt(tokens: readonly Token[], at: number, placeAt: PlaceAt): Part[] | null {
  return isOrdinal(tokens, at) && !placeAt(at) ? [plain(at, at + 2, 'rest')] : null;
}

/** "Block 5", "no 12": numbers of an address. */
function addressAt(tokens: readonly Token[], at: number, placeAt: PlaceAt): Part[] | null {
  const word = phraseAt(NUMBERED, tokens, at);
  const number = word ? tokens[word.to] : undefined;
  if (!word || !number || number.number === null || number.breaks) return null;
  // "No 3rd party".
  if ((phraseAt(FILTER_PHRASES, tokens, at)?.to ?? 0) > word.to + 1) return null;
  // "1) 3 bed flat 2) Alagbaka" is a list.
  if (tokens[word.to + 1]?.gap.startsWith(')')) return null;
  // "Zone 4 Wuse" and "zone 4 Abuja", but no zone of its own: there are several.
  const zone = placeAt(at);
  const isHeld = (id: string) => tokens.some((_, other) => other !== at && holds(placeAt(other), id));
  if (zone?.isTurned || (zone && zone.to > word.to && zone.places.some(({ id }) => isHeld(id)))) return null;
  // "2 bed flat 800 Yaba" is a price, "flat 205 Yaba" an address.
  const isCounted =
    phraseAt(COUNTED, tokens, at - 1)?.to === at && phraseAt(FILTER_PHRASES, tokens, at)?.to === word.to;
  if (isCounted && number.number >= 100 && number.number < 1_000) return null;
  // "Flat 1004 Victoria Island" is one in 1004 Estate.
  const means = quantityAt(tokens, word.to) ?? numberPhraseAt(tokens, word.to) ?? placeAt(word.to);
  return means ? null : [plain(at, word.to + 1, 'rest')];
}

const holds = (named: ReturnType<PlaceAt>, id: string) =>
  named?.places.some((place) => id.startsWith(`${place.id}/`)) ?? false;

/** A school near a home is no school for sale. */
function landmark(part: Part | null): Part | null {
  const isKind = part?.meanings?.[0]?.filter === 'kind';
  return part && isKind ? plain(part.from, part.to, 'rest') : part;
}

/** Glue of several words, which may hold a "no". */
function politenessAt(tokens: readonly Token[], at: number): Part[] | null {
  const glue = phraseAt(NEAR, tokens, at) ?? phraseAt(GLUE, tokens, at);
  if (!glue || glue.to === at + 1) return null;
  // "I dey find 4 bedroom" is no "find for".
  const isCount = tokens[glue.to - 1]?.number !== null && areCountedAt(tokens, glue.to);
  return [plain(at, isCount ? glue.to - 1 : glue.to, 'ignored')];
}

/** "Is excluded", "dey too far": whether something is refused stands before it. */
function excludedAt(tokens: readonly Token[], at: number): Part[] | null {
  const excluded = phraseAt(EXCLUDED, tokens, at);
  // "Ajah is too far but cheap", "Ikeja too far from Ajah": it is not refused.
  const isGoingOn = /^(?:but|so|from|sha|still)$/.test(tokens[excluded?.to ?? -1]?.word ?? '');
  return excluded && [plain(at, excluded.to, isGoingOn ? 'ignored' : 'unmet')];
}

function singleAt(tokens: readonly Token[], at: number): Part {
  const unmet = phraseAt(UNMET, tokens, at);
  if (unmet) return plain(at, unmet.to, 'unmet');
  const glue = phraseAt(GLUE, tokens, at);
  return glue ? plain(at, glue.to, 'ignored') : plain(at, at + 1, 'rest');
}
