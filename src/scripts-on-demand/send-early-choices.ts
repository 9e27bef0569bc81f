import { READY } from './hydrated.ts';

/**
 * Runs in the browser until React does: choosing from a list marked `data-sends` sends its form as its button would, so that a choice
 * made before the scripts are there is not lost.
 */
export const sendEarlyChoices = `(() => {
  const ended = new AbortController();
  addEventListener('change', ({ target }) => {
    if (target.matches?.('[data-sends]')) target.form.requestSubmit();
  }, { signal: ended.signal });
  addEventListener('${READY}', () => ended.abort(), { once: true });
})();`;
