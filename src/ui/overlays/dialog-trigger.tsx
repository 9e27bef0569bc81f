import type { ComponentType, MouseEvent } from 'react';
import { Button, type ButtonProps } from '../button.tsx';

interface Press {
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Opens the dialog with the id: by the browser itself where it can, so it works before scripts have run. */
function dialogTrigger(dialog: string): Press {
  const invoker = { command: 'show-modal', commandfor: dialog };
  return {
    ...invoker,
    onClick: () => {
      if (!('commandForElement' in HTMLButtonElement.prototype)) openDialog(dialog);
    },
  };
}

/** Opens a dialog from code. */
export function openDialog(id: string): void {
  const dialog = document.querySelector<HTMLDialogElement>(`dialog#${CSS.escape(id)}`);
  if (dialog && !dialog.open) dialog.showModal();
}

/** A `Button`, or another component with its props, that opens a dialog. */
export function DialogTrigger<Props extends Press = ButtonProps>({
  dialog,
  as,
  ...rest
}: { dialog: string; as?: ComponentType<Props> } & Omit<Props, 'onClick'>) {
  const Trigger = (as ?? Button) as ComponentType<Press>;
  return <Trigger aria-haspopup="dialog" {...rest} {...dialogTrigger(dialog)} />;
}
