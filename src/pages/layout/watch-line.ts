/**
 * Marks photographs that did not come, for the styles, and says in a line above the page that there is no connection; also before React
 * runs. Styles show what it keeps on `body`, as they do what the service worker says there.
 */
export const watchLine = `(() => {
  for (const type of ['error', 'load'])
    addEventListener(type, ({ target }) => {
      if (target.closest?.('.picture, .card-photos')) target.toggleAttribute('data-lost', type === 'error');
    }, true);
  const offline = 'You are offline. ';
  const note = offline + 'What is shown may be old.';
  const said = document.createElement('p');
  said.className = 'sr-only';
  said.setAttribute('role', 'status');
  addEventListener('offline', () => {
    document.body.append(said);
    said.textContent = document.body.dataset.kept ??= note;
  });
  addEventListener('online', () => {
    const { dataset } = document.body;
    said.remove();
    if (dataset.kept === note) delete dataset.kept;
    else if (dataset.kept) dataset.kept = dataset.kept.replace(offline, '');
  });
})();`;
