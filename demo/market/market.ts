import { seeded } from '../random.ts';
import type { Random } from '../random.ts';
import { AREAS } from './areas/all.ts';
import type { Area } from './areas/area.ts';
import { beyondHomes } from './beyond-homes.ts';
import { draftHome } from './home.ts';
import type { Draft } from './home.ts';
import type { Deal } from './home-kinds.ts';
import { demoId } from './ids.ts';
import { CUSTOMER, SELLERS } from './people.ts';
import type { Seller } from './people.ts';
import { DRAWN_AT, filesOf, pictureDealer, picturesFor, picturesOf } from './pictures.ts';
import { demoPosts } from './posts/all.ts';
import type { DemoListing, DemoMarket } from '../../src/db/demo.server.ts';

const SIZE = 660;
const OF_CUSTOMER = 8;
const EXCLUSIVE = 26;

function dealIn(random: Random, area: Area): Deal {
  return random.weighted([
    ['sale', 42],
    ['rent', 43],
    ['shortlet', area.night > 0 ? 17 : 0],
  ] as const);
}

function sellerIn(random: Random, area: Area, deal: Deal): Seller {
  const local = SELLERS.filter((s) => s.regions.includes(area.region) && (deal === 'sale' || s.voice !== 'developer'));
  // Folake lets by the night and nothing else.
  const fitting = local.filter((s) => s.key !== 'folake' || deal === 'shortlet');
  return random.weighted(fitting.map((s) => [s, deal === 'shortlet' && s.key === 'folake' ? 12 : s.share] as const));
}

function drafts(random: Random, now: Date): Draft[] {
  const taken = new Set<string>();
  const homes: Draft[] = [];
  const add = (area: Area, deal: Deal, seller: Seller | null, label: string) => {
    const voice = deal === 'shortlet' ? 'host' : (seller?.voice ?? 'owner');
    const draft = draftHome(random.fork(label), { area, deal, person: seller ?? CUSTOMER, voice, now }, taken);
    taken.add(draft.name);
    homes.push(draft);
  };
  const mainland = AREAS.filter((a) => a.region === 'mainland' && a.night > 0);
  for (let i = 0; i < OF_CUSTOMER; i++) {
    add(random.pick(mainland), (['rent', 'rent', 'shortlet', 'sale'] as const)[i % 4] ?? 'rent', null, `customer ${i}`);
  }
  // Every neighbourhood has something before the large ones get their share.
  const places = [
    ...AREAS,
    ...Array.from({ length: SIZE - OF_CUSTOMER - AREAS.length }, () =>
      random.weighted(AREAS.map((a) => [a, a.weight] as const)),
    ),
  ];
  places.forEach((area, i) => {
    const deal = dealIn(random, area);
    add(area, deal, sellerIn(random, area, deal), `home ${i}`);
  });
  return homes;
}

/** The dearest homes, as many of each deal as makes a varied page. */
function premier(homes: readonly Draft[]): Set<Draft> {
  const chosen = new Set<Draft>();
  for (const [deal, share] of [
    ['sale', 0.55],
    ['rent', 0.25],
    ['shortlet', 0.2],
  ] as const) {
    const best = homes
      .filter((h) => h.type === deal && h.seller !== 'customer')
      .toSorted((a, b) => b.regularPrice - a.regularPrice);
    // Not more than two of one city and deal in a row of near-equals: take every second one.
    best.slice(0, Math.round(EXCLUSIVE * share * 2)).forEach((h, i) => (i % 2 === 0 ? chosen.add(h) : undefined));
  }
  return chosen;
}

/** When the newest home of an area and a deal was last touched; of any deal where the area has none of this one. */
function newestHomes(homes: readonly Draft[]): (area: Area, deal: Deal) => Date {
  const times = new Map<string, number>();
  for (const { address, city, type, updatedAt } of homes) {
    const place = `${address.split(', ').at(-1)}, ${city}`;
    for (const key of [place, `${place}, ${type}`]) times.set(key, Math.max(times.get(key) ?? 0, updatedAt.getTime()));
  }
  return ({ name, city }, deal) =>
    new Date(times.get(`${name}, ${city}, ${deal}`) ?? times.get(`${name}, ${city}`) ?? 0);
}

/** What is not a home: made beside the homes from streams of its own, so that these stay as they are. */
function others(random: Random, homes: readonly Draft[], now: Date): DemoListing[] {
  const taken = new Set(homes.map((home) => home.name));
  const drafts = beyondHomes(random, { now, newestHome: newestHomes(homes) }, taken);
  const dealer = pictureDealer(random.fork('pictures'));
  return drafts
    .map((draft, i) => ({ draft, id: demoId('listing', homes.length + i) }))
    .toSorted((a, b) => b.draft.updatedAt.getTime() - a.draft.updatedAt.getTime())
    .map(({ draft: { shows, ...rest }, id }) => ({ ...rest, id, pictures: picturesOf(shows, dealer) }));
}

/**
 * The demo market as of `now`: 660 homes in seventeen cities, some sixty plots and business premises, their sellers and
 * six posts. The same seed and moment give the same market; nobody and nothing in it is real except the towns.
 */
export function demoMarket(now: Date, seed = 2026): DemoMarket {
  const random = seeded(seed);
  const homes = drafts(random.fork('homes'), now);
  const chosen = premier(homes);
  const dealer = pictureDealer(random.fork('pictures'));
  // Dealt in the order in which lists show them, so that the same picture is far from itself.
  const newest = homes
    .map((home, i) => ({ home, i }))
    .toSorted((a, b) => b.home.updatedAt.getTime() - a.home.updatedAt.getTime());
  const dealt: DemoListing[] = newest.map(({ home, i }) => {
    const { kind: _, ...rest } = home;
    return {
      ...rest,
      id: demoId('listing', i),
      exclusive: chosen.has(home),
      pictures: picturesFor(random.fork(`pictures ${i}`), home, dealer),
    };
  });
  const listings = [...dealt, ...others(random.fork('beyond homes'), homes, now)].toSorted(
    (a, b) => b.updatedAt.getTime() - a.updatedAt.getTime(),
  );
  const posts = demoPosts(now);
  const people = [...SELLERS, CUSTOMER];
  return {
    sellers: [...SELLERS],
    customer: CUSTOMER,
    listings,
    posts,
    picturesAt: DRAWN_AT,
    // What lists show comes first, because the first pictures are worked on first.
    pictures: filesOf([
      ...listings.flatMap(({ pictures }) => pictures.slice(0, 1)),
      ...[...posts, ...people].map(({ picture }) => picture),
      ...listings.flatMap(({ pictures }) => pictures),
    ]),
  };
}
