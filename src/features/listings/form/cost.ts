import { parseGrouped } from '#ui/forms/grouped-number.ts';
import { fees, feesOfForm } from '../costs/contract.ts';
import { type Cost, costOf } from '../costs/cost.ts';
import { LISTING_TYPES } from '../rules.ts';
import type { ListingFormValues } from './values.ts';

/** What the home costs as the form stands; null while the price or a fee cannot be read. */
export function costOfValues(values: ListingFormValues): Cost | null {
  const { offer, discountPrice, regularPrice, rentYears } = values;
  const type = LISTING_TYPES.find((one) => one === values.type);
  const price = parseGrouped(offer ? discountPrice : regularPrice);
  const stated = fees.safeParse(feesOfForm(values));
  if (!type || !price || !stated.success) return null;
  return costOf({ type, price, fees: stated.data, rentYears: Number(rentYears) || null });
}
