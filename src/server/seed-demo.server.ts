import type { Db } from '#db/client.server.ts';
import * as rows from '#db/demo.server.ts';
import type { DemoListing, DemoMarket, DemoPerson } from '#db/demo.server.ts';
import type { ListingImage } from '#db/schema/listings.ts';

/** One picture of a demo market. */
export interface DemoPicture {
  /** File name without its ending. */
  name: string;
  jpeg: Buffer;
  kind: string;
}

/** What the package of the demo brings. */
export interface Demo {
  demoMarket(now: Date): DemoMarket;
  /** Draws the wanted pictures, and up to AHEAD of them before they are asked for. */
  demoPictures(wanted: (picture: { name: string }) => boolean): AsyncIterable<DemoPicture>;
  AHEAD: number;
}

interface NewPicture {
  /** File name with its ending. */
  name: string;
  jpeg: Buffer;
  purpose: 'listing' | 'avatar' | 'post';
  ownerId: string;
}

/** What filling the market needs. */
export interface SeedWorld {
  db: Db;
  now: Date;
  demo: Demo;
  customerId: string;
  adminId: string;
  /** Makes the seller's account and gives its user id; called only where the address is not known yet. */
  createSeller(person: DemoPerson): Promise<string>;
  /** Stores the picture and its row, in use from the start. */
  savePicture(picture: NewPicture): Promise<ListingImage>;
  /** The readable part of a listing's address. */
  slugOf(name: string): string;
  /** What is stored with a listing and follows from it: its total and its place. */
  derive(listing: DemoListing): rows.Derived;
  /** Pictures done and to do, for the screen. */
  progress?(done: number, total: number): void;
}

/**
 * Fills an empty market once: sellers, pictures, then all listings and posts in one transaction. Started again after
 * an interruption it goes on where it was; once filled it does nothing, also when somebody has deleted some of it.
 * Gives whether it filled anything.
 */
export async function seedDemo(world: SeedWorld): Promise<boolean> {
  const { db, now } = world;
  const market = world.demo.demoMarket(now);
  const ids = { listings: market.listings.map((l) => l.id), posts: market.posts.map((p) => p.id) };
  if (await rows.isFilled(db, ids)) return false;
  const people = await ensurePeople(world, market);
  const images = await ensurePictures(world, market);
  const imageOf = (name: string): ListingImage => {
    const image = images.get(name);
    if (!image) throw new Error(`The demo market has no picture named ${name}`);
    return image;
  };
  const ownerOf = (key: string) => people.get(key) ?? world.customerId;
  await db.transaction(async (tx) => {
    for (const person of [...market.sellers, market.customer]) {
      await rows.fillProfile(tx, ownerOf(person.key), person, imageOf(person.picture).url);
    }
    await rows.insertListings(
      tx,
      market.listings.map((listing) => ({
        ...listing,
        ...world.derive(listing),
        // The end of the id keeps homes of the same name apart, as everywhere.
        slug: `${world.slugOf(listing.name)}-${listing.id.replaceAll('-', '').slice(-10)}`,
        userId: ownerOf(listing.seller),
        images: listing.pictures.map(imageOf),
      })),
    );
    await rows.insertPosts(
      tx,
      market.posts.map((post) => ({ ...post, userId: world.adminId, image: imageOf(post.picture).url })),
    );
  });
  return true;
}

async function ensurePeople(world: SeedWorld, market: DemoMarket): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const seller of market.sellers) {
    ids.set(seller.key, (await rows.userIdOf(world.db, seller.email)) ?? (await world.createSeller(seller)));
  }
  return ids;
}

/** Draws and stores what the market shows, except what an interrupted start has stored. All of it belongs to the admin. */
async function ensurePictures(world: SeedWorld, market: DemoMarket): Promise<Map<string, ListingImage>> {
  const { db, adminId, progress, demo } = world;
  const wanted = new Set([
    ...market.listings.flatMap((listing) => listing.pictures),
    ...market.posts.map((post) => post.picture),
    ...[...market.sellers, market.customer].map((person) => person.picture),
  ]);
  const kept = await rows.keptPictures(db, adminId);
  // The row of a picture comes before its file: of the last ones the file may be missing.
  await rows.forgetPictures(
    db,
    kept.slice(0, demo.AHEAD).map(({ id }) => id),
  );
  const images = new Map<string, ListingImage>();
  for (const { name, url, width, height, placeholder } of kept.slice(demo.AHEAD)) {
    if (wanted.has(name)) images.set(name, { url, width, height, placeholder });
  }
  const total = wanted.size;
  progress?.(images.size, total);
  for await (const { name, jpeg, kind } of demo.demoPictures((one) => wanted.has(one.name) && !images.has(one.name))) {
    const purpose = kind === 'portrait' ? 'avatar' : kind === 'story' ? 'post' : 'listing';
    images.set(name, await world.savePicture({ name: `gidana-${name}.jpg`, jpeg, purpose, ownerId: adminId }));
    progress?.(images.size, total);
  }
  return images;
}
