import type { FeeLine } from '#db/schema/listings.ts';
import type { ListingType } from '#features/listings/rules.ts';
import type { CaseReason } from '../contract.ts';

export type { CaseReason as Reason };

/** What the rules read of a home: a row, or what its owner sent. */
export interface Subject {
  name: string;
  description: string;
  moreInfo: string;
  address: string;
  city: string;
  state: string;
  country: string;
  sizeText: string;
  email: string;
  website: string;
  socialMedia: string;
  type: ListingType;
  features: readonly string[];
  fees: readonly Pick<FeeLine, 'kind' | 'label' | 'amount' | 'percent'>[];
  price: number;
  place: string | null;
  phone: string;
}

/** What homes like this one are asked for around it; only where eight or more are known. */
export interface Middle {
  /** Of this home and in the middle: naira, or naira a square metre of land and business premises. */
  asked: number;
  price: number;
  /** How many homes stand behind it. */
  count: number;
  /** How far their prices lie apart: the robust deviation of their logarithms. */
  spread: number;
  /** Whether the middle is among the highest tenth of all places. */
  isDear: boolean;
  placeName: string;
  /** "two-bed flats" */
  what: string;
}

/** What is known about a home beside its own words. */
export interface Circumstances {
  middle?: Middle | undefined;
  /** Full days since its owner registered. */
  accountDays: number;
  /** Accounts with its telephone number, its owner's among them. */
  accountsWithPhone: number;
  /** Places in which its owner has homes on the market. */
  places: number;
  /** Homes that its owner listed on the day after registering. */
  listedFirstDay: number;
  /** Whether somebody else described a home in the same words before. */
  copiedFromOther: boolean;
  /** Whether our team took down a home of another account with the same words, or with its phone number. */
  wordsOfRemoved: boolean;
  phoneOfRemoved: boolean;
  /** Whether its phone or words are those of an account that is suspended for fraud, or its phone or owner's address of one that was deleted then. */
  ofSuspendedForFraud: boolean;
  /** Whether a report about it was found to be true since a person approved it last. */
  upheldReport: boolean;
}

/** What the rules say of a home, with the number of their version. */
export interface Assessment {
  version: number;
  score: number;
  /** Whether there is evidence, so that a person looks before others see it. */
  holds: boolean;
  reasons: CaseReason[];
}
