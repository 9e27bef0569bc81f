import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  LISTING_TYPES,
  MAX_IMAGES,
  MAX_PRICE,
  MAX_ROOMS,
  MIN_PRICE,
  MIN_ROOMS,
  NAME_MAX,
  NAME_MIN,
  PHONE_MAX,
  ADDRESS_MAX,
  DESCRIPTION_MAX,
} from '../../src/features/listings/rules.ts';
import { parseListing } from '../../src/features/listings/write/contract.ts';
import { costOf, feesStated } from '../../src/features/listings/costs/cost.ts';
import { kindOf, kindOnCard, kindsOf } from '../../src/features/listings/property/kinds.ts';
import { derivedOf } from '../../src/features/listings/derived/derived.server.ts';
import { slugOf } from '../../src/core/text/slug.ts';
import { selfAndAncestors, locate, placeById } from '../../src/features/places/service.server.ts';
import { cleanHtml } from '../../src/features/posts/html.server.ts';
import { EXCERPT_MAX, TITLE_MAX } from '../../src/features/posts/rules.ts';
import catalogue from '../pictures/catalogue.json' with { type: 'json' };
import { seeded } from '../random.ts';
import { AREAS } from './areas/all.ts';
import { HOME_KINDS } from './home-kinds.ts';
import { demoMarket } from './market.ts';
import { askingPrice } from './prices.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const DAY = 86_400_000;
const market = demoMarket(NOW);
const { listings, posts, sellers } = market;

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const repeated = <T>(items: readonly T[]) => items.length - new Set(items).size;

describe('the demo market', () => {
  test('is the same for the same moment and seed, and another one for another seed', () => {
    expect(demoMarket(NOW)).toEqual(market);
    expect(demoMarket(NOW, 7).listings.map((l) => l.name)).not.toEqual(listings.map((l) => l.name));
  });

  test('keeps its ids when it is made at another moment, so that an interrupted start can go on later', () => {
    const later = demoMarket(new Date(NOW.getTime() + 3 * DAY));
    expect(new Set(later.listings.map((l) => l.id))).toEqual(new Set(listings.map((l) => l.id)));
    expect(
      listings.every((l) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(l.id)),
    ).toBe(true);
  });

  test('has homes in many cities, most of them in Lagos, of all three kinds', () => {
    expect(listings.length).toBeGreaterThanOrEqual(640);
    expect(new Set(listings.map((l) => l.city)).size).toBeGreaterThanOrEqual(14);
    const inLagos = listings.filter((l) => l.city === 'Lagos').length;
    expect(inLagos).toBeGreaterThan(listings.length * 0.45);
    for (const type of LISTING_TYPES) expect(listings.filter((l) => l.type === type).length).toBeGreaterThan(90);
    const areas = new Set(listings.map((l) => l.address.split(', ').at(-1)));
    for (const area of AREAS) expect(areas).toContain(area.name);
  });

  test('would pass the listing form everywhere', () => {
    for (const l of listings) {
      expect(l.name.length).toBeGreaterThanOrEqual(NAME_MIN);
      expect(l.name.length).toBeLessThanOrEqual(NAME_MAX);
      expect(l.address.length).toBeLessThanOrEqual(ADDRESS_MAX);
      expect(l.description.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
      expect(l.phone).toMatch(/^\+2348030000\d{3}$/);
      expect(l.phone.length).toBeLessThanOrEqual(PHONE_MAX);
      expect(l.regularPrice).toBeGreaterThanOrEqual(MIN_PRICE);
      expect(l.regularPrice).toBeLessThanOrEqual(MAX_PRICE);
      expect(Number.isInteger(l.regularPrice)).toBe(true);
      for (const rooms of [l.bedrooms, l.bathrooms]) {
        expect(rooms).toBeGreaterThanOrEqual(MIN_ROOMS);
        expect(rooms).toBeLessThanOrEqual(MAX_ROOMS);
      }
      expect(l.offer ? l.discountPrice >= MIN_PRICE && l.discountPrice < l.regularPrice : l.discountPrice === 0).toBe(
        true,
      );
      expect(l.pictures.length).toBeGreaterThanOrEqual(3);
      expect(l.pictures.length).toBeLessThanOrEqual(MAX_IMAGES);
      expect(repeated(l.pictures)).toBe(0);
    }
  });

  test('states facts and fees as the form takes them, in its own order', () => {
    for (const { propertyType, titlePaper, features, toilets, sizeText, sizeSqm, fees, rentYears, ...l } of listings) {
      const facts = { propertyType, titlePaper, toilets, sizeText, sizeSqm, rentYears };
      const read = parseListing({ ...l, ...facts, features, fees, imageUrls: ['/a'] });
      expect(read).toMatchObject(facts);
      expect(parseListing({ ...l, sizeText, imageUrls: ['/a'] }).sizeSqm).toBe(sizeSqm);
      expect(read.features.toSorted()).toEqual(features.toSorted());
      expect(read.fees).toEqual(expect.arrayContaining(fees));
    }
  });

  test('has homes of many kinds, most with facts, fees stated in full, in part and not at all', () => {
    const share = (which: (l: (typeof listings)[number]) => unknown) => listings.filter(which).length / listings.length;
    expect(new Set(listings.map((l) => kindOf(l.propertyType)?.id)).size).toBeGreaterThan(10);
    expect(share((l) => feesStated(l) === 'all')).toBeGreaterThan(0.45);
    expect(share((l) => feesStated(l) === 'some')).toBeGreaterThan(0.08);
    expect(share((l) => feesStated(l) === 'none')).toBeGreaterThan(0.08);
    expect(share((l) => l.features.length > 3)).toBeGreaterThan(0.7);
    expect(share((l) => l.sizeText)).toBeGreaterThan(0.5);
    expect(new Set(listings.map((l) => l.titlePaper)).size).toBeGreaterThan(7);
    expect(listings.filter((l) => l.titlePaper && l.type !== 'sale')).toEqual([]);
  });

  test('costs at first what such homes do: a third to a half more than the rent, a tenth more than the price', () => {
    const more = (type: string) =>
      median(
        listings
          .filter((l) => l.type === type && feesStated(l) === 'all' && l.rentYears !== 2)
          .map((l) => costOf({ ...l, price: l.regularPrice }).firstTotal / l.regularPrice),
      );
    expect(more('rent')).toBeGreaterThan(1.15);
    expect(more('rent')).toBeLessThan(1.5);
    expect(more('sale')).toBeGreaterThan(1.04);
    expect(more('sale')).toBeLessThan(1.15);
    expect(more('shortlet')).toBeGreaterThan(1.3);
  });

  test('says nothing in words that its facts deny', () => {
    for (const { description, features, fees, titlePaper } of listings) {
      const band = /on Band ([A-E])\b/.exec(description)?.[1]?.toLowerCase();
      if (band && features.length > 0) expect(features).toContain(`band-${band}`);
      const agency = fees.find(({ kind }) => kind === 'agency');
      const told = /Agency (?:is )?(\d+)%/i.exec(description)?.[1];
      if (told) expect(agency?.percent).toBe(Number(told));
      if (/No agency fee|no agency to pay/.test(description)) expect(agency?.amount).toBe(0);
      if (titlePaper === 'c-of-o') expect(description).not.toContain('family receipt');
    }
  });

  test('lies in places of the gazetteer, at its own point', () => {
    for (const l of listings) {
      const { place, within, latitude, longitude } = derivedOf(l, { ...l, place: null });
      const found = placeById(place ?? '');
      expect(found, `${l.address}, ${l.city}, ${l.state}`).toBeDefined();
      expect([latitude, longitude]).toEqual([l.latitude, l.longitude]);
      expect(within[0]).toBe(place);
      expect(Math.abs((found?.latitude ?? 0) - l.latitude), `${place}: ${l.address}, ${l.city}`).toBeLessThan(0.5);
      expect(Math.abs((found?.longitude ?? 0) - l.longitude), `${place}: ${l.address}, ${l.city}`).toBeLessThan(0.5);
    }
  });

  test('is found in its neighbourhood by the gazetteer', () => {
    for (const { city, state, address } of listings) {
      const area = address.split(', ').at(-1) ?? '';
      const places = selfAndAncestors(locate({ city, state, address })?.id ?? '').map(placeById);
      const names = places.flatMap((place) => (place ? [place.name, ...place.aliases] : []));
      expect(names, `${address}, ${city}, ${state}`).toContain(area);
    }
  });

  test('has no two homes of one name, no unfilled gap in a text, and hardly a sentence that many share', () => {
    expect(repeated(listings.map((l) => l.name))).toBe(0);
    expect(repeated(listings.map((l) => l.description))).toBe(0);
    expect(listings.every((l) => slugOf(l.name, 60) !== '')).toBe(true);
    const texts = listings.map((l) => `${l.name} ${l.description} ${l.address} ${l.moreInfo}`);
    expect(texts.filter((text) => /[{}|]|undefined|null|NaN| {2}/.test(text))).toEqual([]);
    const uses = new Map<string, number>();
    for (const { description } of listings) {
      expect(description.split('\n\n').length).toBeGreaterThanOrEqual(3);
      for (const sentence of description.split(/(?<=[.!?])\s+/)) uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
    }
    expect(Math.max(...uses.values())).toBeLessThan(listings.length * 0.12);
    expect(uses.size).toBeGreaterThan(2_000);
  });

  test('spreads its changes over sixty days, none of them in the future', () => {
    for (const { createdAt, updatedAt } of [...listings, ...posts]) {
      expect(updatedAt.getTime()).toBeLessThan(NOW.getTime());
      expect(updatedAt.getTime()).toBeGreaterThanOrEqual(NOW.getTime() - 61 * DAY);
      expect(createdAt.getTime()).toBeLessThanOrEqual(updatedAt.getTime());
    }
  });

  test('has about one offer in eight, two dozen premier homes, and eight homes of the demo customer', () => {
    expect(listings.filter((l) => l.offer).length / listings.length).toBeGreaterThan(0.08);
    expect(listings.filter((l) => l.offer).length / listings.length).toBeLessThan(0.16);
    const premier = listings.filter((l) => l.exclusive);
    expect(premier.length).toBeGreaterThanOrEqual(22);
    expect(premier.length).toBeLessThanOrEqual(30);
    expect(listings.filter((l) => l.seller === 'customer')).toHaveLength(8);
  });

  test('lies where its neighbourhoods are', () => {
    for (const l of listings) {
      const area = AREAS.find((a) => l.address.endsWith(`, ${a.name}`) && a.city === l.city);
      expect(Math.abs(l.latitude - (area?.at[0] ?? 0))).toBeLessThan(0.03);
      expect(Math.abs(l.longitude - (area?.at[1] ?? 0))).toBeLessThan(0.03);
    }
  });

  test('shows the same cover to nobody twice in a row of eight', () => {
    const covers = listings.map((l) => l.pictures[0]);
    for (let i = 0; i + 8 <= covers.length; i++) expect(repeated(covers.slice(i, i + 8))).toBeLessThanOrEqual(1);
  });

  test('brings the pictures that it shows and no others, each once and with its file', () => {
    const shown = [
      ...listings.flatMap((l) => l.pictures),
      ...posts.map((p) => p.picture),
      ...[...sellers, market.customer].map((s) => s.picture),
    ];
    expect(market.pictures.map(({ name }) => name).toSorted()).toEqual([...new Set(shown)].toSorted());
    for (const { file } of market.pictures) expect(existsSync(file), String(file)).toBe(true);
    expect(repeated(catalogue.pictures.map(({ name }) => name))).toBe(0);
  });

  test('has twelve sellers, whom nobody can be mistaken for', () => {
    expect(sellers).toHaveLength(12);
    expect(repeated([...sellers, market.customer].map((s) => s.phone))).toBe(0);
    for (const { email } of [...sellers, market.customer])
      expect(email).toMatch(/@([a-z-]+\.)?(example\.com|gidana\.example)$/);
    for (const { key } of sellers) expect(listings.filter((l) => l.seller === key).length).toBeGreaterThan(10);
  });
});

describe('prices', () => {
  const flat = HOME_KINDS.find((kind) => kind.label === 'Flat');

  test.each(AREAS.map((area) => [`${area.name}, ${area.city}`, area] as const))(
    'two-bedroom rents of %s stay around what is quoted',
    (_, area) => {
      if (!flat) throw new Error('no flats');
      const random = seeded(1);
      const asked = Array.from({ length: 400 }, () => askingPrice(random, area, flat, 2, 'rent') / 1e6);
      expect(median(asked)).toBeGreaterThanOrEqual(area.rent[0]);
      expect(median(asked)).toBeLessThanOrEqual(area.rent[1]);
      const within = asked.filter((rent) => rent >= area.rent[0] * 0.95 && rent <= area.rent[1] * 1.05).length;
      expect(within).toBeGreaterThan(400 * 0.7);
    },
  );

  test('the dear and the cheap ends of the country are far apart, and sales far above rents', () => {
    const asked = (city: string, part: string, type: string) =>
      median(
        listings
          .filter((l) => l.city === city && l.address.endsWith(part) && l.type === type)
          .map((l) => l.regularPrice),
      );
    expect(asked('Lagos', 'Ikoyi', 'sale')).toBeGreaterThan(asked('Lagos', 'Ikorodu', 'sale') * 8);
    expect(asked('Lagos', 'Ikoyi', 'rent')).toBeGreaterThan(asked('Lagos', 'Ikorodu', 'rent') * 4);
    expect(median(listings.filter((l) => l.type === 'sale').map((l) => l.regularPrice))).toBeGreaterThan(80_000_000);
    expect(median(listings.filter((l) => l.type === 'rent').map((l) => l.regularPrice))).toBeLessThan(12_000_000);
    expect(median(listings.filter((l) => l.type === 'shortlet').map((l) => l.regularPrice))).toBeLessThan(300_000);
  });
});

describe('the posts', () => {
  test.each(posts.map((post) => [post.title, post] as const))(
    '“%s” is worth reading and made of the editor’s marks',
    (_, post) => {
      const words = post.content
        .replace(/<[^>]+>/g, ' ')
        .split(/\s+/)
        .filter(Boolean).length;
      expect(words).toBeGreaterThanOrEqual(500);
      expect(words).toBeLessThanOrEqual(950);
      expect(cleanHtml(post.content)).toBe(post.content);
      const tags = new Set([...post.content.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag));
      expect(
        [...tags].filter((tag) => !['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a'].includes(tag ?? '')),
      ).toEqual([]);
      expect(post.title.length).toBeLessThanOrEqual(TITLE_MAX);
      expect(post.excerpt.length).toBeLessThanOrEqual(EXCERPT_MAX);
      expect(post.slug).toMatch(/^[a-z0-9-]+$/);
      expect(post.tags.split(', ').length).toBeGreaterThan(2);
    },
  );

  test('there are six, each with its own address', () => {
    expect(posts).toHaveLength(6);
    expect(repeated(posts.map((p) => p.slug))).toBe(0);
  });
});

describe('land and business', () => {
  const groupOf = (l: (typeof listings)[number]) => kindOf(l.propertyType)?.group;
  const land = listings.filter((l) => groupOf(l) === 'land');
  const business = listings.filter((l) => groupOf(l) === 'commercial');
  const perSqm = (l: (typeof listings)[number]) => l.regularPrice / (l.sizeSqm ?? 0);

  test('are some sixty in a dozen cities and more, of every kind of land and most kinds of business', () => {
    expect(land.length).toBeGreaterThanOrEqual(34);
    expect(business.length).toBeGreaterThanOrEqual(22);
    expect(new Set([...land, ...business].map((l) => l.city)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(land.map((l) => l.propertyType)).size).toBe(kindsOf('land').length);
    expect(new Set(business.map((l) => l.propertyType)).size).toBeGreaterThanOrEqual(10);
    expect(land.filter((l) => l.type === 'sale').length).toBeGreaterThan(land.length * 0.9);
    expect(new Set(business.map((l) => l.type))).toEqual(new Set(['rent', 'sale']));
    expect(listings.filter((l) => groupOf(l) === 'residential')).toHaveLength(660);
  });

  test('have no rooms, no offer and no place among the premier homes', () => {
    for (const l of [...land, ...business]) {
      expect(kindOnCard(l.propertyType).roomless).toBe(true);
      expect(parseListing({ ...l, bedrooms: 4, bathrooms: 4, imageUrls: ['/a'] })).toMatchObject({
        bedrooms: l.bedrooms,
        bathrooms: l.bathrooms,
      });
      expect(l.offer || l.exclusive).toBe(false);
      expect(`${l.name} ${l.description}`).not.toMatch(/\b(bedrooms?|mini flat|duplex)\b/i);
    }
  });

  test('come after the newest homes, in every neighbourhood', () => {
    expect(listings.slice(0, 60).filter((l) => groupOf(l) !== 'residential')).toEqual([]);
    for (const { name, city } of AREAS) {
      const here = listings.filter((l) => l.city === city && l.address.endsWith(`, ${name}`));
      for (const some of [here, ...LISTING_TYPES.map((type) => here.filter((l) => l.type === type))]) {
        const [first] = some;
        if (some.some((l) => groupOf(l) === 'residential'))
          expect(first && groupOf(first), `${name}, ${city}`).toBe('residential');
      }
    }
  });

  test('state their size and, where they are sold, their paper', () => {
    for (const l of [...land, ...business]) {
      expect(l.sizeText).not.toBe('');
      expect(l.sizeSqm).toBeGreaterThan(0);
      expect(l.titlePaper !== null).toBe(l.type === 'sale');
    }
    expect(new Set(land.map((l) => l.titlePaper)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(land.map((l) => l.sizeText)).size).toBeGreaterThanOrEqual(15);
    expect(land.some((l) => l.fees.some(({ label }) => label === 'Development levy'))).toBe(true);
  });

  test('say of road and water what they tick', () => {
    for (const { description, features } of land) {
      if (/Tar passes|Tarred access/.test(description)) expect(features).toContain('tarred-road');
      if (/graded earth/.test(description)) expect(features).toContain('untarred-road');
      if (/holds water/.test(description)) expect(features).toContain('floods-in-rain');
      if (/gatehouse/.test(description)) expect(features).toContain('gated-estate');
    }
  });

  // ₦ thousand a square metre of building land, as quoted in late 2025, with room on both sides.
  test.each([
    ['Ikoyi', 900, 1_900],
    ['Lekki Phase 1', 300, 650],
    ['Magodo', 180, 380],
    ['Ajah', 70, 170],
    ['Ibeju-Lekki', 12, 60],
    ['Ikorodu', 8, 40],
    ['Guzape', 150, 350],
    ['Gwarinpa', 80, 200],
    ['Lugbe', 15, 60],
    ['Woji', 40, 120],
    ['Akobo', 18, 60],
    ['Bukuru', 0.2, 1],
  ])('a square metre of %s costs what it does there', (area, low, high) => {
    const asked = land
      .filter((l) => l.type === 'sale' && l.address.endsWith(`, ${area}`))
      .map((l) => perSqm(l) / 1_000);
    expect(asked.length).toBeGreaterThan(0);
    expect(Math.min(...asked)).toBeGreaterThan(low);
    expect(Math.max(...asked)).toBeLessThan(high);
  });

  test('cost by the metre what such things do: farms least, shops more than stores', () => {
    const of = (kind: string, type: string) =>
      listings.filter((l) => l.propertyType === kind && l.type === type).map(perSqm);
    expect(Math.max(...of('farmland', 'sale'))).toBeLessThan(2_000);
    expect(median(of('residential-land', 'sale'))).toBeGreaterThan(25_000);
    expect(Math.max(...of('warehouse', 'rent'))).toBeLessThan(Math.min(...of('shop', 'rent')));
    for (const kind of ['office', 'shop', 'showroom', 'restaurant']) {
      for (const rent of of(kind, 'rent')) {
        expect(rent).toBeGreaterThan(12_000);
        expect(rent).toBeLessThan(250_000);
      }
    }
  });
});
