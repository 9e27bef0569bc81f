import { capital, words } from '../words/facts.ts';
import type { PlotLine } from './facts.ts';

const isFarm = (kind: string) => kind === 'farmland';

/** First sentences. */
export const openings: readonly PlotLine[] = [
  ({ seller, has, size, street, area }) =>
    seller.voice === 'agent'
      ? `${capital(size.said)} on ${street}, ${area.name}, ${has.has('lease') ? 'to let by the year' : 'for sale'}; {we have the brief from the owner himself|direct brief, no chain of agents|the owner gave us the papers to copy}.`
      : null,
  ({ seller, has, size, near }) =>
    seller.voice === 'agent' && !has.has('lease')
      ? `The owner of this land near ${near[0]} is abroad and {will not build|has decided not to build}: ${size.said}.`
      : null,
  ({ seller, random, kind, area, size }) =>
    seller.voice === 'owner' && !isFarm(kind)
      ? `I bought this land in ${area.name} in ${random.int(2008, 2017)} to build on, and life went another way. It is ${size.said}.`
      : null,
  ({ seller, size, street, paper }) =>
    seller.voice === 'owner'
      ? `${capital(size.said)} off ${street}, ${paper === 'family-receipt' ? 'in my family for three generations' : '{mine and nobody else’s|in my own name}'}; {no agent stands between us|you deal with me directly}.`
      : null,
  ({ seller, estate, area, random, size }) =>
    seller.voice === 'developer' && estate
      ? `${estate} in ${area.name} is laid out, beaconed and ready to build. This is plot ${random.int(3, 28)} of block ${random.pick(['A', 'B', 'C', 'D'])}: ${size.said}.`
      : null,
  ({ seller, estate, area, size }) =>
    seller.voice === 'developer' && estate
      ? `We are selling the last plots of ${estate}, ${area.name}; this one is ${size.said}. {What is built you can walk through; what is not, we say|Come and see the gate before you see the price}.`
      : null,
  ({ seller, kind, size, near }) =>
    seller.voice === 'developer' && isFarm(kind)
      ? `${capital(size.said)} that we hold for the future and will not use: good farmland beyond ${near[0]}.`
      : null,
];

/** What one stands on. */
export const ground: readonly PlotLine[] = [
  ({ has }) =>
    has.has('wet')
      ? 'To be plain: about a third of it lies low and holds water from June to October. Budget for {forty|fifty|sixty} trips of sand; {the price has been cut for it|we took that off the price}.'
      : null,
  ({ has, kind, area }) =>
    !has.has('wet') && !has.has('slope') && !isFarm(kind) && ['island', 'rivers'].includes(area.region)
      ? '{Dry land, and we say so after walking it in September|Dry, firm sand all through}; {no piling for two floors|no filling needed before foundation}.'
      : null,
  ({ has, kind, area }) =>
    !has.has('wet') && !has.has('slope') && !isFarm(kind) && !['island', 'rivers'].includes(area.region)
      ? '{Dry land, table level|Firm laterite, nearly level}; {the pegs are in and digging can start the day you wish|a strip foundation will do, the neighbours used one}.'
      : null,
  ({ has, kind }) =>
    has.has('slope') && !isFarm(kind)
      ? 'The ground {rises about two metres to the back|falls gently to the road}, {which gives a lower garage and a view|so water runs off and the upper floor sees far}.'
      : null,
  ({ kind, random }) =>
    isFarm(kind)
      ? `${random.pick(['Red loam', 'Brown loam', 'Deep loam'])}, {cleared two seasons ago and last planted with maize and cassava|under maize and yam until last year}; {a stream runs along the lower side all year|there is a hand-dug well, and water at nine metres}.`
      : null,
];

/** Fence, beacons, gate. */
export const edges: readonly PlotLine[] = [
  ({ has }) =>
    has.has('fenced')
      ? '{Fenced all round in nine-inch block|The fence is up on all sides}, {with an iron gate and a caretaker in the batcher|with a gate that locks|gate and pillars in place}.'
      : null,
  ({ has }) =>
    !has.has('fenced') && !has.has('estate')
      ? 'No fence yet; {four beacons stand at the corners and their numbers are on the survey|beacons are in place and we show you each of them|only the beacons mark it, so come with your surveyor}.'
      : null,
  ({ has }) =>
    has.has('estate')
      ? 'The estate has a gatehouse with guards{, and its perimeter fence is finished| day and night|}; {inner roads are interlocked|inner roads are stone-based, drains on both sides}.'
      : null,
  ({ has }) =>
    has.has('corner')
      ? 'It is a corner piece with road on two sides, {so a second gate is possible|good for a shop in front and a gate at the side}.'
      : null,
  ({ kind }) =>
    kind === 'industrial-land'
      ? 'Wide enough at the road for {trailers to turn in one move|two trailers to pass}, and {the neighbours are a bottling plant and a cold store|warehouses stand on both sides}.'
      : null,
];

/** How one comes there, light, and who lives around. */
export const road: readonly PlotLine[] = [
  ({ has }) =>
    has.has('tarred')
      ? '{Tar passes in front|Tarred access to the frontage}, {with covered drains|drains on both sides}.'
      : null,
  ({ has, random, kind }) => {
    if (has.has('tarred')) return null;
    const way = isFarm(kind)
      ? '{a pick-up gets in all year|carts and pick-ups use it daily}'
      : '{a small car passes in the rains, slowly|trucks bring sand and block all year|it is graded after every rainy season}';
    return `The last ${random.pick([200, 300, 450, 600])} metres are graded earth; ${way}.`;
  },
  ({ has }) =>
    has.has('poles')
      ? '{Poles are on the street and the transformer is at the junction|There is light on the street|High tension is far off; the poles in front are the ones you will use}.'
      : null,
  ({ has }) =>
    has.has('poles')
      ? null
      : '{Light has not reached this side; the nearest pole is about 400 metres away|No poles yet, so count on solar at first}.',
  ({ has, random }) =>
    has.has('built')
      ? `Built-up side: {neighbours left and right have roofed|${words(random.int(4, 9))} houses on the street are lived in|people already sleep on both sides}.`
      : null,
  ({ near, random }) =>
    `${capital(near[0])} is ${random.int(3, 15)} minutes away, ${near[1]} about ${random.int(12, 30)}.`,
];
