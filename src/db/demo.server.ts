import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from './client.server.ts';
import { auditLog } from './schema/audit.ts';
import { contactViews } from './schema/contact-views.ts';
import { listingHistory } from './schema/listing-history.ts';
import { listings, type ListingImage } from './schema/listings.ts';
import { moderationCases } from './schema/moderation-cases.ts';
import { posts } from './schema/posts.ts';
import { reports } from './schema/reports.ts';
import { suspensions, users } from './schema/users.ts';

const CHUNK = 40;

type ListingRow = typeof listings.$inferSelect;
type PostRow = typeof posts.$inferSelect;

/** What is stored with a listing and follows from it. */
type Derived = Pick<ListingRow, 'firstTotal' | 'place' | 'within' | 'named' | 'masked'>;

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

/** What people have done on a demo market. */
export interface DemoLife {
  listings: (Ready & Pick<ListingRow, 'status'>)[];
  cases: (typeof moderationCases.$inferInsert)[];
  history: (typeof listingHistory.$inferInsert)[];
  /** Their number of the home is filled in. */
  reports: (typeof reports.$inferInsert)[];
  views: (typeof contactViews.$inferInsert)[];
  suspensions: (typeof suspensions.$inferInsert)[];
  audit: (typeof auditLog.$inferInsert)[];
}

/** Stores it; `keepEvidence` is given the id of each report about photos, and gives the keys of pictures that go with it. */
export async function insertLife(
  db: Db,
  life: DemoLife,
  keepEvidence: (reportId: string) => Promise<string[]>,
): Promise<void> {
  await insertListings(db, life.listings);
  await db.insert(moderationCases).values(life.cases);
  await db.insert(listingHistory).values(life.history);
  const stored = await db.insert(reports).values(life.reports).returning({ id: reports.id, reason: reports.reason });
  for (const { id, reason } of stored)
    if (reason === 'photos')
      await db
        .update(reports)
        .set({ evidence: await keepEvidence(id) })
        .where(eq(reports.id, id));
  await db
    .update(reports)
    .set({ reference: sql`${listings.reference}` })
    .from(listings)
    .where(eq(listings.id, reports.listingId));
  await db.insert(contactViews).values(life.views).onConflictDoNothing();
  await db.insert(suspensions).values(life.suspensions);
  await db.insert(auditLog).values(life.audit);
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
