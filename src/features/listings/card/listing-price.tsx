import { Price } from '#ui/price.tsx';
import type { ListingCard } from '../contract.ts';
import { askedPrice, priceSuffix } from './words.ts';

interface ListingPriceProps {
  listing: Pick<ListingCard, 'type' | 'offer' | 'regularPrice' | 'discountPrice'>;
  /** For little room: without what it was before an offer, and billions in short. */
  isPlain?: boolean;
  className?: string;
}

/** What is asked today; while there is an offer, beside what it was. */
export function ListingPrice({ listing, isPlain, className }: ListingPriceProps) {
  const { type, offer, regularPrice } = listing;
  const was = offer && !isPlain ? regularPrice : undefined;
  return (
    <Price className={className} amount={askedPrice(listing)} suffix={priceSuffix(type)} was={was} isShort={isPlain} />
  );
}
