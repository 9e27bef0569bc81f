import { company } from '#content/company.ts';

export interface NavLink {
  to: string;
  label: string;
}

/** The navigation bar, in order; a screen joins the list together with its route. */
export const mainLinks: readonly NavLink[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/properties', label: 'Properties' },
  { to: '/blog', label: 'Blog' },
  { to: '/contact', label: 'Contact' },
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
      { to: '/pricing', label: 'Pricing' },
      { to: '/contact', label: 'Contact' },
      { to: '/pages', label: 'All pages' },
    ],
  },
  {
    title: company.name,
    links: [
      { to: '/about', label: 'About' },
      { to: '/blog', label: 'Blog' },
      { to: '/support', label: 'Support' },
      { to: '/terms', label: 'Terms' },
      { to: '/privacy', label: 'Privacy' },
    ],
  },
];
