import type { FeeLine } from '#db/schema/listings.ts';
import type { Deal } from './home-kinds.ts';

export interface DemoListing {
  id: string;
  /** Key of the seller in DemoMarket.sellers, or "customer". */
  seller: string;
  name: string;
  description: string;
  address: string;
  city: string;
  state: string;
  country: string;
  zip: number;
  phone: string;
  email: string;
  website: string;
  socialMedia: string;
  type: Deal;
  /** Ids of the vocabulary of listings; null where the seller does not say. */
  propertyType: string;
  titlePaper: string | null;
  features: string[];
  toilets: number | null;
  sizeText: string;
  sizeSqm: number | null;
  fees: FeeLine[];
  rentYears: number | null;
  bedrooms: number;
  bathrooms: number;
  /** Whole naira. */
  regularPrice: number;
  discountPrice: number;
  offer: boolean;
  parking: boolean;
  furnished: boolean;
  moreInfo: string;
  exclusive: boolean;
  latitude: number;
  longitude: number;
  /** Names in the picture library; the first is the cover. */
  pictures: string[];
  createdAt: Date;
  updatedAt: Date;
}

/** Somebody who sells; also the demo customer. */
export interface DemoPerson {
  key: string;
  name: string;
  email: string;
  phone: string;
  website: string;
  socialMedia: string;
  address: string;
  city: string;
  state: string;
  zip: number;
  /** Name in the picture library. */
  picture: string;
}

export interface DemoPost {
  id: string;
  slug: string;
  title: string;
  /** One text, separated by commas. */
  tags: string;
  excerpt: string;
  /** HTML of the editor's marks only. */
  content: string;
  picture: string;
  createdAt: Date;
  updatedAt: Date;
}

export interface DemoMarket {
  sellers: DemoPerson[];
  customer: DemoPerson;
  admin: { name: string; email: string };
  listings: DemoListing[];
  posts: DemoPost[];
}
