import type { Listing, ListingCard } from '../contract.ts';

/** What the page of a home shows to everybody. */
export type ShownListing = Omit<Listing, keyof Ways> & Pick<ListingCard, 'kind' | 'roomless'>;

type Ways = Pick<Listing, 'phone' | 'email' | 'website' | 'socialMedia'>;
/** How to reach the owner; empty where they gave nothing. */
export interface Contact extends Ways {
  /** The phone number as a link dials it, and as people here write it. */
  dialled: string;
  written: string;
}
