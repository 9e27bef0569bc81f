import { Price } from '#ui/price.tsx';
import type { ListingCard } from '../contract.ts';
import { priceSuffix } from './words.ts';

type Priced = Pick<ListingCard, 'type' | 'offer' | 'regularPrice' | 'discountPrice'>;

/** What is asked today; while there is an offer, beside what it was. */
export function ListingPrice({ listing, className }: { listing: Priced; className?: string }) {
  const { type, offer, regularPrice, discountPrice } = listing;
  return (
    <Price
      className={className}
      amount={offer ? discountPrice : regularPrice}
      suffix={priceSuffix(type)}
      was={offer ? regularPrice : undefined}
    />
  );
}
