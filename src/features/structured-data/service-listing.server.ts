import { listingPath } from '#core/paths.ts';
import type { Listing } from '#features/listings/contract.ts';
import { asksForRooms, kindsOf } from '#features/listings/property/kinds.ts';
import type { ListingType } from '#features/listings/rules.ts';
import type { Step, Thing } from './contract.ts';
import { graph, known, publisher, wayTo } from './graph.server.ts';

type Home = Omit<Listing, 'phone' | 'email' | 'website' | 'socialMedia'>;

/** Characters of a description that search engines are given. */
const DESCRIPTION = 1_000;
const FUNCTION = 'http://purl.org/goodrelations/v1#';
/** Units of time by UN/CEFACT: what one price pays for. */
const PAID_BY: Partial<Record<ListingType, string>> = { rent: 'ANN', shortlet: 'DAY' };
const FLATS = new Set([...kindsOf('flat'), 'self-contain', 'room-and-parlour', 'shared-apartment']);
const HOUSES = new Set([...kindsOf('duplex'), ...kindsOf('bungalow'), 'mansion', 'maisonette']);

/** What the page of a home says to search engines; `way` is the path to it, without the page itself. */
export function listingData(origin: string, home: Home, way: readonly Step[]): Thing {
  const url = `${origin}${listingPath(home.slug)}`;
  const page = known({
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: home.name,
    description: home.description.slice(0, DESCRIPTION),
    identifier: home.reference,
    datePosted: home.createdAt,
    dateModified: home.updatedAt,
    inLanguage: 'en-NG',
    image: home.images.map((image) => new URL(image.url, origin).href),
    mainEntity: property(home),
    offers: offer(home, url),
    publisher: publisher(origin),
  });
  return graph(page, wayTo(origin, [...way, { label: home.name, to: listingPath(home.slug) }]));
}

function offer({ type, offer: reduced, regularPrice, discountPrice }: Home, url: string): Thing {
  const price = reduced ? discountPrice : regularPrice;
  const money = { price, priceCurrency: 'NGN' };
  const unitCode = PAID_BY[type];
  return {
    '@type': 'Offer',
    url,
    ...money,
    availability: 'https://schema.org/InStock',
    businessFunction: FUNCTION + (type === 'sale' ? 'Sell' : 'LeaseOut'),
    ...(unitCode && { priceSpecification: { '@type': 'UnitPriceSpecification', ...money, unitCode } }),
  };
}

function property({ propertyType, bedrooms, bathrooms, ...home }: Home): Thing {
  const rooms = asksForRooms(propertyType) && { numberOfBedrooms: bedrooms, numberOfBathroomsTotal: bathrooms };
  const { latitude, longitude, sizeSqm } = home;
  return known({
    '@type': typeOf(propertyType),
    name: home.name,
    address: known({
      '@type': 'PostalAddress',
      streetAddress: home.address,
      addressLocality: home.city,
      addressRegion: home.state,
      addressCountry: home.country === '' || /^nigeria$/i.test(home.country) ? 'NG' : home.country,
    }),
    geo: latitude !== null && longitude !== null ? { '@type': 'GeoCoordinates', latitude, longitude } : null,
    floorSize: sizeSqm === null ? null : { '@type': 'QuantitativeValue', value: sizeSqm, unitCode: 'MTK' },
    ...rooms,
  });
}

/** Only homes have rooms to tell of in schema.org; land and business are places. */
function typeOf(kind: string | null): string {
  if (!asksForRooms(kind)) return 'Place';
  if (kind && FLATS.has(kind)) return 'Apartment';
  return kind && HOUSES.has(kind) ? 'House' : 'Accommodation';
}
