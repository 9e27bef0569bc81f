import type { MetaDescriptor } from 'react-router';
import { company } from '#content/company.ts';
import type { Thing } from '#features/structured-data/contract.ts';

interface PageWords {
  /** Without the name of the company. */
  title: string;
  description?: string;
  /** The one address of this page, as a path: others that show the same point here. */
  path: string;
  image?: ShareImage;
  kind?: 'website' | 'article';
  /** For pages that mean nothing to a search engine. */
  hidden?: boolean;
  /** The same for machines, in the words of schema.org. */
  structured?: Thing | null;
}

interface ShareImage {
  /** A path of ours or a full address. */
  url: string;
  alt: string;
  width?: number;
  height?: number;
}

/** What a `meta` function is given, as far as it matters here. */
interface MetaMatches {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

const SHARE_IMAGE: ShareImage = {
  url: '/share.jpg',
  alt: `${company.name}: ${company.tagline}`,
  width: 1200,
  height: 630,
};

/** Title, description, canonical link and share image of a page; all addresses are absolute. */
export function pageMeta({ matches }: MetaMatches, words: PageWords): MetaDescriptor[] {
  const { description = company.description, path, image = SHARE_IMAGE, kind = 'website' } = words;
  const origin = publicUrl(matches);
  const title = path === '/' ? `${company.name}: ${words.title}` : `${words.title} | ${company.name}`;
  const url = `${origin}${path}`;
  const properties: Record<string, string | number | undefined> = {
    'og:site_name': company.name,
    'og:type': kind,
    'og:locale': 'en_NG',
    'og:title': words.title,
    'og:description': description,
    'og:url': url,
    'og:image': new URL(image.url, `${origin}/`).href,
    'og:image:alt': image.alt,
    'og:image:width': image.width,
    'og:image:height': image.height,
  };
  return [
    { title },
    { name: 'description', content: description },
    ...(words.hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link', rel: 'canonical', href: url } as const]),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...Object.entries(properties)
      .filter(([, content]) => content !== undefined)
      .map(([property, content]) => ({ property, content: String(content) })),
    // React Router writes it so that no text in it can end the script.
    ...(words.structured ? [{ 'script:ld+json': words.structured } as MetaDescriptor] : []),
  ];
}

/** The `meta` of a page that means nothing to a search engine. */
export function hiddenPage(title: string) {
  return (args: MetaMatches & { location: { pathname: string } }) =>
    pageMeta(args, { title, path: args.location.pathname, hidden: true });
}

function publicUrl(matches: MetaMatches['matches']): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  if (typeof data !== 'object' || data === null || !('publicUrl' in data)) return '';
  return String(data.publicUrl);
}
