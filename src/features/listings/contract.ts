import { z } from 'zod';
import { pageParameters } from '#core/parameters.ts';
import { imageAnswer } from '#features/media/contract.ts';
import { feeAnswer } from './costs/contract.ts';
import { kindOnCard } from './property/kinds.ts';
import { LISTING_STATUSES, LISTING_TYPES } from './rules.ts';

/** A listing on the wire (LIST-28). Phone, email, website and socialMedia are empty for those who may not see them. */
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
  /** The kind of property, the title paper and the features are ids; null and empty say that nothing is known. */
  propertyType: z.string().nullable(),
  titlePaper: z.string().nullable(),
  features: z.array(z.string()),
  toilets: z.number().nullable(),
  sizeSqm: z.number().nullable(),
  sizeText: z.string(),
  fees: z.array(feeAnswer),
  /** Whether all fees are stated that are usual for its kind of market. */
  feesStated: z.enum(['all', 'some', 'none']),
  rentYears: z.number().nullable(),
  /** What the first year, one night or the purchase costs with every stated fee; null where nothing is stated. */
  firstTotal: z.number().nullable(),
  /** The smallest place of the gazetteer that it surely lies in, and where that or the home itself is. */
  place: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** To quote on the phone. */
  reference: z.string(),
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

/** What a card shows of a listing. */
const onCard = listingAnswer.pick({
  slug: true,
  name: true,
  address: true,
  city: true,
  state: true,
  type: true,
  propertyType: true,
  bedrooms: true,
  bathrooms: true,
  sizeSqm: true,
  sizeText: true,
  regularPrice: true,
  discountPrice: true,
  offer: true,
  rentYears: true,
  firstTotal: true,
  feesStated: true,
  latitude: true,
  longitude: true,
  reference: true,
  status: true,
  userRef: true,
  updatedAt: true,
});

/** A listing on a card; `phone` and `email` are there only for those who may see them. */
export const cardAnswer = onCard.extend({
  id: z.string(),
  /** The kind of property in words, where it is known. */
  kind: z.string().optional(),
  /** Land and business have no bedrooms to speak of. */
  roomless: z.boolean().optional(),
  cover: imageAnswer.nullable(),
  phone: z.string().optional(),
  email: z.string().optional(),
});
export type ListingCard = z.infer<typeof cardAnswer>;

/** The card of a listing that came over the wire. */
export function cardOf(listing: Listing): ListingCard {
  const { _id: id, images, phone, email } = listing;
  const shown = onCard.parse(listing);
  const contact = { ...(phone && { phone }), ...(email && { email }) };
  return { ...shown, id, cover: images[0] ?? null, ...kindOnCard(listing.propertyType), ...contact };
}

export const pageQuery = z.object(pageParameters);
