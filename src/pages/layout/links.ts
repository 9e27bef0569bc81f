import { href } from 'react-router';
import { company } from '#content/company.ts';

export interface NavLink {
  to: string;
  label: string;
}

/** The navigation bar, in order; a screen joins the list together with its route. */
export const mainLinks: readonly NavLink[] = [
  { to: '/', label: 'Home' },
  { to: href('/about'), label: 'About' },
  { to: href('/properties'), label: 'Properties' },
  { to: href('/blog'), label: 'Blog' },
  { to: href('/contact'), label: 'Contact' },
];

interface FooterLink {
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
      { to: href('/properties'), label: 'Properties' },
      { to: href('/exclusive'), label: 'Premier Properties' },
      { to: href('/pricing'), label: 'Pricing' },
      { to: href('/contact'), label: 'Contact' },
      { to: href('/pages'), label: 'All pages' },
    ],
  },
  {
    title: company.name,
    links: [
      { to: href('/about'), label: 'About' },
      { to: href('/blog'), label: 'Blog' },
      { to: href('/support'), label: 'Support' },
      { to: href('/terms'), label: 'Terms' },
      { to: href('/privacy'), label: 'Privacy' },
    ],
  },
];
