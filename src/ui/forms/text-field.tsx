import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldProps & {
    /** Shown inside the frame, before and after the text. */
    before?: ReactNode;
    after?: ReactNode;
  };

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  before,
  after,
  id,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, labelHidden, id, className }}>
      {(control) => (
        <span className="input">
          {before && <span className="input-affix">{before}</span>}
          <input type="text" {...input} {...control} />
          {after && <span className="input-affix">{after}</span>}
        </span>
      )}
    </Field>
  );
}
