import type { DemoListing, DemoMarket, DemoPerson } from '#db/demo.server.ts';

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

/** A demo market of four homes, two sellers and a post, with twenty-four pictures. */
export function smallDemo(now: Date): DemoMarket {
  return {
    sellers: [person('ada', 'Port Harcourt'), person('tamuno', 'Port Harcourt')],
    customer: person('customer', 'Lagos'),
    listings: ['ada', 'tamuno', 'customer', 'ada'].map((seller, i) => home(i + 1, seller, now)),
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
