import { href, Link } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { resultsPath } from '#core/paths.ts';
import { areaPath } from '#features/areas/paths.ts';
import { company } from '#content/company.ts';
import { Banner } from '#ui/banner.tsx';
import './content/content.css';
import { pageMeta } from './layout/page-meta.ts';
import type { Route } from './+types/pages-index.ts';

export const handle: PageHandle = { robots: 'sitemap', remembered: true };

const GROUPS = [
  {
    title: 'Find a home',
    entries: [
      { to: '/', label: 'Home', about: 'Search, and the newest homes of each kind' },
      { to: href('/properties'), label: 'Properties', about: 'Premier and recent properties' },
      { to: href('/exclusive'), label: 'Premier Properties', about: 'Exclusive properties that stand out' },
      { to: resultsPath('type=sale'), label: 'Homes for sale', about: 'Houses, flats and land to buy' },
      { to: resultsPath('type=rent'), label: 'Homes for rent', about: 'By the year' },
      { to: resultsPath('type=shortlet'), label: 'Shortlets', about: 'By the night' },
      { to: areaPath('sale', null), label: 'For sale by place', about: 'States, cities and areas, with their prices' },
      { to: areaPath('rent', null), label: 'For rent by place', about: 'What a year costs, from state to street' },
      { to: areaPath('shortlet', null), label: 'Shortlets by place', about: 'What a night costs, and where' },
      { to: resultsPath('offer=true'), label: 'Offers', about: 'Homes with a lower price than before' },
      { to: href('/favourites'), label: 'Favourites', about: 'Homes you saved, side by side if you like' },
    ],
  },
  {
    title: 'List a home',
    entries: [
      { to: href('/register'), label: 'Register', about: 'Open a free account' },
      { to: href('/login'), label: 'Login', about: 'For those who have one' },
      { to: href('/forgetpassword'), label: 'Forgot your password?', about: 'A new one by email' },
      { to: href('/customer/add_properties'), label: 'Add Property', about: 'Photographs, price and facts' },
      { to: href('/customer'), label: 'Your dashboard', about: 'Your listings, package and profile' },
      { to: href('/pricing'), label: 'Pricing', about: 'Four plans and what they hold' },
    ],
  },
  {
    title: `About ${company.name}`,
    entries: [
      { to: href('/about'), label: 'About', about: 'Why we are here, and who we are' },
      { to: href('/blog'), label: 'Blog', about: 'What we have learnt about homes in Nigeria' },
      { to: href('/contact'), label: 'Contact', about: 'Address, telephone and a form' },
      { to: href('/support'), label: 'Support', about: 'Answers to common questions' },
      { to: href('/terms'), label: 'Terms', about: 'What you can expect from us, and we from you' },
      { to: href('/privacy'), label: 'Privacy', about: 'What we keep, and your rights' },
    ],
  },
];

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'All pages',
    path: href('/pages'),
    description: `Every page of ${company.name} at a glance: finding a home, listing one, and who we are.`,
  });

/** The index of the site (SITE-8). */
export default function PagesIndex() {
  return (
    <>
      <Banner title="All pages">Everything there is here, at a glance.</Banner>
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
