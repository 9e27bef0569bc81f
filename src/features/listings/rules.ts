/** Kinds of market (LIST-28). */
export const LISTING_TYPES = ['rent', 'shortlet', 'sale'] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

/** Where a listing stands. Only an active one is public. */
export const LISTING_STATUSES = ['draft', 'pending', 'active', 'paused', 'let', 'sold', 'expired', 'removed'] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** Pictures of one listing; the first is its cover (IMG-13, LIST-30). */
export const MIN_IMAGES = 1;
export const MAX_IMAGES = 6;
/** Whole naira (LIST-50). */
export const MIN_PRICE = 50_000;
export const MAX_PRICE = 10_000_000_000;
export const DEFAULT_PRICE = 50_000;
export const MIN_ROOMS = 1;
export const MAX_ROOMS = 10;
/** Characters. */
export const NAME_MIN = 10;
export const NAME_MAX = 52;
export const PHONE_MAX = 15;
/** With spaces and brackets between its figures. */
export const PHONE_TYPED_MAX = 30;
export const DESCRIPTION_MAX = 10_000;
export const MORE_INFO_MAX = 2_000;
export const ADDRESS_MAX = 200;
export const PLACE_MAX = 100;
export const EMAIL_MAX = 254;
export const LINK_MAX = 200;
export const SIZE_TEXT_MAX = 60;
/** Square metres: ten thousand hectares. */
export const MAX_SQM = 100_000_000;
export const MAX_TOILETS = 20;
/** Stands in the place of a way to reach somebody; no letters, so that a search finds nothing in it. */
export const MASK = '•••••';
export const ZIP_MAX = 9_999_999_999;

/** Homes in each section of the home page (HOME-13). */
export const HOME_SECTIONS = { offers: 3, shortlet: 4, rent: 3, sale: 3, exclusive: 3 } as const;
/** Premier Properties on their own page (HOME-13). */
export const EXCLUSIVE_LIMIT = 50;
/** Different homes whose contact details one person is shown in a day, by one process. */
export const MAX_CONTACTS_A_DAY = 1_000;
/** Homes of one person that one call answers. */
export const OWN_LIMIT = 500;
/** Characters of typed words that a search takes; it reads the first of them. */
export const MAX_TYPED = 1_000;

/** What agents and lawyers may each take in Lagos, and are hardly given more of elsewhere, in percent of the price. */
export const USUAL_SHARE_MAX = 10;

/** A fee in percent of the price. */
export function shareOf({ percent, amount = 0 }: { percent?: number; amount?: number }, price: number): number {
  return percent ?? (amount / price) * 100;
}

/** The number of a listing that people quote on the phone: "GD-1042". */
export const referenceOf = (reference: number) => `GD-${reference}`;

/** The reference that somebody typed, as "GD-12", "gd12" or "12". */
export function referenceIn(words: string): number | undefined {
  const [, digits] = /^(?:gd[- ]?)?(\d{1,9})$/i.exec(words) ?? [];
  return digits ? Number(digits) : undefined;
}

/** Below this share of the middle price a home is far below it, where few of its kind are so cheap. */
const CHEAP_BELOW = 0.6;
/** How many deviations below the middle that has to be. */
const FAR_BELOW = -2;
/** Where prices are nearly the same, a small difference is no sign. */
const LEAST_SPREAD = 0.15;

/** By how many hundredths a home is asked for less than the middle of those like it, where that is so far that seekers should know; else null (TRUST-3). */
export function farBelow({ asked, price, spread }: { asked: number; price: number; spread: number }): number | null {
  const share = asked / price;
  const deviations = Math.log(share) / Math.max(spread, LEAST_SPREAD);
  return share >= CHEAP_BELOW || deviations > FAR_BELOW ? null : Math.min(99, Math.round((1 - share) * 100));
}

/** Who has homes on the market in more places than this is hardly the landlord of all of them. */
export const MOST_PLACES_OF_LANDLORD = 10;
