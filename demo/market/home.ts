import type { Random } from '../random.ts';
import type { Area } from './areas/area.ts';
import { describe } from './describe.ts';
import { detailsOf, yearsFor } from './details.ts';
import { feesFor } from './fees.ts';
import { HOME_KINDS } from './home-kinds.ts';
import { paperFor } from './papers.ts';
import { askingPrice, roundPrice } from './prices.ts';
import type { Deal, HomeKind } from './home-kinds.ts';
import { plotFor } from './sizes.ts';
import { estateName, titleFor } from './titles.ts';
import type { DemoListing, DemoPerson } from '../../src/db/demo.server.ts';
import type { Facts, Voice } from './words/facts.ts';

const SMALL = new Set(['Self-contain', 'Room and parlour']);
const FLATS = new Set(['Flat', 'Mini flat', 'Serviced apartment', 'Penthouse', ...SMALL]);
const LOW = new Set(['Bungalow', 'Semi-detached bungalow']);

interface Offer {
  area: Area;
  deal: Deal;
  person: DemoPerson;
  voice: Voice;
  now: Date;
}

/** What a listing has apart from its id, its pictures and whether it was chosen as premier. */
export type Draft = Omit<DemoListing, 'id' | 'pictures' | 'exclusive'> & { kind: HomeKind };

function kindFor(random: Random, area: Area, deal: Deal): HomeKind {
  const fitting = HOME_KINDS.filter((kind) => area.sale >= kind.from && area.sale <= kind.to);
  return random.weighted(fitting.map((kind) => [kind, kind.weight[deal]] as const));
}

function bathsFor(random: Random, beds: number, cheap: boolean): number {
  if (beds === 1)
    return random.weighted([
      [1, 5],
      [2, 2],
    ] as const);
  return Math.min(10, Math.max(1, beds + (cheap ? random.int(-1, 0) : random.int(0, 1))));
}

function carsFor(random: Random, label: string): number {
  if (label === 'Mini flat' || SMALL.has(label))
    return random.weighted([
      [0, 4],
      [1, 5],
    ] as const);
  if (FLATS.has(label))
    return random.weighted([
      [0, 1],
      [1, 6],
      [2, 4],
    ] as const);
  if (label === 'Mansion') return random.int(6, 10);
  return label === 'Detached duplex' ? random.int(3, 6) : random.int(2, 4);
}

/** When it was put up and last touched: mostly lately, all within sixty days. */
function dates(random: Random, now: Date): { createdAt: Date; updatedAt: Date } {
  const day = 86_400_000;
  const age = 60 * day * random.next() ** 1.5;
  const updatedAt = new Date(now.getTime() - Math.max(20 * 60_000, Math.round(age)));
  const createdAt = new Date(updatedAt.getTime() - Math.round(random.between(0, 1) ** 3 * 40 * day));
  return { createdAt, updatedAt };
}

/** One home: its facts first, then the words and the price that follow from them. */
export function draftHome(random: Random, offer: Offer, taken: ReadonlySet<string>): Draft {
  const { area, deal, person, now } = offer;
  const kind = kindFor(random, area, deal);
  const beds = random.weighted(kind.beds);
  const asked = askingPrice(random, area, kind, beds, deal);
  const fresh = offer.voice === 'developer' || random.chance(deal === 'sale' ? 0.34 : 0.16);
  const furnished =
    deal === 'shortlet' ||
    random.chance(deal === 'rent' ? 0.16 : 0.12) ||
    (kind.label === 'Serviced apartment' && random.chance(0.5));
  const cars = carsFor(random, kind.label);
  const isOffer = random.chance(0.12);
  const discount = isOffer ? roundPrice(asked * random.between(0.85, 0.96), deal) : 0;
  const offered = isOffer && discount < asked && discount >= 50_000;
  const lower = kind.label.toLowerCase();
  const street = random.pick(area.streets);
  const near = random.shuffle(area.near.filter((place) => place !== street));
  const estate = !LOW.has(kind.label) && random.chance(area.sale > 150 ? 0.6 : 0.35) ? estateName({ random }) : null;
  const price = offered ? discount : asked;
  const serviced = kind.label === 'Serviced apartment';
  const flat = FLATS.has(kind.label);
  const plot = plotFor(random.fork('plot'));
  const facts: Facts = {
    random,
    voice: offer.voice,
    area,
    deal,
    beds,
    baths: bathsFor(random, beds, area.sale < 90),
    price,
    kind: lower,
    home: beds === 1 && kind.label !== 'Serviced apartment' ? lower : `${beds}-bedroom ${lower}`,
    furnished,
    parking: cars > 0,
    cars,
    fresh,
    street,
    estate,
    near: [near[0] ?? area.name, near[1] ?? area.city],
    flat,
    upstairs: !flat && !LOW.has(kind.label),
    small: SMALL.has(kind.label),
    fees: feesFor(random.fork('fees'), { deal, voice: offer.voice, price, kept: estate !== null || serviced }),
    rentYears: deal === 'rent' ? yearsFor(random.fork('years'), offer.voice) : null,
    paper: paperFor(random.fork('paper'), { region: area.region, flat, cheap: area.sale < 130 }),
    plot: plot.sqm ?? 0,
  };
  const description = describe(facts);
  const jitter = () => random.normal() * 0.0045;
  const name = titleFor(facts, taken);
  const moreInfo = extras(facts);
  const words = `${name} ${description} ${moreInfo}`;
  return {
    kind,
    seller: person.key,
    name,
    description,
    address: `${facts.estate && random.chance(0.5) ? `${facts.estate}, ` : `${random.int(1, 96)}${random.chance(0.12) ? random.pick(['A', 'B']) : ''} `}${street}, ${area.name}`,
    city: area.city,
    state: area.state,
    country: 'Nigeria',
    zip: area.zip,
    phone: person.phone,
    email: person.email,
    website: person.website,
    socialMedia: person.socialMedia,
    type: deal,
    ...detailsOf(
      random.fork('details'),
      { ...facts, random: random.fork('features') },
      { label: kind.label, words, plot },
    ),
    bedrooms: beds,
    bathrooms: facts.baths,
    regularPrice: asked,
    discountPrice: offered ? discount : 0,
    offer: offered,
    parking: facts.parking,
    furnished,
    moreInfo,
    latitude: Number((area.at[0] + jitter()).toFixed(6)),
    longitude: Number((area.at[1] + jitter()).toFixed(6)),
    ...dates(random, now),
  };
}

/** Short notes beside the description; many people leave them empty. */
function extras(f: Facts): string {
  if (f.random.chance(0.45)) return '';
  const notes = [
    f.estate ? `Estate: ${f.estate}` : null,
    f.parking ? `Parking for ${f.cars}` : null,
    f.deal === 'rent'
      ? `Available ${f.random.pick(['now', 'now', 'from next month', 'from the first of the month'])}`
      : null,
    f.deal === 'shortlet' ? `Minimum stay ${f.random.pick(['1 night', '2 nights', '3 nights'])}` : null,
    f.random.chance(0.4) ? 'Prepaid meter' : null,
    f.fresh ? 'Never lived in' : null,
  ].filter((note) => note !== null);
  return f.random.shuffle(notes).slice(0, 3).join('. ');
}
