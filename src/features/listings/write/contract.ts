import { z } from 'zod';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { dialledNumber } from '#core/text/phone.ts';
import { manyLines } from '#core/text/written.ts';
import { factFields, factFieldsOrNothing, settleFacts, withoutRooms } from './facts.ts';
import { feesOfForm } from '../costs/contract.ts';
import { choice, line, wholeNumber, written } from './fields.ts';
import * as rules from '../rules.ts';
import { listingsTexts as texts } from '../texts.ts';

/** A web address, or what people write in its place: "www.homes.example", "@homes", "Ada Homes". */
const LINK = /^(https?:\/\/[^\s]+|[^\s:/][^:]*)$/i;

const empty = (value: string) => value === '';
const link = line(rules.LINK_MAX, texts.tooLong('address', rules.LINK_MAX)).refine(
  (value) => empty(value) || LINK.test(value),
  texts.linkWrong,
);

const fields = {
  imageUrls: z
    .array(z.string(texts.imageWrong).regex(/^[!-~]{1,500}$/, texts.imageWrong), texts.noImage)
    .min(rules.MIN_IMAGES, texts.noImage)
    .max(rules.MAX_IMAGES, texts.tooManyImages),
  name: line(1_000, texts.nameLength).refine((name) => {
    const length = Array.from(name).length;
    return length >= rules.NAME_MIN && length <= rules.NAME_MAX;
  }, texts.nameLength),
  city: line(rules.PLACE_MAX, texts.tooLong('city', rules.PLACE_MAX)),
  address: line(rules.ADDRESS_MAX, texts.tooLong('address', rules.ADDRESS_MAX)),
  description: written(texts.descriptionMissing).pipe(
    z.string().overwrite(manyLines).min(1, texts.descriptionMissing).max(rules.DESCRIPTION_MAX, texts.descriptionLong),
  ),
  // As contact lists write it, with the code of the country and spaces, it is longer than what is kept.
  phone: line(rules.PHONE_TYPED_MAX, texts.phoneLong)
    .transform((phone) => (phone.length > rules.PHONE_MAX ? dialledNumber(phone) : phone))
    .pipe(z.string().max(rules.PHONE_MAX, texts.phoneLong)),
  email: line(rules.EMAIL_MAX, texts.emailWrong).refine(
    (value) => empty(value) || z.email().safeParse(value).success,
    texts.emailWrong,
  ),
  state: line(rules.PLACE_MAX, texts.tooLong('state', rules.PLACE_MAX)),
  country: line(rules.PLACE_MAX, texts.tooLong('country', rules.PLACE_MAX)),
  zip: z
    .union([z.number(), z.string(), z.null()], texts.zipWrong)
    .transform((value) => (value === null || value === '' ? 1 : Number(value)))
    .pipe(z.int(texts.zipWrong).min(0, texts.zipWrong).max(rules.ZIP_MAX, texts.zipWrong)),
  socialMedia: link,
  website: link,
  type: z.enum(rules.LISTING_TYPES, texts.typeWrong),
  bedrooms: wholeNumber(rules.MIN_ROOMS, rules.MAX_ROOMS, texts.roomsWrong),
  bathrooms: wholeNumber(rules.MIN_ROOMS, rules.MAX_ROOMS, texts.roomsWrong),
  regularPrice: wholeNumber(rules.MIN_PRICE, rules.MAX_PRICE, texts.priceWrong),
  /** Counts only while there is an offer; without one anything is taken and 0 is kept. */
  discountPrice: z.union([z.number(), z.string(), z.null()], texts.priceWrong),
  offer: choice,
  parking: choice,
  furnished: choice,
  moreInfo: written(texts.tooLong('extra information', rules.MORE_INFO_MAX)).pipe(
    z.string().overwrite(manyLines).max(rules.MORE_INFO_MAX, texts.tooLong('extra information', rules.MORE_INFO_MAX)),
  ),
  ...factFields,
};

/** The JSON of a new listing (LIST-28, LIST-29, LIST-36 to LIST-43). Fields that are not named here are ignored, `userRef` too. */
const body = z.object({
  ...fields,
  city: fields.city.default(''),
  address: fields.address.default(''),
  phone: fields.phone.default(''),
  email: fields.email.default(''),
  state: fields.state.default(''),
  country: fields.country.default(''),
  zip: fields.zip.default(1),
  socialMedia: fields.socialMedia.default(''),
  website: fields.website.default(''),
  type: fields.type.default('rent'),
  bedrooms: fields.bedrooms.default(rules.MIN_ROOMS),
  bathrooms: fields.bathrooms.default(rules.MIN_ROOMS),
  discountPrice: fields.discountPrice.default(0),
  offer: fields.offer.default(false),
  parking: fields.parking.default(false),
  furnished: fields.furnished.default(false),
  moreInfo: fields.moreInfo.default(''),
  ...factFieldsOrNothing,
});

/** Reads the discount only while there is an offer, and holds it below the regular price. */
export const listingBody = z.preprocess(withoutRooms, body).transform((written, problems) => {
  const listing = settleFacts(written, problems);
  if (!listing.offer) return { ...listing, discountPrice: 0 };
  const discount = wholeNumber(rules.MIN_PRICE, rules.MAX_PRICE, texts.priceWrong).safeParse(
    listing.discountPrice ?? '',
  );
  const message = discount.success ? texts.discountTooHigh : texts.priceWrong;
  if (!discount.success || discount.data >= listing.regularPrice) {
    problems.addIssue({ code: 'custom', message, path: ['discountPrice'] });
  }
  return { ...listing, discountPrice: discount.data ?? 0 };
});
export type ListingInput = z.output<typeof listingBody>;

/** The JSON of a change: what is left out stays as it is. `updatedAt` is the state that the writer saw. */
export const listingChange = z.preprocess(
  withoutRooms,
  z.object({
    ...z.object(fields).partial().shape,
    exclusive: z.boolean().optional(),
    updatedAt: z.iso.datetime().optional(),
  }),
);

/** The listing in `raw`. Throws `invalid` with the first sentence, and each field's first under its name. */
export function parseListing(raw: unknown): ListingInput {
  const parsed = listingBody.safeParse(raw);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const named: FieldErrors = {};
  for (const { path, message } of issues) named[String(path[0])] ??= message;
  throw new AppError('invalid', issues[0]?.message ?? coreTexts.invalid, { fields: named });
}

/** A posted form under the names of the call: ticks that are not there are off, and of images and features there may be several. */
export function readListingForm(form: FormData): Record<string, unknown> {
  const texts = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const ticks = ['offer', 'parking', 'furnished'].map((name) => [name, form.has(name)]);
  return {
    ...texts,
    ...Object.fromEntries(ticks),
    features: form.getAll('features').filter(Boolean),
    fees: feesOfForm(texts),
    imageUrls: form.getAll('imageUrls').filter(Boolean),
  };
}
