import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { asksForRooms, KIND_GROUPS, type KindGroup, KINDS } from '../property/kinds.ts';
import { MAX_TOILETS, SIZE_TEXT_MAX } from '../rules.ts';
import { TITLE_PAPERS } from '../property/title-papers.ts';
import { FeaturesGroup } from './features.tsx';
import { FeesGroup } from './fees.tsx';
import { FormSection, MoreFields } from './section.tsx';
import { type PartProps, saysMore } from './values.ts';

const GROUPS = Object.entries(KIND_GROUPS) as [KindGroup, string][];
const FACTS = ['propertyType', 'sizeText', 'toilets', 'titlePaper', 'features', 'fees', 'rentYears'];

/** What nobody must say and many people search by: kind, size, paper, features and fees. Closed until wanted. */
export function MorePart(props: PartProps) {
  const { values, errors } = props;
  const isWrong = FACTS.some((name) => errors[name]);
  return (
    <FormSection
      title="More about this home"
      about="Optional. Homes that say this are found more often, and people see what moving in really costs."
    >
      <MoreFields summary="Kind, size, papers, what it has, fees" open={isWrong || saysMore(values)}>
        <Facts {...props} />
        <FeaturesGroup {...props} />
        <FeesGroup {...props} />
      </MoreFields>
    </FormSection>
  );
}

function Facts({ values, errors }: PartProps) {
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:gap-x-5">
      <Select
        name="propertyType"
        label="Kind of property"
        defaultValue={values.propertyType}
        error={errors.propertyType}
        hint="Land and business need no bedrooms."
      >
        <option value="">Not stated</option>
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
      <TextField
        name="sizeText"
        label="Size"
        defaultValue={values.sizeText}
        error={errors.sizeText ?? errors.sizeSqm}
        hint="Such as 120 sqm, 50x100 ft, 2 acres"
        maxLength={SIZE_TEXT_MAX}
        autoComplete="off"
        enterKeyHint="next"
      />
      <Select name="titlePaper" label="Title paper" defaultValue={values.titlePaper} error={errors.titlePaper}>
        <option value="">Not stated</option>
        {TITLE_PAPERS.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <div className="group-has-[option[data-land]:checked]/listing:hidden">
        <Select name="toilets" label="Toilets" defaultValue={values.toilets} error={errors.toilets}>
          <option value="">Not stated</option>
          {Array.from({ length: MAX_TOILETS + 1 }, (_, count) => (
            <option key={count}>{count}</option>
          ))}
        </Select>
      </div>
    </div>
  );
}
