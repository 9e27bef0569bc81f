import { sql } from 'drizzle-orm';
import { mobileNumber } from '#core/text/phone.ts';
import { type ListingImage, listings } from '#db/schema/listings.ts';
import type { Listing, ListingCard } from './contract.ts';
import { cardTexts } from './card/texts.ts';
import { feesStated } from './costs/cost.ts';
import { withMasked } from './masking/masked.ts';
import { kindOnCard } from './property/kinds.ts';
import { farBelow, referenceOf } from './rules.ts';

const shared = {
  id: listings.id,
  slug: listings.slug,
  userId: listings.userId,
  status: listings.status,
  name: listings.name,
  address: listings.address,
  city: listings.city,
  state: listings.state,
  phone: listings.phone,
  email: listings.email,
  type: listings.type,
  propertyType: listings.propertyType,
  bedrooms: listings.bedrooms,
  bathrooms: listings.bathrooms,
  sizeSqm: listings.sizeSqm,
  sizeText: listings.sizeText,
  regularPrice: listings.regularPrice,
  discountPrice: listings.discountPrice,
  offer: listings.offer,
  fees: listings.fees,
  rentYears: listings.rentYears,
  firstTotal: listings.firstTotal,
  latitude: listings.latitude,
  longitude: listings.longitude,
  reference: listings.reference,
  updatedAt: listings.updatedAt,
  masked: listings.masked,
  contactsPausedAt: listings.contactsPausedAt,
};

/**
 * What homes of the same kind and rooms are asked for in the smallest place around it that has figures, and this one beside them. A kind that its
 * owner did not choose is taken from the search, which has read it from the name. Columns with their table, because the figures have some of the
 * same name.
 */
const middle = sql<Middle | null>`(
  select jsonb_build_object('price', median, 'spread', spread,
    'asked', case when figure.bedrooms = 0 then listings.price / listings.size_sqm else listings.price end)
  from (select coalesce(listings.property_type, (
    select substr(fact, 4) from listing_search, unnest(facts) as fact where listing_id = listings.id and fact like '=k:%' limit 1
  )) as kind offset 0) as known
  cross join lateral (select known.kind = any(search_roomless_kinds()) as is_roomless offset 0) as rooms
  join kind_figures as figure on figure.type = listings.type and figure.place = any(listings.within)
    and figure.kind = regexp_replace(known.kind, '^.*-(duplex|bungalow)$', '\\1')
    and figure.bedrooms = case when is_roomless then 0 else listings.bedrooms end
  where not is_roomless or listings.size_sqm >= 1
  order by array_position(listings.within, figure.place) limit 1
)`;

/** What a card needs; leaves the long texts and all but the addresses of further pictures in the database. */
export const cardColumns = {
  ...shared,
  middle,
  cover: sql<ListingImage | null>`${listings.images} -> 0`,
  photos: sql<string[]>`jsonb_path_query_array(${listings.images}, '$[1 to 4].url')`,
};

/** Everything that may go over the wire. */
export const fullColumns = {
  ...shared,
  description: listings.description,
  country: listings.country,
  zip: listings.zip,
  website: listings.website,
  socialMedia: listings.socialMedia,
  toilets: listings.toilets,
  titlePaper: listings.titlePaper,
  features: listings.features,
  place: listings.place,
  parking: listings.parking,
  furnished: listings.furnished,
  moreInfo: listings.moreInfo,
  images: listings.images,
  exclusive: listings.exclusive,
  createdAt: listings.createdAt,
};

interface Middle {
  price: number;
  spread: number;
  asked: number;
}

type Row = typeof listings.$inferSelect;
export type FullRow = Pick<Row, keyof typeof fullColumns>;
export type CardRow = Pick<Row, keyof typeof shared> & {
  cover: ListingImage | null;
  photos?: string[];
  middle?: Middle | null;
};

/** The row as the calls answer it, without the ways to reach the owner unless `withContact`; neither in its words. */
export function toListing(full: FullRow, withContact: boolean): Listing {
  const {
    id: _id,
    userId: userRef,
    images,
    masked: _masked,
    contactsPausedAt: _paused,
    ...row
  } = withContact ? full : withMasked(full);
  return {
    ...row,
    ...(withContact ? {} : { phone: '', email: '', website: '', socialMedia: '' }),
    _id,
    userRef,
    feesStated: feesStated(row),
    reference: referenceOf(row.reference),
    images,
    imageUrls: images.map(({ url }) => url),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The row as a card, for anonymous visitors with masked texts, and without the ways to reach the owner unless `withContact`. */
export function toCard(
  full: CardRow,
  { withContact, isMasked }: { withContact: boolean; isMasked: boolean },
): ListingCard {
  const shown = isMasked ? withMasked(full) : full;
  const {
    userId: userRef,
    phone,
    email,
    updatedAt,
    fees,
    reference,
    masked: _masked,
    contactsPausedAt: _paused,
    middle: around,
    ...row
  } = shown;
  const below = around ? farBelow(around) : null;
  const card: ListingCard = {
    ...row,
    ...kindOnCard(row.propertyType),
    feesStated: feesStated({ type: row.type, fees }),
    reference: referenceOf(reference),
    userRef,
    updatedAt: updatedAt.toISOString(),
    ...(below !== null && { priceNote: cardTexts.farBelow(below) }),
  };
  if (!withContact) return card;
  return { ...card, ...(phone && { phone, hasChat: mobileNumber(phone) !== null }), ...(email && { email }) };
}
