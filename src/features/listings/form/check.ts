import { type FieldErrors, isAppError } from '#core/errors.ts';
import { feesOfForm } from '../costs/contract.ts';
import { parseListing } from '../write/contract.ts';
import type { ListingFormValues } from './values.ts';

/** What the server's own rules say of these values, by field; there as soon as the form's scripts are. */
export function checkListing({ images, ...values }: ListingFormValues): FieldErrors {
  try {
    parseListing({ ...values, fees: feesOfForm(values), imageUrls: images.map(({ url }) => url) });
    return {};
  } catch (error) {
    return (isAppError(error) && error.fields) || {};
  }
}
