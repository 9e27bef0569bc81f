import type { PictureKind } from '../../picture-kinds.ts';
import { datesOf, freeTitle, ownedBy, placedIn, PLAIN } from '../draft.ts';
import type { Draft, Making } from '../draft.ts';
import { paperFor } from '../papers.ts';
import { roundPrice } from '../prices.ts';
import { say, tell } from '../words/facts.ts';
import type { PremisesFacts } from './facts.ts';
import { feesFor } from './fees.ts';
import { inside, isPart, NOUNS, openings, outside, services } from './place.ts';
import type { Premises } from './premises.ts';
import { beside, closings, price } from './terms.ts';

const BUILDINGS = [
  'Kapok House',
  'Sapphire Plaza',
  'Weaverbird Arcade',
  'Agbalumo House',
  'Baobab Court',
  'Marina Point',
  'Iroko Place',
  'Hibiscus Arcade',
];
const TOILETS: Readonly<Record<string, number>> = {
  shop: 1,
  showroom: 2,
  'co-working': 2,
  restaurant: 4,
  warehouse: 3,
  factory: 6,
  'event-centre': 10,
  plaza: 8,
  'filling-station': 3,
};

const SHOWS: Readonly<Record<string, readonly PictureKind[]>> = {
  office: ['office', 'suite', 'office'],
  'co-working': ['office', 'desks', 'office'],
  shop: ['shop', 'suite', 'shop'],
  showroom: ['shop', 'suite', 'shop'],
  plaza: ['shop', 'shop', 'suite'],
  restaurant: ['shop', 'dining', 'kitchen', 'dining'],
  warehouse: ['warehouse', 'shed', 'suite'],
  factory: ['warehouse', 'shed', 'desks'],
  'event-centre': ['hall', 'suite', 'kitchen'],
  hotel: ['mansion', 'bedroom', 'pool', 'dining', 'bathroom'],
  'filling-station': ['station', 'suite', 'station'],
};

function showsOf({ kind, has }: Premises): readonly PictureKind[] {
  return kind === 'office' && has.has('fitted') ? ['office', 'desks', 'office'] : (SHOWS[kind] ?? []);
}

function carsFor({ random, kind, sqm }: Premises & { random: PremisesFacts['random'] }): number {
  if (kind === 'shop') return random.int(1, 4);
  if (['warehouse', 'factory', 'filling-station'].includes(kind)) return random.int(4, 9);
  return Math.min(60, Math.max(2, Math.round(sqm / (kind === 'event-centre' ? 16 : 40))));
}

function featuresOf({ random, has, band, generator, kind, seller, deal }: PremisesFacts): string[] {
  const often = (id: string, chance: number) => (random.chance(chance) ? [id] : []);
  return [
    `band-${band.toLowerCase()}`,
    'tarred-road',
    ...(generator ? ['generator'] : ['prepaid-meter']),
    ...(has.has('serviced') ? ['serviced', 'security-guards'] : []),
    ...(has.has('lift') ? ['lift'] : []),
    ...(has.has('new') ? ['newly-built'] : []),
    ...(has.has('ground') ? ['ground-floor'] : []),
    ...(kind === 'co-working' ? ['internet', 'air-conditioning', 'inverter'] : []),
    ...(['hotel', 'restaurant', 'event-centre', 'factory', 'filling-station'].includes(kind) ? ['borehole'] : []),
    ...(kind === 'hotel' ? ['pool', 'air-conditioning', 'laundry'] : []),
    ...often('cctv', 0.5),
    ...often('no-flood', 0.5),
    ...(seller.voice === 'owner' && deal === 'rent' ? ['direct-landlord'] : []),
  ];
}

function titlesOf({ kind, sqm, street, area, building, has, count, deal, near }: PremisesFacts): (string | null)[] {
  const noun = NOUNS[kind] ?? kind;
  const size = `${sqm.toLocaleString('en-US')} sqm`;
  const part = isPart(kind);
  return [
    part && kind !== 'co-working' ? `${size} ${noun} on ${street}` : null,
    part && kind !== 'co-working' ? `${size} ${noun}, ${area.name}` : null,
    part && building ? `${noun} at ${building}, ${area.name}` : null,
    kind === 'shop' && has.has('corner') ? `corner shop on ${street}` : null,
    kind === 'shop' ? `shop to let near ${near[0].replace(/^the /, '')}` : null,
    kind === 'co-working' ? `private office for ${count} in ${area.name}` : null,
    kind === 'plaza' ? `plaza of ${count} shops on ${street}` : null,
    kind === 'warehouse' ? `${size} warehouse in ${area.name}` : null,
    kind === 'factory' ? `factory with office block, ${area.name}` : null,
    kind === 'event-centre' ? `event centre for ${count} guests, ${area.name}` : null,
    kind === 'hotel' ? `${count}-room hotel with bar, ${area.name}` : null,
    kind === 'filling-station'
      ? `${count}-pump filling station${deal === 'rent' ? ' to lease' : ''}, ${area.name}`
      : null,
    kind === 'restaurant' ? `fitted restaurant for ${count}, ${area.name}` : null,
  ];
}

/** One business place: its facts first, then the words that follow from them. */
export function draftPremises(
  { random, now, newestHome }: Making,
  premises: Premises,
  taken: ReadonlySet<string>,
): Draft {
  const { area, seller, deal, kind, sqm, has } = premises;
  const asked = roundPrice(premises.perSqm * 1_000 * sqm * random.between(0.9, 1.12), deal);
  const street = random.pick(area.streets);
  const near = random.shuffle(area.near.filter((place) => place !== street));
  const facts: PremisesFacts = {
    ...premises,
    random,
    price: asked,
    street,
    near: [near[0] ?? area.name, near[1] ?? area.city],
    building: isPart(kind) && random.chance(0.6) ? random.pick(BUILDINGS) : null,
    cars: carsFor({ ...premises, random }),
    band: area.sale > 200 ? 'A' : random.pick(['A', 'B', 'B', 'C']),
    generator: has.has('serviced') || sqm > 300 || random.chance(0.3),
    rentYears: deal === 'rent' ? random.pick([1, 1, 2]) : null,
    paper: paperFor(random.fork('paper'), { region: area.region, flat: false, cheap: false }),
    fees: feesFor(random.fork('fees'), premises, asked),
  };
  const description = [
    `${say(facts, openings)} ${tell(facts, inside, 2)}`,
    random.shuffle([tell(facts, services, 2), tell(facts, outside, random.int(2, 3))]).join(' '),
    `${say(facts, [price])} ${tell(facts, beside, 2)} ${say(facts, closings)}`,
  ].map((part) => part.replace(/ {2,}/g, ' ').trim());
  return {
    name: freeTitle(random, titlesOf(facts), taken),
    description: description.join('\n\n'),
    address: `${facts.building && random.chance(0.5) ? `${facts.building}, ` : ''}${random.int(2, 88)} ${street}, ${area.name}`,
    ...ownedBy(seller),
    ...placedIn(random, area),
    ...PLAIN,
    type: deal,
    propertyType: kind,
    titlePaper: deal === 'sale' ? facts.paper.id : null,
    features: featuresOf(facts),
    toilets: TOILETS[kind] ?? (kind === 'office' ? premises.count : null),
    sizeText: `${sqm.toLocaleString('en-US')} sqm`,
    sizeSqm: sqm,
    fees: [...facts.fees],
    rentYears: facts.rentYears,
    regularPrice: asked,
    parking: true,
    furnished: has.has('fitted'),
    moreInfo: deal === 'rent' && random.chance(0.4) ? (facts.building ?? 'Available now') : '',
    ...datesOf(random, now, newestHome(area, deal)),
    shows: showsOf(premises),
  };
}
