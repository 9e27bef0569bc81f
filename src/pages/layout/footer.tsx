import { Link } from 'react-router';
import { company, socialLinks, type SocialNetwork } from '#content/company.ts';
import { Logo } from '#ui/brand/logo.tsx';
import { Parapet } from '#ui/brand/parapet.tsx';
import { footerLinks } from './links.ts';

/** The end of every page. `year` is the current one in Lagos. */
export function Footer({ year }: { year: number | undefined }) {
  return (
    <footer className="site-footer">
      <Parapet className="absolute inset-x-0 bottom-full text-sunken" />
      <div className="page grid grid-cols-2 gap-10 py-12 md:grid-cols-[1.4fr_1fr_1fr] md:py-16">
        <div className="col-span-2 max-w-sm md:col-span-1">
          <Logo />
          <p className="mt-4 text-lg">{company.tagline}</p>
          <p className="mt-2 text-sm text-muted">{company.meaning}</p>
        </div>
        {footerLinks.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="eyebrow mb-1">{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-8">
        <p className="text-sm text-muted">
          © {year} {company.name}. All rights reserved.
        </p>
        <ul className="-mx-2.5 flex" aria-label="Social networks">
          {socialLinks.map(({ network, label, url }) => (
            <li key={network}>
              <a className="icon-btn" href={url} rel="noopener noreferrer" target="_blank" aria-label={label}>
                <SocialIcon network={network} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

const SHAPES: Record<SocialNetwork, string> = {
  facebook:
    'M14.5 21v-7.500h2.700l.5-3.300h-3.200V8.300c0-1 .5-1.700 1.800-1.700h1.500V3.700S16.500 3.500 15.300 3.500c-2.600 0-4.200 1.600-4.200 4.300v2.400H8v3.300h3.100V21z',
  instagram:
    'M8 3.500h8A4.500 4.500 0 0 1 20.500 8v8a4.500 4.500 0 0 1-4.500 4.500H8A4.500 4.500 0 0 1 3.500 16V8A4.500 4.500 0 0 1 8 3.500m0 1.800A2.700 2.700 0 0 0 5.300 8v8A2.700 2.700 0 0 0 8 18.700h8a2.700 2.700 0 0 0 2.700-2.700V8A2.700 2.700 0 0 0 16 5.300zm4 2.400a4.300 4.300 0 1 1 0 8.600 4.300 4.300 0 0 1 0-8.600m0 1.800a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5m4.600-3.100a1 1 0 1 1 0 2.100 1 1 0 0 1 0-2.100',
  x: 'M4 4h4.700l4 5.600L17.500 4h2.100l-6 6.900L20.200 20h-4.700l-4.300-6.100L5.900 20H3.800l6.500-7.400zm2.900 1.600 9.400 12.800h1.200L8.100 5.600z',
};

/** The sign of a network, drawn here because icon sets no longer carry brands. */
function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" width={22} height={22} fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={SHAPES[network]} />
    </svg>
  );
}
