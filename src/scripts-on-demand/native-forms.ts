/**
 * Runs in the browser from the first paint on, for forms that it sends itself. Choosing from a list marked `data-sends` sends its form as its
 * button would, before React runs and after. A search that the browser sends is marked `data-sent`, so that React, come while the page is being
 * left, does not send it a second time; a page that one comes back to shows in it again what it shows below.
 */
export const nativeForms = `addEventListener('change', ({ target }) => {
  if (target.matches?.('[data-sends]')) target.form.requestSubmit();
});
addEventListener('submit', ({ target, defaultPrevented }) => {
  if (!defaultPrevented && target.method === 'get') target.dataset.sent = '';
});
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('[data-sent]')) {
    form.reset();
    delete form.dataset.sent;
  }
});`;

/** Whether the browser is sending this search itself, so that the page is being left. */
export function isBeingSent(form: HTMLFormElement | null): boolean {
  return form !== null && 'sent' in form.dataset;
}
