import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  className,
  ...area
}: ComponentProps<'textarea'> & FieldProps) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, id, className }}>
      {(control) => (
        <span className="input">
          <textarea rows={4} {...area} {...control} />
        </span>
      )}
    </Field>
  );
}
