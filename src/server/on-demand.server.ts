/**
 * Pages that a person only reads cost no scripts: those are fetched at the first touch, click or key, and from then on
 * right away. A data bundle costs money here, and the pages work as plain HTML.
 */

const MODULE_SCRIPT = /<script[^>]*? type="module"[^>]*>([\s\S]*?)<\/script>/;
const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const ENTRY = /import\("[^"]+"\)(?=;?\s*$)/;

/**
 * Runs in the browser. A click on a button that needs its script (`data-js`) is kept and repeated once that is there. Scripts
 * that did not come are asked for again when the line is back, or at the next touch; after that, buttons of forms just send.
 */
const BOOTSTRAP = `(() => {
  const code = document.getElementById('on-demand').textContent;
  const { nonce } = document.currentScript;
  const signs = ['pointerdown', 'keydown', 'touchstart', 'submit', 'online'];
  const failed = () => dispatchEvent(new Event('gidana:failed'));
  let failures = 0;
  let waiting;
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true);
    try { sessionStorage.setItem('scripts', '1'); } catch {}
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = nonce;
    script.textContent = code;
    script.onerror = failed;
    document.body.append(script);
  };
  const arm = () => {
    for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  };
  const keep = (event) => {
    const button = event.target.closest?.('[data-js]');
    if (!button) return;
    event.preventDefault();
    waiting = button;
  };
  addEventListener('click', keep, true);
  addEventListener('gidana:failed', () => {
    failures += 1;
    if (failures > 1) {
      waiting = undefined;
      removeEventListener('click', keep, true);
    }
    arm();
  });
  addEventListener('gidana:ready', () => {
    removeEventListener('click', keep, true);
    waiting?.click();
  }, { once: true });
  let wanted = false;
  try { wanted = sessionStorage.getItem('scripts') === '1'; } catch {}
  if (wanted || document.querySelector('[data-scripts="now"]')) start();
  else arm();
})();`;

/** The page with its scripts put off until someone does something. `nonce` is the page's script number. */
export function onDemand(html: string, nonce: string): string {
  const script = MODULE_SCRIPT.exec(html);
  if (!script) return html;
  const code = (script[1] ?? '').replace(ENTRY, '$&.catch(() => dispatchEvent(new Event("gidana:failed")))');
  const put = `<script type="text/plain" id="on-demand">${code}</script><script nonce="${nonce}">${BOOTSTRAP}</script>`;
  return (html.slice(0, script.index) + put + html.slice(script.index + script[0].length)).replace(PRELOADS, '');
}
