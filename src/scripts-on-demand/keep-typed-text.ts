import { READY } from './hydrated.ts';

/**
 * Keeps what somebody types in a text area, and where the caret stands, until React has taken the page over. React writes the
 * first text into every text area, unlike other fields, and again whenever it begins anew; what is there already is not written.
 */
export function keepTypedText(): void {
  const kept: [HTMLTextAreaElement, keyof HTMLTextAreaElement][] = [];
  const ended = new AbortController();
  const keep = (area: EventTarget | null, name: 'value' | 'defaultValue') => {
    if (!(area instanceof HTMLTextAreaElement)) return;
    kept.push([area, name]);
    Object.defineProperty(area, name, {
      configurable: true,
      get: () => Reflect.get(HTMLTextAreaElement.prototype, name, area),
      set: (next) => {
        if (next !== area.defaultValue) Reflect.set(HTMLTextAreaElement.prototype, name, next, area);
      },
    });
  };
  for (const area of document.querySelectorAll('textarea')) {
    keep(area, 'defaultValue');
    if (area.value !== area.defaultValue) keep(area, 'value');
  }
  document.addEventListener('input', ({ target }) => keep(target, 'value'), { capture: true, signal: ended.signal });
  addEventListener(
    READY,
    () => {
      ended.abort();
      for (const [area, name] of kept) Reflect.deleteProperty(area, name);
    },
    { once: true },
  );
}
