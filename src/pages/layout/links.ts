import { href } from 'react-router';
import { company } from '#content/company.ts';

/** The navigation bar, in order; a screen joins the list together with its route. */
export const mainLinks = [
  { to: '/', label: 'Home' },
  { to: href('/about'), label: 'About' },
  { to: href('/properties'), label: 'Properties' },
  { to: href('/blog'), label: 'Blog' },
  { to: href('/contact'), label: 'Contact' },
];

/** The columns of the footer. */
export const footerLinks = [
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
