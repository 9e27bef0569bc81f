import { nairaShort } from '#core/money.ts';
import { askedPrice } from '#features/listings/card/words.ts';
import type { ListingCard } from '#features/listings/contract.ts';
import type { ListingType } from '#features/listings/rules.ts';

/** What the price of a home covers, where homes of the market `asked` are searched: nobody needs to be told what he asked for. */
export function unitOf(market: ListingType, asked?: string | null): string {
  if (market === asked || market === 'sale') return '';
  return market === 'rent' ? '/yr' : '/night';
}

/** What the pin of a home says: "₦2.5M", or "₦80K/night" where stays were not asked for. */
export function pinPrice(home: ListingCard, asked?: string | null): string {
  return `${nairaShort(askedPrice(home))}${unitOf(home.type, asked)}`;
}
