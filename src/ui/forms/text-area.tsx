import type { ComponentProps } from 'react';
import { Field, type FieldProps, fieldAndControl } from './field.tsx';

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea(props: ComponentProps<'textarea'> & FieldProps) {
  const [field, area] = fieldAndControl(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className="input">
          <textarea rows={4} {...area} {...control} />
        </span>
      )}
    </Field>
  );
}
