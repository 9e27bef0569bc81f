/**
 * Runs in the browser from the first paint on: choosing from a list marked `data-sends` sends its form as its button would, before React
 * runs and after.
 */
export const sendChoices = `addEventListener('change', ({ target }) => {
  if (target.matches?.('[data-sends]')) target.form.requestSubmit();
});`;
