import { naira } from '#core/money.ts';
import {
  DESCRIPTION_MAX,
  MAX_IMAGES,
  MAX_PRICE,
  MAX_ROOMS,
  MIN_PRICE,
  MIN_ROOMS,
  NAME_MAX,
  NAME_MIN,
  PHONE_MAX,
} from './rules.ts';

/** What people read about listings (LIST-36, LIST-37, LIST-46 to LIST-49; in right spelling, DIFF-6). */
export const listingsTexts = {
  noImage: 'You must upload at least one image',
  tooManyImages: `You can only upload ${MAX_IMAGES} images per listing`,
  imageWrong: 'One of the images is not one of your uploads.',
  discountTooHigh: 'Discount Price must be lower than Regular price',

  placeMissing: 'Please choose the area or town, or type the city and the state.',
  nameLength: `The name must have ${NAME_MIN} to ${NAME_MAX} characters.`,
  descriptionMissing: 'Please describe the property.',
  descriptionLong: `The description can have ${DESCRIPTION_MAX.toLocaleString('en-US')} characters at most.`,
  phoneLong: `The phone number can have ${PHONE_MAX} characters at most.`,
  emailWrong: 'That does not look like an email address.',
  linkWrong: 'Please enter a web address or a name such as @yourname.',
  tooLong: (what: string, most: number) => `The ${what} can have ${most.toLocaleString('en-US')} characters at most.`,
  typeWrong: 'Please choose rent, shortlet or sale.',
  priceWrong: `The price must be a whole number of naira from ${naira(MIN_PRICE)} to ${naira(MAX_PRICE)}.`,
  roomsWrong: `Bedrooms and bathrooms must be ${MIN_ROOMS} to ${MAX_ROOMS}.`,
  zipWrong: 'The zip code must be a number.',
  choiceWrong: 'Please answer with yes or no.',

  created: 'Listing created successfully',
  updated: 'Listing updated successfully',
  copied: 'This is a copy that only you see. Change what differs, then publish it.',
  deleted: 'Listing deleted successfully',
  deleteTitle: 'Delete listing',
  deleteQuestion: 'Are you sure you want to delete this listing?',
  notFound: 'We could not find that listing.',
  noneFound: 'No listing matches',
  noneYet: 'You don’t have a listing yet',
  manyContacts: 'You have viewed a lot of contacts today. Please come back tomorrow.',
  notYours: 'You can only change your own listings.',
  changedMeanwhile:
    'This listing was changed in another window since you opened it. Nothing of yours is lost: choose which of the two counts.',

  userIdWrong: 'userId must be the id of a user.',
  offerWrong: 'That choice must be true or false.',
  searchTooLong: 'Please search with fewer words.',
  amountWrong: 'Prices must be whole numbers of naira.',
} as const;

/** A market in one word, for tables and filters. */
export const TYPE_NAMES = { sale: 'Sale', rent: 'Rent', shortlet: 'Shortlet' } as const;

/** Where a listing stands, in one word. */
export const STATUS_NAMES = {
  draft: 'Draft',
  pending: 'Pending',
  active: 'Active',
  paused: 'Paused',
  let: 'Let',
  sold: 'Sold',
  expired: 'Expired',
  removed: 'Removed',
} as const;

/** What admins mostly write to an owner; their own words do as well. */
export const USUAL_REASONS = [
  'The home is no longer available.',
  'The same home is listed twice.',
  'The photos do not show this home.',
  'The price asked at the end is different.',
  'We could not confirm that you may offer this home.',
  'The description asks for money before a viewing.',
] as const;
