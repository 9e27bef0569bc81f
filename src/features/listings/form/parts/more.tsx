import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { MAX_TOILETS, SIZE_TEXT_MAX } from '../../rules.ts';
import { TITLE_PAPERS } from '../../property/title-papers.ts';
import { FeaturesGroup } from './features.tsx';
import { FeesGroup } from './fees.tsx';
import { FormSection, MoreFields } from './section.tsx';
import { fieldOf, type PartProps, saysMore } from '../values.ts';

const TOILETS = Array.from({ length: MAX_TOILETS + 1 }, (_, count) => [count, count] as const);
const FACTS = ['sizeText', 'toilets', 'titlePaper', 'features', 'fees', 'rentYears'];

/** What nobody must say and many people search by: size, paper, features and fees. Closed until wanted. */
export function MorePart(props: PartProps) {
  const { values, errors } = props;
  const isWrong = Object.keys(errors).some((name) => FACTS.includes(name.split('.')[0] ?? ''));
  return (
    <FormSection
      part="more"
      about="Optional. Homes that say this are found more often, and people see what moving in really costs."
    >
      <MoreFields summary="Size, papers, what it has, fees" open={isWrong || saysMore(values)}>
        <Facts {...props} />
        <FeaturesGroup {...props} />
        <FeesGroup {...props} />
      </MoreFields>
    </FormSection>
  );
}

function Facts(props: PartProps) {
  const { sizeText, sizeSqm } = props.errors;
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:gap-x-5">
      <TextField
        {...fieldOf(props, 'sizeText')}
        label="Size"
        error={sizeText ?? sizeSqm}
        hint="Such as 120 sqm, 50x100 ft, 2 acres"
        maxLength={SIZE_TEXT_MAX}
        autoComplete="off"
        enterKeyHint="next"
      />
      <Select
        {...fieldOf(props, 'titlePaper')}
        label="Title paper"
        choices={TITLE_PAPERS.map(({ id, label }) => [id, label])}
      >
        <option value="">Not stated</option>
      </Select>
      <div className="group-has-[option[data-land]:checked]/listing:hidden">
        <Select {...fieldOf(props, 'toilets')} label="Toilets" choices={TOILETS}>
          <option value="">Not stated</option>
        </Select>
      </div>
    </div>
  );
}
