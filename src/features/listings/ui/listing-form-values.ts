import type { FieldErrors } from '#core/errors.ts';
import { parseGrouped } from '#ui/grouped-number.ts';
import type { PictureSource } from '#ui/picture.tsx';
import type { Listing } from '../contract.ts';
import { DEFAULT_PRICE, MIN_ROOMS } from '../rules.ts';

const TEXTS = [
  'type',
  'name',
  'description',
  'bedrooms',
  'bathrooms',
  'moreInfo',
  'address',
  'city',
  'state',
  'country',
  'zip',
  'regularPrice',
  'discountPrice',
  'phone',
  'email',
  'website',
  'socialMedia',
] as const;
const TICKS = ['offer', 'furnished', 'parking', 'exclusive'] as const;

type Text = (typeof TEXTS)[number];
type Tick = (typeof TICKS)[number];

/** A listing as it stands in its form: words and ticks that nobody has checked yet, under the names of the calls. */
export type ListingFormValues = Record<Text, string> & Record<Tick, boolean> & { images: readonly PictureSource[] };

/** What a form starts from, and what it sends along with its values. */
export interface FormStart {
  values: ListingFormValues;
  /** Names this one attempt to create, so that a repeated save makes no second listing. */
  token: string;
  /** The state of the stored listing that was edited; empty for a new one. */
  version: string;
}

/** What each part of the form is given. */
export interface PartProps {
  values: ListingFormValues;
  errors: FieldErrors;
}

/** A form that nobody has filled in yet (defaults of SPEC section 3). */
export const EMPTY_LISTING: ListingFormValues = {
  type: 'rent',
  name: '',
  description: '',
  bedrooms: String(MIN_ROOMS),
  bathrooms: String(MIN_ROOMS),
  moreInfo: '',
  address: '',
  city: '',
  state: '',
  country: 'Nigeria',
  zip: '',
  regularPrice: String(DEFAULT_PRICE),
  discountPrice: '',
  phone: '',
  email: '',
  website: '',
  socialMedia: '',
  offer: false,
  furnished: false,
  parking: false,
  exclusive: false,
  images: [],
};

/** The stored listing as its form shows it: what nobody ever said (zip 1, discount 0) stays empty. */
export function valuesOf(listing: Listing): ListingFormValues {
  const { zip, discountPrice } = listing;
  const text = (name: Exclude<Text, 'zip' | 'discountPrice'>) => String(listing[name]);
  const words = TEXTS.filter((name) => name !== 'zip' && name !== 'discountPrice');
  return {
    ...EMPTY_LISTING,
    ...Object.fromEntries(words.map((name) => [name, text(name)])),
    zip: zip === 1 ? '' : String(zip),
    discountPrice: discountPrice > 0 ? String(discountPrice) : '',
    offer: listing.offer,
    furnished: listing.furnished,
    parking: listing.parking,
    exclusive: listing.exclusive,
    images: listing.images,
  };
}

/** What the form holds now; of its pictures it knows the addresses only, so they come from whoever keeps them. */
export function readValues(data: FormData, images: readonly PictureSource[]): ListingFormValues {
  const text = (name: Text) => {
    const value = data.get(name);
    if (typeof value !== 'string') return '';
    return name === 'regularPrice' || name === 'discountPrice' ? String(parseGrouped(value) ?? value) : value;
  };
  return {
    ...(Object.fromEntries(TEXTS.map((name) => [name, text(name)])) as Record<Text, string>),
    ...(Object.fromEntries(TICKS.map((name) => [name, data.has(name)])) as Record<Tick, boolean>),
    images,
  };
}

/** Whether two forms say the same. */
export function sameValues(one: ListingFormValues, other: ListingFormValues): boolean {
  const urls = (values: ListingFormValues) => values.images.map(({ url }) => url).join(' ');
  return [...TEXTS, ...TICKS].every((name) => one[name] === other[name]) && urls(one) === urls(other);
}

/** `values`, and over them what somebody has changed since `before`: they may have typed before scripts ran. */
export function withTyped(
  values: ListingFormValues,
  typed: ListingFormValues,
  before: ListingFormValues,
): ListingFormValues {
  const changed = [...TEXTS, ...TICKS].filter((name) => typed[name] !== before[name]);
  return { ...values, ...Object.fromEntries(changed.map((name) => [name, typed[name]])) };
}
