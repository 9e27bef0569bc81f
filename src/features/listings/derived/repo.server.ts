import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { listings } from '#db/schema/listings.ts';
import { maskingPasses } from '#db/schema/masking-passes.ts';
import type { derivedOf } from './derived.server.ts';

const {
  id,
  name,
  address,
  city,
  state,
  country,
  description,
  sizeText,
  sizeSqm,
  moreInfo,
  type,
  offer,
  regularPrice,
  discountPrice,
  rentYears,
  fees,
} = listings;
const said = { id, name, address, city, state, country, description, sizeText, sizeSqm, moreInfo };
const asked = { type, offer, regularPrice, discountPrice, rentYears, fees };
const { masked, named, firstTotal, place, within, latitude, longitude } = listings;
const home = { ...said, ...asked, derived: { masked, named, firstTotal, place, within, latitude, longitude } };

export async function setDerived(db: Db, listingId: string, derived: ReturnType<typeof derivedOf>): Promise<void> {
  await db.update(listings).set(derived).where(eq(id, listingId));
}

/** The next listings by id. */
export function homesAfter(db: Db, after: string | null, limit: number) {
  return db
    .select(home)
    .from(listings)
    .where(after === null ? undefined : gt(id, after))
    .orderBy(asc(id))
    .limit(limit);
}

/** These listings, locked until the transaction ends. */
export async function lockHomes(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  return await db.select(home).from(listings).where(inArray(id, ids)).orderBy(asc(id)).for('no key update');
}

/** Whether every listing was derived again by this version, or a newer one has begun. */
export async function isPassOver(db: Db, version: number): Promise<boolean> {
  const isOver = or(
    gt(maskingPasses.version, version),
    and(eq(maskingPasses.version, version), isNotNull(maskingPasses.finishedAt)),
  );
  return (await db.select().from(maskingPasses).where(isOver).limit(1)).length > 0;
}

export async function beginPass(db: Db, version: number): Promise<void> {
  await db.insert(maskingPasses).values({ version }).onConflictDoNothing();
}

/** How far this version got, locked until the transaction ends; nothing where it is through, or somebody else is at it. */
export async function lockPass(db: Db, version: number) {
  const isPending = and(eq(maskingPasses.version, version), isNull(maskingPasses.finishedAt));
  const [pass] = await db.select().from(maskingPasses).where(isPending).for('update', { skipLocked: true });
  return pass;
}

/** Notes that listings up to this one are done; all of them where there was none left. */
export async function notePass(db: Db, version: number, last: string | undefined): Promise<void> {
  const progress = last ? { after: last } : { finishedAt: sql`now()` };
  await db.update(maskingPasses).set(progress).where(eq(maskingPasses.version, version));
}
