import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { Form, href, Link, useNavigate } from 'react-router';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/forms/select.tsx';
import type { FilterOptions } from '../../results/contract.ts';
import type { Results } from '../../results/results.server.ts';
import { Fold } from './fold.tsx';
import { MoreFilters, MORE_NAMES } from './filters-more.tsx';
import { choicesOf, Pills } from './filter-pills.tsx';
import { isOpenSheet, SHEET, useChanges, useFolds } from './filters-form.ts';
import { showChosen } from './filters-reset.ts';
import { NairaField } from '#ui/forms/naira-field.tsx';
import { changedSearch, searchPath } from '../search-path.ts';
import { plural, type Thing } from '#features/listings/card/words.ts';
import './pills.css';
import './filters.css';

/** What the form asks itself; everything else that was chosen goes along unseen. */
const NAMES = ['type', 'kind', 'bedrooms', 'maxBedrooms', 'minPrice', 'maxPrice', 'sort', ...MORE_NAMES];
interface FiltersProps {
  /** What was chosen, by the name in addresses. */
  chosen: Readonly<Record<string, string>>;
  words: string;
  options: FilterOptions;
  /** How many filters are on. */
  active: number;
  /** How many homes that is. */
  found: Pick<Results, 'total' | 'capped' | 'values'>;
  /** What is looked for. */
  thing: Thing;
}

/** Narrows the results: one row on a desk, on a phone a sheet within reach of the thumb. One form, and it needs no scripts. */
export function Filters({ chosen, words, options: known, active, found, thing }: FiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<FormData>(null);
  const navigate = useNavigate();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOpenSheet(event.currentTarget)) event.currentTarget.hidePopover();
    sent.current = new FormData(event.currentTarget);
    void navigate(searchPath(sent.current), { preventScrollReset: true });
  };
  const shown = JSON.stringify(chosen);
  const { homes, options = known, current } = useChanges(form, found, shown);
  useFolds(form);
  // A filter that was taken away elsewhere, or by going back, is untouched here too. Done with the answer at once: put
  // off until after it, this would undo what the next form has just sent.
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (form.current) showChosen(form.current, sent.current, chosen);
    sent.current = null;
  }, [shown, chosen]);
  const exactRooms = chosen['maxBedrooms'] !== undefined;

  return (
    <>
      <button type="button" className="filters-open btn btn-secondary" popoverTarget={SHEET}>
        <SlidersHorizontal size={18} />
        Filters{active > 0 && ` (${active})`}
      </button>
      <Form
        ref={form}
        id={SHEET}
        popover="auto"
        action={href('/search')}
        onSubmit={apply}
        className="filters"
        data-estimated={options.exact ? undefined : ''}
        aria-label="Filters"
        autoComplete="off"
      >
        <div className="filters-head">
          <h2 className="text-xl">Filters</h2>
          <button
            type="button"
            className="icon-btn"
            popoverTarget={SHEET}
            popoverTargetAction="hide"
            aria-label="Close"
          >
            <X size={22} />
          </button>
        </div>
        {Object.entries({ ...chosen, searchTerm: words })
          .filter(([name]) => !NAMES.includes(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <Pills
          legend="Type"
          name="type"
          none="All"
          items={options.type}
          chosen={chosen['type']}
          current={current?.['type']}
        />
        <Select
          label="Kind"
          name="kind"
          defaultValue={chosen['kind'] ?? ''}
          choices={[['', 'Any kind'], ...choicesOf(options.kind, chosen['kind'], options.exact, current?.['kind'])]}
        />
        {options.bedrooms.length > 0 && (
          <Fold label="Beds" value={found.values.beds}>
            <Pills
              legend="Bedrooms"
              name="bedrooms"
              none="Any"
              items={options.bedrooms}
              chosen={exactRooms ? undefined : chosen['bedrooms']}
              current={current?.['bedrooms']}
            >
              {exactRooms && <ExactRooms least={chosen['bedrooms']} most={chosen['maxBedrooms'] ?? ''} />}
            </Pills>
          </Fold>
        )}
        <Fold label="Price" value={found.values.price}>
          <div className="filters-price">
            <NairaField name="minPrice" label="Lowest price" placeholder="Any" defaultValue={chosen['minPrice']} />
            <NairaField name="maxPrice" label="Highest price" placeholder="Any" defaultValue={chosen['maxPrice']} />
          </div>
        </Fold>
        <MoreFilters chosen={chosen} current={current} options={options} thing={thing} />
        <div className="filters-apply">
          <Link className="btn btn-quiet" to={changedSearch(new URLSearchParams(), 'searchTerm', words)}>
            Clear all
          </Link>
          <Button type="submit">
            <span>
              Show {homes !== '0' && <span className="needs-script">{homes}</span>}{' '}
              {homes === '1' ? thing : plural(thing)}
            </span>
          </Button>
        </div>
      </Form>
    </>
  );
}

/** The rooms that a sentence asked for, "2 bed flat": kept until another number is chosen. */
function ExactRooms({ least, most }: { least: string | undefined; most: string }) {
  return (
    <label className="pill">
      <input type="radio" name="bedrooms" value={`${least ?? 1}-${most}`} defaultChecked />
      {least === most ? `Just ${most}` : `${least ?? 1} to ${most}`}
    </label>
  );
}
