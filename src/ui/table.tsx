import type { ReactNode } from 'react';
import './styles/tables.css';
import './styles/table-lists.css';
import { classNames } from './class-names.ts';

export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** The column that names the row: the head of the card on a phone. */
  lead?: boolean;
  /** Figures. */
  end?: boolean;
  /** What can be done: a button that says so itself. */
  deed?: boolean;
  /** Stands beside the row's name on a phone. */
  picture?: boolean;
  /** Says nothing without its label, which a list on a phone leaves out elsewhere. */
  named?: boolean;
  /** Words that people wrote, however long: they break anywhere. */
  free?: boolean;
  /** From which width on it is seen; on smaller screens it is only read out. */
  from?: 'lg' | 'xl';
  /** The box that chooses the row. */
  choose?: boolean;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On a phone: a line for each row, or a card with a line for each of its figures. */
  phone?: 'list' | 'figures';
}

const SEEN_FROM = { lg: 'max-lg:sr-only', xl: 'max-xl:sr-only' };

// Spelt out, because a table that is laid out as cards loses them in some browsers.
const role = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** What a list on a phone says in one line under the name, with dots between. */
function isNote<Row>({ lead, end, free, deed, picture, choose }: Column<Row>): boolean {
  return !(lead || end || free || deed || picture || choose);
}

/** Rows and columns on a desk, a list or cards on a phone. */
export function Table<Row>({ caption, columns, rows, rowKey, phone = 'list' }: TableProps<Row>) {
  const kind = (column: Column<Row>) =>
    classNames(
      isNote(column) && 'table-note',
      column.lead && 'table-lead',
      column.end && 'table-end',
      column.free && 'free-text',
      column.deed && 'table-deed',
      column.picture && 'table-picture',
      column.named && 'table-named',
      column.choose && 'table-choose',
      column.from && SEEN_FROM[column.from],
    ) || undefined;
  return (
    <table className={`data-table table-${phone}`} {...role.table}>
      <caption className="sr-only">{caption}</caption>
      <thead {...role.rowgroup}>
        <tr {...role.row}>
          {columns.map((column) => (
            <th key={column.label} scope="col" {...role.columnheader} className={kind(column)}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role.rowgroup}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...role.row}>
            {columns.map((column) => (
              <td key={column.label} {...role.cell} className={kind(column)} data-label={column.label}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
