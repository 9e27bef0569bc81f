import { z } from 'zod';
import { ABSENCES, featuresOf } from './rules-features.ts';
import { kindsOf } from './rules-kinds.ts';
import { titlePaperOf } from './rules-titles.ts';
import { LISTING_TYPES, MAX_ROOMS, MAX_TYPED } from './rules.ts';
import { MAX_CHOICES, MAX_CORNERS, SORTS } from './rules-search.ts';
import { listingsTexts } from './texts.ts';
import { searchTexts } from './texts-search.ts';

const texts = { ...listingsTexts, ...searchTexts };

/** In addresses and forms an empty text says nothing, and so does null in older clients' JSON. */
export const given = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());
export const count = (least: number, most: number, message: string) =>
  z.coerce.number(message).pipe(z.int(message).min(least, message).max(most, message));

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

/** What a home must have; a choice that is `false` asks for nothing. Rooms are the fewest, money whole naira, sizes sqm. */
export const wishes = {
  kind: ids((id) => kindsOf(id).length > 0, texts.kindUnknown),
  place: ids((id) => /^[a-z0-9-]{1,60}(\/[a-z0-9-]{1,60}){0,2}$/.test(id), texts.placeUnknown),
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
  without: ids((id) => featuresOf(id).length > 0 || Object.hasOwn(ABSENCES, id), texts.featureUnknown),
  title: ids((id) => titlePaperOf(id) !== undefined, texts.titlePaperUnknown),
  box: given(box),
  area: given(area),
  sort: given(z.enum(SORTS, texts.sortWrong)),
};

export const type = given(z.enum([...LISTING_TYPES, 'all'], texts.typeWrong));
export const words = given(z.string(texts.searchTooLong).trim().max(MAX_TYPED, texts.searchTooLong));

/** Every choice of a search by its name in addresses; their order is that of addresses. */
export const criteriaFields = { searchTerm: words, type, ...wishes };
const criteria = z.object(criteriaFields);
type Given = z.output<typeof criteria>;

/** What a page of results asks for; everything is optional. */
export type Criteria = { [K in keyof Given]?: Given[K] | null };
