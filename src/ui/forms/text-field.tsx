import type { ComponentProps } from 'react';
import { Field, type FieldProps, fieldAndControl } from './field.tsx';

export type TextFieldProps = ComponentProps<'input'> & FieldProps;

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const [field, input] = fieldAndControl(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className="input">
          <input type="text" {...input} {...control} />
        </span>
      )}
    </Field>
  );
}
