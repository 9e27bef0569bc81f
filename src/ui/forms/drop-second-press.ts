const DOUBLE_TAP_MS = 400;

/**
 * Drops the second press of a double click or double tap on a button that sends a form, however late the page draws that it is
 * sending.
 */
export function dropSecondPress(): void {
  let last: { button: HTMLButtonElement; at: number } | undefined;
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('button[type=submit]');
      if (!button || button.form?.method !== 'post') return;
      if (isDouble(event, button)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      last = { button, at: event.timeStamp };
    },
    true,
  );

  /** A double click counts its presses; taps are told apart by when the finger came down, since each counts as the first. */
  function isDouble(event: MouseEvent, button: HTMLButtonElement): boolean {
    if (event.detail > 1) return true;
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    return isTouch && button === last?.button && event.timeStamp - last.at < DOUBLE_TAP_MS;
  }
}
