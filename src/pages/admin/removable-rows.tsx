import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import Pencil from 'lucide-react/icons/pencil';
import { type Page, pageQuery } from '#core/paging.ts';
import { Picture } from '#features/media/ui/picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { type Column, Table } from '#ui/table.tsx';
import {
  type Asked,
  DeleteButton,
  type Question,
  type RemovalAnswer,
  RemovalCard,
  RemovalDialog,
} from '../layout/removal.tsx';
import { MoreRows } from '../layout/more-rows.tsx';

interface RemovableRowsProps<Row extends Asked> {
  /** The question before a row is deleted. */
  words: Question;
  caption: string;
  columns: readonly Column<Row>[];
  /** Where a row is changed. */
  edit?: (row: Row) => string;
  /** What else can be done to it. */
  More?: ComponentType<{ row: Row; page: Page; also: string }>;
  rows: readonly Row[];
  page: Page;
  total: number;
  /** Whether this page is full; it then offers more also where there are none (SITE-16). */
  full?: boolean;
  path: string;
  /** What else the address of the list says. */
  also?: string | undefined;
  outcome: RemovalAnswer | null | undefined;
  /** In place of a table without rows. */
  empty: ReactNode;
}

/** A table of the admin's whose rows can be deleted, with more rows at its end. */
export function RemovableRows<Row extends Asked>(props: RemovableRowsProps<Row>) {
  const { words, caption, columns, edit, More, rows, total, page, full, path, also = '', outcome, empty } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [params] = useSearchParams();
  // Without scripts the address asks.
  const linked = rows.find(({ id }) => id === params.get('delete'));
  const refused = outcome && 'error' in outcome ? outcome : undefined;
  return (
    <>
      {linked && <RemovalCard {...words} asked={linked} back={`${path}${pageQuery(page)}${also}`} refused={refused} />}
      {rows.length > 0 || page.startIndex > 0 ? (
        <div className="dense-table">
          <Table
            caption={caption}
            columns={[...columns, lastColumn({ edit, More, page, also, ask: setAsked })]}
            rows={rows}
            rowKey={({ id }) => id}
          />
        </div>
      ) : (
        empty
      )}
      <MoreRows
        page={page}
        more={page.startIndex + rows.length < total}
        full={full}
        also={also}
        reach={{ total, shown: rows.length }}
      />
      <RemovalDialog {...words} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

interface LastColumn<Row> extends Pick<RemovableRowsProps<Row & Asked>, 'edit' | 'More' | 'page'> {
  also: string;
  ask: (row: Asked) => void;
}

function lastColumn<Row extends Asked>({ edit, More, page, also, ask }: LastColumn<Row>): Column<Row> {
  return {
    label: 'Delete',
    deed: true,
    cell: (row) => (
      <div className="flex flex-wrap items-center gap-2 lg:flex-nowrap">
        {edit && (
          <ButtonLink to={edit(row)} variant="secondary" icon={<Pencil size={18} />} title="Edit">
            <span className="dense-label">Edit</span>
            <span className="sr-only"> {row.name}</span>
          </ButtonLink>
        )}
        {More && <More row={row} page={page} also={also} />}
        <DeleteButton row={row} page={page} also={also} onAsk={() => ask(row)} />
      </div>
    ),
  };
}

/** The name of a row, which leads to its page. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="link link-alone" to={to}>
      {children}
    </Link>
  );
}

/** What tells a row from others like it, under its name. */
export function RowDetail({ children }: { children: ReactNode }) {
  return <p className="text-xs text-muted">{children}</p>;
}

/** Its picture; the keyboard takes the name. */
export function RowPicture({
  to,
  label,
  src,
}: { to: string; label: string } & Pick<ComponentProps<typeof Picture>, 'src'>) {
  return (
    <Link to={to} className="block w-20 lg:w-12" aria-label={label} tabIndex={-1}>
      <Picture src={src} alt="" sizes="80px" className="aspect-4/3 rounded-sm" />
    </Link>
  );
}
