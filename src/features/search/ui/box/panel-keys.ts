import { type RefObject, useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The box says that its panel is there for as long as it is.
 *
 * Up and down go from the box through the links of its panel and back; Escape shuts the panel and leaves the words in the box; a press within it leaves the focus where it is.
 */
export function usePanelKeys(panel: RefObject<HTMLElement | null>, shut: () => void) {
  useEffect(() => {
    const input = boxOf(panel.current);
    if (!input || !panel.current) return;
    panel.current.setAttribute('id', input.getAttribute('aria-controls') ?? '');
    input.ariaExpanded = 'true';
    return () => {
      input.ariaExpanded = 'false';
    };
  }, [panel]);
  useEffect(() => {
    const search = panel.current?.closest('search');
    const input = boxOf(panel.current);
    if (!search || !input) return;
    const press = (event: KeyboardEvent) => {
      const links = panel.current?.querySelectorAll<HTMLElement>('a:not([tabindex="-1"])') ?? [];
      const stops = [input, ...links];
      const step = STEPS[event.key] ?? 0;
      const at = stops.findIndex((one) => one === document.activeElement);
      if (event.key === 'Escape') shut();
      else if (step === 0 || at < 0) return;
      event.preventDefault();
      (step === 0 ? input : stops[at + step])?.focus();
    };
    const shown = new AbortController();
    search.addEventListener('keydown', press, shown);
    // Safari gives no link the focus, but what the page lies in, and the panel would shut before it is followed.
    panel.current?.addEventListener('mousedown', (event) => event.preventDefault(), shown);
    return () => shown.abort();
  });
}

/** The box that a panel belongs to. */
export function boxOf(panel: HTMLElement | null) {
  return panel?.closest('search')?.querySelector<HTMLInputElement>('[name=searchTerm]');
}
