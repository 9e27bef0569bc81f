import { Link } from 'react-router';
import { company } from '#content/company.ts';
import { Banner } from '#ui/banner.tsx';
import './content/content.css';
import { pageMeta } from './layout/page-meta.ts';
import type { Route } from './+types/pages-index.ts';

export const handle = { scripts: 'on demand' };

interface Entry {
  to: string;
  label: string;
  about: string;
}

const GROUPS: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Find a home',
    entries: [
      { to: '/', label: 'Home', about: 'Search, and the newest homes of each kind' },
      { to: '/properties', label: 'Properties', about: 'Premier and recent properties' },
      { to: '/exclusive', label: 'Premier Properties', about: 'Exclusive properties that stand out' },
      { to: '/search?type=sale', label: 'Homes for sale', about: 'Houses, flats and land to buy' },
      { to: '/search?type=rent', label: 'Homes for rent', about: 'By the year' },
      { to: '/search?type=shortlet', label: 'Shortlets', about: 'By the night' },
      { to: '/for-sale', label: 'For sale by place', about: 'States, cities and areas, with their prices' },
      { to: '/for-rent', label: 'For rent by place', about: 'What a year costs, from state to street' },
      { to: '/shortlet', label: 'Shortlets by place', about: 'What a night costs, and where' },
      { to: '/search?offer=true', label: 'Offers', about: 'Homes that cost less than they did' },
      { to: '/favourites', label: 'Favourites', about: 'Homes that you keep, side by side if you like' },
    ],
  },
  {
    title: 'List a home',
    entries: [
      { to: '/register', label: 'Register', about: 'Open a free account' },
      { to: '/login', label: 'Login', about: 'For those who have one' },
      { to: '/forgetpassword', label: 'Forgot your password?', about: 'A new one by e-mail' },
      { to: '/customer/add_properties', label: 'Add Property', about: 'Photographs, price and facts' },
      { to: '/customer', label: 'Your dashboard', about: 'Your listings, package and profile' },
      { to: '/pricing', label: 'Pricing', about: 'Four plans and what they hold' },
    ],
  },
  {
    title: `About ${company.name}`,
    entries: [
      { to: '/about', label: 'About', about: 'Why we are here, and who we are' },
      { to: '/blog', label: 'Blog', about: 'What we have learnt about homes in Nigeria' },
      { to: '/contact', label: 'Contact', about: 'Address, telephone and a form' },
      { to: '/support', label: 'Support', about: 'Answers to common questions' },
      { to: '/terms', label: 'Terms', about: 'What you may expect of us, and we of you' },
      { to: '/privacy', label: 'Privacy', about: 'What we keep, and your rights' },
    ],
  },
];

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'All pages',
    path: '/pages',
    description: `Every page of ${company.name} at a glance: finding a home, listing one, and who we are.`,
  });

/** The index of the site (SITE-8). */
export default function PagesIndex() {
  return (
    <>
      <Banner title="All pages" crumbs={[{ label: 'Home', to: '/' }, { label: 'All pages' }]}>
        Everything there is here, at a glance.
      </Banner>
      <div className="site-index page">
        {GROUPS.map(({ title, entries }) => (
          <nav key={title} aria-label={title}>
            <h2 className="mb-2 text-xl">{title}</h2>
            <ul>
              {entries.map(({ to, label, about }) => (
                <li key={to}>
                  <Link to={to}>
                    <strong className="block font-medium">{label}</strong>
                    <span className="text-sm text-muted">{about}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </>
  );
}
