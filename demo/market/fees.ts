import type { FeeLine } from '../../src/db/schema/listings.ts';
import type { Random } from '../random.ts';
import type { Deal } from './home-kinds.ts';
import { roundPrice } from './prices.ts';
import type { Voice } from './words/facts.ts';

interface Let {
  deal: Deal;
  voice: Voice;
  /** Naira. */
  price: number;
  /** Whether somebody keeps gate, lights and lawns for a yearly charge. */
  kept: boolean;
}

const step = (amount: number) => Math.round(amount / 5_000) * 5_000;

function once(kind: FeeLine['kind'], amount: number, refundable = false): FeeLine {
  return { kind, amount, every: 'once', refundable };
}
function share(kind: FeeLine['kind'], percent: number): FeeLine {
  return { kind, percent, every: 'once', refundable: false };
}
function yearly(amount: number): FeeLine {
  return { kind: 'service', amount: step(amount), every: 'year', refundable: false };
}

/** Everything that this seller asks for beside the price. */
function allFees(random: Random, { deal, voice, price, kept }: Let): FeeLine[] {
  if (deal === 'shortlet') {
    const caution = once('caution', roundPrice(Math.max(50_000, price * 0.4), 'shortlet'), true);
    return [caution, once('cleaning', random.chance(0.3) ? 0 : step(Math.max(10_000, price * 0.12)))];
  }
  const service = kept
    ? [yearly(deal === 'rent' ? Math.max(60_000, price * 0.12) : Math.min(3e6, Math.max(100_000, price * 0.002)))]
    : [];
  if (deal === 'sale')
    return [voice === 'agent' ? share('agency', 5) : once('agency', 0), share('legal', 5), ...service];
  const caution = once('caution', step(price * random.pick([0.08, 0.1])), true);
  const none = random.chance(0.5) && !kept ? [{ ...yearly(0) }] : service;
  if (voice === 'owner') {
    const legal = random.chance(0.5) ? 50_000 : Math.max(20_000, step(Math.min(150_000, price * 0.05)));
    return [once('agency', 0), once('legal', legal), caution, ...none];
  }
  const visit = price < 3e6 && random.chance(0.2) ? [once('inspection', 5_000)] : [];
  return [
    share('agency', random.pick([10, 10, 10, 5])),
    share('legal', random.pick([10, 10, 5])),
    caution,
    ...none,
    ...visit,
  ];
}

/** The fees that are stated: by most sellers all, by some a part, by others none. */
export function feesFor(random: Random, home: Let): FeeLine[] {
  const all = allFees(random, home);
  const said = random.weighted([
    ['all', 62],
    ['some', 22],
    ['none', 16],
  ] as const);
  if (said === 'none') return [];
  const left = said === 'some' ? random.int(1, Math.max(1, all.length - 2)) : 0;
  const missing = new Set(random.shuffle(all).slice(0, left));
  return all.filter((fee) => !missing.has(fee));
}
