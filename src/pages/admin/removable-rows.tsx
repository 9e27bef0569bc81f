import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Page, pageQuery } from '#core/paging.ts';
import { type Column, Table } from '#ui/table.tsx';
import { type Asked, DeleteButton, type Question, RemovalCard, RemovalDialog } from '../layout/removal.tsx';
import { MoreRows } from '../layout/more-rows.tsx';

interface RemovableRowsProps<Row extends Asked> {
  /** The question before a row is deleted. */
  words: Question;
  caption: string;
  /** The columns; `remove` draws the button that deletes a row. */
  columns: (remove: (row: Asked) => ReactNode) => readonly Column<Row>[];
  rows: readonly Row[];
  page: Page;
  total: number;
  /** Whether this page is full; it then offers more also where there are none (SITE-16). */
  full?: boolean;
  path: string;
  outcome: { error: string } | { removed: string } | null | undefined;
  /** In place of a table without rows. */
  empty: ReactNode;
  className?: string;
}

/** A table of the admin's whose rows can be deleted, with more rows at its end. */
export function RemovableRows<Row extends Asked>(props: RemovableRowsProps<Row>) {
  const { words, caption, columns, rows, total, page, full, path, outcome, empty, className } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [params] = useSearchParams();
  // Without scripts the address asks.
  const linked = rows.find(({ id }) => id === params.get('delete'));
  const remove = (row: Asked) => <DeleteButton row={row} page={page} onAsk={() => setAsked(row)} />;
  const error = outcome && 'error' in outcome ? outcome.error : undefined;
  return (
    <>
      {linked && <RemovalCard {...words} asked={linked} back={`${path}${pageQuery(page)}`} error={error} />}
      {rows.length > 0 || page.startIndex > 0 ? (
        <div className={className}>
          <Table caption={caption} columns={columns(remove)} rows={rows} rowKey={({ id }) => id} />
        </div>
      ) : (
        empty
      )}
      <MoreRows page={page} more={page.startIndex + rows.length < total} full={full} />
      <RemovalDialog {...words} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
