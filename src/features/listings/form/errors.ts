import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { type FieldErrors, isAppError } from '#core/errors.ts';
import { feeErrorsOf, feesOfForm } from '../costs/contract.ts';
import { parseListing } from '../write/contract.ts';
import { listingsTexts as texts } from '../texts.ts';
import type { ListingFormValues } from './values.ts';

/**
 * The message of each field: `refused` from the server, or what `check` finds in the browser. Focus goes to the first
 * wrong field when a save fails, never while somebody types.
 */
export function useFormErrors(
  form: RefObject<HTMLFormElement | null>,
  refused: FieldErrors | undefined,
  check: () => FieldErrors,
) {
  const [fields, setFields] = useState<FieldErrors>(refused ?? {});
  const [pointed, setPointed] = useState(0);
  const [seen, setSeen] = useState(refused);
  /** Shows these and takes the person to the first. */
  const point = (next: FieldErrors) => {
    setFields(next);
    setPointed((count) => count + 1);
  };
  if (seen !== refused) {
    setSeen(refused);
    point(refused ?? {});
  }

  useEffect(() => {
    if (pointed > 0 && form.current) focusFirst(form.current);
  }, [pointed, form]);

  const clear = (name: string) => setFields(({ [name]: _gone, ...rest }) => rest);
  return {
    fields,
    point,
    clear,
    /** A field was changed: it says what is wrong now, or nothing. Fields without a message stay in peace. */
    changed({ target }: FormEvent<HTMLFormElement>) {
      const [group = '', row] = (target as HTMLInputElement).name.split('.');
      // The fields of one fee share a message.
      const ofFee = `${group}.${row}.amount`;
      const name = fields[ofFee] ? ofFee : group;
      if (!fields[name]) return;
      const message = check()[name];
      if (message) setFields((was) => ({ ...was, [name]: message }));
      else clear(name);
    },
  };
}

function focusFirst(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
  if (first) showField(first);
}

/** Opens what the field is folded into, and goes there. */
export function showField(first: HTMLElement): void {
  for (let folded = first.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null) {
    folded.open = true;
  }
  first.focus({ preventScroll: true });
  first.scrollIntoView({ block: 'center', behavior: 'auto' });
}

/** What the server's own rules say of these values, by field; there as soon as the form's scripts are. */
export function checkListing({ images, ...values }: ListingFormValues): FieldErrors {
  // Whether a place of that name is known, only the server can say.
  const place: FieldErrors = [values.city, values.address].some((text) => text.trim())
    ? {}
    : { city: texts.placeMissing };
  try {
    parseListing({ ...values, fees: feesOfForm(values), imageUrls: images.map(({ url }) => url) });
    return place;
  } catch (error) {
    return { ...place, ...(isAppError(error) && error.fields && feesApart(error.fields, values)) };
  }
}

/** The message of the fees at each fee that has something wrong with it; where none alone has, it stays at all of them. */
export function feesApart({ fees, ...others }: FieldErrors, values: Readonly<Record<string, unknown>>): FieldErrors {
  const apart = fees ? feeErrorsOf(values) : {};
  return { ...others, ...apart, ...(fees && Object.keys(apart).length === 0 && { fees }) };
}
