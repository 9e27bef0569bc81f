import { z } from 'zod';
import { MAX_LIMIT, MAX_START_INDEX } from '#core/paging.ts';
import { imageAnswer } from '#features/media/contract.ts';
import { correction } from '#features/search/contract.ts';
import { LISTING_STATUSES, LISTING_TYPES, MAX_ROOMS, MAX_TYPED } from './rules.ts';
import { listingsTexts as texts } from './texts.ts';

/** A listing on the wire (SPEC section 3). Phone, email, website and socialMedia are empty for those who may not see them. */
export const listingAnswer = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zip: z.number(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  socialMedia: z.string(),
  type: z.enum(LISTING_TYPES),
  propertyType: z.string().nullable(),
  bedrooms: z.number(),
  bathrooms: z.number(),
  regularPrice: z.number(),
  discountPrice: z.number(),
  offer: z.boolean(),
  parking: z.boolean(),
  furnished: z.boolean(),
  moreInfo: z.string(),
  imageUrls: z.array(z.string()),
  /** The same pictures with what a page needs to lay them out. */
  images: z.array(imageAnswer),
  exclusive: z.boolean(),
  status: z.enum(LISTING_STATUSES),
  userRef: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Listing = z.infer<typeof listingAnswer>;

export const listingsAnswer = z.array(listingAnswer);

/** The counts are of active listings; the last month goes back to the same day of the month before. */
export const overviewAnswer = z.object({
  listing: listingsAnswer,
  totalListing: z.number(),
  lastMonthListings: z.number(),
});
export type Overview = z.infer<typeof overviewAnswer>;

export const messageAnswer = z.object({ success: z.literal(true), message: z.string() });
export const writtenAnswer = messageAnswer.extend({ _id: z.string(), slug: z.string() });

/** What a card shows of a listing; `phone` and `email` are there only for those who may see them. */
export interface ListingCard extends Pick<
  Listing,
  | 'slug'
  | 'name'
  | 'address'
  | 'city'
  | 'state'
  | 'type'
  | 'bedrooms'
  | 'bathrooms'
  | 'regularPrice'
  | 'discountPrice'
  | 'offer'
  | 'status'
  | 'userRef'
  | 'updatedAt'
> {
  id: string;
  cover: Listing['images'][number] | null;
  phone?: string;
  email?: string;
}

/** The card of a listing that came over the wire. */
export function cardOf({ _id, images, phone, email, ...listing }: Listing): ListingCard {
  const { slug, name, address, city, state, type, bedrooms, bathrooms } = listing;
  const { regularPrice, discountPrice, offer, status, userRef, updatedAt } = listing;
  const home = { id: _id, slug, name, address, city, state, type, bedrooms, bathrooms, status, userRef, updatedAt };
  const contact = { ...(phone && { phone }), ...(email && { email }) };
  return { ...home, regularPrice, discountPrice, offer, cover: images[0] ?? null, ...contact };
}

/** In addresses and forms an empty text says nothing, and so does null in older clients' JSON. */
const given = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());
const count = (least: number, most: number, message: string) =>
  z.coerce.number(message).pipe(z.int(message).min(least, message).max(most, message));
const yes = z
  .union([z.boolean(), z.enum(['true', 'false'])], texts.offerWrong)
  .transform((value) => String(value) === 'true');

const limit = given(count(1, MAX_LIMIT, texts.limitWrong));
const startIndex = given(count(0, MAX_START_INDEX, texts.startIndexWrong));
const type = given(z.enum([...LISTING_TYPES, 'all'], texts.typeWrong));
const words = given(z.string(texts.searchTooLong).trim().max(MAX_TYPED, texts.searchTooLong));

/** What a home must have; a choice that is `false` asks for nothing. Rooms are the fewest, prices whole naira. */
const wishes = {
  offer: given(yes),
  parking: given(yes),
  furnished: given(yes),
  exclusive: given(yes),
  bedrooms: given(count(0, MAX_ROOMS, texts.roomsWrong)),
  bathrooms: given(count(0, MAX_ROOMS, texts.roomsWrong)),
  minPrice: given(count(0, Number.MAX_SAFE_INTEGER, texts.amountWrong)),
  maxPrice: given(count(0, Number.MAX_SAFE_INTEGER, texts.amountWrong)),
};

/** GET /api/listing/get; `type=all` is the same as none. */
export const listQuery = z.object({
  ...wishes,
  type,
  userId: given(z.uuid(texts.userIdWrong)),
  searchTerm: words,
  limit,
  startIndex,
});
export type ListQuery = z.output<typeof listQuery>;

export const pageQuery = z.object({ limit, startIndex });

/** Search criteria of SPEC section 7; typed words may come under any of these names. */
export const searchBody = z.object({
  ...wishes,
  type,
  searchTerm: words,
  name: words,
  city: words,
  state: words,
  address: words,
  limit,
  startIndex,
});
export type SearchBody = z.output<typeof searchBody>;

export const suggestQuery = z.object({ searchTerm: words });
/** Completions of typed words: places as "Lekki, Lagos", and homes. */
export const suggestAnswer = z.object({
  places: z.array(z.string()),
  homes: z.array(z.object({ slug: z.string(), name: z.string() })),
  corrections: z.array(correction),
});
export type Suggestions = z.infer<typeof suggestAnswer>;

/** What a page of results asks for; everything is optional. */
export type Criteria = { [K in keyof Omit<ListQuery, 'userId' | 'limit' | 'startIndex'>]?: ListQuery[K] | null };
