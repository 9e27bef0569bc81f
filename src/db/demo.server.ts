import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from './client.server.ts';
import { listings, type ListingImage } from './schema/listings.ts';
import { moderationCases } from './schema/moderation-cases.ts';
import { posts } from './schema/posts.ts';
import { users } from './schema/users.ts';

const CHUNK = 150;

type ListingRow = typeof listings.$inferSelect;
type PostRow = typeof posts.$inferSelect;

/** What is stored with a listing and follows from it. */
type Derived = Pick<ListingRow, 'firstTotal' | 'place' | 'within' | 'masked'>;

/** A home of a demo market, as its seller gave it. */
export type DemoListing = Omit<
  ListingRow,
  | keyof Derived
  | 'slug'
  | 'userId'
  | 'status'
  | 'price'
  | 'images'
  | 'reference'
  | 'requestKey'
  | 'updatedBy'
  | 'contactsPausedAt'
  | 'copiedFrom'
  | 'latitude'
  | 'longitude'
> & {
  latitude: number;
  longitude: number;
  /** Key of the seller in DemoMarket.sellers, or "customer". */
  seller: string;
  /** Names of pictures; the first is the cover. */
  pictures: string[];
};

/** A blog post of a demo market. */
export type DemoPost = Omit<PostRow, 'image' | 'userId' | 'requestKey' | 'updatedBy'> & { picture: string };

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
  /** Name of a picture. */
  picture: string;
}

/** A picture of a demo market, whose file is as it should be kept. */
export type DemoPicture = Omit<ListingImage, 'url'> & {
  name: string;
  purpose: 'listing' | 'avatar' | 'post';
  /** Where its JPEG is. */
  file: URL;
};

/** Everything that a demo market shows. */
export interface DemoMarket {
  sellers: DemoPerson[];
  customer: DemoPerson;
  listings: DemoListing[];
  posts: DemoPost[];
  pictures: DemoPicture[];
  /** Part of the pictures' addresses: the same pictures keep theirs. */
  picturesAt: Date;
}

/** Whether the market has been filled before: its rows come in one transaction, so any of them tells. */
export async function isFilled(db: Db, ids: { listings: string[]; posts: string[] }): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select 1 from ${listings} where ${inArray(listings.id, ids.listings)})
      or exists (select 1 from ${posts} where ${inArray(posts.id, ids.posts)}) as found
  `);
  return rows[0]?.found ?? false;
}

/** A home as it is stored. */
export type Ready = DemoListing & Derived & { slug: string; userId: string; images: ListingImage[] };

export async function insertListings(db: Db, rows: readonly Ready[]): Promise<void> {
  for (let i = 0; i < rows.length; i += CHUNK) {
    const values = rows.slice(i, i + CHUNK).map(({ seller: _seller, pictures: _pictures, ...row }) => row);
    await db.insert(listings).values(values).onConflictDoNothing();
  }
}

/** Homes that wait or were taken down, with what admins are to look at or have decided. */
export async function insertWaiting(
  db: Db,
  homes: readonly { listing: Ready & { status: 'pending' | 'removed' }; opened: typeof moderationCases.$inferInsert }[],
): Promise<void> {
  await insertListings(
    db,
    homes.map(({ listing }) => listing),
  );
  await db.insert(moderationCases).values(homes.map(({ opened }) => opened));
}

export async function insertPosts(
  db: Db,
  rows: readonly (DemoPost & { userId: string; image: string })[],
): Promise<void> {
  await db
    .insert(posts)
    .values(rows.map(({ picture: _picture, ...row }) => row))
    .onConflictDoNothing();
}

/** Gives a person a face and a way to be reached, unless there is one already. */
export async function fillProfile(db: Db, id: string, person: DemoPerson, avatar: string | null): Promise<void> {
  await db
    .update(users)
    .set({
      avatar,
      phone: person.phone,
      country: 'Nigeria',
      address: person.address,
      city: person.city,
      state: person.state,
      zip: person.zip,
      website: person.website || null,
      instagram: person.socialMedia || null,
    })
    .where(and(eq(users.id, id), isNull(users.avatar), isNull(users.phone)));
}
