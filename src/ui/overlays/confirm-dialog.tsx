import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { FormError } from '../forms/form-error.tsx';

interface ConfirmDialogProps extends Pick<DialogProps, 'id' | 'title' | 'open' | 'onClose'> {
  /** The question. */
  children: ReactNode;
  /** What Yes does: `{ form: 'id of a form' }` submits that form, even without scripts; or `onClick`. */
  confirm: Pick<ComponentProps<'button'>, 'form' | 'name' | 'value' | 'onClick'>;
  /** True while the answer is carried out; the dialog closes when it turns false without an error. Not given, Yes closes it. */
  busy?: boolean;
  error?: string | undefined;
}

/** Asks before what cannot be undone; the first stop of the keyboard is No. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { id, confirm, busy, error } = props;
  const wasBusy = useRef(false);
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasBusy.current && !busy && !error) closeAround(no.current);
    wasBusy.current = busy === true;
  }, [busy, error]);
  const yes = (event: MouseEvent<HTMLButtonElement>) => {
    confirm.onClick?.(event);
    if (busy === undefined) closeAround(no.current);
  };

  return (
    <Dialog
      id={id}
      title={props.title}
      open={props.open}
      onClose={props.onClose}
      closable={false}
      footer={
        <>
          <form method="dialog">
            <Button ref={no} type="submit" variant="secondary" className="w-full">
              No
            </Button>
          </form>
          <Button {...confirm} type={confirm.form ? 'submit' : 'button'} variant="danger" busy={busy} onClick={yes}>
            Yes
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4 text-muted">
        {props.children}
        <FormError>{error}</FormError>
      </div>
    </Dialog>
  );
}

function closeAround(element: HTMLElement | null): void {
  element?.closest('dialog')?.close();
}
