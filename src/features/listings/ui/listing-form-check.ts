import { type FieldErrors, isAppError } from '#core/errors.ts';
import { feesOfForm } from '../contract-fees.ts';
import { parseListing } from '../contract-write.ts';
import type { ListingFormValues } from './listing-form-values.ts';

/** What the server's own rules say of these values, by field; there as soon as the form's scripts are. */
export function checkListing({ images, ...values }: ListingFormValues): FieldErrors {
  try {
    parseListing({ ...values, fees: feesOfForm(values), imageUrls: images.map(({ url }) => url) });
    return {};
  } catch (error) {
    return (isAppError(error) && error.fields) || {};
  }
}
