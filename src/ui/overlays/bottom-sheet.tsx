import { Dialog, type DialogProps } from './dialog.tsx';

/** A dialog within reach of the thumb: from the bottom edge on a phone, in the middle on a desk. */
export function BottomSheet(props: Omit<DialogProps, 'kind'>) {
  return <Dialog {...props} kind="sheet" />;
}
