import { Form, useNavigation } from 'react-router';
import Undo2 from 'lucide-react/icons/undo-2';
import { pageTexts } from '#core/page-texts.ts';
import type { DeletedRow } from '#features/deleted/service.server.ts';
import { deletedTexts as texts } from '#features/deleted/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Moment } from '#ui/moment.tsx';
import { type Column, Table } from '#ui/table.tsx';

interface RestoreFormProps {
  row: Pick<DeletedRow, 'id' | 'kind' | 'name'>;
  label: string;
  onSubmit?: () => void;
}

function RestoreForm({ row: { id, kind, name }, label, onSubmit }: RestoreFormProps) {
  const sending = useNavigation().formData?.get('restore');
  return (
    <Form method="post" onSubmit={onSubmit}>
      <input type="hidden" name="kind" value={kind} />
      <Button
        type="submit"
        name="restore"
        value={id}
        variant="secondary"
        busy={sending === id}
        icon={<Undo2 size={18} />}
      >
        {label}
        <span className="sr-only"> {name}</span>
      </Button>
    </Form>
  );
}

/** Says what was deleted just now, and takes it back (KEEP-2). */
export function UndoDeletion({ row, onUndo }: { row: DeletedRow; onUndo: () => void }) {
  return (
    <Card className="my-4 flex flex-wrap items-center justify-between gap-4">
      <p className="min-w-0 break-words">{texts.deleted(row.name)}</p>
      <RestoreForm row={row} label="Undo" onSubmit={onUndo} />
    </Card>
  );
}

const COLUMNS: readonly Column<DeletedRow>[] = [
  { label: 'Name', cell: ({ name }) => name || 'Untitled', lead: true, free: true },
  { label: 'Deleted', cell: ({ deletedAt }) => <Moment at={deletedAt} withTime />, named: true },
  { label: 'Kept until', cell: ({ until }) => <Moment at={until} />, named: true },
  { label: 'Restore', cell: (row) => <RestoreForm row={row} label="Restore" />, deed: true },
];

const OF_EVERYBODY: readonly Column<DeletedRow>[] = [
  { label: 'What', cell: ({ kind }) => texts.kinds[kind] },
  ...COLUMNS.slice(0, 2),
  { label: 'By', cell: ({ by }) => by ?? pageTexts.formerUser, free: true, named: true },
  ...COLUMNS.slice(2),
];

/** What was deleted and can be restored; of everybody also what it is and who did it. */
export function DeletedRows({ rows, ofEverybody = false }: { rows: readonly DeletedRow[]; ofEverybody?: boolean }) {
  const columns = ofEverybody ? OF_EVERYBODY : COLUMNS;
  return <Table caption={texts.title} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
