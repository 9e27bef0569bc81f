/** Nobody reads a home within a second: what is pressed so soon was meant for the case before. */
const UNHEARD_MS = 1_000;

/** Takes the focus and the keys of the page, while the focus is in the case or nowhere: so they take none from other controls. */
export function withKeys(whole: HTMLElement | null) {
  whole?.focus({ preventScroll: true });
  if (!whole) return undefined;
  const heard = setTimeout(() => whole.setAttribute('data-hears', ''), UNHEARD_MS);
  const onKey = (event: KeyboardEvent) => {
    const isElsewhere =
      event.target !== document.body && !(event.target instanceof Node && whole.contains(event.target));
    if (isElsewhere || event.repeat || !whole.hasAttribute('data-hears')) return;
    press(whole, event);
  };
  document.addEventListener('keydown', onKey);
  return () => {
    clearTimeout(heard);
    document.removeEventListener('keydown', onKey);
  };
}

/** A approves; R and N open what they ask a reason for, and Escape closes it. Not while somebody types, nor with other keys held down. */
function press(whole: HTMLElement, event: KeyboardEvent) {
  const asking =
    event.target instanceof Element ? event.target.closest<HTMLDetailsElement>('details[data-key][open]') : null;
  if (event.key === 'Escape' && asking) {
    asking.open = false;
    asking.querySelector('summary')?.focus();
    return;
  }
  const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const found = whole.querySelector(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`);
  if (found instanceof HTMLButtonElement) found.click();
  if (!(found instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  found.open = true;
  found.querySelector('select')?.focus();
}
