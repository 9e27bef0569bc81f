import { company } from '#content/company.ts';

export interface NavLink {
  to: string;
  label: string;
}

/** The navigation bar, in order; a screen joins the list together with its route. */
export const mainLinks: readonly NavLink[] = [
  { to: '/', label: 'Home' },
  { to: '/properties', label: 'Properties' },
];

export interface FooterLink {
  label: string;
  to?: string;
  /** For what is no page of ours. */
  href?: string;
}

/** The columns of the footer; a text without an address is announced and not yet there. */
export const footerLinks: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'Explore',
    links: [
      { to: '/', label: 'Home' },
      { to: '/properties', label: 'Properties' },
      { to: '/exclusive', label: 'Premier Properties' },
    ],
  },
  {
    title: company.name,
    links: [{ label: 'Terms' }, { label: 'Privacy' }, { href: `mailto:${company.emails.support}`, label: 'Support' }],
  },
];
