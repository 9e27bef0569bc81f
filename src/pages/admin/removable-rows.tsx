import { type ReactNode, useState } from 'react';
import { type ListPage, pageQuery } from '#core/list-page.ts';
import { type Column, Table } from '#ui/table.tsx';
import { type Asked, type Question, RemovalCard, RemovalDialog } from '../layout/removal.tsx';
import { MoreRows } from '../layout/more-rows.tsx';

export interface RemovableRowsProps<Row extends Asked> extends Question {
  caption: string;
  /** The columns; `ask` opens the question before a row is deleted. */
  columns: (ask: (row: Asked) => void) => readonly Column<Row>[];
  rows: readonly Row[];
  page: ListPage;
  total: number;
  /** Whether this page is full; it then offers more also where there are none (SITE-16). */
  full?: boolean;
  /** The row whose deletion the address asks about, without scripts. */
  linked: Asked | null;
  path: string;
  outcome: { error: string } | { removed: string } | null | undefined;
  /** In place of a table without rows. */
  empty: ReactNode;
  className?: string;
}

/** A table of the admin's whose rows can be deleted, with more rows at its end. */
export function RemovableRows<Row extends Asked>(props: RemovableRowsProps<Row>) {
  const { caption, columns, rows, total, page, full, linked, path, outcome, empty, className, title, question } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const error = outcome && 'error' in outcome ? outcome.error : undefined;
  return (
    <>
      {linked && (
        <RemovalCard
          title={title}
          question={question}
          asked={linked}
          back={`${path}${pageQuery(page)}`}
          error={error}
        />
      )}
      {rows.length > 0 || page.from > 0 ? (
        <div className={className}>
          <Table caption={caption} columns={columns(setAsked)} rows={rows} rowKey={({ id }) => id} />
        </div>
      ) : (
        empty
      )}
      <MoreRows page={page} more={page.from + rows.length < total} full={full} />
      <RemovalDialog title={title} question={question} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
