import { sql, type SQLWrapper } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, phoneKey } from './columns.ts';
import { users } from './users.ts';

/** A picture as a listing keeps it: enough to lay it out before it has loaded. */
export interface ListingImage {
  url: string;
  width: number;
  height: number;
  /** A tiny blurred picture as a data: address. */
  placeholder: string;
}

/** One fee beside the price, as its owner states it: naira, or a share of the price in percent. */
export interface FeeLine {
  kind: 'agency' | 'legal' | 'caution' | 'service' | 'inspection' | 'cleaning' | 'other';
  /** What an 'other' fee is for. */
  label?: string;
  amount?: number;
  percent?: number;
  every: 'once' | 'year';
  refundable: boolean;
}

/** Texts with a way to reach somebody in them, masked; under the names that SQL gives the columns. */
export type MaskedTexts = Partial<Record<'name' | 'description' | 'address' | 'city' | 'state' | 'country', string>> & {
  more_info?: string;
  size_text?: string;
  fees?: FeeLine[];
};

/** The one order of every list. NULLS FIRST because only that serves a plain ORDER BY … DESC. */
function newestFirst({ updatedAt, id }: { updatedAt: ExtraConfigColumn; id: ExtraConfigColumn }) {
  return [updatedAt.desc().nullsFirst(), id.desc().nullsFirst()] as const;
}

/** The same for texts that say the same in other signs and spaces. */
export const wordsKey = (words: SQLWrapper | string) =>
  sql`md5(regexp_replace(lower(${words}), '[^a-z0-9]+', '', 'g'))`;
/** Shorter descriptions are the same by chance. */
export const WORDS_COMPARED_FROM = 120;

/** Homes on the market (LIST-28). Money is whole naira. */
export const listings = pgTable(
  'listings',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    slug: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: ['draft', 'pending', 'active', 'paused', 'let', 'sold', 'expired', 'removed'] })
      .notNull()
      .default('active'),
    name: text().notNull(),
    description: text().notNull(),
    address: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    country: text().notNull().default(''),
    zip: bigint({ mode: 'number' }).notNull().default(1),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    website: text().notNull().default(''),
    socialMedia: text('social_media').notNull().default(''),
    type: text({ enum: ['rent', 'shortlet', 'sale'] })
      .notNull()
      .default('rent'),
    propertyType: text('property_type'),
    bedrooms: integer().notNull().default(1),
    bathrooms: integer().notNull().default(1),
    regularPrice: bigint('regular_price', { mode: 'number' }).notNull().default(50_000),
    discountPrice: bigint('discount_price', { mode: 'number' }).notNull().default(0),
    offer: boolean().notNull().default(false),
    /** What is asked today (LIST-31): the discount price while there is an offer. */
    price: bigint({ mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`case when offer then discount_price else regular_price end`),
    parking: boolean().notNull().default(false),
    furnished: boolean().notNull().default(false),
    moreInfo: text('more_info').notNull().default(''),
    images: jsonb().$type<ListingImage[]>().notNull().default([]),
    /** Chosen for the Premier Properties by an admin. */
    exclusive: boolean().notNull().default(false),
    toilets: integer(),
    sizeSqm: doublePrecision('size_sqm'),
    /** The size in its owner's words: "half plot", "600 sqm". */
    sizeText: text('size_text').notNull().default(''),
    titlePaper: text('title_paper'),
    /** What the home has, in the words of features/listings/property/features.ts. */
    features: text().array().notNull().default([]),
    fees: jsonb().$type<FeeLine[]>().notNull().default([]),
    /** Years of rent that are paid in advance; null where the owner did not say. */
    rentYears: integer('rent_years'),
    /** What the first year, the first stay or the purchase costs with every stated fee; written with the listing. */
    firstTotal: bigint('first_total', { mode: 'number' }),
    /** What others than signed-in people read in the place of these columns; null until it has been looked through. */
    masked: jsonb().$type<MaskedTexts>(),
    /** The smallest place of the gazetteer that it lies in, and that place with all around it. */
    place: text(),
    within: text().array().notNull().default([]),
    /** Other places of its state that its name or address names. */
    named: text().array().notNull().default([]),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Since when its contacts are shown to its owner and admins only, because a report is looked into. */
    contactsPausedAt: moment('contacts_paused_at'),
    /** To quote on the phone. */
    reference: integer().notNull().generatedAlwaysAsIdentity(),
    /** What it was copied from, and what that was copied from; the nearest last. Without foreign keys: those may be gone. */
    copiedFrom: uuid('copied_from')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Only the release before writes it; `request_keys` came in its place. */
    requestKey: text('request_key'),
    /** Who said last what it says; null where that was its owner before this was kept. */
    updatedBy: uuid('updated_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('listings_slug_key').on(t.slug),
    uniqueIndex('listings_reference_key').on(t.reference),
    index('listings_newest')
      .on(...newestFirst(t))
      .where(sql`status = 'active'`),
    index('listings_newest_by_type')
      .on(t.type, ...newestFirst(t))
      .where(sql`status = 'active'`),
    index('listings_newest_offers')
      .on(...newestFirst(t))
      .where(sql`status = 'active' and offer`),
    index('listings_newest_exclusive')
      .on(...newestFirst(t))
      .where(sql`status = 'active' and exclusive`),
    // For admins, who see every status.
    index('listings_all_newest').on(...newestFirst(t)),
    // The few that are elsewhere in their life, for the same list by status.
    index('listings_elsewhere')
      .on(t.status, ...newestFirst(t))
      .where(sql`status <> 'active'`),
    index('listings_of_user').on(t.userId, ...newestFirst(t)),
    index('listings_created')
      .on(t.createdAt)
      .where(sql`status = 'active'`),
    uniqueIndex('listings_request')
      .on(t.userId, t.requestKey)
      .where(sql`request_key is not null`),
    index('listings_unmasked')
      .on(t.id)
      .where(sql`masked is null`),
    index('listings_phone')
      .on(phoneKey(t.phone))
      .where(sql`char_length(phone) >= 10`),
    index('listings_words')
      .on(wordsKey(t.description))
      .where(sql`char_length(description) >= ${sql.raw(String(WORDS_COMPARED_FROM))}`),
    // For admins, who look a home up by a part of its name.
    index('listings_name_part').using('gin', sql`search_fold(${t.name}) gin_trgm_ops`),
    index('listings_images').using('gin', t.images.op('jsonb_path_ops')),
    check('listings_type', sql`type in ('rent', 'shortlet', 'sale')`),
    check(
      'listings_status',
      sql`status in ('draft', 'pending', 'active', 'paused', 'let', 'sold', 'expired', 'removed')`,
    ),
    check('listings_discount', sql`not offer or discount_price < regular_price`),
  ],
);
