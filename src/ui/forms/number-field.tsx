import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { Field, type FieldProps, fieldAndControl } from './field.tsx';
import { formatGrouped, parseGrouped } from './grouped-number.ts';

export type NumberFieldProps = Omit<ComponentProps<'input'>, 'defaultValue' | 'value' | 'type' | 'onChange'> &
  FieldProps & {
    defaultValue?: number | string | undefined;
    before?: ReactNode;
    after?: ReactNode;
    /** A second reading under the field, such as "₦2.5 million"; null says nothing. */
    describe?: (value: number) => ReactNode;
  };

/**
 * A whole number with separators between thousands. The form sends what the field shows, "2,500,000" or, without
 * scripts, what was typed: read it with `parseGrouped`.
 */
export function NumberField(props: NumberFieldProps) {
  const [{ hint, ...field }, control] = fieldAndControl(props);
  const { before, after, defaultValue, describe, ...input } = control;
  const [value, setValue] = useState(() => parseGrouped(String(defaultValue ?? '')));

  const typed = (event: FormEvent<HTMLInputElement>) => {
    const box = event.currentTarget;
    // In the middle of the text the caret would jump, and "2m" may become "2 million".
    if (box.selectionStart === box.value.length && /\d$/.test(box.value)) box.value = formatGrouped(box.value);
    setValue(parseGrouped(box.value));
  };
  const reading = value === null ? null : describe?.(value);
  return (
    <Field {...field} hint={reading ?? hint}>
      {(wiring) => (
        <span className="input">
          {before && <span className="input-affix">{before}</span>}
          <input
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            {...input}
            {...wiring}
            type="text"
            defaultValue={defaultValue === undefined ? undefined : formatGrouped(defaultValue)}
            className="tabular-nums"
            onInput={typed}
            onBlur={(event) => {
              event.currentTarget.value = formatGrouped(event.currentTarget.value);
            }}
          />
          {after && <span className="input-affix">{after}</span>}
        </span>
      )}
    </Field>
  );
}
