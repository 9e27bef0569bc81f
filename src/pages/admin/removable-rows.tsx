import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import MoreHorizontal from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import { type Page, pageQuery } from '#core/paging.ts';
import { Picture } from '#features/media/ui/picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
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
import { BulkBar, chooseNone, ChooseRow } from './bulk/bulk-bar.tsx';
import { BulkCard, BulkDone, BulkMissing } from './bulk/bulk-card.tsx';
import { bulkAsked, type BulkOutcome, type Deeds } from './bulk/deeds.ts';
import { bulkTexts } from './bulk/texts.ts';
import { withRowKeys } from './bulk/row-keys.ts';
import { MenuHead } from './rows/menu-head.tsx';

interface RemovableRowsProps<Row extends Asked> {
  /** The question before a row is deleted. */
  words: Question;
  caption: string;
  columns: readonly Column<Row>[];
  /** Where a row is changed. */
  edit?: (row: Row) => string;
  /** What else can be done to it: links and buttons of its menu. */
  More?: ComponentType<{ row: Row; page: Page; also: string }>;
  rows: readonly Row[];
  page: Page;
  total: number;
  /** Whether this page is full; it then offers more also where there are none (SITE-16). */
  full?: boolean;
  path: string;
  /** What else the address of the list says. */
  also?: string | undefined;
  outcome: RemovalAnswer | BulkOutcome | null | undefined;
  /** What can be done with many rows at once. */
  deeds: Deeds;
  /** In place of a table without rows. */
  empty: ReactNode;
}

/** A table of the admin's whose rows can be deleted, with more rows at its end. */
export function RemovableRows<Row extends Asked>(props: RemovableRowsProps<Row>) {
  const {
    words,
    caption,
    columns,
    edit,
    More,
    rows,
    total,
    page,
    full,
    path,
    also = '',
    outcome,
    empty,
    deeds,
  } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [params] = useSearchParams();
  // Without scripts the address asks.
  const linked = rows.find(({ id }) => id === params.get('delete'));
  const refused = outcome && 'error' in outcome ? outcome : undefined;
  const back = `${path}${pageQuery(page)}${also}`;
  const bulk = bulkAsked(params, deeds, rows);
  const done = outcome && 'refused' in outcome ? outcome : undefined;
  const list = useRef<HTMLDivElement>(null);
  const isChosen = (id: string) => !done && params.getAll('choose').includes(id);
  useEffect(() => withRowKeys(list.current));
  return (
    <>
      {bulk && !done && (
        <BulkCard
          {...bulk}
          key={bulk.name}
          deed={deeds[bulk.name] as Deeds[string]}
          back={back}
          refused={refused}
          onSend={() => chooseNone(list.current)}
        />
      )}
      {params.get('bulk') === '' && <BulkMissing>{bulkTexts.noDeed}</BulkMissing>}
      {done && <BulkDone outcome={done} deed={deeds[done.deed] as Deeds[string]} rows={rows} back={back} />}
      {linked && <RemovalCard {...words} asked={linked} back={back} refused={refused} />}
      {rows.length > 0 || page.startIndex > 0 ? (
        <div ref={list} className="dense-table outline-none" tabIndex={-1}>
          <Table
            caption={caption}
            columns={[firstColumn(isChosen), ...columns, lastColumn({ edit, More, page, also, ask: setAsked })]}
            rows={rows}
            rowKey={({ id }) => id}
          />
          <BulkBar deeds={deeds} page={page} also={also} list={list} asking={bulk !== null && !done} />
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

function firstColumn<Row extends Asked>(isChosen: (id: string) => boolean): Column<Row> {
  return { label: 'Choose', choose: true, cell: (row) => <ChooseRow row={row} chosen={isChosen(row.id)} /> };
}

interface LastColumn<Row> extends Pick<RemovableRowsProps<Row & Asked>, 'edit' | 'More' | 'page'> {
  also: string;
  ask: (row: Asked) => void;
}

/** On a phone and a tablet what is done rarely stands in the menu. */
function lastColumn<Row extends Asked>({ edit, More, page, also, ask }: LastColumn<Row>): Column<Row> {
  return {
    label: 'Delete',
    deed: true,
    cell: (row) => (
      <div className="flex flex-wrap items-center lg:flex-nowrap">
        {edit && (
          <ButtonLink
            to={edit(row)}
            variant="secondary"
            icon={<Pencil size={18} />}
            title="Edit"
            className={More && 'max-lg:hidden'}
          >
            <span className="dense-label sr-only">Edit</span>
            <span className="sr-only"> {row.name}</span>
          </ButtonLink>
        )}
        {More && (
          <Menu button={<MoreHorizontal size={18} />} buttonLabel={`More for ${row.name}`}>
            <MenuHead name={row.name} />
            {edit && (
              <Link className="lg:hidden" to={edit(row)}>
                Edit<span className="sr-only"> {row.name}</span>
              </Link>
            )}
            <More row={row} page={page} also={also} />
            {edit && (
              <DeleteButton
                row={row}
                page={page}
                also={also}
                onAsk={() => ask(row)}
                as="choice"
                className="menu-apart lg:hidden"
              />
            )}
          </Menu>
        )}
        <DeleteButton
          row={row}
          page={page}
          also={also}
          onAsk={() => ask(row)}
          as="dense"
          className={edit && More && 'max-lg:hidden'}
        />
      </div>
    ),
  };
}

/** The name of a row, which leads to its page. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="link link-alone" to={to} title={typeof children === 'string' ? children : undefined}>
      <span>{children}</span>
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
    <Link to={to} className="block" aria-label={label} tabIndex={-1}>
      <Picture src={src} alt="" sizes="80px" className="aspect-4/3 rounded-sm" />
    </Link>
  );
}
