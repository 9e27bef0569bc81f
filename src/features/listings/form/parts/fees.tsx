import { Checkbox } from '#ui/forms/checkbox.tsx';
import { NumberField } from '#ui/forms/number-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { counted } from '../../card/words.ts';
import { FEE_ROWS, FEE_UNITS, type FeeRow, kindOfRow } from '../../costs/contract.ts';
import { FEE_LABEL_MAX, feeRule, MAX_RENT_YEARS } from '../../costs/rules.ts';
import { FactGroup, MoreFields } from './section.tsx';
import { LiveTotal } from './total.tsx';
import { fieldOf, type PartProps } from '../values.ts';

const UNIT_WORDS: Record<(typeof FEE_UNITS)[number], string> = {
  'naira once': '₦ once',
  'naira year': '₦ a year',
  'percent once': '% once',
  'percent year': '% a year',
};
const YEARS = Array.from({ length: MAX_RENT_YEARS }, (_, index) => [index + 1, counted(index + 1, 'year')] as const);
const OTHERS: readonly FeeRow[] = ['other1', 'other2'];
/** Fees that are given back often enough to ask. */
const MAY_COME_BACK: readonly string[] = ['caution', 'inspection', 'other'];

/** What is paid beside the price. An empty line states nothing; 0 states that there is no such fee. */
export function FeesGroup(props: PartProps) {
  const { values, errors } = props;
  const rows = FEE_ROWS.filter((row) => !OTHERS.includes(row));
  const others = OTHERS.some(
    (row) => values[`fees.${row}.amount`] || values[`fees.${row}.label`] || errors[`fees.${row}.amount`],
  );
  return (
    <FactGroup
      legend="Fees"
      about="Leave open what you do not know. People see the total, and what is not stated."
      error={errors.fees}
    >
      <div className="hidden group-has-[[value=rent]:checked]/listing:block">
        <Select {...fieldOf(props, 'rentYears')} label="Rent paid in advance" choices={YEARS}>
          <option value="">Not stated</option>
        </Select>
      </div>
      {rows.map((row) => (
        <FeeLine key={row} row={row} {...props} />
      ))}
      <MoreFields summary="Another fee" open={others}>
        {OTHERS.map((row, index) => (
          <div key={row} className="grid gap-3">
            <TextField
              name={`fees.${row}.label`}
              label={`What fee ${index + 1} is for`}
              defaultValue={values[`fees.${row}.label`]}
              maxLength={FEE_LABEL_MAX}
              autoComplete="off"
              placeholder="Estate form"
            />
            <FeeLine row={row} {...props} label={`Fee ${index + 1}`} />
          </div>
        ))}
      </MoreFields>
      <LiveTotal values={values} />
    </FactGroup>
  );
}

function FeeLine({ row, values, errors, label }: PartProps & { row: FeeRow; label?: string }) {
  const rule = feeRule(kindOfRow(row));
  const name = label ?? rule.label;
  const back = values[`fees.${row}.back`];
  return (
    <div className="group/fee grid gap-1">
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-end gap-3">
        <NumberField
          name={`fees.${row}.amount`}
          label={name}
          inputMode="decimal"
          defaultValue={values[`fees.${row}.amount`]}
          error={errors[`fees.${row}.amount`]}
          enterKeyHint="next"
          placeholder=" "
        />
        <Select
          name={`fees.${row}.unit`}
          label={`${name}: how it is taken`}
          labelHidden
          defaultValue={values[`fees.${row}.unit`]}
          choices={FEE_UNITS.map((unit) => [unit, UNIT_WORDS[unit]])}
        />
      </div>
      {(back || MAY_COME_BACK.includes(rule.kind)) && (
        <div className="group-has-[input:placeholder-shown]/fee:hidden">
          <Checkbox name={`fees.${row}.back`} label={`${name} is given back`} defaultChecked={back} />
        </div>
      )}
    </div>
  );
}
