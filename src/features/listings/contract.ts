import { z } from 'zod';
import { messageAnswer } from '#core/answers.ts';
import { pageParameters } from '#core/web/parameters.ts';
import { imageAnswer } from '#features/media/contract.ts';
import { FEES } from './costs/rules.ts';
import { lifeTexts, REASON_MAX } from './life/texts.ts';
import { TRANSITION_NAMES } from './life/transitions.ts';
import { LISTING_STATUSES, LISTING_TYPES } from './rules.ts';

/** A fee on the wire: naira, or a share of the price in percent. */
const fee = z
  .object({
    kind: z.enum(FEES.map(({ kind }) => kind)),
    label: z.string().optional(),
    amount: z.number().optional(),
    percent: z.number().optional(),
    every: z.enum(['once', 'year']),
    refundable: z.boolean(),
  })
  .meta({ id: 'Fee' });

/** A listing on the wire (LIST-28). Phone, email, website and socialMedia are empty for those who may not see them. */
export const listingAnswer = z
  .object({
    _id: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    zip: z.number(),
    phone: z.string().describe('Like `email`, `website` and `socialMedia`: empty for those who are not signed in.'),
    email: z.string(),
    website: z.string(),
    socialMedia: z.string(),
    type: z.enum(LISTING_TYPES),
    propertyType: z.string().nullable().describe('The id of the kind of property; null where nothing is known.'),
    titlePaper: z.string().nullable().describe('The id of the title paper; null where nothing is known.'),
    features: z.array(z.string()).describe('Ids of features.'),
    toilets: z.number().nullable(),
    sizeSqm: z.number().nullable(),
    sizeText: z.string(),
    fees: z.array(fee),
    feesStated: z.enum(['all', 'some', 'none']).describe('Whether all fees are stated that are usual in its market.'),
    rentYears: z.number().nullable().describe('Years of rent that are paid in advance.'),
    firstTotal: z
      .number()
      .nullable()
      .describe(
        'What the first year, one night or the purchase costs with every stated fee; null where none is stated.',
      ),
    place: z.string().nullable().describe('The id of the smallest known place that it lies in: `lagos/lekki`.'),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    reference: z.string().describe('A short reference to quote on the phone: `GD-1234`.'),
    bedrooms: z.number(),
    bathrooms: z.number(),
    regularPrice: z.number(),
    discountPrice: z.number(),
    offer: z.boolean(),
    parking: z.boolean(),
    furnished: z.boolean(),
    moreInfo: z.string(),
    imageUrls: z.array(z.string()).describe('The pictures, the cover first.'),
    images: z.array(imageAnswer).describe('The same pictures with their sizes.'),
    exclusive: z.boolean(),
    status: z.enum(LISTING_STATUSES),
    userRef: z.string().describe('The `_id` of its owner.'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Listing' });
export type Listing = z.infer<typeof listingAnswer>;

export const listingsAnswer = z.array(listingAnswer);

/** The counts are of active listings; the last month goes back to the same day of the month before. */
export const overviewAnswer = z
  .object({
    listing: listingsAnswer,
    totalListing: z.number(),
    lastMonthListings: z.number(),
  })
  .meta({ id: 'ListingOverview' });
export type Overview = z.infer<typeof overviewAnswer>;

export const writtenAnswer = messageAnswer.extend({ _id: z.string(), slug: z.string() }).meta({ id: 'SavedListing' });

/** A listing on a card; `phone` and `email` are there only for those who may see them. */
export const cardAnswer = listingAnswer
  .pick({
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
  })
  .extend({
    id: z.string(),
    kind: z.string().optional().describe('The kind of property in words, where it is known.'),
    roomless: z.boolean().optional().describe('Whether it is land or business premises, which have no bedrooms.'),
    priceNote: z
      .string()
      .optional()
      .describe('Where its price is far below the middle of homes like it around it: how far, in words.'),
    cover: imageAnswer.nullable(),
    photos: z.array(z.string()).optional().describe('The addresses of the pictures after the cover, four at most.'),
    phone: z.string().optional().describe('Like `email`: only for those who may see it.'),
    email: z.string().optional(),
    hasChat: z.boolean().optional().describe('Whether `phone` is a Nigerian mobile number, which WhatsApp may reach.'),
  })
  .meta({ id: 'ListingCard' });
export type ListingCard = z.infer<typeof cardAnswer>;

/** What is to be done with a listing; `undo` takes back what the same person did last. */
export const moveBody = z
  .object({
    transition: z.enum([...TRANSITION_NAMES, 'undo'], lifeTexts.notNow),
    reason: z.string(lifeTexts.reasonMissing).max(REASON_MAX, lifeTexts.reasonMissing).optional(),
  })
  .meta({ id: 'ListingMove' });

export const movedAnswer = messageAnswer.extend({ status: z.enum(LISTING_STATUSES) }).meta({ id: 'MovedListing' });

export const pageQuery = z.object(pageParameters);
