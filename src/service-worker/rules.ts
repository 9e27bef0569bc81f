/** Pages that visitors read: the home page, results, homes, areas, the blog and what we say of ourselves. */
const KEPT =
  /^\/(?:(?:search|properties|exclusive|blog|about|pricing|contact|terms|privacy|support|pages)?|(?:listing|post)\/[^/]+|for-(?:rent|sale)(?:\/[^/]+){0,3}|shortlet(?:\/[^/]+){0,3})$/;
/** The framework marks styles with an empty fragment. */
const ASSET = /(?<=["' ])\/assets\/[\w.-]+\.(?:css|woff2|js)(?=["' #])/g;

/** Whether a page with this path may be kept. */
export function isKeptPath(path: string): boolean {
  return KEPT.test(path);
}

/** Whether the server says that an answer is the same for everybody: nobody's own, no contacts, no refusal. */
export function isPublic({ status, headers, redirected }: Response): boolean {
  return status === 200 && !redirected && (headers.get('cache-control') ?? '').startsWith('public');
}

/** The files that a page is drawn and run with, each once. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(ASSET))];
}

const asOf = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** A kept page that says from when it is; styles show it above the page. */
export async function withNote(kept: Response): Promise<Response> {
  const html = await kept.text();
  const from = new Date(kept.headers.get('date') ?? Number.NaN);
  const when = Number.isNaN(from.getTime()) ? '' : ` as of ${asOf.format(from)}`;
  const noted = html.replace('<body', `<body data-kept="You are offline. This is the page${when}."`);
  return new Response(noted, { status: kept.status, headers: kept.headers });
}

/** The page for offline with what can be read; without scripts, which would look for another address in it. */
export function filledIn(page: string, wanted: string, kept: readonly { url: string; html: string }[]): string {
  const items = kept.flatMap(({ url, html }) => {
    // As it stands in markup.
    const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    return title ? `<li><a class="link" href="${inMarkup(url)}">${title.replace(/ \| [^|]*$/, '')}</a></li>` : [];
  });
  const still = page
    .replace(/<script[\s\S]*?<\/script>/g, '')
    // Whoever is shown it may have an account, and be signed in.
    .replace(/(?:<hr[^>]*>)?<a [^>]*href="\/(?:register|login)"[^>]*>[\s\S]*?<\/a>/g, '')
    .replaceAll('href="/offline"', () => `href="${inMarkup(wanted)}"`);
  if (items.length === 0) return still;
  return still
    .replace(/(<section[^>]*) hidden=""/, '$1')
    .replace(/<ul id="kept"[^>]*>/, (list) => list + items.join(''));
}

/** Path and query of an address, for an attribute. */
function inMarkup(url: string): string {
  const { pathname, search } = new URL(url);
  return (pathname + search).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
