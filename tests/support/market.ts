import { posts } from '#db/schema/posts.ts';
import { storeListing } from './listings.ts';
import type { Person, World } from './world.ts';

export interface Market {
  owner: Person;
  customer: Person;
  admin: Person;
  /** Addresses of a home of each kind: id and name. */
  sale: string;
  rent: string;
  shortlet: string;
  offer: string;
  /** The slug of a post. */
  post: string;
}

/** A small market for looking at pages: four homes of one owner, one of them premier and one on offer, and a post. */
export async function smallMarket(world: World): Promise<Market> {
  const owner = await world.person({ name: 'Bola Ade' });
  const customer = await world.person({ name: 'Ada Obi' });
  const admin = await world.person({ name: 'Gidana Admin', isAdmin: true });
  const home = (name: string, fields: Parameters<typeof storeListing>[2]) =>
    storeListing(world, owner, { name, ...fields });
  const [sale, rent, shortlet, offer] = [
    await home('Four Bedroom Duplex', { type: 'sale', regularPrice: 85_000_000, exclusive: true, parking: false }),
    await home('Sunny Two Bedroom Flat', { type: 'rent', bedrooms: 2, bathrooms: 1, furnished: true }),
    await home('Shortlet By The Sea', { type: 'shortlet', regularPrice: 120_000, website: '', socialMedia: '' }),
    await home('Bungalow On Offer', { type: 'rent', offer: true, regularPrice: 3_000_000, discountPrice: 2_400_000 }),
  ];
  const slug = 'rent-in-yaba';
  await world.db.insert(posts).values({
    slug,
    title: 'Rent in Yaba',
    tags: 'rent, yaba',
    excerpt: 'What a self-contain costs.',
    content: `<h2>Costs</h2><p>${'A long word. '.repeat(340)}</p>`,
    userId: admin.viewer.id,
  });
  return { owner, customer, admin, sale, rent, shortlet, offer, post: slug };
}
