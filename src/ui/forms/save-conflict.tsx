import { useLocation } from 'react-router';
import type { Conflict, Difference } from '#core/conflict.ts';
import { Button, ButtonLink } from '../button.tsx';
import { Moment } from '../moment.tsx';
import { type Column, Table } from '../table.tsx';
import { clearDraft } from './kept-draft.ts';

const COLUMNS: readonly Column<Difference>[] = [
  { label: 'Field', cell: ({ label }) => label, lead: true },
  { label: 'Saved now', cell: ({ theirs }) => theirs || '–', free: true },
  { label: 'Yours', cell: ({ mine }) => mine || '–', free: true },
];

interface SaveConflictProps {
  conflict: Conflict;
  /** Where the stored version is to be seen. */
  latest: string;
  draft: string;
}

/** Who saved the same thing meanwhile, both versions side by side, and the ways on: keep one's own, or take theirs. */
export function SaveConflict({ conflict: { by, version, differences }, latest, draft }: SaveConflictProps) {
  const { pathname } = useLocation();
  return (
    <section aria-label="Both versions" className="grid gap-4">
      <p>
        {by === null ? 'You saved it in another window' : `${by} saved it`} on <Moment at={version} withTime />.
      </p>
      <Table caption="Where the versions differ" columns={COLUMNS} rows={differences} rowKey={({ label }) => label} />
      <div className="flex flex-wrap items-center gap-3">
        {/* Overwrites what is shown here and nothing newer: of two fields of one name the last counts. */}
        <Button type="submit" name="updatedAt" value={version} variant="secondary">
          Save mine anyway
        </Button>
        <ButtonLink to={pathname} reloadDocument variant="quiet" onClick={() => clearDraft(draft)}>
          Load the latest version
        </ButtonLink>
        <ButtonLink to={latest} target="_blank" variant="quiet">
          See it in a new tab
        </ButtonLink>
      </div>
    </section>
  );
}
