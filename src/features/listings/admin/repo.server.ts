import { and, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import type { Db } from '#db/client.server.ts';
import { isUuid } from '#db/postgres.server.ts';
import { listings, phoneKey } from '#db/schema/listings.ts';
import { users } from '#db/schema/users.ts';
import { coverOfRow } from '../repo-columns.server.ts';
import type { ListingStatus } from '../rules.ts';

/** Which listings an admin asks for; all where nothing is said. */
export interface ListingsAsked {
  status?: ListingStatus | undefined;
  /** A part of the name, a reference, the phone number or email address that people call or of the owner, or an id. */
  find?: string;
}

const REFERENCE = /^(?:gd-?)?(\d{1,9})$/i;
const PHONE = /^\+?[\d\s().-]{10,24}$/;
/** Listings of everybody, as rows of the admins' table, newest first; the id breaks ties. */
export function newestOfAll(db: Db, { limit, startIndex }: Page, asked: ListingsAsked) {
  const { id, slug, name, type, status, exclusive, userId: userRef, updatedAt } = listings;
  return db
    .select({ id, slug, name, cover: coverOfRow, type, status, exclusive, userRef, updatedAt })
    .from(listings)
    .where(matching(db, asked))
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit)
    .offset(startIndex);
}

export function countAll(db: Db, asked: ListingsAsked): Promise<number> {
  return db.$count(listings, matching(db, asked));
}

function matching(db: Db, { status, find = '' }: ListingsAsked) {
  const [, reference] = REFERENCE.exec(find) ?? [];
  const address = find.toLowerCase();
  const found = [
    ilike(listings.name, `%${find.replace(/[\\%_]/g, String.raw`\$&`)}%`),
    reference && eq(listings.reference, Number(reference)),
    PHONE.test(find) && and(sql`char_length(phone) >= 10`, eq(phoneKey(listings.phone), phoneKey(find))),
    find.includes('@') && eq(listings.email, address),
    find.includes('@') &&
      inArray(listings.userId, db.select({ id: users.id }).from(users).where(eq(users.email, address))),
    isUuid(find) && or(eq(listings.id, find), eq(listings.userId, find)),
  ].flatMap((one) => one || []);
  return and(status && eq(listings.status, status), find ? or(...found) : undefined);
}
