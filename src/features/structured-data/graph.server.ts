import { company } from '#content/company.ts';
import type { Step, Thing } from './contract.ts';

type Draft = Record<string, Thing[string] | null | undefined>;

/** A thing without what is not known: an empty text would be a false statement. */
export function known(draft: Draft): Thing {
  const said = Object.entries(draft).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return Object.fromEntries(said) as Thing;
}

/** Things of one page as one document. */
export function graph(...things: readonly (Thing | null)[]): Thing {
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== null) };
}

/** The way from the home page to here; `steps` ends with the page itself. */
export function wayTo(origin: string, steps: readonly Step[]): Thing {
  const home = { label: 'Home', to: '/' };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + to,
    })),
  };
}

/** Who runs the site, by the name that every page uses for it. */
export function publisher(origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
    logo: `${origin}/icons/icon-512.png`,
  };
}
