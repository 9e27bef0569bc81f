import type { MouseEvent } from 'react';

/** For `onClickCapture` around what decides: the second click of a double click falls on what the first one brought there, unseen. */
export function oneClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
