import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldErrors } from '#core/errors.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';

interface FormEndProps {
  submit: string;
  /** Photos are on their way. */
  uploading: boolean;
  saving: boolean;
  /** In a form that is filled in already the buttons stay in reach, however far it is scrolled. */
  isNew: boolean;
  /** What the server said of the last try. */
  refusal: { error: string; fields: FieldErrors } | undefined;
  /** Other ways to go on after a refusal. */
  waysOut: ReactNode;
}

/** The end of the listing form: what stands in the way, and its two buttons. */
export function FormEnd({ submit, uploading, saving, isNew, refusal, waysOut }: FormEndProps) {
  const said = useRef<HTMLDivElement>(null);
  // What was said at a field has its answer there, also once it is put right.
  const onField = refusal && Object.values(refusal.fields).includes(refusal.error);
  const error = onField ? undefined : refusal?.error;
  // Buttons in reach may be pressed far from here.
  useEffect(() => {
    if (refusal) said.current?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  const button = { type: 'submit', busy: saving || uploading } as const;
  return (
    <>
      {(error || waysOut) && (
        <div ref={said} className="form-refusal">
          <FormError>{error}</FormError>
          {waysOut}
        </div>
      )}
      <div className={isNew ? 'form-actions' : 'form-actions form-actions-near'}>
        <Button {...button}>{submit}</Button>
        <Button {...button} name="intent" value="check" variant="secondary">
          SEE IT FIRST
        </Button>
      </div>
      <output className="form-uploading needs-script">{uploading && 'Photos are still on their way.'}</output>
    </>
  );
}
