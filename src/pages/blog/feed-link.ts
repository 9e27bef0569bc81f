import { company } from '#content/company.ts';

/** Tells feed readers where the blog's feed is. */
export const feedLink = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${company.name} blog`,
  href: '/rss.xml',
} as const;
