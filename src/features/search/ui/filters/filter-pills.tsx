import type { ComponentProps, ReactNode } from 'react';
import type { Option } from '../../results/contract.ts';
import './pills.css';

interface PillsProps {
  legend: string;
  name: string;
  /** What asking for nothing is called. */
  none: string;
  items: readonly (Omit<Option, 'homes'> & { homes: number | null })[];
  chosen: string | undefined;
  /** What is chosen in the form and not asked for yet. */
  current?: string | undefined;
  /** A choice of its own kind, in the place of `chosen`. */
  children?: ReactNode;
}

/** One choice out of a few short ones, in a row, each with the homes it would leave. */
export function Pills({ legend, name, none, items, chosen = '', current, children }: PillsProps) {
  return (
    <fieldset className="pills">
      <legend>{legend}</legend>
      <div className="pills-row">
        {[{ value: '', label: none, homes: null }, ...items].map(({ value, label, homes }) => (
          <label key={value} className="pill">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={!children && value === chosen}
              disabled={homes === 0 && value !== chosen && value !== current}
            />
            {label}
            {homes !== null && <Counted homes={homes} />}
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}

type Choice = [value: string, label: string, disabled: boolean];

/**
 * The choices of a list, each with its homes, but a chosen one that has none; with the chosen one even where it is no usual one. What no
 * home has is not to be chosen, unless it is in the form already.
 */
export function choicesOf(
  items: readonly Option[],
  chosen: string | undefined,
  exact: boolean,
  current = chosen,
): Choice[] {
  const usual = items.map(({ value, label, homes }): Choice => {
    const isChosen = value === chosen || value === current;
    return [
      value,
      homes === 0 && isChosen ? label : `${label} (${exact ? '' : '≈'}${short(homes)})`,
      homes === 0 && !isChosen,
    ];
  });
  if (!chosen || items.some(({ value }) => value === chosen)) return usual;
  return [[chosen, chosen.replaceAll('-', ' ').replaceAll(',', ' or '), false], ...usual];
}

/** A choice to tick, with the homes it would leave. */
export function Tick({
  option: { label, homes },
  isCurrent,
  ...input
}: ComponentProps<'input'> & { option: Option; isCurrent: boolean | undefined }) {
  return (
    <label className="pill">
      <input type="checkbox" disabled={homes === 0 && !input.defaultChecked && !isCurrent} {...input} />
      {label}
      <Counted homes={homes} />
    </label>
  );
}

/** A number of homes beside a choice. */
function Counted({ homes }: { homes: number }) {
  return <small className="pill-count">{short(homes)}</small>;
}

/** "1,234", "12k", "1.2m". */
const short = (homes: number) =>
  homes.toLocaleString('en-US', homes < 10_000 ? {} : { notation: 'compact' }).toLowerCase();
