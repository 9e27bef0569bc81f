import { boxAround } from '#core/box.ts';
import { nairaShort } from '#core/money.ts';
import { landmarkById, nameOf, placeAround, placeById, shortNameOf } from '#features/places/service.server.ts';
import { type Filters, isRefusedPlace, isSet } from '../filters.ts';
import type { MarketGuess } from '../infer/market.server.ts';
import { type Radius, radiusOf } from '../near/radius.server.ts';
import { roomsAsked } from '../query.server.ts';
import { ABSENCES, FEATURE_SETS, featureOf } from '#features/listings/property/features.ts';
import { plural } from '#features/listings/card/words.ts';
import { kindOf, kindsOf } from '#features/listings/property/kinds.ts';
import { titlePaperOf } from '#features/listings/property/title-papers.ts';

/** One filter of a search in words, and the search without it. */
interface Chip {
  label: string;
  /** What it narrows. */
  name: keyof Filters;
  without: Filters;
}

const MARKETS = { rent: 'For rent', shortlet: 'Shortlet', sale: 'For sale' } as const;
const MARKET_WORDS: Readonly<Record<string, string>> = {
  rent: ' for rent',
  sale: ' for sale',
  shortlet: ' for shortlet',
};
const FAMILY_NAMES: Record<string, string> = { house: 'Any home', land: 'Land', commercial: 'For business' };
const AMOUNTS = [
  ['minPrice', 'From', ''],
  ['maxPrice', 'Up to', ''],
  ['minTotal', 'From', ' in all'],
  ['maxTotal', 'Up to', ' in all'],
] as const;
const TICKS = [
  ['offer', 'Offers'],
  ['furnished', 'Furnished'],
  ['parking', 'Parking'],
  ['exclusive', 'Premier'],
] as const;

/** Everything that narrows a search, one by one, in the order in which people say it; typed words are not among it. */
export function chipsOf(filters: Filters, guessedFrom: MarketGuess['from'] | null = null): Chip[] {
  const { type, bedrooms, maxBedrooms, guests, bathrooms, minSize, maxSize, box, area } = filters;
  const radius = radiusOf(filters);
  const drop = (...names: (keyof Filters)[]) => {
    const rest = { ...filters };
    for (const name of names) delete rest[name];
    return rest;
  };
  const each = (name: 'kind' | 'place' | 'has' | 'without' | 'title', label: (id: string) => string): Chip[] =>
    (filters[name] ?? []).map((id) => ({
      label: label(id),
      name,
      without: { ...filters, [name]: (filters[name] ?? []).filter((one) => one !== id) },
    }));
  const one = (asked: unknown, label: string, name: keyof Filters, ...others: (keyof Filters)[]): Chip[] =>
    isSet(asked) ? [{ label, name, without: drop(name, ...others) }] : [];
  return [
    ...one(type, marketLabel(type, guessedFrom), 'type'),
    ...one(bedrooms ?? maxBedrooms, roomsLabel(bedrooms, maxBedrooms), 'bedrooms', 'maxBedrooms'),
    ...each('kind', kindLabel),
    ...one(guests, guestsLabel(filters), 'guests'),
    ...(radius
      ? [{ label: radiusLabel(radius) + widthOf(radius), name: 'place' as const, without: withoutRadius(filters) }]
      : each('place', nameOf)),
    ...AMOUNTS.flatMap(([name, before, after]) =>
      one(filters[name], `${before} ${nairaShort(filters[name] ?? 0)}${after}`, name),
    ),
    ...one(bathrooms, `${bathrooms}+ bathrooms`, 'bathrooms'),
    ...one(minSize, `From ${minSize?.toLocaleString('en-US')} sqm`, 'minSize'),
    ...one(maxSize, `Up to ${maxSize?.toLocaleString('en-US')} sqm`, 'maxSize'),
    ...TICKS.flatMap(([name, label]) => one(filters[name], label, name)),
    ...each('has', featureLabel),
    ...each('without', absenceLabel),
    ...each('title', (id) => titlePaperOf(id)?.label ?? id),
    ...one(area ?? box, area ? 'The area you drew' : 'This part of the map', 'area', 'box'),
  ];
}

/** What the filters of a desk say in the place of their names: "2+ beds", "₦1M–₦3M"; nothing of those that are not set. */
export function valuesOf({ bedrooms, maxBedrooms, minPrice, maxPrice }: Filters): { beds?: string; price?: string } {
  const [price] = chipsOf({ minPrice, maxPrice });
  const beds = (bedrooms || maxBedrooms) && roomsLabel(bedrooms, maxBedrooms).replace('bedroom', 'bed');
  const range = minPrice && maxPrice ? `${nairaShort(minPrice)}–${nairaShort(maxPrice)}` : price?.label;
  return { ...(beds && { beds }), ...(range && { price: range }) };
}

/** Whether a filter of a desk says all that this chip says. */
export function isSaid(name: keyof Filters, { kind }: Filters, guessedFrom: MarketGuess['from'] | null): boolean {
  if (name === 'type') return !guessedFrom;
  if (name === 'kind') return kind?.length === 1;
  return name === 'bedrooms' || name === 'minPrice' || name === 'maxPrice';
}

/** What the results are called: "2-bedroom flats for rent in Yaba, Lagos", "Homes for sale around Ikoyi, Lagos with “quiet”". */
export function titleOf(filters: Filters): string {
  const { searchTerm, type, offer, kind = [], place = [], bedrooms, maxBedrooms } = filters;
  const [one] = kind ?? [];
  const noun = kind?.length === 1 && one ? kindNoun(one) : type === 'shortlet' ? 'Shortlets' : 'Homes';
  const range = maxBedrooms === bedrooms ? '-' : maxBedrooms ? `- to ${maxBedrooms}-` : '+ ';
  const rooms = bedrooms ? `${bedrooms}${range}bedroom ` : '';
  const market = (type && noun !== 'Shortlets' && MARKET_WORDS[type]) || (offer ? ' on offer' : '');
  const named = rooms ? rooms + noun.toLowerCase() : noun;
  const radius = radiusOf(filters);
  const around = radius && ` ${lowerFirst(radiusLabel(radius))}`;
  const where = around ? around : place?.length ? ` in ${place.map(nameOf).join(' or ')}` : partOfMap(filters);
  if (searchTerm) return `${named}${market}${where} with “${searchTerm}”`;
  return `${named}${market}${where || ' in Nigeria'}`;
}

/** The title with the prices: "2-bedroom flats for rent in Yaba, Lagos up to ₦5M". */
export function sentenceOf(filters: Filters): string {
  const { minPrice, maxPrice, minTotal, maxTotal } = filters;
  const prices = chipsOf({ minPrice, maxPrice, minTotal, maxTotal }).map(({ label }) => label);
  return [titleOf(filters), ...prices.map(lowerFirst)].join(' ');
}

function partOfMap({ box, area }: Filters): string {
  const part = boxAround(area ?? []) ?? box;
  if (!part) return '';
  const place = placeAround(part);
  if (place) return ` around ${nameOf(place.id)}`;
  return area ? ' in the area you drew' : ' in a part of Nigeria';
}

function marketLabel(type: Filters['type'], guessedFrom: MarketGuess['from'] | null): string {
  const label = MARKETS[type as keyof typeof MARKETS] ?? '';
  return guessedFrom ? `${label}, from the ${guessedFrom}` : label;
}

function roomsLabel(least?: number | null, most?: number | null): string {
  if (least && least === most) return least === 1 ? '1 bedroom' : `${least} bedrooms`;
  if (least && most) return `${least} to ${most} bedrooms`;
  return least ? `${least}+ bedrooms` : `Up to ${most} ${most === 1 ? 'bedroom' : 'bedrooms'}`;
}

/** "For 4 people: 2+ bedrooms": how guests are read, since no listing says how many it sleeps; where bedrooms are said, these count. */
function guestsLabel({ guests, bedrooms }: Filters): string {
  const [rooms] = roomsAsked({ guests });
  const people = `For ${guests} ${guests === 1 ? 'person' : 'people'}`;
  return bedrooms ? people : `${people}: ${rooms}+ ${rooms === 1 ? 'bedroom' : 'bedrooms'}`;
}

/** "Within 3 km of Yaba or Surulere, Lagos", "Between Yaba and Surulere, Lagos". */
function radiusLabel({ places, km, isBetween }: Radius): string {
  const names = places.map((place, at) => (at < places.length - 1 ? shortNameOf(place) : nameOf(place.id)));
  return isBetween ? `Between ${names.join(' and ')}` : `Within ${km} km of ${names.join(' or ')}`;
}

/** The search in the places themselves; without landmarks, which no home is in. */
function withoutRadius({ within: _km, between: _way, ...filters }: Filters): Filters {
  return { ...filters, place: (filters.place ?? []).filter((id) => !landmarkById(id)) };
}

const widthOf = ({ km, isBetween }: Radius) => (isBetween ? `, ${km} km to each side` : '');

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The name of a kind or of a family of kinds. */
export function kindLabel(id: string): string {
  return kindOf(id)?.label ?? FAMILY_NAMES[id] ?? id;
}

/** The name of a feature or of a group of features. */
export function featureLabel(id: string): string {
  return FEATURE_SETS[id]?.label ?? featureOf(id)?.label ?? id;
}

function absenceLabel(id: string): string {
  if (isRefusedPlace(id)) return `Not in ${placeById(id)?.name ?? id}`;
  if (kindsOf(id).length > 0) return `No ${kindNoun(id).toLowerCase()}`;
  const label = lowerFirst(featureLabel(id));
  return ABSENCE_LABELS[id] ?? `${ADJECTIVES.has(id) ? 'Not' : 'No'} ${label}`;
}

const ABSENCE_LABELS: Readonly<Record<string, string>> = { ...ABSENCES, 'not-completed': 'Completed' };
const ADJECTIVES = new Set(['serviced', 'newly-built', 'off-plan', 'semi-furnished', 'negotiable', 'waterfront']);

function kindNoun(id: string): string {
  const label = kindLabel(id);
  if (id === 'commercial') return 'Business premises';
  if (id === 'house') return 'Homes';
  if (/land|of flats|space|parlour|you$/i.test(label)) return label;
  return label.split(' or ').map(plural).join(' or ');
}
