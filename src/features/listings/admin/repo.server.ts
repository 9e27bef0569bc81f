import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import { isTypedNumber } from '#core/text/phone.ts';
import type { Db } from '#db/client.server.ts';
import { coverOfRow } from '#db/cover.server.ts';
import { named } from '#db/containing.server.ts';
import { perDay } from '#db/per-day.server.ts';
import { isUuid } from '#db/postgres.server.ts';
import { phoneKey } from '#db/schema/columns.ts';
import { listings } from '#db/schema/listings.ts';
import { users } from '#db/schema/users.ts';
import { type ListingStatus, referenceIn } from '../rules.ts';
import type { ListingsOrder } from './asked.ts';

/** Owners whose name holds what is searched for. */
const MOST_OWNERS = 200;

/** Which listings an admin asks for; all where nothing is said. */
export interface ListingsAsked {
  status?: ListingStatus | undefined;
  /** A part of its or its owner's name, a reference, the phone number or email address that people call or of the owner, or an id. */
  find?: string;
  order?: ListingsOrder | undefined;
}

const { price, updatedAt, id } = listings;
// The id breaks ties, so that no page repeats or skips a row.
const ORDERS = {
  newest: [desc(updatedAt), desc(id)],
  oldest: [asc(updatedAt), asc(id)],
  dearest: [desc(price), desc(id)],
  cheapest: [asc(price), asc(id)],
};

/** Listings of everybody, as rows of the admins' table, newest first where no other order is asked for. */
export function pageOfAll(db: Db, { limit, startIndex }: Page, asked: ListingsAsked) {
  const order = ORDERS[asked.order ?? 'newest'];
  const { slug, name, type, status, exclusive, userId: userRef, city, state, reference } = listings;
  const { offer, regularPrice, discountPrice } = listings;
  // Chosen by their ids alone: the rows that are skipped are never read.
  const shown = db
    .select({ id })
    .from(listings)
    .where(matching(db, asked))
    .orderBy(...order);
  return db
    .select({
      id,
      slug,
      name,
      cover: coverOfRow,
      type,
      status,
      exclusive,
      userRef,
      updatedAt,
      city,
      state,
      reference,
      offer,
      regularPrice,
      discountPrice,
      sellerName: users.name,
    })
    .from(listings)
    .innerJoin(users, eq(users.id, userRef))
    .where(inArray(id, shown.limit(limit).offset(startIndex)))
    .orderBy(...order);
}

/** How many were made on each of the last thirty days, the oldest first. */
export const madePerDay = (db: Db, now: Date) => perDay(db, listings, now);

export function countAll(db: Db, asked: ListingsAsked): Promise<number> {
  return db.$count(listings, matching(db, asked));
}

function matching(db: Db, { status, find = '' }: ListingsAsked) {
  const reference = referenceIn(find);
  const address = find.toLowerCase();
  const found = [
    named(listings.name, find),
    reference && eq(listings.reference, reference),
    isTypedNumber(find) && and(sql`char_length(phone) >= 10`, eq(phoneKey(listings.phone), phoneKey(find))),
    find.includes('@') && eq(listings.email, address),
    find.includes('@') &&
      inArray(listings.userId, db.select({ id: users.id }).from(users).where(eq(users.email, address))),
    // As an array, so that the index of owners is asked and not every listing.
    sql`${listings.userId} = any(array(${db.select({ id: users.id }).from(users).where(named(users.name, find)).limit(MOST_OWNERS)}))`,
    isUuid(find) && or(eq(listings.id, find), eq(listings.userId, find)),
  ].flatMap((one) => one || []);
  return and(status && eq(listings.status, status), find ? or(...found) : undefined);
}
