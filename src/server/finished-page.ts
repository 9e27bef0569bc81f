import { hash } from 'node:crypto';
import { deferredScripts } from '#scripts-on-demand/defer-scripts.server.ts';
import { scriptLiteral } from '#scripts-on-demand/inline-script.tsx';

const PRELOAD = '<link rel="modulepreload"';
const HREF = / href="([^"]+)"/;
const SCRIPT_END = '</script>';

interface Drawn {
  /** Stands on each of our own scripts while the page is drawn. */
  nonce: string;
  /** What the loaders gave, for React Router in the browser. */
  data: string | null;
  /** Whether the module script waits for the first touch, click or key. */
  isOnDemand: boolean;
}

/**
 * The bytes of a drawn page, without the nonce that marks its own scripts, and the hashes of these scripts for its security policy.
 * What got into the page from elsewhere does not know the nonce, so it has no hash and does not run (SEC-1); and without one the same
 * bytes may go to everybody. In one pass over its pieces: put together anew for each step, a page is copied five times.
 */
export function finishedPage(drawn: string, { nonce, data, isOnDemand }: Drawn): { html: Buffer; hashes: string[] } {
  const pieces = drawn.split(` nonce="${nonce}"`);
  const out = ['<!DOCTYPE html>'];
  const hashes = new Set<string>();
  const add = (attributes: string, code: string) => {
    hashes.add(hashOf(code));
    out.push(`<script${attributes}>`, code, SCRIPT_END);
  };
  const files = isOnDemand ? pieces.flatMap((piece, at) => preloaded(piece, pieces[at + 1]) ?? []) : [];
  const last = isOnDemand ? moduleScript(pieces) : -1;
  // Where the rest of a piece begins, after what was left out.
  let start = 0;
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    if (next === undefined) break;
    const tag = piece.lastIndexOf('<');
    if (isOnDemand && piece.startsWith(PRELOAD, tag)) {
      out.push(piece.slice(start, tag));
      start = next.indexOf('>') + 1;
    } else if (at === last) {
      out.push(piece.slice(start, tag));
      for (const script of deferredScripts(codeIn(next), files)) add(script.attributes, script.code);
      start = next.indexOf(SCRIPT_END) + SCRIPT_END.length;
    } else {
      const code = piece.startsWith('<script', tag) ? codeIn(next) : '';
      if (code) hashes.add(hashOf(code));
      out.push(piece.slice(start));
      start = 0;
    }
  }
  const rest = pieces.at(-1)?.slice(start) ?? '';
  const end = data === null ? -1 : rest.lastIndexOf('</body>');
  if (data === null || end < 0) out.push(rest);
  else {
    out.push(rest.slice(0, end));
    add('', streamed(data));
    out.push(rest.slice(end));
  }
  return { html: encoded(out), hashes: [...hashes] };
}

/** How a policy names a script. */
function hashOf(code: string): string {
  // Browsers hash what they have read, in which every line ends in one way.
  const read = code.includes('\r') ? code.replace(/\r\n?/g, '\n') : code;
  return `'sha256-${hash('sha256', read, 'base64')}'`;
}

/** The file that the marked element between these pieces has fetched early. */
function preloaded(piece: string, next: string | undefined): string | null {
  const tag = next === undefined ? -1 : piece.lastIndexOf('<');
  if (tag < 0 || !piece.startsWith(PRELOAD, tag)) return null;
  return HREF.exec(piece.slice(tag) + next?.slice(0, next.indexOf('>')))?.[1] ?? null;
}

/** The piece that ends in the opening of the framework's own module script, which is the last one; below 0 without one. */
function moduleScript(pieces: readonly string[]): number {
  return pieces.findLastIndex((piece, at) => {
    const next = pieces[at + 1];
    const tag = piece.lastIndexOf('<');
    if (next === undefined || !piece.startsWith('<script', tag)) return false;
    return (piece.slice(tag) + next.slice(0, next.indexOf('>'))).includes(' type="module"');
  });
}

function codeIn(afterMark: string): string {
  return afterMark.slice(afterMark.indexOf('>') + 1, afterMark.indexOf(SCRIPT_END));
}

function streamed(data: string): string {
  return `window.__reactRouterContext.streamController.enqueue(${scriptLiteral(data)});window.__reactRouterContext.streamController.close();`;
}

/** All of them one after the other, without a text of the whole. */
function encoded(texts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0));
  let at = 0;
  for (const text of texts) at += bytes.write(text, at);
  return bytes;
}
