import type { FeeLine } from '../../../src/db/schema/listings.ts';
import type { Random } from '../../random.ts';
import type { Premises } from './premises.ts';

const step = (amount: number) => Math.round(amount / 10_000) * 10_000;
const share = (kind: FeeLine['kind'], percent: number): FeeLine => ({
  kind,
  percent,
  every: 'once',
  refundable: false,
});
const sum = (kind: FeeLine['kind'], amount: number, more: Partial<FeeLine> = {}): FeeLine => ({
  kind,
  amount: step(amount),
  every: 'once',
  refundable: false,
  ...more,
});

/** What is paid beside the price of premises: service charge where somebody keeps the building, a levy for the sign of a shop. */
export function feesFor(random: Random, { deal, seller, kind, has }: Premises, asked: number): FeeLine[] {
  if (random.chance(0.1)) return [];
  const agent = seller.voice === 'agent';
  const agency = agent ? share('agency', deal === 'sale' ? 5 : 10) : sum('agency', 0);
  if (deal === 'sale') return [agency, share('legal', 5)];
  const service = has.has('serviced') && kind !== 'co-working' ? asked * random.between(0.12, 0.2) : 0;
  const sign =
    kind === 'shop' && random.chance(0.6)
      ? [sum('other', random.int(4, 12) * 10_000, { label: 'Signage levy', every: 'year' })]
      : [];
  return [
    agency,
    agent ? share('legal', random.pick([5, 10])) : sum('legal', Math.max(50_000, asked * 0.03)),
    sum('caution', asked * 0.1, { refundable: true }),
    sum('service', service, { every: 'year' }),
    ...sign,
  ];
}
