import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Db } from '#db/client.server.ts';
import { insertListings } from '#db/demo.server.ts';
import { derivedOf, slugFor } from '#features/listings/derived/derived.server.ts';
import { demoMarket } from '../demo/market/market.ts';
import { copyHomes, countHomes } from './market-copies.ts';
import { addSellers, SELLERS, sellerId } from './market.ts';

/** What is beyond is copied, as a core writes 170 homes a second. */
const WRITTEN_MAX = 120_000;
/** Homes of one seed are few, and the first seed is that of the demo market. */
const FIRST_SEED = 10_000;
const DAYS = 500;
/** About 200 m either way, so that homes of one street are not all at its middle. */
const SPREAD_DEGREES = 0.004;

/**
 * Fills an empty database with that many homes as the demo market has them: what they cost follows from place, kind, bedrooms and market, as in life,
 * where the market of `market.ts` has every price everywhere. Times and points are random, so no two fills are the same.
 */
export async function fillLifelikeMarket(
  pool: pg.Pool,
  db: Db,
  listings: number,
  say: (text: string) => void,
): Promise<void> {
  await addSellers(pool);
  const written = Math.min(listings, WRITTEN_MAX);
  const now = new Date();
  let there = await countHomes(pool);
  for (let seed = FIRST_SEED + there; there < written; seed++) {
    const homes = demoMarket(now, seed)
      .listings.slice(0, written - there)
      .map((home) => {
        const id = randomUUID();
        const changed = new Date(now.getTime() - Math.random() ** 1.5 * DAYS * 24 * 3_600_000);
        return {
          ...derivedOf(home),
          ...home,
          id,
          slug: slugFor(home.name, id),
          userId: sellerId(Math.floor(Math.random() * SELLERS)),
          createdAt: changed,
          updatedAt: changed,
          latitude: home.latitude + (Math.random() - 0.5) * SPREAD_DEGREES,
          longitude: home.longitude + (Math.random() - 0.5) * SPREAD_DEGREES,
          images: [],
        };
      });
    await insertListings(db, homes);
    there += homes.length;
    say(`${there.toLocaleString('en')} of ${listings.toLocaleString('en')} listings`);
  }
  if (listings > written) await copyHomes(pool, listings, say);
  await pool.query('VACUUM ANALYZE');
}
