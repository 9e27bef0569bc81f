import { Link } from 'react-router';
import { company, socialLinks } from '#content/company.ts';
import { Logo } from '#ui/brand/logo.tsx';
import { Parapet } from '#ui/brand/parapet.tsx';
import { footerLinks } from './links.ts';
import { SocialIcon } from './social-icon.tsx';

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
              {links.map(({ to, href, label }) => (
                <li key={label}>
                  {to ? <Link to={to}>{label}</Link> : href ? <a href={href}>{label}</a> : <span>{label}</span>}
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
        <ul className="-mr-2.5 flex" aria-label="Social networks">
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
