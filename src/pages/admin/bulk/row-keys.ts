const STEPS: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/**
 * Lets the keys of a list move along its rows and choose them; it hears them only while the focus is in it, and takes none from a field. A menu
 * that opens low on the screen is moved into sight.
 */
export function withRowKeys(list: HTMLElement | null) {
  if (!list) return undefined;
  const listening = new AbortController();
  const { signal } = listening;
  list.addEventListener('keydown', (event) => press(list, event), { signal });
  list.addEventListener('toggle', showWhole, { signal, capture: true });
  return () => listening.abort();
}

function showWhole({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && target.open)
    target.lastElementChild?.scrollIntoView({ block: 'nearest' });
}

function press(list: HTMLElement, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !(event.target instanceof Element)) return;
  if (event.target.closest('input:not([type=checkbox]), select, textarea, details[open]')) return;
  const rows = [...list.querySelectorAll('tbody tr')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const step = STEPS[event.key];
  if (step) {
    const next = rows[at < 0 ? 0 : Math.min(Math.max(0, at + step), rows.length - 1)];
    next?.querySelector<HTMLElement>('.table-lead a')?.focus();
    event.preventDefault();
  } else if (event.key === 'x' && !event.repeat) rows[at]?.querySelector<HTMLElement>('[name=choose]')?.click();
}
