import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { deletedRows } from '#db/schema/deleted-rows.ts';
import { listings } from '#db/schema/listings.ts';
import { users } from '#db/schema/users.ts';
import { isSuspended } from '#db/suspended.server.ts';

/** Of a home that is on the market: whose it is, how their account stands, and whether it is a copy of one that waits or was taken down. */
export async function standingOf(db: Db, listingId: string, at: Date) {
  const [row] = await db
    .select({
      ownerId: listings.userId,
      isConfirmed: users.emailVerified,
      isSuspended: isSuspended(sql`${listings.userId}`, at),
      isCopyOfHeld: sql<boolean>`exists (
        select from ${listings} as before where before.id = any(${listings.copiedFrom}) and before.status in ('removed', 'pending')
      ) or exists (
        select from ${deletedRows} as gone where gone.id = any(${listings.copiedFrom}) and gone."row" ->> 'status' in ('removed', 'pending')
      )`,
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.userId))
    .where(and(eq(listings.id, listingId), eq(listings.status, 'active')));
  return row;
}
