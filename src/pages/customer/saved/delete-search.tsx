import { Form, Link, useNavigation } from 'react-router';
import type { SavedSearch } from '#features/alerts/contract.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import type { Asked } from '../../layout/removal.tsx';

const TITLE = 'Delete saved search';
const QUESTION = 'No more emails come for it. Delete this search?';
const FORM = 'delete-search';

export interface DeleteSearchProps {
  /** Asked for with scripts: the question comes as a dialog. */
  asked: Asked | null;
  /** Asked for by the address, without scripts: it stands on the page. */
  named: SavedSearch | undefined;
  back: string;
  onClose: () => void;
}

/** Asks before a saved search is deleted. */
export function DeleteSearch({ asked, named, back, onClose }: DeleteSearchProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <>
      <Form method="post" id={FORM} preventScrollReset>
        <input type="hidden" name="do" value="delete" />
        <input type="hidden" name="searchId" value={asked?.id ?? named?._id ?? ''} />
      </Form>
      <ConfirmDialog id="delete-dialog" title={TITLE} open={asked !== null} onClose={onClose} confirm={{ form: FORM }}>
        <p>{QUESTION}</p>
        <p className="font-medium text-text">{asked?.name}</p>
      </ConfirmDialog>
      {named && (
        <Card className="mb-8 gap-4">
          <h2 className="text-xl">{TITLE}</h2>
          <p>
            {QUESTION} <strong className="font-medium">{named.name}</strong>
          </p>
          <p className="flex gap-3">
            <Link className="btn btn-secondary" to={back}>
              No
            </Link>
            <Button type="submit" form={FORM} variant="danger" busy={busy}>
              Yes
            </Button>
          </p>
        </Card>
      )}
    </>
  );
}
