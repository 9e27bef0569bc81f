import { randomUUID } from 'node:crypto';
import { type ListingImage, listings } from '#db/schema/listings.ts';
import { media } from '#db/schema/media.ts';
import { placesNamed } from '#features/places/service.server.ts';
import type { Person, World } from './world.ts';

let pictures = 0;

/** Addresses of pictures that this person has uploaded; rows only, without files. */
export async function uploadsOf(world: World, person: Person, count = 1): Promise<string[]> {
  const rows = Array.from({ length: count }, () => {
    pictures += 1;
    const url = `/media/${1_700_000_000_000 + pictures}-front.jpg`;
    return {
      ownerId: person.viewer.id,
      url,
      width: 1200,
      height: 900,
      bytes: 1000,
      placeholder: 'data:image/webp;base64,AA',
    };
  });
  await world.db.insert(media).values(rows);
  return rows.map(({ url }) => url);
}

/** The JSON of a listing that is right in every field. */
export function listingBodyOf(imageUrls: string[], fields: object = {}) {
  return {
    imageUrls,
    name: 'Serviced 3 Bedroom Flat',
    city: 'Lekki',
    address: '12 Admiralty Way',
    description: 'A quiet flat near the sea.',
    phone: '08031234567',
    email: 'ada@homes.example',
    state: 'Lagos',
    country: 'Nigeria',
    zip: 101233,
    socialMedia: '@adahomes',
    website: 'https://homes.example/ada',
    type: 'rent',
    bedrooms: 3,
    bathrooms: 2,
    regularPrice: 2_500_000,
    discountPrice: 0,
    offer: false,
    parking: true,
    furnished: false,
    moreInfo: 'Service charge is paid once a year.',
    ...fields,
  };
}

const image: ListingImage = { url: '/media/1700000000000-house.jpg', width: 1200, height: 900, placeholder: 'data:,' };

/** Stores a listing as it is, past all rules, with the places that it names; gives its id. */
export async function storeListing(
  world: World,
  owner: Person,
  fields: Partial<typeof listings.$inferInsert> = {},
): Promise<string> {
  const id = fields.id ?? randomUUID();
  const { imageUrls: _imageUrls, ...body } = listingBodyOf([]);
  const home = {
    ...body,
    type: 'rent' as const,
    slug: `home-${id}`,
    images: [image],
    userId: owner.viewer.id,
    id,
    ...fields,
  };
  const named = placesNamed([home.name, home.city, home.state, home.address], home.within ?? []);
  await world.db.insert(listings).values({ ...home, named, ...fields });
  return id;
}
