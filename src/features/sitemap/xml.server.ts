import { escapeMarkup } from '#core/text/markup.ts';

/** One page for search engines. */
export interface Entry {
  /** As a path. */
  path: string;
  changedAt?: Date | null;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The index of the parts of a map. */
export function indexXml(origin: string, parts: readonly Entry[]): string {
  const lines = parts.map((part) => `<sitemap>${place(origin, part)}</sitemap>\n`);
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${lines.join('')}</sitemapindex>\n`;
}

/** One part of a map, written while its addresses are read. */
export async function* partXml(
  origin: string,
  first: readonly Entry[],
  others: AsyncIterable<readonly Entry[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${NAMESPACE}">\n`;
  yield lines(origin, first);
  for await (const batch of others) yield lines(origin, batch);
  yield '</urlset>\n';
}

function lines(origin: string, entries: readonly Entry[]): string {
  return entries.map((entry) => `<url>${place(origin, entry)}</url>\n`).join('');
}

function place(origin: string, { path, changedAt }: Entry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<loc>${escapeMarkup(origin + path)}</loc>${changed}`;
}
