import { naira } from '#core/money.ts';
import { Moment } from '#ui/moment.tsx';
import { type Column, Table } from '#ui/table.tsx';
import type { Figure } from '#features/figures/service.server.ts';
import type { AreaPage } from '../service.server.ts';
import type { ListingType } from '#features/listings/rules.ts';
import { FIGURES_FROM } from '#features/figures/rules.ts';
import { areasTexts as texts } from '../texts.ts';
import { roomsLine } from './words.ts';

const asked: readonly Column<Figure>[] = [
  {
    label: 'Size',
    lead: true,
    cell: ({ bedrooms }) => <strong className="font-medium">{roomsLine(bedrooms)}</strong>,
  },
  { label: 'Middle price', end: true, cell: ({ median }) => <strong>{naira(median)}</strong> },
  { label: 'Usual range', end: true, cell: ({ low, high }) => `${naira(low)} to ${naira(high)}` },
  { label: 'Homes', end: true, cell: ({ homes }) => homes.toLocaleString('en-US') },
];

/** What was asked last for homes that are gone; where none of the sizes has enough of them, there is no such column. */
const takenColumn = (type: ListingType): Column<Figure> => ({
  label: texts.taken[type],
  end: true,
  cell: ({ taken }) => (taken ? `${naira(taken.median)} (${taken.homes.toLocaleString('en-US')})` : '–'),
});

/** What homes are asked for here, by bedrooms, with how many are behind each figure. */
export function AreaFigures({ area: { type, name, figures } }: { area: AreaPage }) {
  if (!figures) return null;
  const { rows, countedAt } = figures;
  const hasTaken = rows.some(({ taken }) => taken);
  return (
    <section className="section">
      <h2 className="text-2xl">What they cost</h2>
      <p className="mt-1.5 mb-5 text-muted">
        Asking prices{texts.per[type]} of homes on Gidana, counted on <Moment at={countedAt} />.
      </p>
      <div className="max-w-4xl">
        <Table
          phone="figures"
          caption={`Asking prices in ${name}`}
          columns={hasTaken ? [...asked, takenColumn(type)] : asked}
          rows={rows}
          rowKey={({ bedrooms }) => `${bedrooms}`}
        />
      </div>
      <p className="mt-4 max-w-prose text-sm text-muted">
        Half of the homes are listed for more than the middle price and half for less. Sizes with fewer than{' '}
        {FIGURES_FROM} homes are left out.{hasTaken && ` ${texts.takenNote}`}
      </p>
    </section>
  );
}
