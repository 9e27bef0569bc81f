import { useEffect, useRef } from 'react';
import { type FieldErrors, isAppError } from '#core/errors.ts';
import type { ListingFormValues } from './listing-form-values.ts';

type Parse = (raw: unknown) => unknown;

/** The server's own rules in the browser, fetched once the form stands; until then, and without scripts, only the server checks. */
export function useListingCheck(): (values: ListingFormValues) => FieldErrors {
  const parse = useRef<Parse>(undefined);
  useEffect(() => {
    void import('../contract-write.ts').then(
      ({ parseListing }) => void (parse.current = parseListing),
      () => undefined,
    );
  }, []);
  return ({ images, ...values }) => {
    try {
      parse.current?.({ ...values, imageUrls: images.map(({ url }) => url) });
      return {};
    } catch (error) {
      return (isAppError(error) && error.fields) || {};
    }
  };
}
