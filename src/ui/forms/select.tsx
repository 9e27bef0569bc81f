import type { ComponentProps } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Field, type FieldProps } from './field.tsx';

/** The browser's own list of choices; `children` are `<option>` elements. */
export function Select({
  label,
  hint,
  error,
  optional,
  labelHidden,
  id,
  className,
  children,
  ...select
}: ComponentProps<'select'> & FieldProps) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, id, className }}>
      {(control) => (
        <span className="input">
          <select {...select} {...control}>
            {children}
          </select>
          <ChevronDown size={20} />
        </span>
      )}
    </Field>
  );
}
