import { type FormEvent, type ReactNode, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { TextField, type TextFieldProps } from '#ui/forms/text-field.tsx';

type CountedFieldProps = TextFieldProps & { defaultValue: string; min: number; max: number; advice: ReactNode };

/** One line of text that tells how much of its room is used. Too much is not cut off, so that nothing is lost. */
export function CountedField({ min, max, advice, defaultValue, ...field }: CountedFieldProps) {
  const [length, setLength] = useState(defaultValue.trim().length);
  const typed = (event: FormEvent<HTMLInputElement>) => setLength(event.currentTarget.value.trim().length);
  const fits = length >= min && length <= max;
  return (
    <TextField
      {...field}
      defaultValue={defaultValue}
      onInput={typed}
      hint={
        <span className="flex justify-between gap-4">
          <span>{advice}</span>
          <span className={classNames('needs-script tabular-nums', length > max && 'font-semibold text-danger-ink')}>
            {length}
            <span aria-hidden="true"> / </span>
            <span className="sr-only"> of </span>
            {max}
            {!fits && length > 0 && length < min && <span className="sr-only">, {min} at least</span>}
          </span>
        </span>
      }
    />
  );
}
