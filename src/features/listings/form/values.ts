import type { FieldErrors } from '#core/errors.ts';
import { parseGrouped } from '#ui/forms/grouped-number.ts';
import type { PictureSource } from '#features/media/ui/picture.tsx';
import type { Listing } from '../contract.ts';
import { DEFAULT_PRICE, MIN_ROOMS } from '../rules.ts';
import { FEE_TEXTS, FEE_TICKS, type FeeText, type FeeTick, feeValuesOf } from './fee-values.ts';

/** What a seller may add to the fields of the specification. */
const FACTS = { sizeText: '', titlePaper: '', toilets: '', rentYears: '' };
const WORDS = {
  type: 'rent',
  name: '',
  description: '',
  bedrooms: String(MIN_ROOMS),
  bathrooms: String(MIN_ROOMS),
  propertyType: '',
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
  ...FACTS,
};
const CHOICES = { offer: false, furnished: false, parking: false, exclusive: false };

type Word = keyof typeof WORDS;
type Text = Word | FeeText;
type Tick = keyof typeof CHOICES | FeeTick;
const WORD_NAMES = namesOf(WORDS);
const TEXTS: readonly Text[] = [...WORD_NAMES, ...FEE_TEXTS];
const TICKS: readonly Tick[] = [...namesOf(CHOICES), ...FEE_TICKS];

/** A listing as it stands in its form: words and ticks that nobody has checked yet, under the names of the calls. */
export type ListingFormValues = Record<Text, string> &
  Record<Tick, boolean> & { features: readonly string[]; images: readonly PictureSource[] };

/** What a form starts from, and what it sends along with its values. */
export interface FormStart {
  values: ListingFormValues;
  /** Names this one attempt to create, so that a repeated save makes no second listing. */
  token: string;
  /** The state of the stored listing that was edited; empty for a new one. */
  version: string;
  /** Keys of questions that are not asked: they were answered, or stood in what is stored. */
  confirmed?: readonly string[] | undefined;
}

/** What each part of the form is given. */
export interface PartProps {
  values: ListingFormValues;
  errors: FieldErrors;
}

/** The props of the field with this name: its value, and what is wrong with it. */
export function fieldOf({ values, errors }: PartProps, name: Word) {
  return { name, defaultValue: values[name], error: errors[name] };
}

/** A form that nobody has filled in yet (LIST-29). */
export const EMPTY_LISTING: ListingFormValues = {
  ...WORDS,
  ...CHOICES,
  ...feeValuesOf([]),
  features: [],
  images: [],
};

/** The stored listing as its form shows it: what nobody ever said (zip 1, discount 0, null) stays empty. */
export function valuesOf(listing: Listing): ListingFormValues {
  const { zip, discountPrice, sizeText, sizeSqm } = listing;
  const text = (name: Word) => String(listing[name] ?? '');
  return {
    ...EMPTY_LISTING,
    ...Object.fromEntries(WORD_NAMES.map((name) => [name, text(name)])),
    ...feeValuesOf(listing.fees),
    zip: zip === 1 ? '' : String(zip),
    discountPrice: discountPrice > 0 ? String(discountPrice) : '',
    sizeText: sizeText || (sizeSqm === null ? '' : `${sizeSqm} sqm`),
    offer: listing.offer,
    furnished: listing.furnished,
    parking: listing.parking,
    exclusive: listing.exclusive,
    features: listing.features,
    images: listing.images,
  };
}

/** Whether anything is said of what the form folds away. */
export function saysMore(values: ListingFormValues): boolean {
  const isSaid = (name: keyof typeof FACTS | FeeText) => values[name] !== EMPTY_LISTING[name];
  return values.features.length > 0 || namesOf(FACTS).some(isSaid) || FEE_TEXTS.some(isSaid);
}

const AMOUNT = /^(regularPrice|discountPrice|fees\.\w+\.amount)$/;

/** What the form holds now; of its pictures it knows the addresses only, so they come from whoever keeps them. */
export function readValues(data: FormData, images: readonly PictureSource[]): ListingFormValues {
  const text = (name: Text) => {
    const value = data.get(name);
    if (typeof value !== 'string') return '';
    return AMOUNT.test(name) ? String(parseGrouped(value) ?? value) : value;
  };
  return {
    ...(Object.fromEntries(TEXTS.map((name) => [name, text(name)])) as Record<Text, string>),
    ...(Object.fromEntries(TICKS.map((name) => [name, data.has(name)])) as Record<Tick, boolean>),
    features: data.getAll('features').map(String).filter(Boolean),
    images,
  };
}

/** Whether two forms say the same. */
export function sameValues(one: ListingFormValues, other: ListingFormValues): boolean {
  const lists = ({ images, features }: ListingFormValues) =>
    [...images.map(({ url }) => url), ...features.toSorted()].join(' ');
  return [...TEXTS, ...TICKS].every((name) => one[name] === other[name]) && lists(one) === lists(other);
}

/** `values`, and over them what somebody has changed since `before`: they may have typed before scripts ran. */
export function withTyped(
  values: ListingFormValues,
  typed: ListingFormValues,
  before: ListingFormValues,
): ListingFormValues {
  const changed = [...TEXTS, ...TICKS].filter((name) => typed[name] !== before[name]);
  const ticked = typed.features.join(' ') === before.features.join(' ') ? values.features : typed.features;
  return { ...values, features: ticked, ...Object.fromEntries(changed.map((name) => [name, typed[name]])) };
}

function namesOf<Values extends object>(values: Values): (keyof Values)[] {
  return Object.keys(values) as (keyof Values)[];
}
