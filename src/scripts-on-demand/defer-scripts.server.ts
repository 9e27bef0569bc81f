import type { EntryContext } from 'react-router';
import { FAILED, READY } from './hydrated.ts';

const MODULE_SCRIPT = /<script[^>]*? type="module"[^>]*>([\s\S]*?)<\/script>/;
const PRELOADS = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const ENTRY = /import\("[^"]+"\)(?=;?\s*$)/;

/** Runs in the browser, in place of the page's own module script; README.md tells what it does and when. */
const BOOTSTRAP = `(() => {
  const { textContent: code, dataset } = document.getElementById('on-demand');
  const triggers = ['pointerdown', 'keydown', 'touchstart', 'submit', 'online'];
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
  const start = () => {
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
  addEventListener('${READY}', () => {
    removeEventListener('click', holdClick, true);
    heldButton?.click();
  }, { once: true });
  let startNow = false;
  try { startNow = sessionStorage.getItem('scripts') === '1'; } catch {}
  if (startNow || document.querySelector('[data-scripts="now"]')) start();
  else waitForTrigger();
})();`;

/** Whether neither this page nor a layout around it says `export const handle = { scripts: 'at once' }`. */
export function isOnDemand({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const handles = staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle);
  return !handles.some((handle) => (handle as { scripts?: string } | undefined)?.scripts === 'at once');
}

/**
 * The page with its module script as inert text, and the bootstrap that runs it at the first touch, click or key. The nonce
 * marks both as ours.
 */
export function deferScripts(html: string, nonce: string): string {
  const script = MODULE_SCRIPT.exec(html);
  if (!script) return html;
  const code = (script[1] ?? '').replace(ENTRY, `$&.catch(() => dispatchEvent(new Event("${FAILED}")))`);
  const files = [...html.matchAll(PRELOADS)].map(([, file = '']) => file).join(' ');
  const deferred = `<script type="text/plain" id="on-demand" nonce="${nonce}" data-files="${files}">${code}</script><script nonce="${nonce}">${BOOTSTRAP}</script>`;
  return (html.slice(0, script.index) + deferred + html.slice(script.index + script[0].length)).replace(PRELOADS, '');
}
