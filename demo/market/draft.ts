import type { PictureKind } from '../picture-kinds.ts';
import type { Random } from '../random.ts';
import { AREAS } from './areas/all.ts';
import type { Area } from './areas/area.ts';
import type { Deal } from './home-kinds.ts';
import { SELLERS } from './people.ts';
import type { Seller } from './people.ts';
import type { DemoListing } from '../../src/db/demo.server.ts';

/** Land or business premises before their pictures are dealt. */
export type Draft = Omit<DemoListing, 'id' | 'pictures'> & {
  /** What its pictures show, the cover first. */
  shows: readonly PictureKind[];
};

/** What every draft is made with. */
export interface Making {
  random: Random;
  now: Date;
  /** When the newest home of an area and a deal was last touched. */
  newestHome: (area: Area, deal: Deal) => Date;
}

/** The rows of a table, a line each, with their cells. */
export function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** The area that a table calls "Ikoyi, Lagos". */
export function areaOf(called = ''): Area {
  const area = AREAS.find(({ name, city }) => called === `${name}, ${city}`);
  if (!area) throw new RangeError(`The demo market has no area ${called}`);
  return area;
}

/** The seller of this key. */
export function sellerOf(key = ''): Seller {
  const seller = SELLERS.find((one) => one.key === key);
  if (!seller) throw new RangeError(`The demo market has no seller ${key}`);
  return seller;
}

/** "3-5" as two numbers. */
export function spanOf(text = ''): readonly [number, number] {
  const [low = 0, high = low] = text.split('-').map(Number);
  return [low, high];
}

const DAY = 86_400_000;

/** Put up and last touched some days ago, and never newer than the newest home around: homes are what most people look for. */
export function datesOf(random: Random, now: Date, newestHome: Date): Pick<Draft, 'createdAt' | 'updatedAt'> {
  const age = DAY * (3 + 55 * random.next() ** 1.3);
  const latest = newestHome.getTime() - random.between(0.5, 20) * 3_600_000;
  const updatedAt = new Date(Math.min(now.getTime() - Math.round(age), Math.round(latest)));
  return { createdAt: new Date(updatedAt.getTime() - Math.round(random.next() ** 2 * 40 * DAY)), updatedAt };
}

type Owned = Pick<Draft, 'seller' | 'phone' | 'email' | 'website' | 'socialMedia'>;
type Placed = Pick<Draft, 'city' | 'state' | 'country' | 'zip' | 'latitude' | 'longitude'>;

/** Whose it is and how to reach them. */
export function ownedBy({ key, phone, email, website, socialMedia }: Seller): Owned {
  return { seller: key, phone, email, website, socialMedia };
}

/** Where it lies: somewhere in its area. */
export function placedIn(random: Random, { at, city, state, zip }: Area): Placed {
  const near = (middle: number) => Number((middle + random.normal() * 0.0045).toFixed(6));
  return { city, state, country: 'Nigeria', zip, latitude: near(at[0]), longitude: near(at[1]) };
}

/** What neither land nor business has: rooms, an offer, a place among the premier homes. */
export const PLAIN = {
  bedrooms: 1,
  bathrooms: 1,
  discountPrice: 0,
  offer: false,
  exclusive: false,
} as const;

/** The first of these titles, in any order, that is 10 to 52 characters long and not taken. */
export function freeTitle(random: Random, titles: readonly (string | null)[], taken: ReadonlySet<string>): string {
  const made = random
    .shuffle(titles.filter((title) => title !== null))
    .map((t) => t.charAt(0).toUpperCase() + t.slice(1));
  const title = made.find((one) => one.length >= 10 && one.length <= 52 && !taken.has(one));
  if (!title) throw new RangeError(`No title is free among ${made.join('; ')}`);
  return title;
}
