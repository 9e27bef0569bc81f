import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Deps } from '#core/ctx.ts';
import * as rows from '#db/demo.server.ts';
import type { DemoMarket } from '#db/demo.server.ts';
import type { ListingImage } from '#db/schema/listings.ts';
import { createAccount, idOfAddress } from '#features/accounts/service-operators.server.ts';
import { derivedOf, slugFor } from '#features/listings/derived/derived.server.ts';
import { evidenceKey } from '#features/reports/evidence.ts';
import { importPicture } from '#features/media/service.server.ts';
import { demoLife } from './seed-life.server.ts';

/** Somebody whose account is closed for what they did. */
const SUSPENDED = { key: 'suspended', name: 'Quick Pack Homes', email: 'quickpack@homes.example.com' };
/** Pictures that are stored at the same time: each waits mostly for the disk. */
const TOGETHER = 8;

/**
 * Fills a market once: sellers, pictures, then all listings and posts in one transaction. Started again after an
 * interruption it goes on where it was; once filled it does nothing, also when somebody has deleted some of it.
 * Gives whether it filled anything.
 */
export async function seedDemo(
  deps: Deps,
  market: DemoMarket,
  { adminId, customerId, say }: { adminId: string; customerId: string; say: (text: string) => void },
): Promise<boolean> {
  const { db } = deps;
  const ids = { listings: market.listings.map((l) => l.id), posts: market.posts.map((p) => p.id) };
  if (await rows.isFilled(db, ids)) return false;
  say(`Filling the market with ${ids.listings.length} homes for a demo (first start only)`);
  const storing = ensurePictures(deps, market, adminId);
  // Told below: an attempt ends only when nothing of it goes on beside the next one.
  storing.catch(() => undefined);
  const people = await ensurePeople(deps, market);
  const images = await storing;
  const imageOf = (name: string): ListingImage => {
    const image = images.get(name);
    if (!image) throw new Error(`The demo market has no picture named ${name}`);
    return image;
  };
  const ownerOf = (key: string) => people.get(key) ?? customerId;
  await db.transaction(async (tx) => {
    for (const person of [...market.sellers, market.customer]) {
      await rows.fillProfile(tx, ownerOf(person.key), person, imageOf(person.picture).url);
    }
    const homes = market.listings.map((listing) => ({
      ...derivedOf(listing),
      ...listing,
      slug: slugFor(listing.name, listing.id),
      userId: ownerOf(listing.seller),
      images: listing.pictures.map(imageOf),
    }));
    await rows.insertListings(tx, homes);
    const [formerAdminId = customerId] = people.values();
    const parts = { adminId, formerAdminId, customerId, suspendedId: ownerOf(SUSPENDED.key) };
    await rows.insertLife(tx, demoLife(homes, parts, deps.now()), async (reportId) => {
      const key = evidenceKey(reportId, 0);
      const [shown] = market.pictures;
      if (shown) await deps.storage.put(key, await readFile(shown.file), 'image/jpeg');
      return [key];
    });
    await rows.insertPosts(
      tx,
      market.posts.map((post) => ({ ...post, userId: adminId, image: imageOf(post.picture).url })),
    );
  });
  return true;
}

async function ensurePeople(deps: Deps, { sellers }: DemoMarket): Promise<Map<string, string>> {
  // Nobody knows the password of the sellers, so one serves all.
  const passwordHash = await deps.credentials.hash(randomBytes(24).toString('base64url'));
  const ids = new Map<string, string>();
  for (const { key, name, email } of [...sellers, SUSPENDED]) {
    const id = await idOfAddress(deps, email);
    ids.set(key, id ?? (await createAccount(deps, { name, email, passwordHash })).userId);
  }
  return ids;
}

/** Stores the pictures, except what an interrupted start has stored. All of them belong to the admin. */
async function ensurePictures(deps: Deps, market: DemoMarket, ownerId: string): Promise<Map<string, ListingImage>> {
  const { pictures, picturesAt: at } = market;
  const images = new Map<string, ListingImage>();
  for (let i = 0; i < pictures.length; i += TOGETHER) {
    await Promise.all(
      pictures.slice(i, i + TOGETHER).map(async ({ name, purpose, file, ...measures }) => {
        const bytes = await readFile(file);
        const about = { ownerId, purpose, at };
        images.set(name, await importPicture(deps, `gidana-${name}.jpg`, { bytes, ...measures }, about));
      }),
    );
  }
  return images;
}
