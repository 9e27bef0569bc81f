import { type ComponentProps, type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/forms/form-error.tsx';

/** What a refused action gave back, as far as these forms show it. */
interface FormOutcome {
  error: string;
  fields: Record<string, string>;
}

interface AccountFormProps {
  outcome: FormOutcome | undefined;
  submit: string;
  variant?: ComponentProps<typeof Button>['variant'];
  /** Keeps the form from going out, with `preventDefault`. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  onChange?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form with one button that spins while it runs; a refusal is a red line under its field, or under all fields, and never the browser's own bubble over the next one. */
export function AccountForm({ outcome, submit, variant, onSubmit, onChange, children }: AccountFormProps) {
  const busy = useNavigation().formMethod === 'POST';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (outcome) form.current?.querySelector<HTMLInputElement>('[aria-invalid][aria-describedby]')?.focus();
  }, [outcome]);
  const onField = Object.values(outcome?.fields ?? {}).includes(outcome?.error ?? '');
  return (
    <Form ref={form} method="post" noValidate className="grid gap-5" onSubmit={onSubmit} onChange={onChange}>
      {children}
      {!onField && <FormError>{outcome?.error}</FormError>}
      <Button type="submit" size="lg" variant={variant} busy={busy}>
        {submit}
      </Button>
    </Form>
  );
}
