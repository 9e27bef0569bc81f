import type { Ctx } from '#core/ctx.ts';
import { cardsByIds } from '#features/listings/service.server.ts';
import { nameOf, suggestPlaces } from '#features/places/service.server.ts';
import type { Suggestions } from './contract.ts';
import { type Filters, queryOf } from './filters.ts';
import { answerFor, answersByMarket, type Found } from './find.server.ts';
import { type Reading, readingOf } from './understand/reading.server.ts';
import { beginsWord, endsInName, type Unfinished, unfinished } from './understand/unfinished.server.ts';
import { uncountedFees } from './near/differences.server.ts';
import { nearHomes } from './near/near.server.ts';
import { withinOf } from './near/radius.server.ts';
import { MARKETS } from './query.server.ts';
import { sentenceOf } from './results/chips.server.ts';
import { KNOWN } from './parse/vocabulary.ts';
import { HINT_DEPTH } from './rules.ts';
import { wordsOf } from './terms/words.ts';

const PLACES = 5;
const NAMES = 5;
/** More than a panel shows is left to the page of results. */
const HOMES = 8;
const FEW = 5;

/**
 * What typed words may become: how they are read, places, and the homes that the page of results would show in its order, apart by
 * market; where these are few, the nearest. Four statements at most.
 */
export async function suggest(ctx: Ctx, asked: Filters): Promise<Suggestions> {
  const { searchTerm, ...kept } = asked;
  const text = searchTerm ?? '';
  if (text.trim() === '')
    return {
      reading: null,
      places: [],
      homes: [],
      sale: [],
      forSale: { homes: 0, capped: false },
      rent: [],
      near: [],
      corrections: [],
    };
  const half = unfinished(text);
  const read = await readingOf(ctx, { ...kept, searchTerm: half?.text ?? text });
  const all = await foundFor(ctx, read);
  // Where one market has all that was asked, what is only similar in the other is no answer, as on the page.
  const exact = all.filter(({ match, ids: some }) => match === 'exact' && some.length > 0);
  const found = exact.length > 0 ? exact : all;
  const ids = found.flatMap((one) => one.ids);
  const isFew = ids.length < FEW && read.isUnderstood && found.every(({ isUnderstood }) => isUnderstood);
  const near = isFew
    ? await nearHomes(ctx, read.filters, { excluded: ids, take: HOMES - ids.length, otherMarkets: true })
    : [];
  const cards = new Map((await cardsByIds(ctx, [...ids, ...near.map(({ id }) => id)])).map((card) => [card.id, card]));
  const shown = ids.flatMap((id) => cards.get(id) ?? []);
  const matching = found.filter(({ match }) => match === 'exact').flatMap((one) => one.ids);
  const sale = shown.filter(({ type }) => type === 'sale');
  const sales = exact.filter(({ ids: [first = ''] }) => cards.get(first)?.type === 'sale');
  return {
    reading: saidOf(read, found, half?.text ?? text),
    places: withDistinctNames(half ? placesBegun(half, kept, read) : placesFor(text, kept, read)),
    homes: matching.slice(0, NAMES).flatMap((id) => cards.get(id) ?? []),
    rent: shown.filter(({ type }) => type !== 'sale'),
    sale,
    forSale: sales.length > 0 ? countOf(sales) : { homes: sale.length, capped: false },
    near: near.flatMap(({ id, differs }) => {
      const card = cards.get(id);
      return card ? [{ ...card, differs: [...differs, ...uncountedFees(read.filters, card)] }] : [];
    }),
    corrections: (exact[0] ?? read).corrections,
  };
}

/** In the market that was meant, or in both groups, so that neither pushes the other out. */
async function foundFor(ctx: Ctx, read: Reading): Promise<Found[]> {
  const page = { take: HOMES, countTo: HINT_DEPTH, isHomesFirst: true };
  const { type } = read.filters;
  if (type && type !== 'all') return [await answerFor(ctx, read, { ...page, skip: 0 })];
  return answersByMarket(ctx, read, page, Object.values(MARKETS));
}

/** The typed words as the page of results would say them, with how many homes that is; null where none was understood. */
function saidOf(read: Reading, found: readonly Found[], searchTerm: string): Suggestions['reading'] {
  if (!read.isUnderstood) return null;
  const { filters } = found[0] ?? read;
  return { title: sentenceOf(filters), searchTerm, ...countOf(found) };
}

function countOf(found: readonly Found[]): { homes: number; capped: boolean } {
  const total = found.reduce((sum, one) => sum + one.total, 0);
  return { homes: Math.min(total, HINT_DEPTH), capped: total > HINT_DEPTH || found.some((one) => one.capped) };
}

/** Words up to this long may be the beginning of a place too. */
const SHORT = 3;
const IN: ReadonlySet<string> = new Set(['in', 'at', 'near', 'around', 'for']);
/** Words at the end of a text that may be the beginning of a place: "lekki phase 1". */
const LAST_WORDS = 3;

/** Places that the last word may become: in the place of one that it follows, or beside it. */
function placesBegun(
  { begun, isAnother, isWord }: Unfinished,
  kept: Filters,
  { filters }: Reading,
): Suggestions['places'] {
  const { searchTerm: _words, ...others } = filters;
  const named = isAnother && others.place !== kept.place ? (others.place ?? []) : [];
  const places = suggestPlaces(begun, PLACES, false).filter(
    ({ name }) => !isWord || name.toLowerCase().startsWith(begun.toLowerCase()),
  );
  return places.map(({ id }) => ({
    id,
    name: named.length > 0 ? `or ${nameOf(id)}` : nameOf(id),
    query: queryAt([...named, id], others),
  }));
}

/** Places that the text may be, or its last words where those before are understood: "2 bed flat in yab". */
function placesFor(text: string, kept: Filters, { filters, isUnderstood }: Reading): Suggestions['places'] {
  const at = (id: string, beside: Filters, within?: number | null) => ({ id, query: queryAt([id], beside, within) });
  const { searchTerm: rest, ...others } = filters;
  const [last = '', before = ''] = wordsOf(text).toReversed();
  const isWord = isUnderstood && KNOWN.has(last) && !endsInName(text);
  // "Room" and "rent" are no places; "flat in mai" may be on the way to one.
  if (isWord && last.length > SHORT) return [];
  if (isWord && IN.has(before)) return suggestPlaces(last, PLACES, false).map(({ id }) => named(at(id, others)));
  // "Roo" is on the way to "room", and no place with a slip.
  const mayBeSlip = !beginsWord(last);
  const whole = suggestPlaces(text, PLACES, mayBeSlip).map(({ id }) => at(id, kept));
  const isEnd = rest && text.toLowerCase().trimEnd().endsWith(rest.toLowerCase());
  if (whole.length > 0) return whole.map(named);
  if (isEnd && (!others.place || others.place === kept.place))
    return suggestPlaces(rest, PLACES, mayBeSlip).map(({ id }) => named(at(id, others)));
  // What is typed so far may have been read as a place, and be the beginning of another.
  const [meant, ...more] = others.place ?? [];
  if (!meant || more.length > 0 || others.place === kept.place) return [];
  return endingIn(text, meant).map((id) => named(at(id, others, withinOf({ ...others, place: [id] }))));
}

/** Places that the last words of a text may become, where one of them is what they were read as, or lies in it; the longest words count. */
function endingIn(text: string, meant: string): string[] {
  const words = text.trim().split(/\s+/);
  for (let from = Math.max(1, words.length - LAST_WORDS); from < words.length; from++) {
    const ending = words.slice(from).join(' ');
    const ids = suggestPlaces(ending, PLACES, false).map(({ id }) => id);
    if (ids.some((id) => id === meant || id.startsWith(`${meant}/`))) return ids;
    // "In surulre", but "in Jos to rent" ends in no place of Jos that has one letter more.
    const alike = ids.length > 0 ? [] : suggestPlaces(ending, PLACES).map(({ id }) => id);
    if (alike[0] === meant) return alike;
  }
  return [];
}

/** A state and its town of the same name: "Enugu State" and "Enugu". */
function withDistinctNames(places: Suggestions['places']): Suggestions['places'] {
  const isTwice = ({ name }: { name: string }) => places.filter((one) => one.name === name).length > 1;
  return places.map((one) => (!one.id.includes('/') && isTwice(one) ? { ...one, name: `${one.name} State` } : one));
}

/** The query of a search at these places. */
function queryAt(place: string[], beside: Filters, within = withinOf({ place })): string {
  return queryOf({ ...beside, place, within, between: null, box: null, area: null });
}

function named({ id, query }: { id: string; query: string }): Suggestions['places'][number] {
  return { id, name: nameOf(id), query };
}
