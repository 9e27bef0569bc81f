/** What the person behind a search means; what is left out is left open. */
export interface Asked {
  typed: string;
  market?: string;
  kinds?: string[];
  place?: string;
  bedrooms?: [least: number, most: number];
  price?: [least: number, most: number];
}

/** A home as the grades see it. */
export interface Graded {
  market: string;
  kind: string;
  bedrooms: number;
  price: number;
  /** The places that it lies in. */
  within: readonly string[];
  latitude: number;
  longitude: number;
}

interface Point {
  latitude: number;
  longitude: number;
}

/** The known points of a place. */
export type PointsOf = (place: string) => readonly Point[];

const DUPLEXES = ['duplex', 'detached-duplex', 'semi-detached-duplex', 'terraced-duplex'];
const BUNGALOWS = ['bungalow', 'detached-bungalow', 'semi-detached-bungalow', 'terraced-bungalow'];
const FLATS = ['flat', 'mini-flat', 'studio', 'penthouse'];
const SMALL = ['self-contain', 'single-room', 'room-and-parlour', 'mini-flat', 'studio'];
const LAND = ['residential-land', 'commercial-land', 'mixed-use-land', 'industrial-land', 'farmland'];
const BUSINESS = ['office', 'shop', 'plaza', 'showroom', 'warehouse', 'factory', 'filling-station', 'hotel'];
const MORE_BUSINESS = ['restaurant', 'school', 'church', 'event-centre', 'co-working'];

/** What a word for several kinds names; any home where it is "house". */
const FAMILIES: Record<string, readonly string[]> = { flat: FLATS, duplex: DUPLEXES, bungalow: BUNGALOWS, land: LAND };
const RELATIVES = [
  SMALL,
  [...FLATS, 'maisonette', 'block-of-flats'],
  [...DUPLEXES, 'maisonette', 'mansion', 'terraced-bungalow'],
  BUNGALOWS,
  ['detached-duplex', 'detached-bungalow'],
  ['semi-detached-duplex', 'semi-detached-bungalow'],
  ['terraced-duplex', 'terraced-bungalow'],
  ['shop', 'showroom', 'plaza'],
  ['office', 'co-working'],
  ['warehouse', 'factory'],
  LAND,
];
const groupOf = (kind: string) =>
  LAND.includes(kind) ? 'land' : [...BUSINESS, ...MORE_BUSINESS].includes(kind) ? 'business' : 'home';

const PRICES = [
  [1, 1],
  [1.1, 0.9],
  [1.25, 0.8],
  [1.5, 0.6],
  [2, 0.4],
  [3, 0.2],
  [5, 0.1],
] as const;
const DISTANCES = [
  [3, 0.9],
  [6, 0.8],
  [10, 0.7],
  [15, 0.55],
  [25, 0.4],
  [40, 0.25],
  [60, 0.15],
] as const;
const ROOMS = [1, 0.65, 0.3];
const FARTHER = 0.1;

const step = (steps: readonly (readonly [number, number])[], value: number) =>
  steps.find(([most]) => value <= most)?.[1];

function ofKind(asked: string, kind: string): number {
  if (asked === 'house') return groupOf(kind) === 'home' ? 1 : 0;
  const named = FAMILIES[asked] ?? [asked];
  if (named.includes(kind)) return 1;
  if (RELATIVES.some((some) => some.includes(kind) && named.some((one) => some.includes(one)))) return 0.7;
  return groupOf(asked === 'land' ? 'farmland' : asked) === groupOf(kind) ? 0.3 : 0;
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

function kilometres(one: Point, other: Point): number {
  const half = (a: number, b: number) => Math.sin(radians(a - b) / 2) ** 2;
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  return (
    2 *
    EARTH_KM *
    Math.asin(Math.sqrt(half(one.latitude, other.latitude) + across * half(one.longitude, other.longitude)))
  );
}

/** From the home to the nearest known point of the place; none for a home in it. */
export function distance(place: string, home: Graded, pointsOf: PointsOf): number {
  return home.within.includes(place) ? 0 : Math.min(...pointsOf(place).map((point) => kilometres(point, home)));
}

function ofPlace(place: string, home: Graded, pointsOf: PointsOf): number {
  if (home.within.includes(place)) return 1;
  const inState = home.within.includes(place.split('/')[0] ?? '');
  return step(DISTANCES, distance(place, home, pointsOf)) ?? (inState ? 0.08 : 0.03);
}

/** How many times a home costs what was to be spent; 1 within the budget. */
export function priceRatio([least, most]: readonly [number, number], price: number): number {
  return Math.max(1, price / most, least / price);
}

/** How much of what was asked a home is, from 0 to 1; see docs/relevance.md. */
export function gain({ market, kinds, place, bedrooms, price }: Asked, home: Graded, pointsOf: PointsOf): number {
  if (market && home.market !== market) return 0;
  const kind = kinds ? Math.max(...kinds.map((one) => ofKind(one, home.kind))) : 1;
  const [fewest, most] = bedrooms ?? [0, Infinity];
  const rooms = ROOMS[Math.max(0, fewest - home.bedrooms, home.bedrooms - most)] ?? FARTHER;
  const affordable = price ? (step(PRICES, priceRatio(price, home.price)) ?? 0) : 1;
  return kind * rooms * affordable * (place ? ofPlace(place, home, pointsOf) : 1);
}

/** The sum of gains, each less the later it comes. */
export function discounted(gains: readonly number[]): number {
  return gains.reduce((sum, one, at) => sum + one / Math.log2(at + 2), 0);
}
