import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

/** A box to tick with its words beside it; the whole line is the target. */
export function Checkbox({
  label,
  hint,
  error,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode; error?: string | undefined }) {
  const id = useId();
  return (
    <div className={className}>
      <label className="check">
        <input
          type="checkbox"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>
          {label}
          {hint && <span className="field-hint block">{hint}</span>}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
