import { z } from 'zod';
import { digitsOf, sizeDigitsOf } from '#core/amounts.ts';
import { count, given } from '#core/web/parameters.ts';
import { ABSENCES, featuresOf } from '#features/listings/property/features.ts';
import { kindsOf } from '#features/listings/property/kinds.ts';
import { titlePaperOf } from '#features/listings/property/title-papers.ts';
import { LISTING_TYPES, MAX_ROOMS, MAX_TYPED } from '#features/listings/rules.ts';
import { ENDS } from './bounds.ts';
import { MAX_CHOICES, MAX_CORNERS, MAX_GUESTS, MAX_RADIUS, SORTS } from './filter-limits.ts';
import { listingsTexts } from '#features/listings/texts.ts';
import { searchTexts } from './texts.ts';

const texts = { ...listingsTexts, ...searchTexts };

const yes = z
  .union([z.boolean(), z.enum(['true', 'false'])], texts.offerWrong)
  .transform((value) => String(value) === 'true');
const amount = given(count(0, Number.MAX_SAFE_INTEGER, texts.amountWrong));
const rooms = given(count(0, MAX_ROOMS, texts.roomsWrong));

/** Several ids, as a list or with commas between them. */
const ids = (isKnown: (id: string) => boolean, message: string) =>
  given(
    z
      .union([z.string(), z.array(z.string())], message)
      .transform((value) => [...new Set([value].flat().flatMap((one) => one.split(',')))].filter(Boolean))
      .pipe(z.array(z.string().refine(isKnown, message)).max(MAX_CHOICES, message)),
  );

const degrees = (most: number, message: string) => z.number(message).min(-most, message).max(most, message);
/** Latitude and longitude. */
const corner = (message: string) => [degrees(90, message), degrees(180, message)] as const;
const numbers = (text: string) => text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));

/** South, west, north and east, in degrees, with commas between them. */
const box = z
  .string(texts.boxWrong)
  .transform(numbers)
  .pipe(z.tuple([...corner(texts.boxWrong), ...corner(texts.boxWrong)], texts.boxWrong))
  .refine(([south, west, north, east]) => south < north && west < east, texts.boxWrong);

/** The corners of an area: latitude,longitude;latitude,longitude;… */
const area = z
  .string(texts.areaWrong)
  .transform((text) => text.split(';').map(numbers))
  .pipe(
    z
      .array(z.tuple(corner(texts.areaWrong), texts.areaWrong))
      .min(3, texts.areaWrong)
      .max(MAX_CORNERS, texts.areaWrong),
  );

const PLACE_ID = /^[a-z0-9-]{1,60}(\/[a-z0-9-]{1,60}){0,3}$/;

/** Whether what a search refuses is a place; whole states are not refused. */
export const isRefusedPlace = (id: string) => id.includes('/') && PLACE_ID.test(id);

/** What a search may refuse: a feature, a kind, or a place. */
const isRefusable = (id: string) =>
  [featuresOf(id), kindsOf(id)].some((known) => known.length > 0) || Object.hasOwn(ABSENCES, id) || isRefusedPlace(id);

/** What a home must have; a choice that is `false` asks for nothing. Rooms are the fewest, money whole naira, sizes sqm. */
export const homeFilters = {
  kind: ids((id) => kindsOf(id).length > 0, texts.kindUnknown),
  place: ids((id) => PLACE_ID.test(id), texts.placeUnknown),
  within: given(count(0, MAX_RADIUS, texts.radiusWrong)),
  between: given(yes),
  guests: given(count(0, MAX_GUESTS, texts.guestsWrong)),
  bedrooms: rooms,
  maxBedrooms: rooms,
  bathrooms: rooms,
  minPrice: amount,
  maxPrice: amount,
  minTotal: amount,
  maxTotal: amount,
  minSize: amount,
  maxSize: amount,
  offer: given(yes),
  furnished: given(yes),
  parking: given(yes),
  exclusive: given(yes),
  has: ids((id) => featuresOf(id).length > 0, texts.featureUnknown),
  without: ids(isRefusable, texts.featureUnknown),
  title: ids((id) => titlePaperOf(id) !== undefined, texts.titlePaperUnknown),
  box: given(box),
  area: given(area),
  sort: given(z.enum(SORTS, texts.sortWrong)),
};

export const type = given(z.enum([...LISTING_TYPES, 'all'], texts.typeWrong));
export const words = given(z.string(texts.searchTooLong).trim().max(MAX_TYPED, texts.searchTooLong));

/** Every choice of a search by its name in addresses; their order is that of addresses. */
export const filterFields = { searchTerm: words, type, ...homeFilters };
const fields = z.object(filterFields);
type Given = z.output<typeof fields>;

/** What a page of results asks for; everything is optional. */
export type Filters = { [K in keyof Given]?: Given[K] | null };

/** The one order of choices in an address, so that one search has one address. */
const ORDER = Object.keys(filterFields) as (keyof Filters)[];
/** "2-3", as the filter sends what a sentence asked for. */
const ROOMS = /^(\d{1,2})-(\d{1,2})$/;
const MONEY = /^(min|max)(Price|Total)$/;
const SIZE = /^(min|max)Size$/;
/** Letters that are repeated of what makes no sense. */
const MAX_QUOTED = 60;

/** Reads the choices of an address; what makes no sense is left out, since people share and cut addresses. */
export function filtersOf(params: URLSearchParams): Filters {
  return readChoices(params).choices;
}

/** What an address asks for that makes no sense, as it stands there. */
export function unreadPartsOf(params: URLSearchParams): string[] {
  return readChoices(params).unread;
}

function readChoices(params: URLSearchParams): { choices: Filters; unread: string[] } {
  const rooms = ROOMS.exec(params.get('bedrooms') ?? '');
  if (rooms) return readChoices(withRooms(params, rooms));
  const choices: Filters = {};
  const unread: string[] = [];
  for (const name of ORDER) {
    const raw = params.getAll(name).join(',').trim();
    const text = asWritten(name, raw);
    if (text === '') continue;
    const read = z.safeParse(filterFields[name], text.slice(0, 2_000));
    if (!read.success) unread.push(raw.slice(0, MAX_QUOTED));
    else if (isSet(read.data)) Object.assign(choices, { [name]: read.data });
  }
  return { choices: inOrder(choices), unread };
}

/** Ranges whose ends were given the other way round, a lowest price above the highest, as they are meant. */
function inOrder(choices: Filters): Filters {
  const read = { ...choices };
  for (const [least, most] of [...ENDS, ['bedrooms', 'maxBedrooms'] as const]) {
    const [low, high] = [read[least], read[most]];
    if (low && high && low > high) [read[least], read[most]] = [high, low];
  }
  return read;
}

/** What people type and copy, as the fields of the contract want it. */
function asWritten(name: keyof Filters, raw: string): string {
  if (MONEY.test(name)) return digitsOf(raw);
  if (SIZE.test(name)) return sizeDigitsOf(raw);
  return name === 'type' ? raw.toLowerCase() : raw;
}

function withRooms(params: URLSearchParams, [, least = '', most = '']: RegExpExecArray): URLSearchParams {
  const apart = new URLSearchParams(params);
  apart.set('bedrooms', least);
  apart.set('maxBedrooms', most);
  return apart;
}

/** The choices as an address holds them. */
export function paramsOf(filters: Filters): [string, string][] {
  const given = ORDER.filter((name) => isSet(filters[name]));
  return given.map((name) => {
    if (name === 'area') return [name, (filters.area ?? []).map((corner) => corner.join(',')).join(';')];
    const value = filters[name];
    return [name, Array.isArray(value) ? value.join(',') : String(value)];
  });
}

/** Whether a choice narrows anything: not when it is false, empty or none. */
export function isSet(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== null && value !== false && value !== '' && value !== 0 && value !== 'all';
}

/** Whether a search says where homes must lie. */
export function saysWhere({ place, box, area }: Filters): boolean {
  return [place, box, area].some(isSet);
}

/** The query of a search in its one order, with what was `typed` before it was read as these filters. */
export function queryOf(filters: Filters, typed: string | null = null): string {
  const params = paramsOf(filters);
  return new URLSearchParams(typed && params.length > 0 ? [...params, ['typed', typed]] : params).toString();
}
