import { Link } from 'react-router';
import X from 'lucide-react/icons/x';
import { listingPath } from '#core/paths.ts';
import type { ListingCard } from '#features/listings/contract.ts';
import { Picture } from '#features/media/ui/picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { comparePath } from './choice.ts';
import { CompareHead } from './compare-head.tsx';
import { isEmpty, type Row, type RowGroup } from './rows.ts';

export interface CompareTableProps {
  homes: readonly (Pick<ListingCard, 'id' | 'slug' | 'name' | 'cover'> & { price: string })[];
  groups: readonly RowGroup[];
  onlyDifferences: boolean;
}

/** Homes side by side, a fact a line; lines that differ are marked for the eye and by words. */
export function CompareTable({ homes, groups, onlyDifferences }: CompareTableProps) {
  const ids = homes.map(({ id }) => id);
  return (
    <div className="compare" data-homes={homes.length}>
      <CompareHead homes={homes} />
      {/* A region that scrolls must be reachable by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="compare-frame" aria-label="Comparison" tabIndex={0}>
        <table className="compare-table">
          <caption className="sr-only">
            {homes.length === 1 ? '1 home' : `${homes.length} homes`} side by side. Lines in which they differ begin
            with “Different”.
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">What is compared</span>
              </th>
              {homes.map(({ id, slug, name, cover, price }) => (
                <th key={id} scope="col">
                  <span className="relative block">
                    <Picture
                      src={cover}
                      alt=""
                      sizes="(width>=64rem) 22rem,(width>=48rem) 18rem,10rem"
                      className="aspect-4/3 rounded-md"
                    />
                    <Link
                      className="icon-btn compare-remove"
                      title="Remove"
                      to={comparePath(
                        ids.filter((other) => other !== id),
                        onlyDifferences,
                      )}
                      replace
                      preventScrollReset
                    >
                      <X size={18} />
                      <span className="sr-only">Remove {name} from the comparison</span>
                    </Link>
                  </span>
                  <span className="mt-2 block text-text">
                    <Value text={price} />
                  </span>
                  <Link className="compare-name" to={listingPath(slug)}>
                    {name}
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
          <tfoot>
            <tr>
              <td>
                <span className="sr-only">Their pages</span>
              </td>
              {homes.map(({ id, slug, name }) => (
                <td key={id}>
                  <ButtonLink to={listingPath(slug)} variant="secondary">
                    See it<span className="sr-only">: {name}</span>
                  </ButtonLink>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
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

function Line({ row: { label, cells, differs, contradicts, best }, ids }: { row: Row; ids: readonly string[] }) {
  return (
    <tr data-differs={contradicts || undefined} data-varies={differs || undefined}>
      <th scope="row">
        {contradicts && <span className="sr-only">Different: </span>}
        <span>{label}</span>
      </th>
      {cells.map((cell, index) => (
        <td key={ids[index]} data-unknown={isEmpty(cell) || undefined}>
          <Value text={cell} /> {best?.index === index && <span className="compare-best">{best.word}</span>}
        </td>
      ))}
    </tr>
  );
}
