import type { Listing, ListingCard } from '../contract.ts';

/** What the page of a home shows to everybody. */
export type ShownListing = Omit<Listing, keyof Contact> & Pick<ListingCard, 'kind' | 'roomless'>;

/** How to reach the owner; empty where they gave nothing. */
export type Contact = Pick<Listing, 'phone' | 'email' | 'website' | 'socialMedia'>;
