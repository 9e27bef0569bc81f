import type { DemoListing, DemoMarket, DemoPerson, DemoPicture } from '#db/demo.server.ts';

const DAY = 86_400_000;

function person(key: string, city: string): DemoPerson {
  return {
    key,
    name: `Seller ${key}`,
    email: `${key}@homes.example.com`,
    phone: '+2348030000194',
    website: '',
    socialMedia: `@${key}`,
    address: '5 Tombia Street',
    city,
    state: 'Rivers',
    zip: 500101,
    picture: `person-${key}`,
  };
}

function home(index: number, seller: string, now: Date): DemoListing {
  const at = new Date(now.getTime() - index * DAY);
  return {
    id: `01940000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    seller,
    name: `Duplex number ${index}`,
    description: 'Three bedrooms, all ensuite.',
    address: `${index} Tombia Street, GRA Phase 2`,
    city: 'Port Harcourt',
    state: 'Rivers',
    country: 'Nigeria',
    zip: 500101,
    phone: '+2348030000194',
    email: `${seller}@homes.example.com`,
    website: '',
    socialMedia: '',
    type: 'rent',
    propertyType: 'detached-duplex',
    titlePaper: null,
    features: ['borehole'],
    toilets: 4,
    sizeText: '',
    sizeSqm: null,
    fees: [{ kind: 'agency', percent: 10, every: 'once', refundable: false }],
    rentYears: 1,
    bedrooms: 3,
    bathrooms: 3,
    regularPrice: 3_000_000,
    discountPrice: 2_400_000,
    offer: index === 1,
    parking: true,
    furnished: false,
    moreInfo: '',
    exclusive: false,
    latitude: 4.81,
    longitude: 7,
    pictures: Array.from({ length: 5 }, (_, i) => `duplex-${index}${i}`),
    createdAt: at,
    updatedAt: at,
  };
}

/** A demo market of four homes, two sellers and a post; `file` is each of its twenty-four pictures. */
export function smallDemo(now: Date, file: URL): DemoMarket {
  const sellers = ['ada', 'tamuno'].map((key) => person(key, 'Port Harcourt'));
  const customer = person('customer', 'Lagos');
  const listings = ['ada', 'tamuno', 'customer', 'ada'].map((seller, i) => home(i + 1, seller, now));
  const picture = (purpose: DemoPicture['purpose']) => (name: string) => {
    return { name, purpose, width: 48, height: 32, placeholder: 'data:image/webp;base64,AA', file };
  };
  return {
    sellers,
    customer,
    listings,
    picturesAt: new Date('2026-03-01T12:00:00Z'),
    pictures: [
      ...listings.flatMap(({ pictures }) => pictures).map(picture('listing')),
      ...[...sellers, customer].map((one) => one.picture).map(picture('avatar')),
      ...['story-moving'].map(picture('post')),
    ],
    posts: [
      {
        id: '01940000-0000-7000-8000-0000000000ff',
        slug: 'moving-in',
        title: 'Moving in',
        tags: 'rent, moving',
        excerpt: 'What to look at first.',
        content: '<p>Look at the roof.</p>',
        picture: 'story-moving',
        createdAt: now,
        updatedAt: now,
      },
    ],
  };
}
