import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { listings, type ListingImage } from '#db/schema/listings.ts';
import { media } from '#db/schema/media.ts';
import { posts } from '#db/schema/posts.ts';
import { users } from '#db/schema/users.ts';
import type { DemoListing, DemoPerson, DemoPost } from './market/types.ts';

const CHUNK = 150;

/** Whether the market has been filled before: its rows come in one transaction, so any of them tells. */
export async function isFilled(db: Db, ids: { listings: string[]; posts: string[] }): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select 1 from ${listings} where ${inArray(listings.id, ids.listings)})
      or exists (select 1 from ${posts} where ${inArray(posts.id, ids.posts)}) as found
  `);
  return rows[0]?.found ?? false;
}

export async function userIdOf(db: Db, email: string): Promise<string | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  return row?.id;
}

/** Pictures that an interrupted start has kept, by their name in the library, newest first. */
export async function keptPictures(db: Db, ownerId: string): Promise<(ListingImage & { id: string; name: string })[]> {
  const { id, url, width, height, placeholder } = media;
  const rows = await db
    .select({ id, url, width, height, placeholder })
    .from(media)
    .where(
      and(
        eq(media.ownerId, ownerId),
        isNull(media.unusedSince),
        sql`${url} ~ '/[0-9]{13}-gidana-[a-z]+-[a-z0-9]+[.]jpg$'`,
      ),
    )
    .orderBy(desc(media.createdAt), desc(id));
  return rows.map((row) => ({ ...row, name: /gidana-(.+)\.jpg$/.exec(row.url)?.[1] ?? '' }));
}

export async function forgetPictures(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(media).where(inArray(media.id, ids));
}

export interface Derived {
  firstTotal: number | null;
  place: string | null;
  within: string[];
}

type Ready = DemoListing & Derived & { slug: string; userId: string; images: ListingImage[] };

export async function insertListings(db: Db, rows: readonly Ready[]): Promise<void> {
  for (let i = 0; i < rows.length; i += CHUNK) {
    const values = rows.slice(i, i + CHUNK).map(({ seller: _seller, pictures: _pictures, ...row }) => row);
    await db.insert(listings).values(values).onConflictDoNothing();
  }
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
