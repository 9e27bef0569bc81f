import { STATES } from '#features/places/texts.ts';
import { TextField } from '#ui/forms/text-field.tsx';
import { ADDRESS_MAX, PLACE_MAX } from '../../rules.ts';
import { FormSection } from './section.tsx';
import { useTowns } from './use-towns.ts';
import { fieldOf, type PartProps } from '../values.ts';

/** Where the home is (LIST-58). The browser's address book knows where its owner lives, not what they sell, so it stays out. */
export function PlacePart(props: PartProps) {
  const { towns, onInput, onBlur } = useTowns();
  const text = (name: 'address' | 'city' | 'state' | 'country' | 'zip') => ({
    ...fieldOf(props, name),
    autoComplete: 'off',
    enterKeyHint: 'next' as const,
  });
  return (
    <FormSection part="place" about="People search by area, city and street. The more exact, the sooner they find it.">
      <TextField
        {...text('city')}
        label="City"
        hint="The area or the town: Yaba, Wuse 2, Bodija. Choose it from the list and the state is filled in."
        placeholder="Lekki Phase 1"
        maxLength={PLACE_MAX}
        list="towns"
        onInput={onInput}
        onBlur={onBlur}
      />
      <datalist id="towns">
        {towns.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <TextField {...text('address')} label="Address" placeholder="12 Admiralty Way" maxLength={ADDRESS_MAX} />
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-x-5">
        <TextField {...text('state')} label="State" placeholder="Lagos" maxLength={PLACE_MAX} list="nigerian-states" />
        <TextField {...text('country')} label="Country" maxLength={PLACE_MAX} />
        <TextField {...text('zip')} label="Zip" optional inputMode="numeric" maxLength={10} />
      </div>
      <datalist id="nigerian-states">
        {STATES.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </datalist>
    </FormSection>
  );
}
