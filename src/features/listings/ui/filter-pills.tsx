export interface PillsProps {
  legend: string;
  /** What stands in the row itself where there is no room for the legend. */
  short?: string;
  name: string;
  items: readonly { value: string; label: string }[];
  chosen: string;
}

/** One choice out of a few short ones, in a row. */
export function Pills({ legend, short, name, items, chosen }: PillsProps) {
  return (
    <fieldset className="pills">
      <legend>{legend}</legend>
      <div className="pills-row" data-label={short}>
        {items.map(({ value, label }) => (
          <label key={value} className="pill">
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
