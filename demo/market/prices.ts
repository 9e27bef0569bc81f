import type { Random } from '../random.ts';
import type { Area } from './areas/area.ts';
import type { Deal, HomeKind } from './home-kinds.ts';

/** The middle of what is asked in this area for such a home: naira, per year or night where it is let. */
function typicalPrice(area: Area, kind: HomeKind, beds: number, deal: Deal): number {
  const rooms = 1.3 ** (beds - kind.usual);
  if (deal === 'rent') return Math.sqrt(area.rent[0] * area.rent[1]) * 1e6 * kind.rent * rooms;
  if (deal === 'sale') return area.sale * 1e6 * kind.sale * rooms;
  return area.night * 1e3 * kind.night * rooms;
}

type Step = readonly [below: number, step: number];

const NIGHTS: readonly Step[] = [
  [200e3, 5e3],
  [500e3, 10e3],
  [Infinity, 50e3],
];
const SUMS: readonly Step[] = [
  [1e6, 50e3],
  [5e6, 100e3],
  [10e6, 250e3],
  [20e6, 500e3],
  [60e6, 1e6],
  [120e6, 2.5e6],
  [400e6, 5e6],
  [1e9, 10e6],
  [Infinity, 50e6],
];

/** Rounds as people do when they name a price. */
export function roundPrice(amount: number, deal: Deal): number {
  const steps = deal === 'shortlet' ? NIGHTS : SUMS;
  const step = steps.find(([below]) => amount < below)?.[1] ?? 5e3;
  return Math.round(amount / step) * step;
}

/** A believable asking price: log-normal around what is typical, within the limits of the market. */
export function askingPrice(random: Random, area: Area, kind: HomeKind, beds: number, deal: Deal): number {
  // Eight in ten rents lie between the two ends that are quoted for the area.
  const quoted = Math.max(0.1, Math.log(area.rent[1] / area.rent[0]) / 2.56);
  const spread = { rent: quoted, sale: 0.24, shortlet: 0.2 }[deal];
  const factor = Math.exp(Math.max(-2, Math.min(2, random.normal())) * spread);
  const price = roundPrice(typicalPrice(area, kind, beds, deal) * factor, deal);
  return Math.min(10_000_000_000, Math.max(deal === 'shortlet' ? 55_000 : 150_000, price));
}
