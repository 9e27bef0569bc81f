import { STATES } from '#features/places/texts.ts';
import { TextField } from '#ui/forms/text-field.tsx';
import { ADDRESS_MAX, PLACE_MAX } from '../rules.ts';
import { fieldOf, type PartProps } from './values.ts';
import { FormSection } from './section.tsx';

/** Where the home is. The browser's address book knows where its owner lives, not what they sell, so it stays out. */
export function PlacePart(props: PartProps) {
  const text = (name: 'address' | 'city' | 'state' | 'country' | 'zip') => ({
    ...fieldOf(props, name),
    autoComplete: 'off',
    enterKeyHint: 'next' as const,
  });
  return (
    <FormSection
      title="Where it is"
      about="People search by city, area and street. The more exact, the sooner they find it."
    >
      <TextField
        {...text('address')}
        label="Address"
        placeholder="12 Admiralty Way, Lekki Phase 1"
        maxLength={ADDRESS_MAX}
      />
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-x-5">
        <TextField {...text('city')} label="City" placeholder="Lekki" maxLength={PLACE_MAX} />
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
