import type { ComponentProps, ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Field, type FieldProps, fieldAndControl } from './field.tsx';

export type SelectProps = ComponentProps<'select'> &
  FieldProps & {
    /** Values and what they are called. */
    choices?: readonly (readonly [value: string | number, label: ReactNode, disabled?: boolean])[];
  };

/** The browser's own list of choices; `children` are `<option>` elements before the `choices`. */
export function Select(props: SelectProps) {
  const [field, { choices = [], children, ...select }] = fieldAndControl(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className="input">
          <select {...select} {...control}>
            {children}
            {choices.map(([value, name, disabled]) => (
              <option key={value} value={value} disabled={disabled}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown size={20} />
        </span>
      )}
    </Field>
  );
}
