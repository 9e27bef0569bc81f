import { describe, expect, test } from 'vitest';
import { storeListing } from '../../../tests/support/listings.ts';
import { createWorld } from '../../../tests/support/world.ts';
import { openListing } from '#features/listings/service.server.ts';
import type { Thing } from './contract.ts';
import { listingData } from './service-listing.server.ts';
import { postData } from './service-post.server.ts';
import { homeData, homesData } from './service-site.server.ts';

const ORIGIN = 'https://gidana.example';
const WAY = [
  { label: 'For rent', to: '/for-rent' },
  { label: 'Lagos', to: '/for-rent/lagos' },
];

/** The thing of this type in a document; nothing in it may be unknown or empty. */
function thing(document: Thing, type: string): Thing {
  expect(document['@context']).toBe('https://schema.org');
  expect(JSON.stringify(document)).not.toMatch(/:null|:""|undefined/);
  const found = (document['@graph'] as Thing[]).find((one) => one['@type'] === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
}

async function dataOf(fields: Parameters<typeof storeListing>[2] = {}): Promise<Thing> {
  await using world = await createWorld();
  const id = await storeListing(world, await world.person(), fields);
  const { listing } = await openListing(world.ctx(), id);
  return listingData(ORIGIN, listing, WAY);
}

describe('a home', () => {
  test('is an offer in naira with address, photographs and the day it was listed', async () => {
    const page = thing(
      await dataOf({ slug: 'fine-flat', propertyType: 'flat', sizeSqm: 120, latitude: 6.4, longitude: 3.5 }),
      'RealEstateListing',
    );
    expect(page).toMatchObject({
      url: `${ORIGIN}/listing/fine-flat`,
      name: 'Serviced 3 Bedroom Flat',
      identifier: expect.stringMatching(/^GD-\d+$/),
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      image: [`${ORIGIN}/media/1700000000000-house.jpg`],
      offers: {
        '@type': 'Offer',
        price: 2_500_000,
        priceCurrency: 'NGN',
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: 2_500_000,
          priceCurrency: 'NGN',
          unitCode: 'ANN',
        },
      },
      mainEntity: {
        '@type': 'Apartment',
        numberOfBedrooms: 3,
        numberOfBathroomsTotal: 2,
        floorSize: { value: 120, unitCode: 'MTK' },
        geo: { latitude: 6.4, longitude: 3.5 },
        address: {
          streetAddress: '12 Admiralty Way',
          addressLocality: 'Lekki',
          addressRegion: 'Lagos',
          addressCountry: 'NG',
        },
      },
    });
  });

  test('tells the reduced price, and the night of a shortlet', async () => {
    const { offers } = thing(
      await dataOf({ type: 'shortlet', offer: true, discountPrice: 2_000_000, propertyType: 'terraced-duplex' }),
      'RealEstateListing',
    );
    expect(offers).toMatchObject({ price: 2_000_000, priceSpecification: { unitCode: 'DAY' } });
  });

  test('is sold for one price; land has no rooms', async () => {
    const page = thing(
      await dataOf({ type: 'sale', propertyType: 'residential-land', address: '' }),
      'RealEstateListing',
    );
    expect(page['offers']).toMatchObject({ businessFunction: 'http://purl.org/goodrelations/v1#Sell' });
    expect(page['offers']).not.toHaveProperty('priceSpecification');
    expect(page['mainEntity']).toMatchObject({ '@type': 'Place' });
    expect(page['mainEntity']).not.toHaveProperty('numberOfBedrooms');
    expect(page['mainEntity']).not.toHaveProperty('address.streetAddress');
  });

  test('says how to reach nobody', async () => {
    expect(JSON.stringify(await dataOf())).not.toMatch(/08031234567|ada@homes\.example|adahomes|homes\.example\/ada/);
  });

  test('lies at the end of the way to it', async () => {
    const { itemListElement } = thing(await dataOf({ slug: 'fine-flat' }), 'BreadcrumbList');
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
      { '@type': 'ListItem', position: 2, name: 'For rent', item: `${ORIGIN}/for-rent` },
      { '@type': 'ListItem', position: 3, name: 'Lagos', item: `${ORIGIN}/for-rent/lagos` },
      { '@type': 'ListItem', position: 4, name: 'Serviced 3 Bedroom Flat', item: `${ORIGIN}/listing/fine-flat` },
    ]);
  });
});

test('the home page says who we are and answers its questions', () => {
  const document = homeData(ORIGIN);
  expect(thing(document, 'Organization')).toMatchObject({ name: 'Gidana', url: `${ORIGIN}/` });
  expect(thing(document, 'WebSite')).toMatchObject({
    potentialAction: { target: { urlTemplate: `${ORIGIN}/search?searchTerm={search_term_string}` } },
  });
  const { mainEntity } = thing(document, 'FAQPage');
  expect(mainEntity).toHaveLength(4);
  expect(mainEntity).toContainEqual({
    '@type': 'Question',
    name: 'How long does it take to sell?',
    acceptedAnswer: { '@type': 'Answer', text: expect.stringContaining('six months') },
  });
});

test('a post is an article of ours', () => {
  const post = {
    slug: 'rent-in-yaba',
    title: 'Rent in Yaba',
    excerpt: 'What it costs.',
    tags: 'rent, yaba',
    createdAt: '2026-11-01T08:00:00.000Z',
    updatedAt: '2026-11-02T08:00:00.000Z',
  };
  expect(thing(postData(ORIGIN, post, '/media/1700000000000-a.jpg'), 'BlogPosting')).toMatchObject({
    headline: 'Rent in Yaba',
    description: 'What it costs.',
    keywords: 'rent, yaba',
    datePublished: '2026-11-01T08:00:00.000Z',
    dateModified: '2026-11-02T08:00:00.000Z',
    image: `${ORIGIN}/media/1700000000000-a.jpg`,
    publisher: { name: 'Gidana' },
    mainEntityOfPage: `${ORIGIN}/post/rent-in-yaba`,
  });
  expect(thing(postData(ORIGIN, post, null), 'BlogPosting')).not.toHaveProperty('image');
});

test('a page of homes lists them in their order', () => {
  const homes = [
    { name: 'One', slug: 'one' },
    { name: 'Two', slug: 'two' },
  ];
  expect(thing(homesData(ORIGIN, WAY, homes), 'ItemList')).toMatchObject({
    numberOfItems: 2,
    itemListElement: [
      { position: 1, url: `${ORIGIN}/listing/one` },
      { position: 2, name: 'Two' },
    ],
  });
  expect(() => thing(homesData(ORIGIN, WAY, []), 'ItemList')).toThrow('no ItemList');
});
