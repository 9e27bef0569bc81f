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

interface SortProps {
  /** What was chosen, by the name in addresses. */
  chosen: Readonly<Record<string, string>>;
  /** Whether no home matches all of it: near homes are ordered by price at most, and only where no budget says what is near. */
  onlyNear: boolean;
}

/** The order of the results, beside their heading. It belongs to the form of the filters, which the browser sends with it. */
export function Sort({ chosen, onlyNear }: SortProps) {
  const { sort: current = '', minPrice, maxPrice } = chosen;
  const ofNear = (minPrice ?? maxPrice) ? /^$/ : /^$|price/;
  const choices = SORTS.filter(([sort]) => !onlyNear || sort === current || ofNear.test(sort));
  if (choices.length === 1) return null;
  return (
    <div className="sort">
      <Select form={SHEET} label="Sort by" name="sort" defaultValue={current} choices={choices} data-sends />
      <button type="submit" form={SHEET} className="btn btn-secondary without-script">
        Sort
      </button>
    </div>
  );
}
