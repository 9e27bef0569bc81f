import { READY } from './hydrated.ts';

/**
 * Runs in the browser from the first paint on, for the forms and links that it follows itself. Choosing from a list marked `data-sends` sends its
 * form as its button would, before React runs and after. What the browser follows before React runs is marked `data-sent`. Until the page is left,
 * the next press is the browser's as well: the router would go on with it once somebody comes back. A form that writes is not sent twice with the
 * same content. After half a minute somebody has stopped it, or it led out of the browser, and the mark ends.
 */
export const nativeForms = `(() => {
  const untilReady = new AbortController();
  const contents = new WeakMap();
  const contentOf = (form, submitter) => String(new URLSearchParams(new FormData(form, submitter)));
  const pressed = ({ type, target }) => {
    const one = target.closest?.(type === 'click' ? 'a[href^="/"]:not([target]):not([download]):not([href*="/contact/"])' : 'form');
    const staysHere = one?.method === 'dialog' || one?.hash && one.pathname + one.search === location.pathname + location.search;
    return staysHere ? null : one;
  };
  const mark = (one, { submitter }) => {
    one.dataset.sent = '';
    if (one.method === 'post') contents.set(one, contentOf(one, submitter));
    setTimeout(() => delete one.dataset.sent, 30_000);
  };
  addEventListener('change', ({ target }) => {
    if (target.matches?.('[data-sends]')) target.form.requestSubmit();
  });
  for (const type of ['click', 'submit']) {
    addEventListener(type, (event) => {
      const one = pressed(event);
      if (!one || !document.querySelector('[data-sent]')) return;
      event.stopPropagation();
      const isTwice = 'sent' in one.dataset && one.method === 'post' && contents.get(one) === contentOf(one, event.submitter);
      if (isTwice) event.preventDefault();
      else mark(one, event);
    }, true);
    addEventListener(type, (event) => {
      const one = pressed(event);
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (one && !isElsewhere && !event.defaultPrevented) mark(one, event);
    }, { signal: untilReady.signal });
  }
  addEventListener('${READY}', () => untilReady.abort(), { once: true });
  // A page that one comes back to looks as it did before it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const one of document.querySelectorAll('[data-sent]')) {
      if (one.matches('[action="/search"]')) one.reset();
      delete one.dataset.sent;
    }
    for (const menu of document.querySelectorAll('.menu[open]')) menu.open = false;
    for (const sheet of document.querySelectorAll('[popover]')) sheet.hidePopover?.();
  });
})();`;

/** Whether the browser follows a link or sends a form itself, so that the page is being left. */
export function isBeingLeft(): boolean {
  return document.querySelector('[data-sent]') !== null;
}
