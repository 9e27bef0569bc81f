import { NumberField, type NumberFieldProps } from '#ui/forms/number-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { SIZE_PATTERN, SIZE_TITLE } from '#core/amounts.ts';
import { RADII } from '../../filter-limits.ts';
import type { FilterOptions } from '../../results/contract.ts';
import { choicesOf, Pills, Tick } from './filter-pills.tsx';
import { Fold } from './fold.tsx';
import { plural, type Thing } from '#features/listings/card/words.ts';
import { NairaField } from '#ui/forms/naira-field.tsx';
import './pills.css';
import './filters.css';

/** The names in addresses that these filters ask for. */
export const MORE_NAMES = [
  'offer',
  'furnished',
  'parking',
  'within',
  'bathrooms',
  'maxTotal',
  'minSize',
  'maxSize',
  'has',
  'title',
];
const WITHIN: readonly [string, string][] = [
  ['', 'The place itself'],
  ...RADII.map((km): [string, string] => [`${km}`, `${km} km around it`]),
];
const BATHROOMS = [1, 2, 3, 4];

interface MoreFiltersProps {
  chosen: Readonly<Record<string, string>>;
  /** What is chosen in the form and not asked for yet. */
  current: Readonly<Record<string, string>> | undefined;
  options: FilterOptions;
  thing: Thing;
}

/** What fewer people ask for, folded away until somebody does. */
export function MoreFilters({ chosen, current, options, thing }: MoreFiltersProps) {
  const has = (chosen['has'] ?? '').split(',');
  const on = MORE_NAMES.flatMap((name) => (chosen[name] ?? '').split(',').filter(Boolean)).length;
  return (
    <Fold label="More filters" value={on > 0 ? `More filters (${on})` : undefined} isMore>
      <div className="filters-more">
        <fieldset className="pills">
          <legend>Only {plural(thing)} with</legend>
          <div className="pills-row">
            {options.ticks.map((one) => (
              <Tick
                key={one.value}
                option={one}
                name={one.value}
                value="true"
                defaultChecked={chosen[one.value] === 'true'}
                isCurrent={current?.[one.value] === 'true'}
              />
            ))}
            {options.has.map((one) => (
              <Tick
                key={one.value}
                option={one}
                name="has"
                value={one.value}
                defaultChecked={has.includes(one.value)}
                isCurrent={current?.['has']?.split(',').includes(one.value)}
              />
            ))}
          </div>
        </fieldset>
        {(options.bedrooms.length > 0 || chosen['bathrooms']) && (
          <Pills
            legend="Bathrooms"
            name="bathrooms"
            none="Any"
            items={BATHROOMS.map((n) => ({ value: `${n}`, label: `${n}+`, homes: null }))}
            chosen={chosen['bathrooms']}
          />
        )}
        <div className="filters-sizes">
          {(chosen['within'] || (chosen['place']?.includes('/') && !chosen['place'].includes(','))) && (
            <Select
              label="How near"
              name="within"
              defaultValue={chosen['within'] ?? ''}
              choices={withChosen(chosen['within'])}
            />
          )}
          <NairaField name="maxTotal" label="Stated first-year total, up to" defaultValue={chosen['maxTotal']} />
          <SizeField name="minSize" label="Size from" defaultValue={chosen['minSize']} />
          <SizeField name="maxSize" label="Size up to" defaultValue={chosen['maxSize']} />
          <Select
            label="Title paper"
            name="title"
            defaultValue={chosen['title'] ?? ''}
            choices={[
              ['', 'Any paper'],
              ...choicesOf(options.title, chosen['title'], options.exact, current?.['title']),
            ]}
          />
        </div>
      </div>
    </Fold>
  );
}

function withChosen(km: string | undefined): readonly [string, string][] {
  return !km || WITHIN.some(([value]) => value === km) ? WITHIN : [...WITHIN, [km, `${km} km around it`]];
}

function SizeField(field: NumberFieldProps) {
  return <NumberField after="sqm" pattern={SIZE_PATTERN} title={SIZE_TITLE} {...field} />;
}
