import { NumberField, type NumberFieldProps } from '#ui/forms/number-field.tsx';
import { AMOUNT_PATTERN, AMOUNT_TITLE } from '#core/amounts.ts';

/** Takes naira as people write them in a search: 5,000,000, 5m or 500k. */
export function NairaField(field: NumberFieldProps) {
  return <NumberField before="₦" pattern={AMOUNT_PATTERN} title={AMOUNT_TITLE} {...field} />;
}
