import type { Ctx } from '#core/ctx.ts';
import { reading, TAGS } from '#core/reads.ts';
import { featuresOf } from '#features/listings/property/features.ts';
import type { Db } from '#db/client.server.ts';
import { type Filters, paramsOf, queryOf, saysWhere } from '../filters.ts';
import type { ListingCard } from '#features/listings/contract.ts';
import type { FilterOptions, NearCard, NearGroup, SearchLink } from './contract.ts';
import { chipsOf, isSaid, titleOf, valuesOf } from './chips.server.ts';
import { askedPrice, counted } from '#features/listings/card/words.ts';
import { isRoomless } from '#features/listings/property/kinds.ts';
import { groupsOf, headingOf } from './headings.server.ts';
import { optionsAndPlaces } from './facets.server.ts';
import { hintOf, type NothingFound, nothingFound, notesOf, quotesOf } from './notes.server.ts';
import { nearest } from './relax.server.ts';
import { PAGE_SIZE } from '#core/paging.ts';
import { cardsByIds } from '#features/listings/service.server.ts';
import { find, type Found } from '../find.server.ts';
import { describedFeatures, uncountedFees } from '../near/differences.server.ts';
import type { MapRadius } from '../map/contract.ts';
import { areDays } from '../parse/stays/days.ts';
import { pinPrice } from '../map/pin-price.ts';
import { sketchOf } from '../map/sketch.server.ts';
import { nearHomes } from '../near/near.server.ts';
import { radiusOnMap } from '../near/radius.server.ts';
import { isReference } from '../query.server.ts';
import { type Typed, typedOf } from './typed.server.ts';
import { offersHome } from '../understand/offering.ts';
import { factsAmong, placesOf } from '../repo.server.ts';
import type { SearchFacts } from '../service.server.ts';

/** Where most people begin: places and kinds. */
const WAYS_ON = [
  ['Lagos', 'place=lagos'],
  ['Abuja', 'place=abuja'],
  ['Port Harcourt', 'place=rivers/port-harcourt'],
  ['Ibadan', 'place=oyo/ibadan'],
  ['Flats for rent', 'type=rent&kind=flat'],
  ['Self-contains for rent', 'type=rent&kind=self-contain'],
  ['Duplexes for sale', 'type=sale&kind=duplex'],
  ['Land for sale', 'type=sale&kind=land'],
  ['Shortlets', 'type=shortlet'],
] as const;

/** Everything that a page of results shows. */
export interface Results extends SearchFacts, Omit<Typed, 'carried'> {
  /** Those that match all of it, and what of it only their text tells. */
  listings: (ListingCard & { differs?: string[]; nights?: number })[];
  more: boolean;
  /** How many of the homes these are, where there are more: "9 of 88", "9 of 1,000+". */
  count: string;
  /** Where these are few, those that come nearest, the nearest first. */
  near: (NearCard & { isNear: true })[];
  /** The near homes under their headings. */
  nearGroups: NearGroup[];
  title: string;
  /** How many homes there are, of what. */
  heading: string;
  /** Only land or business premises were asked for. */
  roomless: boolean;
  /** The words that are searched as words; the rest of what was typed became chips. */
  words: string;
  /** What was chosen, by the name in addresses. */
  chosen: Record<string, string>;
  /** Each filter with the search without it; whether the filters of a desk say it too. */
  chips: (SearchLink & { isSaid: boolean })[];
  /** What the filters of a desk say in the place of their names. */
  values: ReturnType<typeof valuesOf>;
  options: FilterOptions;
  /** Where they are, as an SVG; and the places around which they are asked for, if any. */
  sketch: string;
  radius: MapRadius | null;
  /** Typed words that nothing on the market can be compared with, and those that are not required. */
  unmet: string[];
  optional: string;
  /** What the typed words were taken to mean beyond filters, in sentences; and what is to be known before the homes, in short. */
  notes: string[];
  hint: string;
  /** Whether the typed words offer a home instead of looking for one. */
  isOffer: boolean;
  /** What of it was guessed. */
  inferred: readonly (keyof Filters)[];
  /** What to say where nothing at all is shown, and where to begin. */
  nothing: NothingFound | null;
  waysOn: SearchLink[];
  /** Wider searches, where nothing matches all that was asked. */
  nearest: SearchLink[];
}

/**
 * The homes for these filters, what was understood of the typed words, and what else could be chosen. Of the address, `unread` is told as
 * not used, and `typed` is what was typed before it was read as these filters.
 */
export async function results(
  ctx: Ctx,
  asked: Filters,
  limit: number,
  { unread = [], typed: before = null }: { unread?: readonly string[]; typed?: string | null } = {},
): Promise<Results & Typed> {
  const { ids, filters, words, isUnderstood, guessedFrom, nights, ...found } = await find(ctx, asked, {
    skip: 0,
    take: limit + 1,
    isHomesFirst: true,
  });
  // Of a stay the days are counted, and a note says that nobody knows whether a home is free then.
  const unmet = [...unread, ...found.unmet.filter((said) => !nights || !areDays(said))];
  const exact = found.match === 'exact' ? ids : [];
  const [near, described, { options, homesIn }, wider] = await Promise.all([
    nearIds(ctx, filters, { ids, isUnderstood, match: found.match }),
    describedOf(ctx, filters, exact.slice(0, limit)),
    optionsAndPlaces(ctx, filters, words),
    found.match === 'exact' ? [] : nearest(ctx, filters, words),
  ]);
  const shown = await cardsByIds(ctx, [...exact.slice(0, limit), ...near.map(({ id }) => id)]);
  const cards = nights && nights > 1 ? shown.map((card) => forNights(card, nights)) : shown;
  const differs = new Map(near.map((home) => [home.id, home.differs]));
  const nearCards = cards.flatMap((card) => {
    const its = differs.get(card.id);
    return its ? [{ ...card, differs: [...its, ...uncountedFees(filters, card)], isNear: true as const }] : [];
  });
  const title = titleOf(filters);
  const chips = chipsOf(filters, guessedFrom);
  const quotes = quotesOf(asked.searchTerm ?? '', found);
  const rest = withNights(filters, nights).searchTerm ?? '';
  const typed = typedOf(asked, before, { filters, nights, words: rest });
  const linkTo = (other: Filters) => queryOf(other, typed.carried);
  return {
    ...typed,
    ...found,
    near: nearCards,
    nearGroups: groupsOf(filters, nearCards),
    heading: headingOf({
      ...found,
      filters,
      near: nearCards,
      kms: near.map(({ km }) => km),
      title,
      ...quotes,
    }),
    listings: cards
      .filter(({ id }) => !differs.has(id))
      .map((card) => ({ card, differs: [...(described.get(card.id) ?? []), ...uncountedFees(filters, card)] }))
      .map(({ card, differs: its }) => (its.length > 0 ? { ...card, differs: its } : card)),
    more: exact.length > limit,
    count: exact.length > limit ? `${limit} of ${found.total.toLocaleString('en-US')}${found.capped ? '+' : ''}` : '',
    title,
    roomless: isRoomless(filters.kind),
    words: rest,
    chosen: Object.fromEntries(paramsOf(filters)),
    chips: [
      ...chips.map(({ label, name, without }) => ({
        label,
        query: linkTo(withNights(without, nights)),
        isSaid: isSaid(name, filters, guessedFrom),
      })),
      ...(nights ? [{ label: counted(nights, 'night'), query: linkTo(filters), isSaid: false }] : []),
    ],
    values: valuesOf(filters),
    options,
    radius: radiusOnMap(filters),
    sketch: sketchOf(filters, homesIn, {
      near: nearCards.map((home) => ({ ...home, price: pinPrice(home, filters.type) })),
    }),
    unmet,
    isOffer: offersHome(typed.text),
    notes: notesOf({ ...found, ...quotes, unmet, nights, near: nearCards }),
    hint: hintOf({ ...found, ...quotes, unmet, near: nearCards }, filters, options.type),
    nothing:
      cards.length > 0
        ? null
        : nothingFound({ isUnderstood, words: filters.searchTerm ?? '', isNarrowed: chips.length > 0 }),
    waysOn: cards.length > 0 ? [] : WAYS_ON.map(([label, query]) => ({ label, query })),
    nearest: wider
      .map(({ label, filters: other, homes }) => ({ label, query: linkTo(other), homes }))
      // A search for nothing is a way on of its own.
      .filter(({ query }) => query !== ''),
  };
}

/** The search of a stay with its nights as words: they are no filter, and its cards say what they come to. */
function withNights(filters: Filters, nights: number | null): Filters {
  if (!nights || filters.type !== 'shortlet') return filters;
  return { ...filters, searchTerm: [filters.searchTerm, counted(nights, 'night')].filter(Boolean).join(' ') };
}

/** A shortlet with what all of its nights come to. */
function forNights(card: ListingCard, nights: number): ListingCard & { nights?: number } {
  if (card.type !== 'shortlet') return card;
  return { ...card, nights, firstTotal: card.firstTotal && card.firstTotal + askedPrice(card) * (nights - 1) };
}

/** What only the text of these homes tells of the features that were asked for; no statement where none were. */
async function describedOf(ctx: Ctx, filters: Filters, ids: readonly string[]): Promise<Map<string, string[]>> {
  const features = (filters.has ?? []).flatMap(featuresOf);
  if (features.length === 0 || ids.length === 0) return new Map();
  const asked = features.flatMap((id) => [`=f:${id}`, `=described:${id}`]);
  const facts = await factsAmong(reading(ctx, ...TAGS.lists()), ids, asked);
  return new Map([...facts].map(([id, own]) => [id, describedFeatures(filters, own)]));
}

/** What comes near where less than a page matches all of it. */
async function nearIds(
  ctx: Ctx,
  filters: Filters,
  { ids, isUnderstood, match }: Pick<Found, 'ids' | 'isUnderstood' | 'match'>,
): Promise<Awaited<ReturnType<typeof nearHomes>>> {
  if (match === 'similar' && ids.length > 0) return ids.slice(0, PAGE_SIZE).map((id) => ({ id, differs: [], km: 0 }));
  if (!isUnderstood || ids.length >= PAGE_SIZE) return [];
  const { searchTerm: name } = filters;
  const isNamed = match === 'exact' && name && !isReference(name) && !saysWhere(filters);
  const place = isNamed ? await placeAround(reading(ctx, ...TAGS.lists()), ids) : null;
  const asked = place ? { ...filters, place: [place] } : filters;
  return nearHomes(ctx, asked, { excluded: ids, take: PAGE_SIZE, otherMarkets: true });
}

/** The smallest place around all of these homes, which were found by their name or street: what is near to a street is near to where it is; null where they have none in common. */
async function placeAround(db: Db, ids: readonly string[]): Promise<string | null> {
  const [first = [], ...others] = await placesOf(db, ids);
  return first.find((place) => others.every((within) => within.includes(place))) ?? null;
}
