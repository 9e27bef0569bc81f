import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import X from 'lucide-react/icons/x';
import { IconButton } from '../icon-button.tsx';

export interface DialogProps {
  /** What `openDialog` names. */
  id: string;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, always in sight below the scrolling part. */
  footer?: ReactNode;
  /** Given, the caller opens and closes it; else `openDialog` opens it. */
  open?: boolean;
  onClose?: () => void;
  closable?: boolean;
}

/** A modal window: the browser keeps the focus in it, closes it on Escape and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { id, title, children, footer, open, onClose, closable = true } = props;
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || open === undefined || open === dialog.open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

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
      <div className="dialog-body">{children}</div>
      {footer && <div className="dialog-foot">{footer}</div>}
      {closable && <CloseButton />}
    </dialog>
  );
}

/** Opens a dialog from code. */
export function openDialog(id: string): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${CSS.escape(id)}`);
  if (dialog && !dialog.open) dialog.showModal();
}

/** Last in its dialog, so that the first stop of the keyboard is the content. */
export function CloseButton() {
  return (
    <form method="dialog" className="dialog-close">
      <IconButton type="submit" label="Close" icon={<X size={22} />} />
    </form>
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
