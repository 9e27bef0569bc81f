/**
 * Keeps what somebody typed in a text area before React runs the page. React writes the first value into every filled text area
 * that it takes over, unlike other fields; the setter that stands in its way here goes with that one write.
 */
export function keepTypedText(): void {
  for (const area of document.querySelectorAll('textarea')) {
    if (area.defaultValue === '') continue;
    Object.defineProperty(area, 'value', {
      configurable: true,
      get: () => Reflect.get(HTMLTextAreaElement.prototype, 'value', area),
      set() {
        Reflect.deleteProperty(area, 'value');
      },
    });
  }
}
