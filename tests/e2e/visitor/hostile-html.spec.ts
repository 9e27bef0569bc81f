import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import { cleanHtml } from '../../../src/features/posts/html.server.ts';
import { expect, test } from '../support/fixtures.ts';

/** Families that the public list lacks: raw text, foreign namespaces, mutation while parsed again, hidden schemes. */
const FAMILIES = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<template><script>alert(1)</script></template>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<a href="jav&#x09;ascript:alert(1)">x</a><a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:alert(1)">x</a><a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<img src="x" onerror=alert(1) onload=alert(1)><img src=`x`onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details><video><source onerror=alert(1)></video>',
  '<p style="background:url(javascript:alert(1))" onclick=alert(1)>x</p>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<<script>script>alert(1)<</script>/script><scr<script>ipt>alert(1)</scr</script>ipt>',
  '<a href="https://x.example" id="location" name="cookie" target="_top">x</a>',
  '<xmp><p title="</xmp><svg/onload=alert(1)>"></xmp><plaintext><img src=x onerror=alert(1)>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea><title><a title="</title><img src=x onerror=alert(1)>">',
];

/** The list writes bytes as `\x09`; browsers get them as they are. */
function withBytes(text: string): string {
  const bytes = text.replace(/\\x([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return bytes === text ? text : Buffer.from(bytes, 'latin1').toString('utf8');
}

test('post: no string of the public lists runs, loads a page or keeps a handler once it was cleaned', async ({
  page,
}) => {
  await page.route('**', (route) => route.abort());
  const strings = [...naughtyStrings, ...naughtyStrings.map(withBytes), ...FAMILIES];
  const cleaned = strings.map((text) => cleanHtml(`<p>${text}</p>${text}`));
  const left = await page.evaluate(async (all) => {
    let ran = 0;
    window.alert = () => void (ran += 1);
    const found: string[] = [];
    for (const html of all) {
      const box = document.createElement('div');
      document.body.replaceChildren(box);
      box.innerHTML = html;
      for (const element of box.querySelectorAll('*')) {
        if (!/^(h[1-3]|p|br|strong|b|em|i|u|a|ol|ul|li|img|blockquote)$/i.test(element.localName)) found.push(html);
        for (const { name, value } of element.attributes) {
          if (!/^(href|rel|target|src|alt|class|data-list)$/.test(name)) found.push(html);
          if (!/^(href|src)$/.test(name)) continue;
          // As the browser reads the address, whatever stands before or inside its scheme.
          const { protocol } = new URL(value, 'https://gidana.example');
          if (!['https:', 'http:', 'mailto:'].includes(protocol) && !value.startsWith('data:image/')) found.push(html);
        }
        if (element instanceof HTMLElement && element.localName !== 'a') element.click();
      }
    }
    // Handlers of pictures that do not come run in a later task.
    await new Promise((resolve) => setTimeout(resolve));
    return { ran, found };
  }, cleaned);
  expect(left).toEqual({ ran: 0, found: [] });
});
