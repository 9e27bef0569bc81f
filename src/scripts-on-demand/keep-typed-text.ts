import { READY } from './hydrated.ts';

/**
 * Keeps what somebody types in a text area before React has taken the page over. React writes the first value into every filled
 * text area, unlike other fields, and again whenever it begins anew; until it is ready that one value is not written.
 */
export function keepTypedText(): void {
  const kept = new Set<HTMLTextAreaElement>();
  const ended = new AbortController();
  const keep = (area: EventTarget | null) => {
    if (!(area instanceof HTMLTextAreaElement)) return;
    kept.add(area);
    Object.defineProperty(area, 'value', {
      configurable: true,
      get: () => Reflect.get(HTMLTextAreaElement.prototype, 'value', area),
      set: (next) => {
        if (next !== area.defaultValue) Reflect.set(HTMLTextAreaElement.prototype, 'value', next, area);
      },
    });
  };
  for (const area of document.querySelectorAll('textarea')) if (area.value !== area.defaultValue) keep(area);
  document.addEventListener('input', ({ target }) => keep(target), { capture: true, signal: ended.signal });
  addEventListener(
    READY,
    () => {
      ended.abort();
      for (const area of kept) Reflect.deleteProperty(area, 'value');
    },
    { once: true },
  );
}
