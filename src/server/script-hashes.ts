import { hash } from 'node:crypto';

/**
 * The page without the nonce that marks its own scripts while it is drawn, and the hashes of these scripts for its security
 * policy. What got into the page from elsewhere does not know the nonce, so it has no hash and does not run (SEC-1); and
 * without one the same bytes may go to everybody.
 */
export function withHashes(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    if (!html.startsWith('<script', html.lastIndexOf('<', at))) continue;
    const start = html.indexOf('>', at) + 1;
    const code = html.slice(start, html.indexOf('</script', start));
    // Browsers hash what they have read, in which every line ends in one way.
    if (code) hashes.add(`'sha256-${hash('sha256', code.replace(/\r\n?/g, '\n'), 'base64')}'`);
  }
  return { html: html.replaceAll(mark, ''), hashes: [...hashes] };
}
