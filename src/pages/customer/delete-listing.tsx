import { useEffect, useState } from 'react';
import { Form, Link, useFetcher, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';

/** A listing as far as deleting it needs. */
export interface Doomed {
  id: string;
  name: string;
}

/** What the page's action says of a deletion. */
export type DeletionAnswer = { deleted: string } | { error: string };

const TITLE = 'Delete listing';
const QUESTION = 'Are you sure you want to delete this listing?';

/** Asks in a dialog; a listing that could not be deleted stays, and the dialog says why. */
export function DeleteDialog(props: { asked: Doomed | null; onClose: () => void; onDeleted: (id: string) => void }) {
  const { asked, onClose, onDeleted } = props;
  const fetcher = useFetcher<DeletionAnswer>();
  const [told, setTold] = useState<DeletionAnswer>();
  const { state, data } = fetcher;
  // `told` keeps an old failure out of the next question.
  const error = data && data !== told && 'error' in data ? data.error : undefined;

  useEffect(() => {
    if (data && data !== told && 'deleted' in data) onDeleted(data.deleted);
  }, [data, told, onDeleted]);
  const close = () => {
    setTold(data);
    onClose();
  };

  return (
    <>
      <fetcher.Form method="post" id="delete-listing">
        <input type="hidden" name="id" value={asked?.id ?? ''} />
      </fetcher.Form>
      <ConfirmDialog
        id="delete-dialog"
        title={TITLE}
        open={asked !== null}
        onClose={close}
        confirm={{ form: 'delete-listing' }}
        busy={state !== 'idle'}
        error={error}
      >
        <p>{QUESTION}</p>
        <p className="font-medium text-text">{asked?.name}</p>
      </ConfirmDialog>
    </>
  );
}

/** The same question on the page itself, for browsers without scripts. */
export function DeleteCard({ listing, back, error }: { listing: Doomed; back: string; error: string | undefined }) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Card className="mb-8 gap-4">
      <h2 className="text-xl">{TITLE}</h2>
      <p>
        {QUESTION} <strong className="font-medium">{listing.name}</strong>
      </p>
      <FormError>{error}</FormError>
      <Form method="post" className="flex gap-3">
        <input type="hidden" name="id" value={listing.id} />
        <input type="hidden" name="then" value="list" />
        <Link className="btn btn-secondary" to={back}>
          No
        </Link>
        <Button type="submit" variant="danger" busy={busy}>
          Yes
        </Button>
      </Form>
    </Card>
  );
}
