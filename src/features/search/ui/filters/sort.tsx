import { Select } from '#ui/forms/select.tsx';
import { SHEET } from './filters-form.ts';
import './sort.css';

const SORTS = [
  ['', 'Best match'],
  ['newest', 'Newest'],
  ['price', 'Lowest price'],
  ['price-desc', 'Highest price'],
  ['total', 'Lowest stated total'],
  ['size', 'Largest'],
] as const;

/** The order of the results, beside their heading. It belongs to the form of the filters, which the browser sends with it. */
export function Sort({ chosen }: { chosen: string | undefined }) {
  return (
    <div className="sort">
      <Select form={SHEET} label="Sort by" name="sort" defaultValue={chosen ?? ''} choices={SORTS} data-sends />
      <button type="submit" form={SHEET} className="btn btn-secondary without-script">
        Sort
      </button>
    </div>
  );
}
