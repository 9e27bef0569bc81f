import type { EntryContext } from 'react-router';
import { FAILED, READY } from './hydrated.ts';

const ENTRY = /import\("[^"]+"\)(?=;?\s*$)/;

/** Runs in the browser, in place of the page's own module script; README.md tells what it does and when. */
const BOOTSTRAP = `(() => {
  const { textContent: code, dataset } = document.getElementById('on-demand');
  const triggers = ['pointerdown', 'keydown', 'touchstart', 'submit', 'online', 'pointerover'];
  const failed = () => dispatchEvent(new Event('${FAILED}'));
  let failures = 0;
  let heldButton;
  const run = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = code;
    script.onerror = failed;
    document.body.append(script);
  };
  const fetchWhole = async (file) => {
    const answer = await fetch(file);
    if (!answer.ok) throw answer;
    await answer.arrayBuffer();
  };
  // A mouse over results wakes them and their map; with data saver, somebody who scrolls and follows links goes without.
  const isNeedless = ({ type, target, pointerType }) =>
    (type === 'pointerover' && !(pointerType === 'mouse' && target.closest?.('.results'))) ||
    navigator.connection?.saveData && type !== 'online' && !target.closest?.('button, input, select, textarea, form, [data-js]');
  const start = (event) => {
    if (event && isNeedless(event)) return;
    for (const trigger of triggers) removeEventListener(trigger, start, true);
    try { sessionStorage.setItem('scripts', '1'); } catch {}
    Promise.all(dataset.files.split(' ').filter(Boolean).map(fetchWhole)).then(run, failed);
  };
  const waitForTrigger = () => {
    for (const trigger of triggers) addEventListener(trigger, start, { capture: true, passive: true });
  };
  const holdClick = (event) => {
    const button = event.target.closest?.('[data-js]');
    if (!button) return;
    event.preventDefault();
    heldButton = button;
  };
  addEventListener('click', holdClick, true);
  addEventListener('${FAILED}', () => {
    failures += 1;
    if (failures > 1) {
      heldButton = undefined;
      removeEventListener('click', holdClick, true);
    }
    waitForTrigger();
  });
  // Whoever left does not wait for it any more.
  addEventListener('pagehide', () => { heldButton = undefined; });
  addEventListener('${READY}', () => {
    removeEventListener('click', holdClick, true);
    document.getElementById('next-pages')?.remove();
    if (!document.querySelector('[data-sent]')) heldButton?.click();
  }, { once: true });
  let startNow = false;
  try { startNow = sessionStorage.getItem('scripts') === '1'; } catch {}
  if (startNow || document.querySelector('[data-scripts="now"]')) start();
  else waitForTrigger();
})();`;

/**
 * Lets browsers that can fetch the page behind a link of ours while it is being pressed. Once React runs the page it fetches less,
 * so this ends then; with data saver browsers leave it.
 */
const NEXT_PAGES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/customer/*', '/admin/*', '/media/*', '/listing/*/contact/*'] } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});

/** Whether neither this page nor a layout around it says `export const handle = { scripts: 'at once' }`. */
export function isOnDemand({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const handles = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle);
  return !handles.some((handle) => (handle as { scripts?: string } | undefined)?.scripts === 'at once');
}

/** What stands in the place of the module script: its code as inert text, and the bootstrap that runs it at the first touch, click or key. */
export function deferredScripts(code: string, files: readonly string[]): { attributes: string; code: string }[] {
  const inert = code.replace(ENTRY, `$&.catch(() => dispatchEvent(new Event("${FAILED}")))`);
  return [
    { attributes: ` type="text/plain" id="on-demand" data-files="${files.join(' ')}"`, code: inert },
    { attributes: ' type="speculationrules" id="next-pages"', code: NEXT_PAGES },
    { attributes: '', code: BOOTSTRAP },
  ];
}
