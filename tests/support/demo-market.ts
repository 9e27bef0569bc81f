import { insertListings } from '#db/demo.server.ts';
import { recountFigures } from '#features/figures/service.server.ts';
import { derivedOf, slugFor } from '#features/listings/derived/derived.server.ts';
import { recountWords } from '#features/search/service.server.ts';
import { demoMarket } from '../../demo/market/market.ts';
import type { World } from './world.ts';

/** The homes of the demo market on one fixed day. */
export const demoHomes = () => demoMarket(new Date('2026-11-22T12:00:00Z')).listings;

/** The demo market of one fixed day, without its pictures; all homes are one person's. */
export async function fillDemoMarket(world: World): Promise<void> {
  const { viewer } = await world.person();
  const listings = demoHomes();
  await insertListings(
    world.db,
    listings.map((home) => ({
      ...derivedOf(home),
      ...home,
      slug: slugFor(home.name, home.id),
      userId: viewer.id,
      images: [],
    })),
  );
  await recountWords(world.deps);
  await recountFigures(world.deps);
}
