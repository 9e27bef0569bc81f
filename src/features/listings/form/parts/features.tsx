import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Select } from '#ui/forms/select.tsx';
import { EXCLUDING, FEATURE_GROUPS, type FeatureGroup, featureOf } from '../../property/features.ts';
import { FactGroup } from './section.tsx';
import type { PartProps } from '../values.ts';

/** Of these only one can be true, so it is one choice. */
const CHOICES = [
  { label: 'Electricity band', ids: EXCLUDING[0] ?? [] },
  { label: 'Flood', ids: EXCLUDING[1] ?? [] },
  { label: 'Road', ids: EXCLUDING[2] ?? [] },
  { label: 'Building', ids: EXCLUDING[3] ?? [] },
];
const chosen = new Set(CHOICES.flatMap(({ ids }) => ids));

/** What the home has, to tick, in groups. */
export function FeaturesGroup({ values, errors }: PartProps) {
  const groups = FEATURE_GROUPS.map((group) => ({
    ...group,
    features: group.features.filter(({ id }) => !chosen.has(id)),
  }));
  return (
    <FactGroup legend="What it has" about="Tick what is true today." error={errors.features}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-x-5">
        {CHOICES.map(({ label, ids }) => (
          <Select
            key={label}
            name="features"
            label={label}
            defaultValue={ids.find((id) => values.features.includes(id)) ?? ''}
            choices={ids.map((id) => [id, featureOf(id)?.label])}
          >
            <option value="">Not stated</option>
          </Select>
        ))}
      </div>
      {groups
        .filter(({ features }) => features.length > 0)
        .map((group) => (
          <Ticks key={group.id} group={group} ticked={values.features} />
        ))}
    </FactGroup>
  );
}

function Ticks({ group: { label, features }, ticked }: { group: FeatureGroup; ticked: readonly string[] }) {
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 sm:gap-x-5">
        {features.map((feature) => (
          <Checkbox
            key={feature.id}
            name="features"
            value={feature.id}
            label={feature.label}
            defaultChecked={ticked.includes(feature.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}
