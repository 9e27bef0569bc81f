import { useEffect, useState } from 'react';
import { Form, Link, useFetcher, useNavigation } from 'react-router';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Page } from '#core/paging.ts';
import { Button } from '#ui/button.tsx';
import { CurrentPassword } from '#features/accounts/ui/current-password.tsx';
import { classNames } from '#ui/class-names.ts';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { FormError } from '#ui/forms/form-error.tsx';

/** What is asked about, as far as the question needs it. */
export interface Asked {
  id: string;
  name: string;
  /** What tells it from others of its name. */
  mark?: string;
  /** What goes with it where it is deleted. */
  goes?: string;
}

export interface Question {
  title: string;
  question: string;
  /** What becomes of it. */
  after?: string;
  /** The buttons' words, where it isn't about a deletion. */
  no?: string;
  yes?: string;
}

const [NO, YES] = ['No, keep it', 'Yes, delete'];

/** What the page's action says of a deletion. */
export type RemovalAnswer = { removed: string } | Refused;

interface Refused {
  error: string;
  /** `current` where the password is asked for first. */
  fields?: { current?: string };
}

export interface DeleteButtonProps {
  row: Asked;
  /** The rows that the page shows, where it shows some of them only. */
  page?: Page;
  /** What else the address of the list says. */
  also?: string;
  onAsk: () => void;
  className?: string | undefined;
  /** A choice of a row's menu, on screens without room for a button; its sign alone; or the button of a dense table. */
  as?: 'choice' | 'sign' | 'dense';
}

/** Opens the question; without scripts it asks the server for a page with it. */
export function DeleteButton({ row, page, also, onAsk, className, as }: DeleteButtonProps) {
  const ask = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onAsk();
  };
  return (
    <Form method="get" className={className} onSubmit={ask}>
      {page && <PageFields page={page} also={also} />}
      {as === 'choice' ? (
        <button type="submit" name="delete" value={row.id} className="text-danger-ink">
          Delete<span className="sr-only"> {row.name}</span>
        </button>
      ) : (
        <Button
          type="submit"
          name="delete"
          value={row.id}
          variant={as === 'sign' ? 'quiet' : 'secondary'}
          className={as === 'sign' ? 'text-muted' : undefined}
          icon={<Trash2 size={18} />}
          title="Delete"
        >
          <span className={as && classNames('sr-only', as === 'dense' && 'dense-label')}>Delete</span>
          <span className="sr-only"> {row.name}</span>
        </Button>
      )}
    </Form>
  );
}

/** Keeps a form that asks by the address on the rows that the page shows. */
export function PageFields({ page, also }: Pick<DeleteButtonProps, 'also'> & { page: Page }) {
  return (
    <>
      <input type="hidden" name="show" value={page.limit} />
      {page.startIndex > 0 && <input type="hidden" name="from" value={page.startIndex} />}
      {[...new URLSearchParams(also)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

export interface RemovalDialogProps extends Question {
  asked: Asked | null;
  onClose: () => void;
  /** Told once it is deleted, and then answers for where the focus goes. */
  onRemoved?: (id: string) => void;
}

/** Asks in a dialog; what could not be deleted stays, and the dialog says why. */
export function RemovalDialog({
  asked,
  onClose,
  onRemoved = focusMain,
  title,
  question,
  after,
  no = NO,
  yes = YES,
}: RemovalDialogProps) {
  const fetcher = useFetcher<RemovalAnswer>();
  const [handled, setHandled] = useState<RemovalAnswer>();
  const { state, data } = fetcher;
  // `handled` keeps an old failure out of the next question.
  const refused = data && data !== handled && 'error' in data ? data : undefined;
  useEffect(() => {
    if (data && data !== handled && 'removed' in data) onRemoved(data.removed);
  }, [data, handled, onRemoved]);
  const close = () => {
    setHandled(data);
    onClose();
  };
  return (
    <>
      <fetcher.Form method="post" id="removal">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={asked?.id ?? ''} />
      </fetcher.Form>
      <ConfirmDialog
        id="removal-dialog"
        title={title}
        open={asked !== null}
        onClose={close}
        no={no}
        yes={yes}
        form="removal"
        busy={state !== 'idle'}
        error={refused?.error}
      >
        <p>{question}</p>
        <p className="font-medium break-words text-text">{asked?.name}</p>
        {asked?.mark && <p>{asked.mark}</p>}
        {asked?.goes && <p className="wrap-anywhere">{asked.goes}</p>}
        {after && <p>{after}</p>}
        {refused?.fields?.current && <CurrentPassword form="removal" required />}
      </ConfirmDialog>
    </>
  );
}

/** The button that opened the dialog is gone with its row. */
function focusMain(): void {
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}

interface RemovalCardProps extends Question {
  asked: Asked;
  /** What the page's action is asked to do. */
  intent?: string;
  back: string;
  refused?: Refused | undefined;
}

const takeFocus = (question: HTMLElement | null) => question?.focus();

/** The same question on the page itself, for browsers without scripts, and for what is rarely done. */
export function RemovalCard(props: RemovalCardProps) {
  const { asked, intent = 'delete', title, question, after, no = NO, yes = YES, back, refused } = props;
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Card className="mb-8 gap-4">
      <h2 key={asked.id} ref={takeFocus} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      <p>
        {question} <strong className="font-medium">{asked.name}</strong> {asked.mark}
      </p>
      {asked.goes && <p className="wrap-anywhere text-muted">{asked.goes}</p>}
      {after && <p className="text-muted">{after}</p>}
      <FormError>{refused?.error}</FormError>
      {refused?.fields?.current && <CurrentPassword form="removal-card" required />}
      <Form method="post" id="removal-card" className="flex gap-3">
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="id" value={asked.id} />
        <input type="hidden" name="back" value="list" />
        <Link className="btn btn-secondary" to={back}>
          {no}
        </Link>
        <Button type="submit" variant="danger" busy={busy}>
          {yes}
        </Button>
      </Form>
    </Card>
  );
}
