import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { FormError } from '../forms/form-error.tsx';

interface ConfirmDialogProps {
  id: string;
  title: string;
  open: boolean;
  onClose: () => void;
  /** The question. */
  children: ReactNode;
  /** The buttons' words, which say what each does. */
  no: string;
  yes: string;
  /** The id of the form that `yes` sends. */
  form: string;
  /** True while the answer is carried out; the dialog closes when it turns false without an error. */
  busy: boolean;
  error?: string | undefined;
}

/**
 * Asks before what cannot be undone; the first stop of the keyboard is `no`. The browser keeps the focus in it, closes it on
 * Escape and gives the focus back.
 */
export function ConfirmDialog({ id, title, open, onClose, children, no, yes, form, busy, error }: ConfirmDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal();
    if (!open) ref.current?.close();
  }, [open]);
  useEffect(() => {
    if (wasBusy.current && !busy && !error) ref.current?.close();
    wasBusy.current = busy;
  }, [busy, error]);

  return (
    // A press beside the dialog is a short cut; Escape and the button do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      id={id}
      className="dialog"
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className="dialog-head">
        <h2 className="text-xl" id={`${id}-title`}>
          {title}
        </h2>
      </div>
      <div className="dialog-body">
        <div className="grid grid-cols-1 gap-4 text-muted">
          {children}
          <FormError>{error}</FormError>
        </div>
      </div>
      <div className="dialog-foot">
        <form method="dialog">
          <Button type="submit" variant="secondary" className="w-full">
            {no}
          </Button>
        </form>
        <Button form={form} type="submit" variant="danger" busy={busy}>
          {yes}
        </Button>
      </div>
    </dialog>
  );
}

/** For browsers that do not know `closedby`: only a press beside the content meets the dialog itself. */
function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
  const dialog = event.currentTarget;
  if (event.target !== dialog) return;
  const box = dialog.getBoundingClientRect();
  const inside =
    event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  if (!inside) dialog.close();
}
