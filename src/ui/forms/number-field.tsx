import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { formatGrouped, parseGrouped } from './grouped-number.ts';

export type NumberFieldProps = Omit<ComponentProps<'input'>, 'defaultValue' | 'value' | 'type' | 'onChange'> &
  FieldProps & {
    defaultValue?: number | string | undefined;
    before?: ReactNode;
    after?: ReactNode;
    /** A second reading under the field, such as "₦2.5 million"; null says nothing. */
    describe?: (value: number) => string | null;
    onValue?: (value: number | null) => void;
  };

/**
 * A whole number with separators between thousands. The form sends what the field shows, "2,500,000" or, without
 * scripts, what was typed: read it with `parseGrouped`.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, optional, labelHidden, id, className } = props;
  const { before, after, defaultValue, describe, onValue, ...rest } = props;
  const [value, setValue] = useState(() => parseGrouped(String(defaultValue ?? '')));
  const input = withoutField(rest);

  const typed = (event: FormEvent<HTMLInputElement>) => {
    const box = event.currentTarget;
    // In the middle of the text the caret would jump.
    if (box.selectionStart === box.value.length) box.value = formatGrouped(box.value);
    const next = parseGrouped(box.value);
    setValue(next);
    onValue?.(next);
  };
  const reading = value === null ? null : describe?.(value);
  return (
    <Field {...{ label, error, optional, labelHidden, id, className }} hint={reading ?? hint}>
      {(control) => (
        <span className="input">
          {before && <span className="input-affix">{before}</span>}
          <input
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            {...input}
            {...control}
            type="text"
            defaultValue={defaultValue === undefined ? undefined : formatGrouped(defaultValue)}
            className="tabular-nums"
            onInput={typed}
            onBlur={(event) => {
              event.currentTarget.value = formatGrouped(event.currentTarget.value);
              props.onBlur?.(event);
            }}
          />
          {after && <span className="input-affix">{after}</span>}
        </span>
      )}
    </Field>
  );
}

function withoutField<T extends object>(props: T & Partial<FieldProps> & { id?: string; className?: string }) {
  const { label: _label, hint: _hint, error: _error, optional: _optional, labelHidden: _hidden, ...rest } = props;
  const { id: _id, className: _class, ...input } = rest;
  return input;
}
