import { Link } from 'react-router';
import X from 'lucide-react/icons/x';
import { listingPath } from '#core/paths.ts';
import { FavouriteButton } from '#features/listings/card/favourite-button.tsx';
import type { ListingCard } from '#features/listings/contract.ts';
import { Picture } from '#features/media/ui/picture.tsx';
import { comparePath } from './choice.ts';
import type { Row, RowGroup } from './rows.ts';

export interface CompareTableProps {
  homes: readonly Pick<ListingCard, 'id' | 'slug' | 'name' | 'cover'>[];
  groups: readonly RowGroup[];
  onlyDifferences: boolean;
}

/** Homes side by side, a fact a line; lines that differ are marked for the eye and by words. */
export function CompareTable({ homes, groups, onlyDifferences }: CompareTableProps) {
  const ids = homes.map(({ id }) => id);
  return (
    // A region that scrolls must be reachable by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="compare-frame" aria-label="Comparison" tabIndex={0}>
      <table className="compare-table" data-homes={homes.length}>
        <caption className="sr-only">
          {homes.length === 1 ? '1 home' : `${homes.length} homes`} side by side. Lines in which they differ begin with
          “Different”.
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">What is compared</span>
            </th>
            {homes.map(({ id, slug, name, cover }) => (
              <th key={id} scope="col">
                <span className="relative block">
                  <Picture src={cover} alt="" sizes="(width>=64rem) 16rem,10rem" className="aspect-4/3 rounded-md" />
                  <FavouriteButton id={id} name={name} className="absolute top-1.5 right-1.5" />
                </span>
                <Link className="link mt-2 block" to={listingPath(slug)}>
                  {name}
                </Link>
                <Link
                  className="compare-remove inline-flex min-h-11 items-center gap-1 text-sm text-muted"
                  to={comparePath(
                    ids.filter((other) => other !== id),
                    onlyDifferences,
                  )}
                  replace
                  preventScrollReset
                >
                  <X size={16} />
                  Remove<span className="sr-only"> {name} from the comparison</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ label, rows }) => {
          const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
          if (shown.length === 0) return null;
          return (
            <tbody key={label}>
              <tr>
                <th scope="rowgroup" colSpan={homes.length + 1} className="compare-group">
                  <span>{label}</span>
                </th>
              </tr>
              {shown.map((row) => (
                <Line key={row.label} row={row} ids={ids} />
              ))}
            </tbody>
          );
        })}
      </table>
    </section>
  );
}

/** A price has its "/ year" below it where there is little room. */
function Value({ text }: { text: string }) {
  const [amount, unit] = text.split(/\s\/\s/);
  if (!unit) return text;
  return (
    <>
      {amount} <span className="compare-unit">/ {unit}</span>
    </>
  );
}

function Line({ row: { label, cells, differs }, ids }: { row: Row; ids: readonly string[] }) {
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        {differs && <span className="sr-only">Different: </span>}
        <span>{label}</span>
      </th>
      {cells.map((cell, index) => (
        <td key={ids[index]}>
          <Value text={cell} />
        </td>
      ))}
    </tr>
  );
}
