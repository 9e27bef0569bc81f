import { sql } from 'drizzle-orm';
import { listings } from './schema/listings.ts';

type ListingImage = (typeof listings.$inferSelect)['images'][number];

/** The first picture of a home without its blurred preview, which for each row of a long list would weigh more than the page. */
export const coverOfRow = sql<ListingImage | null>`(${listings.images} -> 0) || '{"placeholder": ""}'`;
