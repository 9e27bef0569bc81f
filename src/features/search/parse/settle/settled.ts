import { refusal } from '../negations.ts';
import { meaningsIn, means, type Part, plain } from '../parts.ts';
import { isExcluding, isLeftOut, isNo } from '../refusals/left-out.ts';
import {
  isLand,
  settledExcluding,
  settledFurnishing,
  settledKinds,
  settledNumbers,
  settledPlots,
  settledRooms,
  settledTotals,
  settledTypes,
} from './filters.ts';
import { settledHomes } from './homes.ts';
import { settledHotels } from './kinds/hotels.ts';
import { settledHowOften } from './how-often.ts';
import { settledKindOrRooms } from './kinds/kind-or-rooms.ts';
import { settledLetOn } from './let-on.ts';
import { settledMentions } from './kinds/mentioned-kinds.ts';
import { settledPremises } from './kinds/premises.ts';
import { settledPurposes } from './purposes.ts';
import { settledQuarters } from './quarters.ts';
import { settledDigits, settledUnitless } from './unitless.ts';
import { streetWordAt } from '../roads/streets.ts';
import { settledGuests, settledNights, settledStays } from '../stays/settle-stays.ts';
import type { Token } from '../tokens.ts';
import type { Meaning } from '../vocabulary.ts';
import { phraseAfter, phraseAt } from '../phrases.ts';
import { NEGATIONS } from '../words/negations.ts';
import { ORDINARY_PLACES } from '../words/places.ts';
import { AFTER_NEEDLESS, AFTER_OPTIONAL, AFTER_UNBUILT, BEFORE_OPTIONAL, JOINERS } from '../words/glue.ts';

type Step = (parts: readonly Part[], tokens: readonly Token[]) => Part[];

/** In this order: what is a part of a name means nothing, and kinds are told before what depends on them. */
const STEPS: readonly Step[] = [
  settledHomes,
  withNames,
  settledHotels,
  settledMentions,
  withOptional,
  withRefusals,
  settledHowOften,
  settledRooms,
  settledPurposes,
  settledKinds,
  settledKindOrRooms,
  settledPremises,
  settledQuarters,
  settledPlots,
  settledUnitless,
  settledDigits,
  settledTotals,
  settledNumbers,
  settledLetOn,
  settledTypes,
  settledFurnishing,
  settledGuests,
  settledStays,
  settledNights,
  settledExcluding,
  withJoiners,
];

/** Parts in which no two meanings contradict each other, and names are whole; each token stays in one part. */
export function settled(tokens: readonly Token[], parts: readonly Part[]): Part[] {
  return STEPS.reduce((read, step) => step(read, tokens), [...parts]);
}

/** "In" of Yoruba and of Igbo. */
const LOCAL_IN = new Set(['ni', 'na']);

/** Filters that are parts of names become text: "Rose Garden Estate", "water corporation". */
function withNames(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const read = [...parts];
  const isText = (at: number, border: number) => {
    const beside = read[at];
    return beside?.as === 'rest' && tokens[beside.from]?.number === null && !tokens[border]?.breaks;
  };
  const check = (at: number) => {
    const part = read[at];
    const isHall = tokens[part?.from ?? 0]?.word === 'conference';
    if (!part || (part.to !== part.from + 1 && !isHall)) return;
    // "Bungalow at Oleander Terraces".
    const isPlural = means(part, 'kind') && tokens[part.from]?.word.endsWith('s');
    const isAt = isText(at - 1, part.from) && tokens[(read[at - 1]?.from ?? 0) - 1]?.word === 'at';
    const isNamed = isAt && read.slice(0, at).some((other) => means(other, 'kind') || means(other, 'bedrooms'));
    if ((isPlural && isNamed) || isOfAddress(read, at, tokens)) read[at] = plain(part.from, part.to, 'rest');
    const [meaning] = part.meanings ?? [];
    const isOrdinary = meaning?.filter === 'place' && ORDINARY_PLACES.has(tokens[part.from]?.word ?? '');
    const nameLike = meaning?.nameLike ?? (isOrdinary ? 'beside' : undefined);
    if (!nameLike) return;
    const isLocal = [read[at - 1], read[at + 1]].some((beside) => beside?.meanings?.[0]?.local);
    if (meaning?.local && (isLocal || LOCAL_IN.has(tokens[part.to]?.word ?? ''))) return;
    const isBehindPlace = read[at - 1]?.meanings?.[0]?.filter === 'place' && !tokens[part.from]?.breaks;
    const isAfter = nameLike === 'after-place' ? isBehindPlace : isText(at - 1, part.from);
    const next = read[at + 1];
    const isHad = next && (means(next, 'has') || means(next, 'parking'));
    // "The estate offers pool".
    if (meaning?.filter === 'offer' && isHad && !tokens[part.to]?.breaks)
      read[at] = plain(part.from, part.to, 'ignored');
    else if (isAfter || (nameLike === 'beside' && isText(at + 1, part.to)))
      read[at] = plain(part.from, part.to, 'rest');
  };
  for (let at = 0; at < read.length; at++) check(at);
  for (let at = read.length - 1; at >= 0; at--) check(at);
  return read;
}

/** "Jacaranda Terraces, Omorinre Johnson Street, Lekki": nothing but an address, which begins with what the houses are called. */
function isOfAddress(parts: readonly Part[], at: number, tokens: readonly Token[]): boolean {
  const to = parts[at]?.to ?? 0;
  const isStreet = (next: number) => tokens[next]?.word === 'way' || streetWordAt(tokens, next) !== null;
  return (
    // "Tastefully finished terraces, Orchid Road" are for sale.
    tokens[parts[at]?.from ?? 0]?.word === 'terraces' &&
    parts[at]?.from === 1 &&
    parts[0]?.as === 'rest' &&
    parts.every((part, index) => index === at || (part.meanings ?? []).every(({ filter }) => filter === 'place')) &&
    tokens[to]?.breaks === true &&
    tokens.some((_, next) => next > to && isStreet(next))
  );
}

/** "Pool is a plus", "gym not needed": what need not be there is no filter; homes that mention what would be good to have come first. */
function withOptional(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const read = [...parts];
  for (const [at, part] of read.entries()) {
    const isFeature = part.meanings?.every(({ filter }) => MAY_BE_OPTIONAL.has(filter)) ?? false;
    const needless = isFeature ? phraseAfter(AFTER_NEEDLESS, tokens, part.to) : null;
    const isUnbuilt = part.meanings?.some(({ value }) => value === 'off-plan' || value === 'not-completed') ?? false;
    // "Land or uncompleted building".
    const isOrLand =
      isUnbuilt && tokens[part.from - 1]?.word === 'or' && meaningsIn(read.slice(0, at), 'kind').some(isLand);
    const either = isUnbuilt ? phraseAfter(AFTER_UNBUILT, tokens, part.to) : null;
    const optional = needless ?? either ?? (isFeature ? phraseAfter(AFTER_OPTIONAL, tokens, part.to) : null);
    const before =
      isFeature && parts[at - 1]?.as === 'ignored' && phraseAt(BEFORE_OPTIONAL, tokens, parts[at - 1]?.from ?? 0);
    // "Furnished or not furnished" is said of both.
    const isCut = optional && tokens[optional.to - 1]?.word === 'not' && tokens[optional.to]?.breaks === false;
    if (isCut || (!optional && !isOrLand && !(before && before.to === part.from))) continue;
    // Homes that mention what is better not there must not come first.
    read[at] = plain(part.from, part.to, needless || phraseAt(NEGATIONS, tokens, part.from) ? 'unmet' : 'rest');
    for (const [next, { from, to }] of parts.entries())
      if (optional && from >= part.to && to <= optional.to) read[next] = plain(from, to, 'ignored');
  }
  return read;
}

/** What is refused behind it ("Mile 12 not included") must not be there. */
function withRefusals(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  // What no filter refuses.
  const isOwn = (part: Part) => means(part, 'type') || means(part, 'parking');
  return parts.map((part, at): Part => {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    const isRefused = before && ((isNo(tokens, part) && isOwn(before)) || refusal(before.from, before));
    if (isRefused && isLeftOut(tokens, parts, at - 1)) return { ...part, as: 'ignored' };
    if (!isLeftOut(tokens, parts, at)) return part;
    // "SALE, RENT ❌".
    if (isNo(tokens, after) && isOwn(part)) return plain(part.from, part.to, 'ignored');
    // "Electricity not included" costs more, and is there.
    const isExtra = isExcluding(tokens, after) && tokens[(after?.to ?? 0) - 1]?.word === 'included';
    if (isExtra && means(part, 'has')) return plain(part.from, part.to, 'unmet');
    return refusal(part.from, part) ?? part;
  });
}

const MAY_BE_OPTIONAL: ReadonlySet<string> = new Set(['has', 'without', 'parking', 'furnished']);

/** Glue between words that stay text stays with them: "house of grace". */
function withJoiners(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  return parts.map((part, at) => {
    const isBetween = parts[at - 1]?.as === 'rest' && parts[at + 1]?.as === 'rest';
    const isJoined = !tokens[part.from]?.breaks && !tokens[part.to]?.breaks;
    const isJoiner = part.as === 'ignored' && phraseAt(JOINERS, tokens, part.from)?.to === part.to;
    return isBetween && isJoined && isJoiner ? plain(part.from, part.to, 'rest') : part;
  });
}

/** All meanings with the parts that they come from: equal ones once. */
export function mergedMeanings(parts: readonly Part[]): { meaning: Meaning; parts: Part[] }[] {
  const held = new Map<string, { meaning: Meaning; parts: Part[] }>();
  for (const part of parts) {
    for (const meaning of part.meanings ?? []) {
      const key = `${meaning.filter} ${meaning.value}`;
      const known = held.get(key);
      if (known) known.parts.push(part);
      else held.set(key, { meaning, parts: [part] });
    }
  }
  return [...held.values()];
}
