import { eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { listings, type MaskedTexts } from '#db/schema/listings.ts';

/** Some listings that have not been looked through, locked until the transaction ends; those that somebody else holds are left to them. */
export function lockUnmasked(db: Db, limit: number) {
  const { id, name, address, city, state, country, description, sizeText, moreInfo, fees } = listings;
  return db
    .select({ id, name, address, city, state, country, description, sizeText, moreInfo, fees })
    .from(listings)
    .where(isNull(listings.masked))
    .limit(limit)
    .for('no key update', { skipLocked: true });
}

export async function setMasked(db: Db, id: string, masked: MaskedTexts): Promise<void> {
  await db.update(listings).set({ masked }).where(eq(listings.id, id));
}
