import { capital, words } from '../words/facts.ts';
import type { PremisesLine } from './facts.ts';

/** What such premises are called in a sentence. */
export const NOUNS: Readonly<Record<string, string>> = {
  office: 'office',
  'co-working': 'private office',
  shop: 'shop',
  showroom: 'showroom',
  plaza: 'plaza',
  warehouse: 'warehouse',
  factory: 'factory',
  'event-centre': 'event centre',
  hotel: 'hotel',
  'filling-station': 'filling station',
  restaurant: 'restaurant',
};

const PARTS = new Set(['office', 'shop', 'co-working', 'showroom']);
/** Whether it is part of a larger building. */
export const isPart = (kind: string): boolean => PARTS.has(kind);

const noun = (kind: string) => NOUNS[kind] ?? kind;
const metres = (sqm: number) => `${sqm.toLocaleString('en-US')} square metres`;

/** First sentences. */
export const openings: readonly PremisesLine[] = [
  ({ kind, sqm, street, area, deal }) =>
    `${capital(noun(kind))} of ${metres(sqm)} on ${street}, ${area.name}, ${deal === 'rent' ? '{to let|available to let now}' : '{for sale|offered for sale}'}.`,
  ({ building, kind, sqm, area }) =>
    building
      ? `${building}, ${area.name}: {one|this} ${noun(kind)} of ${metres(sqm)} {has come free|is free again}.`
      : null,
  ({ kind, seller, deal, near, sqm }) =>
    seller.voice === 'owner' && deal === 'rent'
      ? `I let this ${noun(kind)} near ${near[0]} myself; it measures ${metres(sqm)}, {taped, not guessed|walls not counted}.`
      : null,
  ({ deal, kind, street, random, sqm }) =>
    deal === 'sale'
      ? `The owner has run this ${noun(kind)} on ${street} since ${random.int(2006, 2016)} and {wants to retire|is moving his money}: ${metres(sqm)}${kind === 'filling-station' ? ' of land' : ' under roof'}, ${kind === 'plaza' ? 'sold with its tenants' : '{sold as a going concern|equipment can be bought with it}'}.`
      : null,
];

/** What is particular to its kind. */
export const inside: readonly PremisesLine[] = [
  ({ kind, has }) =>
    kind === 'office'
      ? has.has('fitted')
        ? 'Partitioned into a reception, {two|three} closed rooms and an open floor; {network points and air conditioners stay|the last tenant leaves cabling and split units}.'
        : 'Open plan between columns, {so you partition as you like|your fit-out, your way}; {suspended ceiling and floor tiles are in|tiled, wired and painted}.'
      : null,
  ({ kind, count }) =>
    kind === 'co-working'
      ? `${capital(words(count))} desks behind your own door; {meeting room, tea and cleaning are in the price|meeting rooms by the hour, cleaning and coffee in the price}.`
      : null,
  ({ kind, has }) =>
    kind === 'shop' || kind === 'showroom'
      ? `${has.has('ground') ? 'Ground floor with a glass front' : 'First floor by the stairs, seen from the road'}, {roller shutter and burglary proof|aluminium shutter}, {and your sign goes above the door|with a sign board of its own}.`
      : null,
  ({ kind, has }) =>
    (kind === 'shop' || kind === 'showroom') && has.has('corner')
      ? 'It is the corner unit, so {two sides show your goods|people see it from both roads}.'
      : null,
  ({ kind, count }) =>
    kind === 'plaza'
      ? `${count} shops on two floors, ${words(count - 4 > 10 ? 10 : count - 4)} of them let {to tenants who pay|on yearly agreements}; {rent roll and agreements are open to a serious buyer|we show the rent book}.`
      : null,
  ({ kind, count, random }) =>
    ['warehouse', 'factory'].includes(kind)
      ? `${random.pick(['Six', 'Seven', 'Eight'])} metres to the eaves, clear span, ${words(count)} roller doors; {the floor takes a loaded forklift|reinforced floor without a crack}.`
      : null,
  ({ kind }) =>
    ['warehouse', 'factory'].includes(kind)
      ? 'An office of two rooms and {toilets for staff and drivers|a changing room} stand at the front.'
      : null,
  ({ kind }) =>
    kind === 'factory'
      ? 'Transformer of 500 kVA {on the compound|of its own}, {a weighbridge pit|overhead crane rails} and {two boreholes|a borehole with treatment}.'
      : null,
  ({ kind, count }) =>
    kind === 'event-centre'
      ? `Seats ${count} at banquet and more in rows; {stage, bridal room and a kitchen with its own door|stage, two dressing rooms and a caterers’ yard}.`
      : null,
  ({ kind }) =>
    kind === 'event-centre'
      ? '{Chairs, tables, lights and cooling units are part of it|Six standing units cool the hall}, and {Saturdays are booked into next year|the booking diary comes with it}.'
      : null,
  ({ kind, count }) =>
    kind === 'hotel'
      ? `${count} rooms, all en suite, with {restaurant, bar and a small hall|bar, restaurant and laundry}; {about half are taken on a weeknight|the books of three years are open to your accountant}.`
      : null,
  ({ kind, count }) =>
    kind === 'filling-station'
      ? `${capital(words(count))} pumps under one canopy, tanks for {99,000|132,000} litres, a lube bay and a shop; {licence and calibration papers are current|all permits are renewed to the end of the year}.`
      : null,
  ({ kind, count }) =>
    kind === 'restaurant'
      ? `Seats ${count} inside and twenty under the canopy; {the kitchen has hoods, gas bank and a cold room|hoods, cold room and a grease trap that is emptied}.`
      : null,
];

/** Light, water, lifts. */
export const services: readonly PremisesLine[] = [
  ({ band, generator, kind }) =>
    generator
      ? isPart(kind)
        ? `{The building is|We are} on Band ${band} with a {200|150|100} kVA generator {behind it|that takes over by itself}, {diesel is shared by meter|diesel by meter reading}.`
        : `It is on Band ${band} with a {200|150|250} kVA generator {of its own|that takes over by itself}.`
      : `{It is|The street is} on Band ${band}, prepaid meter of its own; {bring your inverter|inverter and panels may go on the roof}.`,
  ({ has }) => (has.has('lift') ? 'Two lifts{ that are serviced every month|, and a stair that is lit}.' : null),
  ({ has, kind }) =>
    has.has('serviced') && kind !== 'co-working'
      ? 'Service charge covers {guards, cleaning of the common parts, lifts and waste|security, waste, water and the lights outside}.'
      : null,
  ({ kind }) =>
    ['hotel', 'restaurant', 'event-centre', 'factory', 'filling-station'].includes(kind)
      ? '{Borehole with overhead tanks|Borehole and two tanks}, {and water board as reserve|never a day without water}.'
      : null,
];

/** Cars, access, neighbours. */
export const outside: readonly PremisesLine[] = [
  ({ cars }) =>
    cars > 0
      ? `Parking for ${cars > 10 ? `about ${cars}` : words(cars)} ${cars === 1 ? 'car' : 'cars'} {in front|on the compound}{, guarded|}.`
      : null,
  ({ has }) =>
    has.has('yard')
      ? 'A trailer {turns inside|enters and turns} without touching a wall; {the yard is interlocked|hard standing all over}.'
      : null,
  ({ near, random }) =>
    `${capital(near[0])} is ${random.int(2, 9)} minutes away, ${near[1]} about ${random.int(10, 25)}.`,
  () =>
    '{Banks, eateries and a pharmacy are neighbours|The street trades from eight to nine at night|Two banks and a fast-food branch are on the same stretch}.',
  () => 'Tarred road with covered drains, {passable in any rain|it did not flood last year}.',
];
