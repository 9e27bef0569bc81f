import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { RadioCards } from '#ui/forms/radio-cards.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField, type TextFieldProps } from '#ui/forms/text-field.tsx';
import { asksForRooms, KIND_GROUPS, type KindGroup, KINDS } from '../../property/kinds.ts';
import { MAX_ROOMS, MIN_ROOMS, NAME_MAX, NAME_MIN } from '../../rules.ts';
import { FormSection, MoreFields } from './section.tsx';
import { useContactHint } from './contact-hint.tsx';
import { fieldOf, type PartProps } from '../values.ts';

const ROOM_COUNTS = Array.from({ length: MAX_ROOMS - MIN_ROOMS + 1 }, (_, index) => MIN_ROOMS + index);
const GROUPS = Object.entries(KIND_GROUPS) as [KindGroup, string][];
const TYPES = [
  { value: 'sale', label: 'Sell' },
  { value: 'rent', label: 'Rent' },
  { value: 'shortlet', label: 'Shortlet' },
] as const;

/** What is on the market and how it is to live there. */
export function HomePart({ isNew, ...props }: PartProps & { isNew: boolean }) {
  const { values, errors } = props;
  const rooms = (name: 'bedrooms' | 'bathrooms', label: string) => (
    <Select {...fieldOf(props, name)} label={label} choices={ROOM_COUNTS.map((count) => [count, count])} />
  );
  return (
    <FormSection part="home" about="What it is, in the words a visitor would use.">
      <RadioCards {...fieldOf(props, 'type')} legend="What do you want to do?" choices={TYPES} />
      <KindField {...props} isNew={isNew} />
      <CountedField
        {...fieldOf(props, 'name')}
        label="Name"
        min={NAME_MIN}
        max={NAME_MAX}
        advice="What it is, and where"
        placeholder="4 bedroom duplex in Lekki Phase 1"
        enterKeyHint="next"
        autoComplete="off"
      />
      <WatchedArea
        {...fieldOf(props, 'description')}
        label="Description"
        rows={5}
        hint="Rooms, power and water, the street, what is near."
      />
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 group-has-[option[data-roomless]:checked]/listing:hidden sm:gap-x-5">
        {rooms('bedrooms', 'Bedroom')}
        {rooms('bathrooms', 'Bathroom')}
      </div>
      <div className="grid grid-cols-2 gap-x-4 group-has-[option[data-land]:checked]/listing:hidden sm:gap-x-5">
        <Checkbox name="furnished" label="Furnished" defaultChecked={values.furnished} />
        <Checkbox name="parking" label="Parking" defaultChecked={values.parking} />
      </div>
      <MoreFields summary="More info" open={Boolean(values.moreInfo || errors.moreInfo)}>
        <WatchedArea
          {...fieldOf(props, 'moreInfo')}
          label="More info"
          labelHidden
          hint="Fees, house rules, papers, viewing days."
        />
      </MoreFields>
    </FormSection>
  );
}

function KindField({ isNew, ...props }: PartProps & { isNew: boolean }) {
  return (
    <Select {...fieldOf(props, 'propertyType')} label="Kind of property" hint="Land and business need no bedrooms.">
      <option value="">{isNew ? 'Choose' : 'Not stated'}</option>
      {GROUPS.map(([group, label]) => (
        <optgroup key={group} label={label}>
          {KINDS.filter((kind) => kind.group === group).map(({ id, label: name }) => (
            <option
              key={id}
              value={id}
              data-roomless={asksForRooms(id) ? undefined : ''}
              data-land={group === 'land' ? '' : undefined}
            >
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

type WatchedAreaProps = ComponentProps<typeof TextArea> & { defaultValue: string };

/** Several lines that point out what visitors will not read. */
function WatchedArea({ hint, ...area }: WatchedAreaProps) {
  const contact = useContactHint(area.defaultValue);
  return (
    <TextArea
      {...area}
      onInput={contact.onInput}
      hint={
        <>
          {hint} {contact.hint}
        </>
      }
    />
  );
}

type CountedFieldProps = TextFieldProps & { defaultValue: string; min: number; max: number; advice: ReactNode };

/** One line of text that tells how much of its room is used. Too much is not cut off, so that nothing is lost. */
function CountedField({ min, max, advice, defaultValue, ...field }: CountedFieldProps) {
  const [length, setLength] = useState(defaultValue.trim().length);
  const contact = useContactHint(defaultValue);
  const typed = (event: FormEvent<HTMLInputElement>) => {
    setLength(event.currentTarget.value.trim().length);
    contact.onInput(event);
  };
  const fits = length >= min && length <= max;
  return (
    <TextField
      {...field}
      defaultValue={defaultValue}
      onInput={typed}
      hint={
        <span className="flex justify-between gap-4">
          <span>
            {advice} {contact.hint}
          </span>
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
