import type { FeeLine } from '../../../src/db/schema/listings.ts';
import type { PictureKind } from '../../picture-kinds.ts';
import type { Random } from '../../random.ts';
import { datesOf, freeTitle, ownedBy, placedIn, PLAIN } from '../draft.ts';
import type { Draft, Making } from '../draft.ts';
import { roundPrice } from '../prices.ts';
import { estateName } from '../titles.ts';
import { say, tell } from '../words/facts.ts';
import type { PlotFacts } from './facts.ts';
import { edges, ground, openings, road } from './ground.ts';
import { paper } from './papers.ts';
import type { Plot } from './plots.ts';
import { beside, closings, payment, price } from './terms.ts';

const once = (kind: FeeLine['kind'], amount: number, label?: string): FeeLine => ({
  kind,
  amount,
  ...(label && { label }),
  every: 'once',
  refundable: false,
});
const share = (kind: FeeLine['kind'], percent: number): FeeLine => ({
  kind,
  percent,
  every: 'once',
  refundable: false,
});
const step = (amount: number) => Math.max(50_000, Math.round(amount / 50_000) * 50_000);

/** What is paid beside the price of land; one seller in eight does not say. */
function feesFor(random: Random, { seller, has }: Plot, asked: number): FeeLine[] {
  if (random.chance(0.13)) return [];
  if (has.has('lease'))
    return [share('agency', 10), share('legal', 5), once('caution', 0), { ...once('service', 0), every: 'year' }];
  const levies = has.has('estate')
    ? [once('other', step(asked * random.between(0.03, 0.06)), 'Development levy')]
    : has.has('tarred')
      ? []
      : [once('other', step(random.between(100_000, 400_000)), 'Community levy')];
  if (seller.voice === 'developer' && has.has('estate'))
    return [
      once('agency', 0),
      once('legal', step(asked * 0.02)),
      ...levies,
      once('other', step(350_000), 'Survey and beacons'),
    ];
  const percent = asked < 30e6 ? 10 : 5;
  return [seller.voice === 'agent' ? share('agency', percent) : once('agency', 0), share('legal', percent), ...levies];
}

function featuresOf({ random, has, seller, months, negotiable }: PlotFacts): string[] {
  return [
    has.has('tarred') ? 'tarred-road' : 'untarred-road',
    ...(has.has('wet') ? ['floods-in-rain'] : random.chance(0.8) ? ['no-flood'] : []),
    ...(has.has('estate') ? ['gated-estate', 'security-guards'] : []),
    ...(negotiable ? ['negotiable'] : []),
    ...(months ? ['monthly-payment'] : []),
    ...(seller.voice === 'owner' ? ['direct-landlord'] : []),
  ];
}

function showsOf({ random, kind, has }: PlotFacts): PictureKind[] {
  if (kind === 'farmland') return ['farm', 'track', 'survey'];
  const way: PictureKind = has.has('tarred') && has.has('estate') ? 'street' : 'track';
  const cover: PictureKind = has.has('fenced') ? 'walled' : 'plot';
  if (has.has('estate')) return random.chance(0.4) ? ['gate', 'plot', 'survey', way] : ['plot', 'gate', 'survey', way];
  return has.has('tarred') ? [cover, 'survey', cover] : [cover, 'survey', way];
}

function titlesOf({ kind, has, size, street, area, estate }: PlotFacts): (string | null)[] {
  const measured = /sqm|acre|hectare/.test(size.title);
  const dry = has.has('wet') ? 'land' : 'dry land';
  const home = kind === 'residential-land';
  return [
    home ? `${size.title} of ${dry} in ${area.name}` : null,
    home ? `${size.title} of ${dry}, ${street}` : null,
    has.has('fenced') && home ? `fenced ${measured ? size.title : 'plot'} off ${street}` : null,
    has.has('fenced') && home ? `fenced plot of ${measured ? size.title : 'land'}, ${area.name}` : null,
    has.has('corner') && measured ? `corner piece of ${size.title}, ${area.name}` : null,
    has.has('corner') ? `corner piece on ${street}, ${area.name}` : null,
    estate ? `${size.title} at ${estate}, ${area.name}` : null,
    kind === 'commercial-land' && !has.has('lease') ? `commercial plot of ${size.title}, ${area.name}` : null,
    kind === 'commercial-land' && !has.has('lease') ? `${size.title} for business on ${street}` : null,
    has.has('lease') ? `bare land to lease on ${street}` : null,
    kind === 'mixed-use-land' ? `${size.title} for shops and flats, ${area.name}` : null,
    kind === 'industrial-land' ? `industrial land of ${size.title}, ${area.name}` : null,
    kind === 'farmland' ? `${size.title} of farmland, ${area.name}` : null,
  ];
}

/** One piece of land: its facts first, then the words that follow from them. */
export function draftPlot({ random, now, newestHome }: Making, plot: Plot, taken: ReadonlySet<string>): Draft {
  const { area, size, seller, has } = plot;
  const deal = has.has('lease') ? 'rent' : 'sale';
  const asked = roundPrice(random.between(...plot.perSqm) * 1_000 * size.sqm, deal);
  const street = random.pick(area.streets);
  const near = random.shuffle(area.near.filter((place) => place !== street));
  const facts: PlotFacts = {
    ...plot,
    random,
    price: asked,
    street,
    near: [near[0] ?? area.name, near[1] ?? area.city],
    estate: has.has('estate') ? estateName({ random }) : null,
    months: seller.voice === 'developer' && has.has('estate') ? random.pick([6, 12, 18]) : null,
    negotiable: random.chance(0.4),
    fees: feesFor(random.fork('fees'), plot, asked),
  };
  const description = [
    `${say(facts, openings)} ${say(facts, ground)}`,
    random.shuffle([tell(facts, edges, 2), tell(facts, road, random.int(2, 3))]).join(' '),
    say(facts, [paper]),
    `${say(facts, [price])} ${tell(facts, beside, 2)} ${random.chance(0.7) ? say(facts, payment) : ''} ${say(facts, closings)}`,
  ].map((part) => part.replace(/ {2,}/g, ' ').trim());
  return {
    name: freeTitle(random, titlesOf(facts), taken),
    description: description.join('\n\n'),
    address: `${facts.estate && random.chance(0.6) ? `${facts.estate}, ` : ''}${street}, ${area.name}`,
    ...ownedBy(seller),
    ...placedIn(random, area),
    ...PLAIN,
    type: deal,
    propertyType: plot.kind,
    titlePaper: deal === 'sale' ? plot.paper : null,
    features: featuresOf(facts),
    toilets: null,
    sizeText: size.text,
    sizeSqm: size.sqm,
    fees: [...facts.fees],
    rentYears: deal === 'rent' ? 2 : null,
    regularPrice: asked,
    parking: false,
    furnished: false,
    moreInfo: facts.estate && random.chance(0.5) ? `Estate: ${facts.estate}. Beacons in place` : '',
    ...datesOf(random, now, newestHome(area, deal)),
    shows: showsOf(facts),
  };
}
