import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { Button } from '#ui/button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Pills } from './filter-pills.tsx';
import type { SearchChoices } from './search-choices.ts';
import { searchPath } from './search-path.ts';

const SHEET = 'filters';
const TYPES = [
  { value: '', label: 'All' },
  { value: 'sale', label: 'Sale' },
  { value: 'rent', label: 'Rent' },
  { value: 'shortlet', label: 'Shortlet' },
];
const ROOMS = [{ value: '', label: 'Any' }, ...[1, 2, 3, 4, 5].map((n) => ({ value: `${n}`, label: `${n}+` }))];

/** Narrows the results: a bar on a desk, on a phone a sheet within reach of the thumb. One form, and it needs no scripts. */
export function Filters({ choices, active }: { choices: SearchChoices; active: number }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.current?.hidePopover();
    void navigate(searchPath(new FormData(event.currentTarget)), { preventScrollReset: true });
  };
  useApplyOnChange(form);
  // A filter that was taken away elsewhere, or by going back, is untouched here too.
  const shown = useRef(choices);
  useEffect(() => {
    if (shown.current !== choices) form.current?.reset();
    shown.current = choices;
  }, [choices]);

  return (
    <>
      <button type="button" className="filters-open btn btn-primary" popoverTarget={SHEET}>
        <SlidersHorizontal size={18} aria-hidden="true" />
        Filters{active > 0 && ` (${active})`}
      </button>
      <Form
        ref={form}
        id={SHEET}
        popover="auto"
        action="/search"
        onSubmit={apply}
        className="filters"
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
            <X size={22} aria-hidden="true" />
          </button>
        </div>
        <input type="hidden" name="searchTerm" value={choices.searchTerm} />
        <Pills legend="Type" name="type" items={TYPES} chosen={choices.type ?? ''} />
        <Pills legend="Bedrooms" short="Beds" name="bedrooms" items={ROOMS} chosen={String(choices.bedrooms ?? '')} />
        <div className="filters-price">
          <Amount name="minPrice" label="Lowest price" placeholder="Min price" value={choices.minPrice} />
          <Amount name="maxPrice" label="Highest price" placeholder="Max price" value={choices.maxPrice} />
        </div>
        <fieldset className="filters-ticks">
          <legend className="sr-only">Only homes with</legend>
          <Tick name="offer" on={choices.offer}>
            Offers
          </Tick>
          <Tick name="furnished" on={choices.furnished}>
            Furnished
          </Tick>
          <Tick name="parking" on={choices.parking}>
            Parking
          </Tick>
        </fieldset>
        <Button type="submit" className="filters-apply">
          Show homes
        </Button>
      </Form>
    </>
  );
}

/** On a desk every change counts at once, also one made while the scripts were on their way; the sheet has its button. */
function useApplyOnChange(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const apply = () => {
      if (!element.matches(':popover-open')) element.requestSubmit();
    };
    const shown = location.search ? location.pathname + location.search : location.pathname;
    const parts = new URLSearchParams(shown.split('?')[1]);
    parts.delete('show');
    if (searchPath(new FormData(element)) !== searchPath(parts)) apply();
    // React's own change event comes with every key; the browser's comes once a number is complete.
    element.addEventListener('change', apply);
    return () => element.removeEventListener('change', apply);
  }, [form]);
}

function Amount(props: { name: string; label: string; placeholder: string; value: number | null }) {
  const { name, label, placeholder, value } = props;
  return (
    <NumberField
      name={name}
      label={label}
      placeholder={placeholder}
      before="₦"
      {...(value === null ? {} : { defaultValue: value })}
    />
  );
}

function Tick({ name, on, children }: { name: string; on: boolean; children: ReactNode }) {
  return (
    <label className="pill">
      <input type="checkbox" name={name} value="true" defaultChecked={on} />
      {children}
    </label>
  );
}
