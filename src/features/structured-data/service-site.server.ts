import { listingPath, resultsPath } from '#core/paths.ts';
import { company, socialLinks } from '#content/company.ts';
import { questions } from '#content/home.ts';
import type { Step, Thing } from './contract.ts';
import { graph, known, publisher, wayTo } from './graph.server.ts';

/** What the home page says to search engines: who we are, how to search here, and the answers to common questions. */
export function homeData(origin: string): Thing {
  const [street, city] = company.address;
  const organization = known({
    ...publisher(origin),
    description: company.description,
    email: company.emails.hello,
    telephone: company.phone,
    address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: city, addressCountry: 'NG' },
    sameAs: socialLinks.map(({ url }) => url),
  });
  const site = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name: company.name,
    inLanguage: 'en-NG',
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: origin + resultsPath('searchTerm={search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  };
  const faq = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return graph(organization, site, faq);
}

/** A page that lists homes: the way to it, and the homes in their order. */
export function homesData(
  origin: string,
  way: readonly Step[],
  homes: readonly { name: string; slug: string }[],
): Thing {
  const list = {
    '@type': 'ItemList',
    numberOfItems: homes.length,
    itemListElement: homes.map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${origin}${listingPath(slug)}`,
    })),
  };
  return graph(wayTo(origin, way), homes.length > 0 ? list : null);
}
